/** What a host hands over of a body: its bytes or text, unread until asked for, or what a parser of the host made of it. */
export type GivenBody = Uint8Array | string | { readonly parsed: unknown }

/** A request as every host can tell it. */
export interface ApiRequest {
  readonly method: string
  /** The path and query as they came: '/v1/sites/a%20b?limit=1'; not decoded, and without a host. */
  readonly target: string
  /** Lower-case names; a header that came several times is a list. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** Reads the body; asked for at most once, and only where an operation takes one. Rejects with `body_too_large`. */
  readonly body: (limits: { readonly bytesMax: number }) => Promise<GivenBody>
  /** Aborts when the client is gone. */
  readonly signal?: { readonly aborted: boolean } | undefined
}

/** The answer, ready to be sent. */
export interface ApiResponse {
  readonly status: number
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>
  /** '' for none. */
  readonly body: string
}

/** The /v1 interface for any host. */
export interface Api {
  /** The answer to a request; null for a path that is none of the interface's, which the host may answer itself. */
  handle(request: ApiRequest): Promise<ApiResponse | null>
  /** As `handle`, with 404 for paths that are none of the interface's. */
  answer(request: ApiRequest): Promise<ApiResponse>
}
