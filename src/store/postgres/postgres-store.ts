import type { BaseRecords } from '../records.ts'
import { migrateDatabase, openSqlStore, type SqlStoreOptions } from '../sql/open-sql-store.ts'
import type { Store } from '../store.ts'
import type { PostgresPool } from './postgres-client.ts'
import { PostgresDatabase } from './postgres-database.ts'
import { checkRowSecurity } from './row-security.ts'

/** What a store on a server is given. */
export interface PostgresStoreOptions extends SqlStoreOptions {
  /** A `Pool` of `pg`, or what `fromPostgresJs` or `fromPglite` makes. */
  readonly client: PostgresPool
  /** How long a transaction waits for a connection of the pool, in milliseconds, before it is `store_unavailable`; 60,000 if absent. */
  readonly connectionWaitMs?: number
  /**
   * The connections of the pool that one company has at once; 3 if absent. Its other requests wait outside of the pool, so
   * that others find a connection. Let the pool have more.
   */
  readonly connectionsPerCompany?: number
  /**
   * Name the company at the beginning of each transaction, one statement more, so that the policies of `rowSecurityStatements`
   * hold it to the rows of that company.
   */
  readonly rowSecurity?: boolean
}

/**
 * A store on a Postgres server. Companies write at once, those of one take turns; what the server gives up in favour of
 * another transaction (40001, 40P01) is tried again. End the client after the last use of the store.
 * Throws `schema_newer`, `schema_changed`, `schema_incomplete`, `schema_older`, `row_security_off`; `client_invalid` for
 * what is no client, or may not do what is due; `store_unavailable`, `store_read_only`, `store_full`, `store_busy`,
 * `store_damaged`, which its transactions throw too, and `store_outcome_unknown` where the connection was lost at the
 * commit. Each has what the client threw as its `cause`.
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
 * Brings a database to the schema of this version, as `postgresStore` does before it opens; the names of the steps that
 * were done come back, none where it was there already. Safe from two processes at once. Throws what `postgresStore` throws.
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
