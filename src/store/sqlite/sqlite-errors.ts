import { EmissionsError } from '../../errors/index.ts'
import { type EngineFailure, engineError, type Moment, OUTCOME_UNKNOWN } from '../sql/engine-error.ts'

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
  5: { code: 'store_busy', message: 'is locked by another writer; nothing was done, try again' },
  6: { code: 'store_busy', message: 'is locked by another statement of this client; nothing was done, try again' },
  8: {
    code: 'store_read_only',
    message: 'is read-only; nothing was done. Open the file for writing, and let the process write to its folder too',
  },
  10: {
    code: 'store_unavailable',
    message: 'could not be read or written; nothing was done. Check the disk that the file is on, then try again',
  },
  11: { code: 'store_damaged', message: 'is damaged; restore the file from a backup' },
  13: { code: 'store_full', message: 'has no space left on its disk; nothing was done. Make room, then try again' },
  14: {
    code: 'store_unavailable',
    message: 'could not be opened; nothing was done. Check that the folder exists and may be written to',
  },
  26: {
    code: 'store_damaged',
    message: 'is not an SQLite database; give the file of one, or restore it from a backup',
  },
}

const CLOSED: EngineFailure = {
  code: 'store_unavailable',
  message: 'was closed; nothing was done. Open it again, and close it only after the last use of the store',
}
const INCOMPLETE: EngineFailure = {
  code: 'schema_incomplete',
  message: 'lacks tables that it should have; nothing was done. Restore it from a backup, or use an empty file',
}
const REFUSED: EngineFailure = {
  code: 'store_failed',
  message: 'rejected a statement; nothing was done. The cause says why',
}

function failureOf(error: unknown): EngineFailure {
  const { message } = fieldsOf(error)
  const text = typeof message === 'string' ? message : ''
  const result = resultOf(error)
  if (result === RESULT_CODES.MISUSE || /not open|is closed/.test(text)) return CLOSED
  if (/no such (?:table|column)|table \S+ already exists/.test(text)) return INCOMPLETE
  return BY_RESULT[result ?? 0] ?? REFUSED
}

/** Maps an error of an SQLite client; an EmissionsError stays unchanged. */
export function sqliteError(error: unknown, moment: Moment): EmissionsError {
  if (EmissionsError.is(error)) return error
  // a write whose sync failed may still be on the disk after a crash
  const isUnknown = moment === 'at_commit' && resultOf(error) === RESULT_CODES.IOERR
  return engineError(isUnknown ? OUTCOME_UNKNOWN : failureOf(error), error)
}
