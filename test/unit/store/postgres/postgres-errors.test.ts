import { describe, expect, it } from 'vitest'
import { EmissionsError, type ErrorCode } from '../../../../src/core/errors/index.ts'
import { isAbandoned, isAborted, noConnection, postgresError } from '../../../../src/store/postgres/postgres-errors.ts'

const SECRET = 'postgres://user:password@db.example'
const raw = (code: string | undefined, severity?: string) => Object.assign(new Error(SECRET), { code, severity })

const BEFORE: readonly (readonly [unknown, ErrorCode])[] = [
  [raw('ECONNREFUSED'), 'store_unavailable'],
  [raw('EPIPE'), 'store_unavailable'],
  [raw('CONNECTION_CLOSED'), 'store_unavailable'],
  [raw(undefined), 'store_unavailable'],
  ['a text that was thrown', 'store_unavailable'],
  [undefined, 'store_unavailable'],
  [null, 'store_unavailable'],
  [new TypeError(SECRET), 'client_invalid'],
  [raw('08006'), 'store_unavailable'],
  [raw('57P01', 'FATAL'), 'store_unavailable'],
  [raw('57P03', 'FATAL'), 'store_unavailable'],
  [raw('53300', 'FATAL'), 'store_unavailable'],
  [raw('53200'), 'store_unavailable'],
  [raw('25P03', 'FATAL'), 'store_unavailable'],
  [raw('28P01', 'FATAL'), 'client_invalid'],
  [raw('3D000', 'FATAL'), 'client_invalid'],
  [raw('42501', 'ERROR'), 'client_invalid'],
  [raw('25006', 'ERROR'), 'store_read_only'],
  [raw('53100', 'ERROR'), 'store_full'],
  [raw('40001', 'ERROR'), 'store_busy'],
  [raw('40P01', 'ERROR'), 'store_busy'],
  [raw('55P03', 'ERROR'), 'store_busy'],
  [raw('57014', 'ERROR'), 'store_busy'],
  [raw('42P01', 'ERROR'), 'schema_incomplete'],
  [raw('42703', 'ERROR'), 'schema_incomplete'],
  [raw('42P07', 'ERROR'), 'schema_incomplete'],
  [raw('XX001', 'ERROR'), 'store_damaged'],
  [raw('XX002', 'ERROR'), 'store_damaged'],
  [raw('22012', 'ERROR'), 'store_failed'],
  [raw('25P02', 'ERROR'), 'store_failed'],
]

/** What the server answers a commit with leaves no doubt where it goes on after it. */
const AT_COMMIT: readonly (readonly [unknown, ErrorCode])[] = [
  [raw('ECONNRESET'), 'store_outcome_unknown'],
  [raw(undefined), 'store_outcome_unknown'],
  [new TypeError(SECRET), 'store_outcome_unknown'],
  [raw('57P01', 'FATAL'), 'store_outcome_unknown'],
  [raw('53100', 'PANIC'), 'store_outcome_unknown'],
  [raw('53100'), 'store_outcome_unknown'],
  [raw('40003', 'ERROR'), 'store_outcome_unknown'],
  [raw('08007', 'ERROR'), 'store_outcome_unknown'],
  [raw('XX000', 'FEHLER'), 'store_outcome_unknown'],
  [raw('53100', 'ERROR'), 'store_full'],
  [raw('40001'), 'store_busy'],
  [raw('40001', 'FEHLER'), 'store_busy'],
  [raw('23505'), 'store_failed'],
  [raw('22012', 'ERROR'), 'store_failed'],
]

const title = (error: unknown) => {
  const { code, severity } = (error ?? {}) as { readonly code?: string; readonly severity?: string }
  return `${error instanceof Error ? error.name : String(error)} ${code ?? ''} ${severity ?? ''}`
}

describe('an error of a Postgres client', () => {
  it.each(BEFORE.map(([error, code]) => [title(error), code, error] as const))(
    'before the commit, %s, is %s',
    (_, code, error) => {
      const found = postgresError(error, 'before_commit')
      expect(found.code).toBe(code)
      expect(found.cause).toBe(error)
      expect(found.message).not.toContain(SECRET)
    },
  )

  it.each(AT_COMMIT.map(([error, code]) => [title(error), code, error] as const))(
    'at the commit, %s, is %s',
    (_, code, error) => {
      const found = postgresError(error, 'at_commit')
      expect(found.code).toBe(code)
      expect(found.cause).toBe(error)
      expect(found.message.includes('may be stored, or not')).toBe(code === 'store_outcome_unknown')
    },
  )

  it('says that nothing was done wherever the write is none', () => {
    const silent = ['client_invalid', 'store_damaged']
    for (const [error, code] of BEFORE) {
      if (!silent.includes(code)) expect(postgresError(error, 'before_commit').message).toContain('nothing was done')
    }
  })

  it('that is an EmissionsError stays unchanged', () => {
    const ours = new EmissionsError([{ path: '', code: 'duplicate', message: 'is taken' }])
    expect(postgresError(ours, 'at_commit')).toBe(ours)
  })

  it('asks for another try where the server gave a transaction up, and for patience where one has failed', () => {
    expect([raw('40001'), raw('40P01'), raw('40003'), raw('EPIPE'), null].map(isAbandoned)).toEqual([
      ...[true, true, false, false, false],
    ])
    expect([raw('25P02'), raw('25P03')].map(isAborted)).toEqual([true, false])
  })

  it('states how long it waited for a connection', () => {
    expect(noConnection(1500)).toMatchObject({ code: 'store_unavailable', path: 'database' })
    expect(noConnection(1500).message).toContain('within 1.5 s')
  })
})
