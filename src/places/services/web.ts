/**
 * What is used of the web platform. These files compile without its types, so that no call to the network or the clock
 * slips in; where a project has the types, `AbortSignal` is its own.
 */

/** The part of an AbortSignal that is used. */
interface BareSignal {
  readonly aborted: boolean
  readonly reason: unknown
  throwIfAborted(): void
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** What cancels a request: the `AbortSignal` of browsers, workers and Node. */
export type StopSignal = typeof globalThis extends { AbortSignal: { prototype: infer Signal } } ? Signal : BareSignal

/** How a service is called. */
export interface FetchRequest {
  readonly method: 'GET' | 'POST'
  readonly headers: Record<string, string>
  readonly body?: string
  readonly redirect: 'manual'
  readonly signal: StopSignal
}

/** The part of a Response that is used. */
export interface FetchResponse {
  readonly status: number
  readonly body: { getReader?(): FetchReader } | null
  text(): Promise<string>
}

/** Reads a body piece by piece. */
export interface FetchReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>
}

/** What asks a service: the `fetch` of browsers, workers and Node, or something that answers like it. */
export type Fetch = (url: string, request: FetchRequest) => Promise<FetchResponse>
