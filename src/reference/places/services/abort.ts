import { fail } from '../../../core/errors/index.ts'
import type { StopSignal } from './web.ts'

// the two globals for aborting a request in Node 20, browsers and workers; `AbortSignal.any` came after Node 20.0
declare const AbortSignal: { timeout(ms: number): StopSignal }
declare const AbortController: new () => { readonly signal: StopSignal; abort(reason?: unknown): void }

const METHODS = ['throwIfAborted', 'addEventListener', 'removeEventListener'] as const

function isSignal(value: object): value is StopSignal {
  const signal: Partial<StopSignal> = value
  return typeof signal.aborted === 'boolean' && METHODS.every((name) => typeof signal[name] === 'function')
}

/**
 * Returns the signal of an option; throws `invalid_type` at 'signal' unless it is an AbortSignal, undefined or null.
 */
export function readSignal(signal: unknown): StopSignal | undefined {
  if (signal === undefined || signal === null) return undefined
  if (typeof signal === 'object' && isSignal(signal)) return signal
  const message = 'must be an AbortSignal; pass the signal of an AbortController, or leave it out'
  return fail('signal', 'invalid_type', { message, expected: 'an AbortSignal', received: signal })
}

/** Runs `work`; rejects with the reason of the first signal that aborts, whether or not the work heeds it. */
export async function withAbort<T>(
  signals: readonly (StopSignal | undefined)[],
  work: () => T | PromiseLike<T>,
): Promise<T> {
  const watched = signals.filter((signal) => signal !== undefined)
  for (const signal of watched) signal.throwIfAborted()
  const stopped: (() => void)[] = []
  try {
    return await new Promise<T>((resolve, reject) => {
      for (const signal of watched) {
        const listener = () => reject(signal.reason)
        signal.addEventListener('abort', listener)
        stopped.push(() => signal.removeEventListener('abort', listener))
      }
      // work that fails after the abort is handled too, to prevent an unhandled rejection
      Promise.resolve(work()).then(resolve, reject)
    })
  } finally {
    // the caller's signals may be long-lived
    for (const removeListener of stopped) removeListener()
  }
}

/**
 * Runs `work` with a signal that aborts after `timeoutMs` or when a signal of the caller does. Then rejects with the
 * reason of the first one, even if the work ignores the signal.
 */
export async function withDeadline<T>(
  work: (signal: StopSignal) => Promise<T>,
  timeoutMs: number,
  signals: readonly StopSignal[],
): Promise<T> {
  for (const signal of signals) signal.throwIfAborted()
  const stop = new AbortController()
  try {
    return await withAbort([AbortSignal.timeout(timeoutMs), ...signals], () => work(stop.signal))
  } finally {
    // ends work that is still running, and releases an unread body
    stop.abort()
  }
}
