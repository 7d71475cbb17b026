import { EmissionsError } from '../../errors/index.ts'
import { type EngineFailure, engineError, type Moment, OUTCOME_UNKNOWN } from '../sql/engine-error.ts'

interface ClientError {
  readonly code?: unknown
  readonly severity?: unknown
}

/** A SQLSTATE; codes of socket errors ('EPIPE') do not match. */
const SQLSTATE = /^[0-9FHPX][0-9A-Z]{4}$/

/** Conflicts with another transaction: nothing was committed, and the transaction may be retried. */
const TRY_AGAIN = ['40001', '40P01']

/** The SQLSTATE of a server error; undefined for errors of the connection or of anything else. */
function sqlStateOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code } = error as ClientError
  return typeof code === 'string' && SQLSTATE.test(code) ? code : undefined
}

/** True if the server aborted a transaction in favour of another one. */
export function isGivenUp(error: unknown): boolean {
  return TRY_AGAIN.includes(sqlStateOf(error) ?? '')
}

/** True if an earlier statement of the transaction failed and it has not been rolled back yet. */
export function isAborted(error: unknown): boolean {
  return sqlStateOf(error) === '25P02'
}

const UNREACHED: EngineFailure = {
  code: 'store_unavailable',
  message: 'cannot be reached, or the connection was lost; nothing was done. Try again when the server is reachable',
}
const BUSY: EngineFailure = {
  code: 'store_busy',
  message: 'was locked by other transactions for too long; nothing was done, try again',
}
const LOGIN: EngineFailure = {
  code: 'client_invalid',
  message: 'was rejected by the server; check its user, its password and the name of its database',
}
const INCOMPLETE: EngineFailure = {
  code: 'schema_incomplete',
  message:
    'lacks tables that it should have; nothing was done. Restore it from a backup, or use an empty schema, and look at search_path',
}

/** By SQLSTATE, or by its first two characters, the class. */
const BY_STATE: Readonly<Record<string, EngineFailure>> = {
  '08': UNREACHED,
  '25006': {
    code: 'store_read_only',
    message: 'is read-only, as a standby is; nothing was done. Connect to the server that accepts writes',
  },
  '25P03': {
    code: 'store_unavailable',
    message:
      'ended the connection because the transaction was idle for too long; nothing was done. Await only the transaction in it',
  },
  '28': LOGIN,
  '3D': LOGIN,
  '40': BUSY,
  '42501': {
    code: 'client_invalid',
    message:
      'lacks a right that it needs; grant its user access to the tables, and for migrations the right to create tables',
  },
  '42P01': INCOMPLETE,
  '42P07': INCOMPLETE,
  '42703': INCOMPLETE,
  '53100': { code: 'store_full', message: 'has no space left; nothing was done. Make room, then try again' },
  '53': {
    code: 'store_unavailable',
    message: 'has no connection or memory left; nothing was done. Try again, or give the server more',
  },
  '55P03': BUSY,
  '57014': BUSY,
  '57P': UNREACHED,
  XX001: { code: 'store_damaged', message: 'is damaged; restore it from a backup' },
  XX002: { code: 'store_damaged', message: 'has a damaged index; reindex it, or restore it from a backup' },
}

function failureOf(error: unknown): EngineFailure {
  const state = sqlStateOf(error)
  if (state === undefined) {
    if (!(error instanceof TypeError)) return UNREACHED
    return {
      code: 'client_invalid',
      message: 'threw an error of its own, which is the cause; check that it is a client of Postgres',
    }
  }
  const known = BY_STATE[state] ?? BY_STATE[state.slice(0, 3)] ?? BY_STATE[state.slice(0, 2)]
  if (known !== undefined) return known
  return { code: 'store_failed', message: `rejected a statement (${state}); nothing was done. The cause says why` }
}

/** True if the server itself reports that it did not commit: it is still running, or the reason leaves no doubt. */
function isRefusedCommit(error: unknown): boolean {
  const state = sqlStateOf(error)
  if (state === undefined || state === '40003' || state.startsWith('08')) return false
  return (error as ClientError).severity === 'ERROR' || /^(?:23|25|40)/.test(state)
}

/** Maps an error of a Postgres client; an EmissionsError stays unchanged. */
export function postgresError(error: unknown, moment: Moment): EmissionsError {
  if (EmissionsError.is(error)) return error
  const isUnknown = moment === 'at_commit' && !isRefusedCommit(error)
  return engineError(isUnknown ? OUTCOME_UNKNOWN : failureOf(error), error)
}

/** The error for a pool that provides no connection in time. */
export function noConnection(waitedMs: number): EmissionsError {
  const message = `provided no connection within ${waitedMs / 1000} s; nothing was done. Enlarge the pool, and release the connections that are taken from it`
  return engineError({ code: 'store_unavailable', message }, undefined)
}
