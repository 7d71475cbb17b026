/** The body from a host: its bytes or text, or the result of the host's own parser. */
export type HostBody = Uint8Array | string | { readonly parsed: unknown }

/** A request in a form that every host can provide. */
export interface ApiRequest<Host = unknown> {
  readonly method: string
  /** The raw path and query: '/v1/sites/a%20b?limit=1'; not decoded, without a host. */
  readonly target: string
  /** Lower-case names; a repeated header is a list. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** Reads the body; called at most once, and only if an operation takes one. Rejects with `body_too_large`. */
  readonly body: (limits: { readonly bytesMax: number }) => Promise<HostBody>
  /** True if the connection to the host is encrypted. The host must know this itself, not from a header. */
  readonly isSecure?: boolean | undefined
  /** Aborts when the client is gone. */
  readonly signal?: { readonly aborted: boolean } | undefined
  /**
   * The request of the host, for `authenticate`: the request of node:http or Express with what middleware added to it, of
   * Fastify, `{ request, context }` of `fetchHandler`, or the event of Lambda. Absent if the host passes none.
   */
  readonly host?: Host | undefined
  /** True if the host delivers long bodies in pieces, so that only one page of a long list is in memory. */
  readonly takesPieces?: boolean
}

/** A body as it is sent: a text, in UTF-8, or the bytes of a file. */
export type BodyContent = string | Uint8Array

/**
 * The pieces of a long body, created on demand: all texts, or all bytes. A consumer that has started must read to the
 * end or call `return`, which releases resources. If `next` rejects, the response must not look complete.
 */
export interface BodyPieces extends AsyncIterableIterator<BodyContent> {
  return(): Promise<IteratorResult<BodyContent>>
}

/** A response whose body is complete, or pieces if it is long. */
export interface StreamedResponse extends Omit<ApiResponse, 'body'> {
  readonly body: BodyContent | BodyPieces
}

/** The response to send. */
export interface ApiResponse {
  readonly status: number
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>
  /** '' if empty; bytes for a file such as a workbook, a text for everything else. */
  readonly body: BodyContent
}

/** A response with a text. */
export interface TextResponse extends ApiResponse {
  readonly body: string
}

/** The /v1 interface for any host. */
export interface Api {
  /** Responds to a request, with a long body in pieces; null for a path outside the interface. */
  handle(request: ApiRequest & { readonly takesPieces: true }): Promise<StreamedResponse | null>
  /** Responds to a request; null for a path outside the interface, which the host may answer itself. */
  handle(request: ApiRequest): Promise<ApiResponse | null>
  /** Like `handle`, with 404 for paths outside the interface. */
  answer(request: ApiRequest): Promise<ApiResponse>
}
