import { untilAborted } from './until-aborted.ts'
import type { StopSignal } from './web.ts'

// the two globals for aborting a request in Node 20, browsers and workers; `AbortSignal.any` came after Node 20.0
declare const AbortSignal: { timeout(ms: number): StopSignal }
declare const AbortController: new () => { readonly signal: StopSignal; abort(reason?: unknown): void }

/** A time limit for work, and the caller's signals. */
export interface Deadline {
  readonly timeoutMs: number
  readonly signals: readonly StopSignal[]
}

/**
 * Runs `work` with a signal that aborts after `timeoutMs` or when a signal of the caller does. Rejects then with the
 * reason of whichever came first, whether or not the work heeds the signal.
 */
export async function withDeadline<T>(
  work: (signal: StopSignal) => Promise<T>,
  { timeoutMs, signals }: Deadline,
): Promise<T> {
  for (const signal of signals) signal.throwIfAborted()
  const stop = new AbortController()
  try {
    return await untilAborted([AbortSignal.timeout(timeoutMs), ...signals], () => work(stop.signal))
  } finally {
    // ends work that is still running, and releases an unread body
    stop.abort()
  }
}
