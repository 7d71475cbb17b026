import type { Operation } from './operation.ts'

/** What a document of the interface is about. */
export interface Described {
  /** The operations that are served, the contract's first. */
  readonly operations: readonly Operation[]
  /** '/api', or ''. */
  readonly basePath: string
}

/** A document that is served beside the operations, to everybody, as GET: the OpenAPI description, a page, its assets. */
export interface ApiDocument {
  /** '/v1/openapi.json' */
  readonly path: string
  readonly contentType: string
  /** The text; asked for at the first request and kept. */
  readonly load: (described: Described) => string | Promise<string>
}
