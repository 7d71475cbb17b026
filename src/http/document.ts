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
  /**
   * What the answer says besides, in lower-case names; not given: `cache-control: no-store`. With another `cache-control`
   * it carries an entity tag, and is 304 to whoever has it.
   */
  readonly headers?: Readonly<Record<string, string>>
  /** The text; asked for at the first request and kept. */
  readonly load: (described: Described) => string | Promise<string>
}
