/**
 * The parts of the web platform in use. These files compile without its types, so that no call to the network or the
 * clock slips in; in a project with those types, `AbortSignal` is its own.
 */

/** The part of an AbortSignal in use. */
interface BareSignal {
  readonly aborted: boolean
  readonly reason: unknown
  throwIfAborted(): void
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** The signal that cancels a request: the `AbortSignal` of browsers, workers and Node. */
export type StopSignal = typeof globalThis extends { AbortSignal: { prototype: infer Signal } } ? Signal : BareSignal

/** The arguments of a service call. */
export interface FetchRequest {
  readonly method: 'GET' | 'POST'
  readonly headers: Record<string, string>
  readonly body?: string
  readonly redirect: 'manual'
  readonly signal: StopSignal
}

/** The part of a Response in use. */
export interface FetchResponse {
  readonly status: number
  readonly body: { getReader?(): FetchReader } | null
  text(): Promise<string>
}

/** Reads a body chunk by chunk. */
export interface FetchReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>
}

/** The `fetch` of browsers, workers and Node, or a compatible function. */
export type Fetch = (url: string, request: FetchRequest) => Promise<FetchResponse>
