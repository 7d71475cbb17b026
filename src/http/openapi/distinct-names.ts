import { isFields } from '../../base/index.ts'
import { type JsonObject, reference } from './open-api-document.ts'

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** A property that is an object beside its id, such as `unit` beside `unitId`. */
function isBesideId(name: string, properties: JsonObject): boolean {
  const property = properties[name]
  return isFields(property) && isFields(property.properties) && Object.hasOwn(properties, `${name}Id`)
}

/**
 * Gives objects beside their ids a name of their own. Generators name a part of a schema by its path, so that `unit.id` and
 * `unitId` of CreateSiteFuel would both be CreateSiteFuelUnitId.
 */
export function withDistinctNames(schemas: { readonly [name: string]: JsonObject }): typeof schemas {
  const named: Record<string, JsonObject> = {}
  for (const [owner, schema] of Object.entries(schemas)) {
    const { properties } = schema
    if (!isFields(properties)) {
      named[owner] = schema
      continue
    }
    const fields: Record<string, unknown> = { ...properties }
    for (const name of Object.keys(properties).filter((one) => isBesideId(one, properties))) {
      const { description, ...object } = properties[name] as JsonObject
      const part = `${owner}${capitalized(name)}Object`
      named[part] = object
      fields[name] = { ...reference('schemas', part), ...(description === undefined ? {} : { description }) }
    }
    named[owner] = { ...schema, properties: fields }
  }
  return named
}
