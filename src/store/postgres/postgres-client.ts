import { KeyedMutex, yieldToOthers } from '../../base/index.ts'
import { fail } from '../../core/errors/index.ts'
import type { SqlRow, SqlValue } from '../sql/database.ts'

/** The result of a statement. */
export interface QueryAnswer {
  readonly rows: readonly SqlRow[]
}

/** The methods used of a Postgres connection, such as a client of `pg`. */
export interface PostgresConnection {
  query(text: string, values: SqlValue[]): Promise<QueryAnswer>
}

/** A socket that sends in one call everything written between `cork` and `uncork`. Sockets of Node do. */
interface CorkableSocket {
  cork?(): void
  uncork?(): void
}

/** A connection checked out of a pool; one released with an error is not reused. */
export interface PooledConnection extends PostgresConnection {
  /**
   * True for a connection that sends statements before earlier ones are answered, and is answered in order, such as one
   * of a `Pool` of `pg` 8.23 with `pipeline: true`.
   */
  readonly pipeline?: boolean
  /** The socket, where a client of `pg` has it: statements that are sent together are then one system call. */
  readonly connection?: { readonly stream?: CorkableSocket }
  release(error?: Error | boolean): void
  /** Reports the loss of an idle connection, if the client supports it. */
  on?(event: 'error', listener: (error: Error) => void): unknown
  off?(event: 'error', listener: (error: Error) => void): unknown
}

/** The methods used of a Postgres client, such as a pool of `pg` or the result of `fromPostgresJs` or `fromPglite`. */
export interface PostgresPool extends PostgresConnection {
  connect(): Promise<PooledConnection>
  /**
   * Set if the database runs in this process on a single connection, so that `query` runs inside the transaction in
   * progress. Writes may be lost when the process ends.
   */
  readonly isEmbedded?: boolean
}

const EXPECTED = 'a Pool of pg, fromPostgresJs(sql), fromPglite(database) or fromPostgresTransaction(connection)'

type Query = (text: string, values: readonly SqlValue[]) => Promise<QueryAnswer>

/** A pool of one connection, on which transactions run one after the other. `within` runs the statements of a transaction. */
export function oneConnection(query: Query, within: Query = query): PostgresPool {
  const mutex = new KeyedMutex<'connection'>()
  const connect = () =>
    new Promise<PooledConnection>((resolve) => {
      const untilReleased = () => new Promise<void>((release) => resolve({ query: within, release: () => release() }))
      void mutex.take('connection', untilReleased)
    })
  return { query, connect, isEmbedded: true }
}

/** A pool that reports each connection that leaves it, as one of `pg` does. */
interface ReportingPool {
  on?(event: 'acquire', listener: (connection: PooledConnection) => void): unknown
}

const guardedPools = new WeakSet<PostgresPool>()

/**
 * Receives the errors of a connection that leaves its pool, until the end of the turn. A server that stops says so right
 * behind the answer that makes the connection free: `pg` then has no listener yet, and an error without one ends the
 * process. The next statement on the connection fails, and reports the loss.
 */
export function guardHandover(pool: PostgresPool & ReportingPool): void {
  if (guardedPools.has(pool)) return
  guardedPools.add(pool)
  const ignore = () => undefined
  pool.on?.('acquire', (connection) => {
    connection.on?.('error', ignore)
    void yieldToOthers().then(() => connection.off?.('error', ignore))
  })
}

/** Sends statements in one system call, if the client has a socket that can. */
export function sendTogether<T>({ connection }: PooledConnection, send: () => T): T {
  const socket = connection?.stream
  if (!has(socket, 'cork') || !has(socket, 'uncork')) return send()
  socket?.cork?.()
  try {
    return send()
  } finally {
    socket?.uncork?.()
  }
}

function reject(message: string): never {
  return fail('client', 'client_invalid', { message, expected: EXPECTED })
}

function has(value: unknown, name: string): boolean {
  return typeof (value as Readonly<Record<string, unknown>> | null | undefined)?.[name] === 'function'
}

/** Checks that the client is a pool. Throws `client_invalid`. */
export function checkedPool(client: PostgresPool): PostgresPool {
  const candidate: unknown = client
  if (has(candidate, 'connect') && has(candidate, 'query')) return client
  if (has(candidate, 'reserve')) reject('must not be a bare postgres.js client; give fromPostgresJs(sql)')
  if (has(candidate, 'execProtocol')) reject('must not be a bare PGlite database; give fromPglite(database)')
  return reject(`must be ${EXPECTED}`)
}

/** Checks that the connection can be queried and released. Throws `client_invalid`. */
export function checkedConnection(connection: PooledConnection): PooledConnection {
  if (has(connection, 'query') && has(connection, 'release')) return connection
  return reject('must return connections from connect(); give a Pool of pg, not a Client')
}

/** The rows of a result. Throws `client_invalid`. */
export function checkedRows(answer: QueryAnswer | null | undefined): readonly SqlRow[] {
  if (Array.isArray(answer?.rows)) return answer.rows
  return reject('must return { rows } from query(text, values)')
}
