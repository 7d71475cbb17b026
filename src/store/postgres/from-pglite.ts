import type { SqlRow, SqlValue } from '../sql/database.ts'
import { oneConnection, type PostgresPool } from './postgres-client.ts'

/** The methods used of a PGlite database. */
export interface PgliteDatabase {
  query(text: string, values: unknown[]): Promise<{ readonly rows: readonly unknown[] }>
}

/**
 * Adapts a PGlite database as a client of `postgresStore`: for tests without a server, and for this store alone. It has
 * one connection, so transactions run one after the other, and the store reports that it is not durable.
 *
 * @example
 * ```ts no-run a package is due that the library does not bring
 * import { fromPglite, type PgliteDatabase, postgresStore } from 'tonne/postgres'
 * // import { PGlite } from '@electric-sql/pglite', and new PGlite()
 * declare const database: PgliteDatabase
 * const store = await postgresStore({ client: fromPglite(database) })
 * store.capabilities.durable // => false
 * ```
 */
export function fromPglite(database: PgliteDatabase): PostgresPool {
  const query = async (text: string, values: readonly SqlValue[]) => {
    const { rows } = await database.query(text, [...values])
    return { rows: rows as readonly SqlRow[] }
  }
  return oneConnection(query)
}
