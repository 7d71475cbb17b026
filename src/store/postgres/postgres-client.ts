import { fail } from '../../errors/index.ts'
import type { SqlRow, SqlValue } from '../sql/database.ts'

/** The answer to a statement. */
export interface QueryAnswer {
  readonly rows: readonly SqlRow[]
}

/** What is asked of a connection of Postgres: a client of `pg` is one. */
export interface PostgresConnection {
  query(text: string, values: SqlValue[]): Promise<QueryAnswer>
}

/** A connection that was taken from a pool, to be given back; with an error, it is not used again. */
export interface PooledConnection extends PostgresConnection {
  release(error?: Error | boolean): void
  /** Where the client has it: how it tells that the connection was lost while nothing was asked of it. */
  on?(event: 'error', listener: (error: Error) => void): unknown
  off?(event: 'error', listener: (error: Error) => void): unknown
}

/** What is asked of a Postgres client: a pool of `pg` is one, and `fromPostgresJs` and `fromPglite` make one. */
export interface PostgresPool extends PostgresConnection {
  connect(): Promise<PooledConnection>
  /**
   * Set where the database runs in this process, has one connection, and `query` asks it beside the transaction under way.
   * What is written may be lost when the process ends.
   */
  readonly isEmbedded?: boolean
}

const EXPECTED = 'a Pool of pg, fromPostgresJs(sql) or fromPglite(database)'

function refuse(message: string): never {
  return fail('client', 'client_invalid', { message, expected: EXPECTED })
}

function has(value: unknown, name: string): boolean {
  return typeof (value as Readonly<Record<string, unknown>> | null | undefined)?.[name] === 'function'
}

/** The client, if it is a pool. Throws `client_invalid`. */
export function checkedPool(client: PostgresPool): PostgresPool {
  const given: unknown = client
  if (has(given, 'connect') && has(given, 'query')) return client
  if (has(given, 'reserve')) refuse('is postgres.js as it comes; give fromPostgresJs(sql)')
  if (has(given, 'execProtocol')) refuse('is PGlite as it comes; give fromPglite(database)')
  return refuse(`is no pool of connections; give ${EXPECTED}`)
}

/** The connection, if it can be asked and given back. Throws `client_invalid`. */
export function checkedConnection(connection: PooledConnection): PooledConnection {
  if (has(connection, 'query') && has(connection, 'release')) return connection
  return refuse('hands out no connections; give a Pool of pg, not a Client')
}

/** The rows of an answer. Throws `client_invalid`. */
export function checkedRows(answer: QueryAnswer | null | undefined): readonly SqlRow[] {
  if (Array.isArray(answer?.rows)) return answer.rows
  return refuse('answers without rows; query(text, values) must give { rows }')
}
