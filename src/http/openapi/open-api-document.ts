/** A part of a JSON Schema or of a document, as plain data. */
export interface JsonObject {
  readonly [key: string]: unknown
}

/** One parameter of an operation. */
export interface ParameterObject {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description: string
  readonly schema: JsonObject
}

/** A body by its media types. */
export interface ContentObject {
  readonly [mediaType: string]: { readonly schema: JsonObject }
}

/** One answer of an operation, or where it is written out. */
export interface ResponseObject {
  readonly description: string
  readonly headers?: { readonly [name: string]: JsonObject }
  readonly content?: ContentObject
}

/** A mention of something in the components. */
export interface ReferenceObject extends JsonObject {
  readonly $ref: string
}

/** One operation as OpenAPI describes it. */
export interface OperationObject {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly parameters: readonly (ParameterObject | ReferenceObject)[]
  readonly requestBody?: { readonly required: true; readonly content: ContentObject }
  readonly responses: { readonly [status: string]: ResponseObject | ReferenceObject }
}

/** The description of the interface as OpenAPI 3.1 has it: plain data, to be written as JSON. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly description: string
    readonly contact: { readonly name: string; readonly url?: string; readonly email?: string }
    readonly license: { readonly name: string; readonly identifier: string }
  }
  readonly servers: readonly { readonly url: string; readonly description: string }[]
  readonly security: readonly { readonly [scheme: string]: readonly string[] }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly 'x-tagGroups': readonly { readonly name: string; readonly tags: readonly string[] }[]
  readonly paths: { readonly [path: string]: { readonly [method: string]: OperationObject } }
  readonly components: {
    readonly schemas: { readonly [name: string]: JsonObject }
    readonly parameters: { readonly [name: string]: ParameterObject }
    readonly headers: { readonly [name: string]: JsonObject }
    readonly responses: { readonly [name: string]: ResponseObject }
    readonly securitySchemes: { readonly [name: string]: JsonObject }
  }
}

/** A mention of a component: `refTo('schemas', 'Site')`. */
export function refTo(kind: keyof OpenApiDocument['components'], name: string): ReferenceObject {
  return { $ref: `#/components/${kind}/${name}` }
}
