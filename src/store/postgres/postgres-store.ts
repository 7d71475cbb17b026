import type { StoreDefinition } from '../collections.ts'
import { migrateDatabase, openSqlStore, type SqlStoreOptions } from '../sql/open-sql-store.ts'
import type { SqlStore } from '../sql/sql-store.ts'
import type { PostgresPool } from './postgres-client.ts'
import { PostgresDatabase } from './postgres-database.ts'
import { checkRowSecurity } from './row-security.ts'

/** Options of a Postgres store. */
export interface PostgresStoreOptions extends SqlStoreOptions {
  /** A `Pool` of `pg`, or the result of `fromPostgresJs` or `fromPglite`. */
  readonly client: PostgresPool
  /** Milliseconds to wait for a connection of the pool before throwing `store_unavailable`; 60,000 if absent. */
  readonly connectionWaitMs?: number | undefined
  /**
   * Concurrent connections per company; 3 if absent: one for its writers, who take turns, and the others for its readers.
   * Its other requests wait outside the pool, so that other companies find a connection. The pool should have more.
   */
  readonly connectionsPerCompany?: number | undefined
  /**
   * Sets the company at the start of each transaction, with one extra statement, so that the policies of
   * `rowSecurityStatements` restrict it to the rows of that company.
   */
  readonly rowSecurity?: boolean | undefined
}

/** A store of the collections on a Postgres server. Throws the codes of the database and of its schema. */
export async function openPostgresStore(
  definition: StoreDefinition,
  { client, connectionWaitMs, connectionsPerCompany, rowSecurity, ...options }: PostgresStoreOptions,
): Promise<SqlStore> {
  const database = new PostgresDatabase(client, { rowSecurity, connectionWaitMs, connectionsPerCompany })
  const store = await openSqlStore(database, definition, options)
  if (rowSecurity === true) await checkRowSecurity(database)
  return store
}

/**
 * Migrates a database to the schema of this version, as `postgresStore` does before it opens. Returns the names of the
 * applied migrations, none if it was up to date. Safe from two processes at once. Throws the codes of `postgresStore`.
 *
 * @example
 * ```ts no-run it needs a server
 * import { migratePostgres, type PostgresPool } from 'tonne/postgres'
 * // import { Pool } from 'pg', and new Pool({ connectionString: 'postgres://…' })
 * declare const client: PostgresPool
 * const steps = await migratePostgres({ client }) // ['base'] in an empty database, [] from then on
 * ```
 */
export async function migratePostgres({
  client,
  connectionWaitMs,
}: Pick<PostgresStoreOptions, 'client' | 'connectionWaitMs'>): Promise<readonly string[]> {
  return migrateDatabase(new PostgresDatabase(client, { connectionWaitMs }))
}
