import type { JsonObject } from '../openapi/open-api-document.ts'
import { type Html, html } from './html.ts'

/** A list in a schema, empty if absent. */
function listAt(schema: JsonObject, key: string): readonly JsonObject[] {
  return Array.isArray(schema[key]) ? (schema[key] as JsonObject[]) : []
}

/** An object in a schema, or undefined. */
export function objectAt(schema: JsonObject, key: string): JsonObject | undefined {
  const found = schema[key]
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as JsonObject) : undefined
}

/** The name of the component that a schema references, or undefined. */
export function mentioned({ $ref }: JsonObject): string | undefined {
  return typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : undefined
}

function joined(parts: readonly Html[], between: string): Html {
  return html`${parts.map((part, index) => html`${index === 0 ? '' : between}${part}`)}`
}

const WORDS: Readonly<Record<string, string>> = { 'date-time': 'timestamp' }

function typeWords({ type, format }: JsonObject): Html {
  const types = (Array.isArray(type) ? type : [type ?? 'anything']).map(String)
  const named = types.map((one) => (one === 'string' && typeof format === 'string' ? (WORDS[format] ?? format) : one))
  return html`${named.join(' or ')}`
}

/** The type of a value: 'number or string', 'list of File', 'Site'; named schemas are links. */
export function typeText(schema: JsonObject): Html {
  const name = mentioned(schema)
  if (name !== undefined) return html`<a href="#schema-${name}">${name}</a>`
  const choices = listAt(schema, 'anyOf')
  if (choices.length > 0) return joined(choices.map(typeText), ' or ')
  if (Array.isArray(schema.enum)) return html`${schema.enum.map(String).join(', ')}`
  if (schema.const !== undefined) return html`always ${JSON.stringify(schema.const)}`
  const items = objectAt(schema, 'items')
  if (schema.type === 'array' && items !== undefined) return html`list of ${typeText(items)}`
  return typeWords(schema)
}

const BOUNDS: readonly (readonly [key: string, words: string])[] = [
  ['minimum', 'from'],
  ['exclusiveMinimum', 'above'],
  ['maximum', 'to'],
  ['minLength', 'characters from'],
  ['maxLength', 'characters to'],
  ['maxItems', 'items to'],
]

/** The bounds of a value in words: 'from 0 to 59'; also of a nullable one. */
export function boundsText(schema: JsonObject): string {
  const own = BOUNDS.filter(([key]) => schema[key] !== undefined && schema[key] !== Number.MAX_SAFE_INTEGER)
  const words = own.map(([key, word]) => `${word} ${JSON.stringify(schema[key])}`)
  return [...words, ...listAt(schema, 'anyOf').map(boundsText)].filter((text) => text !== '').join(', ')
}
