import type { Operation } from './operation.ts'

/** The interface that a document describes. */
export interface Described {
  /** The operations that are served, the contract's first. */
  readonly operations: readonly Operation[]
  /** '/api', or ''. */
  readonly basePath: string
}

/** A public document served by GET in addition to the operations: the OpenAPI description, a page, its assets. */
export interface ApiDocument {
  /** '/v1/openapi.json' */
  readonly path: string
  readonly contentType: string
  /**
   * Further response headers, in lower case; default: `cache-control: no-store`. With another `cache-control` the
   * response gets an entity tag, and 304 for clients that have it.
   */
  readonly headers?: Readonly<Record<string, string>>
  /** Loads the text, on the first request only. */
  readonly load: (described: Described) => string | Promise<string>
}
