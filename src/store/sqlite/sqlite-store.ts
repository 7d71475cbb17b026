import type { BaseRecords } from '../records.ts'
import { migrateDatabase, openSqlStore, type SqlStoreOptions } from '../sql/open-sql-store.ts'
import type { Store } from '../store.ts'
import type { SqliteClient } from './sqlite-client.ts'
import { SqliteDatabase } from './sqlite-database.ts'

/** Options of an SQLite store. */
export interface SqliteStoreOptions extends SqlStoreOptions {
  /** An open database of `node:sqlite`, `better-sqlite3` or `libsql`, for this store alone. */
  readonly client: SqliteClient
  /**
   * Opens another connection to the same file: reads then run concurrently with the writer and each other, on at most 8
   * of them. Without it, everyone waits for a long read. Close them with the client.
   */
  readonly openReader?: () => SqliteClient
  /**
   * Checks the file before the store opens (`quick_check`): a damaged one throws `store_damaged` at once instead of
   * when its pages are read. It reads the whole file, in about a second per gigabyte.
   */
  readonly quickCheck?: boolean
}

/**
 * A store in an SQLite file: acknowledged writes survive a crash. One transaction at a time; another process may write
 * to the same file. A database without a file (`:memory:`) works too, but is not durable. Close the client after the
 * last use of the store. Throws `schema_newer`, `schema_changed`, `schema_incomplete`, `schema_older`; `client_invalid`
 * for an invalid client; `store_damaged`, `store_read_only`, `store_unavailable`, `store_full`, `store_busy`, which its
 * transactions throw too, and `store_outcome_unknown` if the disk failed during the commit. The client's error is the
 * `cause`.
 *
 * @example
 * ```ts no-run a client is due, which Node has from 22.13 on
 * import { AsyncLocalStorage } from 'node:async_hooks'
 * import { createService, type ServiceRecords } from 'tonne/service'
 * import { type SqliteClient, sqliteStore } from 'tonne/sqlite'
 * // import { DatabaseSync } from 'node:sqlite', and const open = () => new DatabaseSync('tonne.db')
 * declare const open: () => SqliteClient
 * const store = await sqliteStore<ServiceRecords>({ client: open(), openReader: open, context: new AsyncLocalStorage() })
 * const service = createService({ store })
 * ```
 */
export async function sqliteStore<Records extends BaseRecords = BaseRecords>({
  client,
  openReader,
  quickCheck = false,
  ...options
}: SqliteStoreOptions): Promise<Store<Records>> {
  const database = new SqliteDatabase(client, { openReader })
  if (quickCheck) database.quickCheck()
  return openSqlStore(database, options)
}

/**
 * Migrates an SQLite file to the schema of this version, as `sqliteStore` does before it opens. Returns the names of
 * the applied migrations, none if it was up to date. Throws the codes of `sqliteStore`.
 *
 * @example
 * ```ts no-run a client is due, which Node has from 22.13 on
 * import { migrateSqlite, type SqliteClient } from 'tonne/sqlite'
 * // import { DatabaseSync } from 'node:sqlite', and new DatabaseSync('tonne.db')
 * declare const client: SqliteClient
 * const steps = await migrateSqlite({ client }) // ['base'] in an empty file, [] from then on
 * ```
 */
export async function migrateSqlite({ client }: Pick<SqliteStoreOptions, 'client'>): Promise<readonly string[]> {
  return migrateDatabase(new SqliteDatabase(client))
}
