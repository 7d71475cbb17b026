import type { AsyncContext } from '../nesting.ts'
import type { BaseRecords } from '../records.ts'
import { openSqlStore } from '../sql/open-sql-store.ts'
import type { Store } from '../store.ts'
import type { PostgresPool } from './postgres-client.ts'
import { PostgresDatabase } from './postgres-database.ts'

/** What a store on a server is given. */
export interface PostgresStoreOptions {
  /** A pool of `pg`, or what does the same. */
  readonly client: PostgresPool
  /** As of `memoryStore`: `new AsyncLocalStorage()` where the host has it. */
  readonly context?: AsyncContext
}

/**
 * A store on a Postgres server, brought to the schema of this version first. Companies write at once, those of one take
 * turns. Throws `schema_newer`, `schema_changed`.
 */
export function postgresStore<Records extends BaseRecords = BaseRecords>({
  client,
  context,
}: PostgresStoreOptions): Promise<Store<Records>> {
  return openSqlStore(new PostgresDatabase(client), context)
}
