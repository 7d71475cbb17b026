import { EmissionsError, nestedError } from '../../errors/index.ts'

/** The name of an error, such as 'TypeError', or the type of any other thrown value. */
function nameOf(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause
  return typeof cause.name === 'string' && /^\w{1,60}$/.test(cause.name) ? cause.name : 'Error'
}

/** The error of a failed callback; its own message can hold addresses and keys, so it is only in the cause. */
export function failedCallback(path: string, who: string, cause: unknown): EmissionsError {
  if (EmissionsError.is(cause)) return nestedError(path, cause)
  const message = `${who} failed (${nameOf(cause)}); the error carries what it threw as its cause. Give coordinates or the distance, or try again`
  const error = new EmissionsError([{ path, code: 'router_failed', message }])
  return Object.defineProperty(error, 'cause', { value: cause })
}
