import { isFields } from '../../base/index.ts'
import { FIELD_DESCRIPTIONS } from './data/field-descriptions.ts'
import type { JsonObject } from './open-api-document.ts'

/** Finds the resource of an input schema: 'Site' of 'CreateSite'. */
function resourceOf(schema: string): string {
  return schema.replace(/^(?:Create|Updated?)(?=[A-Z])/, '')
}

/** Describes a field of a schema or of another field. `general` overrides the text for all fields of that name. */
export function fieldDescription(owner: string, name: string, general = FIELD_DESCRIPTIONS[name]): string | undefined {
  return FIELD_DESCRIPTIONS[`${resourceOf(owner)}.${name}`] ?? general
}

/** Adds descriptions to the fields of an object, before the descriptions of their own schemas. */
function describeFields(fields: JsonObject, owner: string): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = isFields(field) ? withFieldDescriptions(field, name) : {}
      const texts = [fieldDescription(owner, name), schema.description]
      return [name, { ...schema, description: texts.filter((text) => text !== undefined).join(' ') }]
    }),
  )
}

function describePart(part: unknown, owner: string): unknown {
  if (Array.isArray(part)) return part.map((inner) => describePart(inner, owner))
  return isFields(part) ? withFieldDescriptions(part, owner) : part
}

/** Adds a description to each field in a JSON Schema, at any depth. `owner` names the schema. */
export function withFieldDescriptions(schema: JsonObject, owner: string): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, part]) => [
      keyword,
      keyword === 'properties' && isFields(part) ? describeFields(part, owner) : describePart(part, owner),
    ]),
  )
}
