import { untilAborted } from './until-aborted.ts'
import type { StopSignal } from './web.ts'

// the two globals that stop a request, which Node 20, browsers and workers have; `AbortSignal.any` came after Node 20.0
declare const AbortSignal: { timeout(ms: number): StopSignal }
declare const AbortController: new () => { readonly signal: StopSignal; abort(reason?: unknown): void }

/** How long some work may take, and what else ends it. */
export interface Deadline {
  readonly timeoutMs: number
  readonly signals: readonly StopSignal[]
}

/**
 * What `work` gives, which gets a signal that stops it after `timeoutMs` or when a signal of the caller does. Rejects then
 * with the reason of whichever came first, whether or not the work heeds the signal.
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
    // ends what still runs, and lets go of what was left unread
    stop.abort()
  }
}
