import { describe, expect, it } from 'vitest'
import { EmissionsError, type ErrorCode } from '../../../../src/core/errors/index.ts'
import { isBusy, sqliteError } from '../../../../src/store/sqlite/sqlite-errors.ts'

/** As better-sqlite3 and libsql throw. */
const named = (code: string, message = '/srv/secret.db') => Object.assign(new Error(message), { code })
/** As node:sqlite throws. */
const numbered = (errcode: number, message = '/srv/secret.db') =>
  Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode })

const BEFORE: readonly (readonly [unknown, ErrorCode])[] = [
  [named('SQLITE_BUSY'), 'store_busy'],
  [named('SQLITE_BUSY_RECOVERY'), 'store_busy'],
  [named('SQLITE_LOCKED_SHAREDCACHE'), 'store_busy'],
  [numbered(5), 'store_busy'],
  [numbered(261), 'store_busy'],
  [named('SQLITE_READONLY'), 'store_read_only'],
  [named('SQLITE_READONLY_DIRECTORY'), 'store_read_only'],
  [numbered(8 + 256 * 6), 'store_read_only'],
  [named('SQLITE_IOERR_WRITE'), 'store_unavailable'],
  [numbered(10), 'store_unavailable'],
  [named('SQLITE_CANTOPEN'), 'store_unavailable'],
  [named('SQLITE_FULL'), 'store_full'],
  [numbered(13), 'store_full'],
  [named('SQLITE_CORRUPT_VTAB'), 'store_damaged'],
  [named('SQLITE_NOTADB'), 'store_damaged'],
  [numbered(26), 'store_damaged'],
  [named('SQLITE_MISUSE'), 'store_unavailable'],
  [new TypeError('The database connection is not open'), 'store_unavailable'],
  [named('ERR_INVALID_STATE', 'database is not open'), 'store_unavailable'],
  [named('SQLITE_ERROR', 'no such table: tonne_sites'), 'schema_incomplete'],
  [named('SQLITE_ERROR', 'no such column: exact'), 'schema_incomplete'],
  [numbered(1, 'table tonne_sites already exists'), 'schema_incomplete'],
  [named('SQLITE_ERROR', 'near "tabel": syntax error'), 'store_failed'],
  [named('SQLITE_CONSTRAINT_NOTNULL'), 'store_failed'],
  [named('SQLITE_OF_TOMORROW'), 'store_failed'],
  ['a text that was thrown', 'store_failed'],
  [null, 'store_failed'],
]

const title = (error: unknown) => {
  const { code, errcode, message } = (error ?? {}) as { code?: string; errcode?: number; message?: string }
  return [code, errcode, message ?? String(error)].filter((one) => one !== undefined).join(' ')
}

describe('an error of an SQLite client', () => {
  it.each(BEFORE.map(([error, code]) => [title(error), code, error] as const))('%s, is %s', (_, code, error) => {
    const found = sqliteError(error, 'before_commit')
    expect(found.code).toBe(code)
    expect(found.cause).toBe(error)
    expect(found.message).not.toContain('secret')
    if (code !== 'store_damaged') expect(found.message).toContain('nothing was done')
  })

  it('has an unknown outcome only if the disk failed at the commit', () => {
    const codes = [named('SQLITE_IOERR_FSYNC'), numbered(10 + 256 * 4), named('SQLITE_FULL'), named('SQLITE_BUSY')]
    expect(codes.map((error) => sqliteError(error, 'at_commit').code)).toEqual([
      ...['store_outcome_unknown', 'store_outcome_unknown', 'store_full', 'store_busy'],
    ])
  })

  it('that is an EmissionsError stays unchanged', () => {
    const ours = new EmissionsError([{ path: '', code: 'duplicate', message: 'is taken' }])
    expect(sqliteError(ours, 'at_commit')).toBe(ours)
  })

  it('is busy if another connection may soon release its lock', () => {
    const errors = [named('SQLITE_BUSY_SNAPSHOT'), numbered(6), named('SQLITE_FULL'), new Error('busy'), null, 'busy']
    expect(errors.map(isBusy)).toEqual([true, true, false, false, false, false])
  })
})
