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
  /** True where the host delivers a long body piece by piece, so that of a long list no more than a page is held. */
  readonly takesPieces?: boolean
}

/**
 * The pieces of a long body: each is made when it is asked for. Whoever has begun to take them takes the last one too, or
 * calls `return`, which lets go of what they hold; where `next` rejects, the answer must not look complete.
 */
export interface BodyPieces extends AsyncIterableIterator<string> {
  return(): Promise<IteratorResult<string>>
}

/** An answer whose body is a text, or comes in pieces where it is long. */
export interface StreamedResponse extends Omit<ApiResponse, 'body'> {
  readonly body: string | BodyPieces
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
  /** As below, with a long body in pieces. */
  handle(request: ApiRequest & { readonly takesPieces: true }): Promise<StreamedResponse | null>
  /** The answer to a request; null for a path that is none of the interface's, which the host may answer itself. */
  handle(request: ApiRequest): Promise<ApiResponse | null>
  /** As `handle`, with 404 for paths that are none of the interface's. */
  answer(request: ApiRequest): Promise<ApiResponse>
}
