import { EmissionsError, errorBelow } from '../../errors/index.ts'

/** 'TypeError', or what kind of value was thrown that is no error. */
function nameOf(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause
  return typeof cause.name === 'string' && /^\w{1,60}$/.test(cause.name) ? cause.name : 'Error'
}

/** A failure of a callback; its own words can hold addresses and keys, so they stand in the cause and not in the message. */
export function failedCallback(path: string, who: string, cause: unknown): EmissionsError {
  if (EmissionsError.is(cause)) return errorBelow(path, cause)
  const message = `${who} failed (${nameOf(cause)}); the error carries what it threw as its cause. Give coordinates or the distance, or try again`
  const error = new EmissionsError([{ path, code: 'router_failed', message }])
  return Object.defineProperty(error, 'cause', { value: cause })
}
