import type { ErrorCode } from './codes.ts'
import { fail } from './violations.ts'

/** Ignores the rejection of a promise, which would end the process; true if the value is a promise. */
export function forgetPromise(value: unknown): boolean {
  if (typeof (value as { readonly then?: unknown } | null | undefined)?.then !== 'function') return false
  Promise.resolve(value).catch(() => undefined)
  return true
}

/** Calls a function of the host without waiting for it; ignores its errors and the rejection of its promise. */
export function callAndForget(call: () => unknown): void {
  try {
    forgetPromise(call())
  } catch {
    // nobody else receives it
  }
}

/**
 * Returns the answer of a synchronous function of the host. Throws `code` (default: `invalid_type`) if it is a promise,
 * and ignores its rejection.
 */
export function answerAtOnce<T>(path: string, answer: T, code: ErrorCode = 'invalid_type'): T {
  if (!forgetPromise(answer)) return answer
  return fail(path, code, `answered with a promise; it must answer at once, so give a function that is not async`)
}
