import type { InputPolicy, SomeFields } from '../../resources/index.ts'

/** The host's own entries in the document. */
export interface DocumentOptions {
  /** Default: 'Emissions accounting'. */
  readonly title?: string | undefined
  /** Default: '1.0.0'. */
  readonly version?: string | undefined
  /** The URL of the interface without /v1; default: '..', relative to the document at /v1/openapi.json. */
  readonly serverUrl?: string | undefined
  /** Contact details for users of the interface. */
  readonly contact?:
    | { readonly name: string; readonly url?: string | undefined; readonly email?: string | undefined }
    | undefined
  /** The input policy of the service; policies by company are not described. */
  readonly policy?: SomeFields<InputPolicy> | undefined
}

/** The title if the host sets none. */
export const DEFAULT_TITLE = 'Emissions accounting'

/** Options of `openApiDocument`. */
export interface OpenApiOptions extends DocumentOptions {
  /** Includes the operations beyond the contract, in a group of their own; default: false. */
  readonly extensions?: boolean | undefined
}

/** A part of a JSON Schema or of a document, as plain data. */
export interface JsonObject {
  readonly [key: string]: unknown
}

/** A parameter of an operation in OpenAPI. */
export interface ParameterObject {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description: string
  readonly schema: JsonObject
  readonly example?: unknown
}

/** A body by media type. */
export interface ContentObject {
  readonly [mediaType: string]: { readonly schema: JsonObject; readonly example?: unknown }
}

/** A response of an operation, or a reference to one. */
export interface ResponseObject {
  readonly description: string
  readonly headers?: { readonly [name: string]: JsonObject }
  readonly content?: ContentObject
}

/** A reference to a component. */
export interface ReferenceObject extends JsonObject {
  readonly $ref: string
}

/** An operation in OpenAPI. */
export interface OperationObject {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly parameters: readonly (ParameterObject | ReferenceObject)[]
  readonly requestBody?: { readonly required: true; readonly content: ContentObject }
  readonly responses: { readonly [status: string]: ResponseObject | ReferenceObject }
}

/** An OpenAPI 3.1 document as plain data, ready to be serialized as JSON. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly description: string
    readonly contact: NonNullable<DocumentOptions['contact']>
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

/** Makes a reference to a component: `reference('schemas', 'Site')`. */
export function reference(kind: keyof OpenApiDocument['components'], name: string): ReferenceObject {
  return { $ref: `#/components/${kind}/${name}` }
}
