import type { BaseRecords } from '../records.ts'
import { migrateDatabase, openSqlStore, type SqlStoreOptions } from '../sql/open-sql-store.ts'
import type { Store } from '../store.ts'
import type { PostgresPool } from './postgres-client.ts'
import { PostgresDatabase } from './postgres-database.ts'
import { checkRowSecurity } from './row-security.ts'

/** Options of a Postgres store. */
export interface PostgresStoreOptions extends SqlStoreOptions {
  /** A `Pool` of `pg`, or the result of `fromPostgresJs` or `fromPglite`. */
  readonly client: PostgresPool
  /** Milliseconds to wait for a connection of the pool before throwing `store_unavailable`; 60,000 if absent. */
  readonly connectionWaitMs?: number
  /**
   * Concurrent connections per company; 3 if absent: one for its writers, who take turns, and the others for its readers.
   * Its other requests wait outside the pool, so that other companies find a connection. The pool should have more.
   */
  readonly connectionsPerCompany?: number
  /**
   * Sets the company at the start of each transaction, with one extra statement, so that the policies of
   * `rowSecurityStatements` restrict it to the rows of that company.
   */
  readonly rowSecurity?: boolean
}

/**
 * A store on a Postgres server. Different companies write concurrently, writers of one company take turns; transactions
 * that the server aborts in favour of another (40001, 40P01) are retried. End the client after the last use of the
 * store. Throws `schema_newer`, `schema_changed`, `schema_incomplete`, `schema_older`, `row_security_off`;
 * `client_invalid` for an invalid client or one without the required rights; `store_unavailable`, `store_read_only`,
 * `store_full`, `store_busy`, `store_damaged`, which its transactions throw too, and `store_outcome_unknown` if the
 * connection was lost during the commit. The client's error is the `cause`.
 *
 * @example
 * ```ts no-run a server is due
 * import { AsyncLocalStorage } from 'node:async_hooks'
 * import { type PostgresPool, postgresStore } from 'tonne/postgres'
 * import { createService, type ServiceRecords } from 'tonne/service'
 * // import { Pool } from 'pg', and new Pool({ connectionString: 'postgres://…' })
 * declare const client: PostgresPool
 * const store = await postgresStore<ServiceRecords>({ client, context: new AsyncLocalStorage() })
 * const service = createService({ store })
 * ```
 */
export async function postgresStore<Records extends BaseRecords = BaseRecords>({
  client,
  connectionWaitMs,
  connectionsPerCompany,
  rowSecurity,
  ...options
}: PostgresStoreOptions): Promise<Store<Records>> {
  const database = new PostgresDatabase(client, { rowSecurity, connectionWaitMs, connectionsPerCompany })
  const store = await openSqlStore<Records>(database, options)
  if (rowSecurity === true) await checkRowSecurity(database)
  return store
}

/**
 * Migrates a database to the schema of this version, as `postgresStore` does before it opens. Returns the names of the
 * applied migrations, none if it was up to date. Safe from two processes at once. Throws the codes of `postgresStore`.
 *
 * @example
 * ```ts no-run a server is due
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
