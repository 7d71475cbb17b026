import type { ErrorCode } from './codes.ts'
import { fail } from './violations.ts'

/** Ignores what a promise rejects with, which would end the process; true if the value is a promise. */
export function forgetPromise(value: unknown): boolean {
  if (typeof (value as { readonly then?: unknown } | null | undefined)?.then !== 'function') return false
  Promise.resolve(value).catch(() => undefined)
  return true
}

/** Calls a function of the host that nothing waits for: what it throws, or its promise rejects with, is ignored. */
export function callAndForget(call: () => unknown): void {
  try {
    forgetPromise(call())
  } catch {
    // nobody else receives it
  }
}

/**
 * The answer of a function of the host that must answer at once. Throws the code, `invalid_type` if none is given, for a
 * promise, whose own rejection is ignored.
 */
export function answerAtOnce<T>(path: string, answer: T, code: ErrorCode = 'invalid_type'): T {
  if (!forgetPromise(answer)) return answer
  return fail(path, code, `answered with a promise; it must answer at once, so give a function that is not async`)
}
