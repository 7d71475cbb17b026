/** The part of an OpenAPI document that is broken here. */
export interface DocumentWithSchemas {
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
  readonly paths: Readonly<Record<string, object>>
}

/** Two names that generators turn into one name of a type. */
const TWINS = ['Vendor', 'vendor'] as const

/** A document with two schemas whose names differ only in the case of a letter. Generators hide or rename one of both. */
export function withTwin(document: DocumentWithSchemas): DocumentWithSchemas {
  const [name, twin] = TWINS
  const { schemas } = document.components
  const vendor = schemas[name]
  if (vendor === undefined) throw new Error(`the document has no schema ${name}`)
  const twinned = { ...document.components, schemas: { ...schemas, [twin]: { ...vendor, description: 'a twin' } } }
  const use = { get: { operationId: 'getTwin', responses: { 200: answerOf(twin) } } }
  return { ...document, components: twinned, paths: { ...document.paths, '/v1/twin': use } }
}

function answerOf(schema: string): object {
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } }
  return { description: 'a twin', content }
}

/** A document whose operations of two paths have the same name. */
export function withSharedOperationId(document: DocumentWithSchemas): DocumentWithSchemas {
  return { ...document, paths: { ...document.paths, '/v1/twin': { ...document.paths['/v1/units'] } } }
}
