import { EmissionsError, nestedError } from '../../../core/errors/index.ts'
import { withAbort } from './abort.ts'
import type { StopSignal } from './web.ts'

/** The name of an error, such as 'TypeError', or the type of any other thrown value. */
function errorName(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause
  return typeof cause.name === 'string' && /^\w{1,60}$/.test(cause.name) ? cause.name : 'Error'
}

/**
 * Returns the error of a failed callback; its own message can contain addresses and keys, so it is only in the cause.
 */
export function failedCallback(path: string, who: string, cause: unknown): EmissionsError {
  if (EmissionsError.is(cause)) return path === '' ? cause : nestedError(path, cause)
  const message = `${who} failed (${errorName(cause)}); the error carries what it threw as its cause. Give coordinates or the distance, or try again`
  const error = new EmissionsError([{ path, code: 'router_failed', message }])
  return Object.defineProperty(error, 'cause', { value: cause })
}

/** The call of a function of the caller: its name in messages, and the field that it is called for. */
interface Callback {
  readonly who: string
  readonly path: string
  readonly signal: StopSignal | undefined
}

/** Calls a function of the caller; rejects with the reason of an abort, and otherwise with the error of its failure. */
export async function callBack<T>(work: () => T | PromiseLike<T>, { who, path, signal }: Callback): Promise<T> {
  try {
    return await withAbort([signal], work)
  } catch (error) {
    signal?.throwIfAborted()
    throw failedCallback(path, who, error)
  }
}
