import type { AsyncContext } from '../nesting.ts'
import type { BaseRecords } from '../records.ts'
import { openSqlStore } from '../sql/open-sql-store.ts'
import type { Store } from '../store.ts'
import type { SqliteClient } from './sqlite-client.ts'
import { SqliteDatabase } from './sqlite-database.ts'

/** What a store in a file is given. */
export interface SqliteStoreOptions {
  /** An open database of `node:sqlite`, `better-sqlite3` or `libsql`, for this store alone. */
  readonly client: SqliteClient
  /** As of `memoryStore`: `new AsyncLocalStorage()` where the host has it. */
  readonly context?: AsyncContext
}

/**
 * A store in an SQLite file, brought to the schema of this version first: what was acknowledged survives a crash. One
 * transaction at a time. Throws `schema_newer`, `schema_changed`.
 */
export function sqliteStore<Records extends BaseRecords = BaseRecords>({
  client,
  context,
}: SqliteStoreOptions): Promise<Store<Records>> {
  return openSqlStore(new SqliteDatabase(client), context)
}
