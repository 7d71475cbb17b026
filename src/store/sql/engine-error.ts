import { EmissionsError, type ErrorCode } from '../../errors/index.ts'

/** When a client failed: while nothing could be kept yet, or once it was asked to commit what was written. */
export type Moment = 'before_commit' | 'at_commit'

/** What a failure of a client means, in our words. */
export interface EngineFailure {
  readonly code: ErrorCode
  /** A sentence that follows 'database' or 'client', and says what to do. */
  readonly message: string
}

/** The failure as an error; what the client threw can hold addresses and data, so it stands in the cause alone. */
export function engineError({ code, message }: EngineFailure, cause: unknown): EmissionsError {
  const path = code === 'client_invalid' ? 'client' : 'database'
  const error = new EmissionsError([{ path, code, message }])
  return cause === undefined ? error : Object.defineProperty(error, 'cause', { value: cause })
}

/** The database was lost when the commit was on its way. */
export const OUTCOME_UNKNOWN: EngineFailure = {
  code: 'store_outcome_unknown',
  message:
    'was lost at the commit: what was written may be kept, or not. Send it again with the same Idempotency-Key, or read before you write it again',
}
