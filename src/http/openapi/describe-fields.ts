import { isFields } from '../../errors/index.ts'
import { FIELD_DESCRIPTIONS } from './data/field-descriptions.ts'
import type { JsonObject } from './open-api-document.ts'

/** The description of a field of a schema or of another field; inputs share those of their resource. */
export function fieldDescription(owner: string, name: string): string | undefined {
  const resource = owner.replace(/^(?:Create|Updated?)(?=[A-Z])/, '')
  return FIELD_DESCRIPTIONS[`${resource}.${name}`] ?? FIELD_DESCRIPTIONS[name]
}

/** The fields of an object with their descriptions, before what their own schemas say. */
function describedFields(fields: JsonObject, owner: string): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = described(field, name) as JsonObject
      const texts = [fieldDescription(owner, name), schema.description]
      return [name, { ...schema, description: texts.filter((text) => text !== undefined).join(' ') }]
    }),
  )
}

function described(part: unknown, owner: string): unknown {
  if (Array.isArray(part)) return part.map((inner) => described(inner, owner))
  return isFields(part) ? withFieldDescriptions(part, owner) : part
}

/** A JSON Schema with a description of each field of the objects in it, at any depth; `owner` names the schema. */
export function withFieldDescriptions(schema: JsonObject, owner: string): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, part]) => [
      keyword,
      keyword === 'properties' && isFields(part) ? describedFields(part, owner) : described(part, owner),
    ]),
  )
}
