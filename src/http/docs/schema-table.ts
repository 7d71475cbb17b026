import type { JsonObject } from '../openapi/open-api-document.ts'
import { type Html, html } from './html.ts'
import { boundsText, objectAt, typeText } from './schema-text.ts'

/** A field and its path. */
interface Field {
  readonly path: string
  readonly schema: JsonObject
  readonly isRequired: boolean
}

/** The fields of an object, and of unnamed objects nested in it. */
function fieldsOf(schema: JsonObject, start = ''): readonly Field[] {
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(objectAt(schema, 'properties') ?? {}).flatMap(([name, inner]) => {
    const field = { path: start + name, schema: inner as JsonObject, isRequired: required.includes(name) }
    return [field, ...fieldsBelow(field)]
  })
}

/** The fields of an object that is, or may be, the field's value or the item of its list. */
function fieldsBelow({ path, schema }: Field): readonly Field[] {
  const choices = Array.isArray(schema.anyOf) ? (schema.anyOf as JsonObject[]) : [schema]
  return choices.flatMap((choice) => {
    const items = objectAt(choice, 'items')
    return items === undefined ? fieldsOf(choice, `${path}.`) : fieldsOf(items, `${path}[].`)
  })
}

function row({ path, schema, isRequired }: Field): Html {
  const description = typeof schema.description === 'string' ? schema.description : ''
  const remarks = [boundsText(schema), description].filter((text) => text !== '').join('. ')
  return html`<tr><td><code>${path}</code></td><td>${typeText(schema)}</td><td>${isRequired ? 'yes' : ''}</td><td>${remarks}</td></tr>`
}

/** The fields of a schema as a table; a schema without fields is described in words. */
export function schemaTable(schema: JsonObject): Html {
  const fields = fieldsOf(schema)
  if (fields.length === 0) return html`<p>${typeText(schema)}</p>`
  return html`<table><thead><tr><th>Field</th><th>Type</th><th>Required</th><th>Remarks</th></tr></thead><tbody>${fields.map(row)}</tbody></table>`
}
