/**
 * tonne/postgres: a store on a Postgres server, through `pg`, postgres.js or PGlite.
 *
 * @module
 */
import { checkOptionNames } from '../../core/errors/index.ts'
import {
  applyStatements,
  makePartitionStatements,
  openPostgresStore,
  type PartitionOptions,
  type PostgresPool,
  type PostgresStoreOptions,
} from '../../store/postgres/index.ts'
import { type BaseRecords, STORE_DEFINITION } from './collections.ts'
import type { Store } from './store.ts'

export type { AsyncContext } from '../../store/index.ts'
export {
  applyRowSecurity,
  citusStatements,
  fromPglite,
  fromPostgresJs,
  fromPostgresTransaction,
  migratePostgres,
  type PartitionOptions,
  type PgliteDatabase,
  type PooledConnection,
  type PostgresConnection,
  type PostgresJsClient,
  type PostgresJsQueries,
  type PostgresPool,
  type PostgresStoreOptions,
  rowSecurityStatements,
  type SqlRow,
  type SqlStoreOptions,
  type SqlValue,
} from '../../store/postgres/index.ts'

const OPTION_NAMES: Readonly<Record<keyof PostgresStoreOptions, true>> = {
  ...{
    client: true,
    connectionWaitMs: true,
    connectionsPerCompany: true,
    rowSecurity: true,
    context: true,
    migrations: true,
  },
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
 * ```ts no-run it needs a server
 * import { AsyncLocalStorage } from 'node:async_hooks'
 * import { type PostgresPool, postgresStore } from 'tonne/postgres'
 * import { createService, type ServiceRecords } from 'tonne/service'
 * // import { Pool } from 'pg', and new Pool({ connectionString: 'postgres://…' })
 * declare const client: PostgresPool
 * const store = await postgresStore<ServiceRecords>({ client, context: new AsyncLocalStorage() })
 * const service = createService({ store })
 * ```
 */
export async function postgresStore<Records extends BaseRecords = BaseRecords>(
  options: PostgresStoreOptions,
): Promise<Store<Records>> {
  checkOptionNames(options, OPTION_NAMES)
  // the store reads only the fields of BaseRecords, and returns records as they were written
  return (await openPostgresStore(STORE_DEFINITION, options)) as Store<Records>
}

/**
 * The statements that partition the tables that grow with the records (activities, shares, emissions, log, idempotency
 * keys) by hash of the company: one each, for a database with the schema of this version, in one transaction and with
 * the services stopped, since a read that began before it would find nothing. Each copies its table, with rows, keys,
 * indexes, owner, grants and policies, and needs as much space again until the transaction ends. May be run repeatedly,
 * and must be after a migration that adds such a table: a table with as many partitions is left as it is, one with
 * others is copied into these. Fails with 2BP01 below views, triggers and foreign keys. Throws `invalid_choice`.
 *
 * @example
 * ```ts
 * import { partitionStatements } from 'tonne/postgres'
 *
 * const statements = partitionStatements({ partitions: 16 })
 * statements.some((one) => one.includes('create table %I.tonne_log_p%s partition of')) // true
 * ```
 */
export function partitionStatements(options: PartitionOptions): readonly string[] {
  return makePartitionStatements(STORE_DEFINITION, options)
}

/**
 * Runs `partitionStatements` in one transaction, as the owner of the tables of a migrated database and with the
 * services stopped; migrations wait for it. Throws `invalid_choice` for `partitions`, `store_failed` if views,
 * triggers or foreign keys depend on a table (the cause names them), and the other codes of `postgresStore`; nothing
 * is changed then.
 *
 * @example
 * ```ts no-run it needs a server
 * import { applyPartitions, migratePostgres, type PostgresPool } from 'tonne/postgres'
 * // import { Pool } from 'pg', and new Pool({ connectionString: 'postgres://…' })
 * declare const client: PostgresPool
 * await migratePostgres({ client })
 * await applyPartitions({ client, partitions: 16 })
 * ```
 */
export async function applyPartitions({
  client,
  partitions,
}: PartitionOptions & { readonly client: PostgresPool }): Promise<void> {
  await applyStatements(client, partitionStatements({ partitions }))
}
