import { EmissionsError, type ErrorCode } from '../../core/errors/index.ts'

/** The moment when a client failed: before anything could be committed, or once the commit was requested. */
export type Moment = 'before_commit' | 'at_commit'

/** The meaning of a client's failure. */
export interface EngineFailure {
  readonly code: ErrorCode
  /** A sentence that follows 'database' or 'client', with what to do. */
  readonly message: string
}

/** A failure of a client; `message` as in `EngineFailure`. */
export function failure(code: ErrorCode, message: string): EngineFailure {
  return { code, message }
}

/** The failure as an error; only its `cause` has the client's message, which can contain addresses and data. */
export function engineError({ code, message }: EngineFailure, cause: unknown): EmissionsError {
  const path = code === 'client_invalid' ? 'client' : 'database'
  const error = new EmissionsError([{ path, code, message }])
  return cause === undefined ? error : Object.defineProperty(error, 'cause', { value: cause })
}

/** The database was lost during the commit. */
export const OUTCOME_UNKNOWN: EngineFailure = failure(
  'store_outcome_unknown',
  'was lost at the commit: what was written may be stored, or not. Send them again with the same Idempotency-Key, or read first',
)
