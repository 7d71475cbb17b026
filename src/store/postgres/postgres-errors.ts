import { isObject } from '../../base/index.ts'
import { EmissionsError } from '../../core/errors/index.ts'
import { type EngineFailure, engineError, failure, type Moment, OUTCOME_UNKNOWN } from '../sql/engine-error.ts'

/** A SQLSTATE; codes of socket errors ('EPIPE') do not match. */
const SQLSTATE = /^[0-9FHPX][0-9A-Z]{4}$/

/** Conflicts with another transaction: nothing was committed, and the transaction may be retried. */
const TRY_AGAIN = ['40001', '40P01']

/** The SQLSTATE of a server error; undefined for errors of the connection or of anything else. */
function sqlStateOf(error: unknown): string | undefined {
  if (!isObject(error)) return undefined
  const { code } = error
  return typeof code === 'string' && SQLSTATE.test(code) ? code : undefined
}

/** True if the server aborted a transaction in favour of another one. */
export function isAbandoned(error: unknown): boolean {
  return TRY_AGAIN.includes(sqlStateOf(error) ?? '')
}

/** True if an earlier statement of the transaction failed and it has not been rolled back yet. */
export function isAborted(error: unknown): boolean {
  return sqlStateOf(error) === '25P02'
}

const LOST = 'cannot be reached, or the connection was lost; nothing was done. Try again when the server is reachable'
const UNREACHABLE = failure('store_unavailable', LOST)
const BUSY = failure('store_busy', 'was locked by other transactions for too long; nothing was done, try again')
const LOGIN = failure('client_invalid', 'was rejected by the server; check its user, its password and its database')
const INCOMPLETE = failure('schema_incomplete', 'lacks tables; nothing was done. Restore it, or check search_path')
const IDLE = 'ended the connection, as the transaction was idle; nothing was done. Await only the transaction in it'
const FOREIGN = 'threw an error of its own, which is the cause; check that it is a client of Postgres'

/** By SQLSTATE, or by its first two characters, the class. */
const BY_STATE: Readonly<Record<string, EngineFailure>> = {
  '08': UNREACHABLE,
  '25006': failure('store_read_only', 'is read-only; nothing was done. Connect to the server that accepts writes'),
  '25P03': failure('store_unavailable', IDLE),
  '28': LOGIN,
  '3D': LOGIN,
  '40': BUSY,
  '42501': failure('client_invalid', 'lacks a right; grant it access to the tables, or for migrations to create them'),
  '42P01': INCOMPLETE,
  '42P07': INCOMPLETE,
  '42703': INCOMPLETE,
  '53100': failure('store_full', 'has no space left; nothing was done. Make room, then try again'),
  '53': failure('store_unavailable', 'has no connection or memory left; nothing was done. Try again, or give it more'),
  '55P03': BUSY,
  '57014': BUSY,
  '57P': UNREACHABLE,
  XX001: failure('store_damaged', 'is damaged; restore it from a backup'),
  XX002: failure('store_damaged', 'has a damaged index; reindex it, or restore it from a backup'),
}

function postgresFailureOf(error: unknown): EngineFailure {
  const state = sqlStateOf(error)
  if (state === undefined) return error instanceof TypeError ? failure('client_invalid', FOREIGN) : UNREACHABLE
  const known = BY_STATE[state] ?? BY_STATE[state.slice(0, 3)] ?? BY_STATE[state.slice(0, 2)]
  return known ?? failure('store_failed', `rejected a statement (${state}); nothing was done. The cause says why`)
}

/** True if the server itself reports that it did not commit: it is still running, or the reason leaves no doubt. */
function isRefusedCommit(error: unknown): boolean {
  const state = sqlStateOf(error)
  if (state === undefined || state === '40003' || state.startsWith('08')) return false
  return (isObject(error) && error.severity === 'ERROR') || /^(?:23|25|40)/.test(state)
}

/** Maps an error of a Postgres client; an EmissionsError stays unchanged. */
export function postgresError(error: unknown, moment: Moment): EmissionsError {
  if (EmissionsError.is(error)) return error
  const isUnknown = moment === 'at_commit' && !isRefusedCommit(error)
  return engineError(isUnknown ? OUTCOME_UNKNOWN : postgresFailureOf(error), error)
}

/** The error for a pool that provides no connection in time. */
export function noConnection(waitedMs: number): EmissionsError {
  const message = `provided no connection within ${waitedMs / 1000} s; nothing was done. Enlarge the pool, and release the connections that are taken from it`
  return engineError({ code: 'store_unavailable', message }, undefined)
}
