import { EmissionsError, type Violation } from '../../errors/index.ts'

/** The same error below the path of the place. */
function below(path: string, violations: readonly Violation[]): EmissionsError {
  return new EmissionsError(violations.map((one) => ({ ...one, path: [path, one.path].filter(Boolean).join('.') })))
}

/** 'TypeError', or what kind of value was thrown that is no error. */
function nameOf(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause
  return typeof cause.name === 'string' && /^\w{1,60}$/.test(cause.name) ? cause.name : 'Error'
}

/** A failure of a callback; its own words can hold addresses and keys, so they stand in the cause and not in the message. */
export function failedCallback(path: string, who: string, cause: unknown): EmissionsError {
  if (EmissionsError.is(cause)) return below(path, cause.violations)
  const message = `${who} failed (${nameOf(cause)}); the error carries what it threw as its cause. Give coordinates or the distance, or try again`
  const error = new EmissionsError([{ path, code: 'router_failed', message }])
  return Object.defineProperty(error, 'cause', { value: cause })
}
