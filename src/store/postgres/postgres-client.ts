import type { SqlRow, SqlValue } from '../sql/database.ts'

/** What is asked of a connection of Postgres: a client of `pg` is one. */
export interface PostgresConnection {
  query(text: string, values: SqlValue[]): Promise<{ readonly rows: readonly SqlRow[] }>
}

/** A connection that was taken from a pool, to be given back; with an error, it is not used again. */
export interface PooledConnection extends PostgresConnection {
  release(error?: Error | boolean): void
  /** Where the client has it: how it tells that the connection was lost while nothing was asked of it. */
  on?(event: 'error', listener: (error: Error) => void): unknown
  off?(event: 'error', listener: (error: Error) => void): unknown
}

/** What is asked of a Postgres client: a pool of `pg` is one. */
export interface PostgresPool extends PostgresConnection {
  connect(): Promise<PooledConnection>
}
