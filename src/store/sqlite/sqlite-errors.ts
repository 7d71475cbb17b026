import { EmissionsError } from '../../core/errors/index.ts'
import { type EngineFailure, engineError, failure, type Moment, OUTCOME_UNKNOWN } from '../sql/engine-error.ts'

/** The primary result codes of SQLite by name, as clients write them after 'SQLITE_'. */
const RESULT_CODES: Readonly<Record<string, number>> = {
  ERROR: 1,
  BUSY: 5,
  LOCKED: 6,
  READONLY: 8,
  IOERR: 10,
  CORRUPT: 11,
  FULL: 13,
  CANTOPEN: 14,
  MISUSE: 21,
  NOTADB: 26,
}

interface ClientError {
  readonly code?: unknown
  readonly errcode?: unknown
  readonly message?: unknown
}

function fieldsOf(error: unknown): ClientError {
  return typeof error === 'object' && error !== null ? error : {}
}

/** The primary result code of a client's error; undefined for any other error. */
function resultOf(error: unknown): number | undefined {
  const { code, errcode } = fieldsOf(error)
  // extended codes have the reason in the bits above the first eight, or in the name, as in 'SQLITE_BUSY_RECOVERY'
  if (typeof errcode === 'number') return errcode % 256
  const [, name] = /^SQLITE_([A-Z]+)/.exec(typeof code === 'string' ? code : '') ?? []
  return name === undefined ? undefined : (RESULT_CODES[name] ?? 0)
}

/** True if another connection holds a lock and may soon release it. */
export function isBusy(error: unknown): boolean {
  const result = resultOf(error)
  return result === RESULT_CODES.BUSY || result === RESULT_CODES.LOCKED
}

const BY_RESULT: Readonly<Record<number, EngineFailure>> = {
  5: failure('store_busy', 'is locked by another writer; nothing was done, try again'),
  6: failure('store_busy', 'is locked by another statement of this client; nothing was done, try again'),
  8: failure('store_read_only', 'is read-only; nothing was done. Let the process write to the file and to its folder'),
  10: failure('store_unavailable', 'could not be read or written; nothing was done. Check its disk, then try again'),
  11: failure('store_damaged', 'is damaged; restore the file from a backup'),
  13: failure('store_full', 'has no space left on its disk; nothing was done. Make room, then try again'),
  14: failure(
    'store_unavailable',
    'could not be opened; nothing was done. Check that its folder exists and is writable',
  ),
  26: failure('store_damaged', 'is not an SQLite database; give the file of one, or restore it from a backup'),
}

const CLOSED = failure(
  'store_unavailable',
  'was closed; nothing was done. Close it only after the last use of the store',
)
const INCOMPLETE = failure('schema_incomplete', 'lacks tables; nothing was done. Restore it, or use an empty file')
const REJECTED = failure('store_failed', 'rejected a statement; nothing was done. The cause says why')

function sqliteFailureOf(error: unknown): EngineFailure {
  const { message } = fieldsOf(error)
  const text = typeof message === 'string' ? message : ''
  const result = resultOf(error)
  if (result === RESULT_CODES.MISUSE || /not open|is closed/.test(text)) return CLOSED
  if (/no such (?:table|column)|table \S+ already exists/.test(text)) return INCOMPLETE
  return BY_RESULT[result ?? 0] ?? REJECTED
}

/** Maps an error of an SQLite client; an EmissionsError stays unchanged. */
export function sqliteError(error: unknown, moment: Moment): EmissionsError {
  if (EmissionsError.is(error)) return error
  // a write whose sync failed may still be on the disk after a crash
  const isUnknown = moment === 'at_commit' && resultOf(error) === RESULT_CODES.IOERR
  return engineError(isUnknown ? OUTCOME_UNKNOWN : sqliteFailureOf(error), error)
}
