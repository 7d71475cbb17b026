import type { StoreDefinition } from '../collections.ts'
import { migrateDatabase, openSqlStore, type SqlStoreOptions } from '../sql/open-sql-store.ts'
import type { SqlStore } from '../sql/sql-store.ts'
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

/** A store of the collections in an SQLite file. Throws the codes of the database and of its schema. */
export async function openSqliteStore(
  definition: StoreDefinition,
  { client, openReader, quickCheck = false, ...options }: SqliteStoreOptions,
): Promise<SqlStore> {
  const database = new SqliteDatabase(client, { openReader })
  if (quickCheck) database.quickCheck()
  return openSqlStore(database, definition, options)
}

/**
 * Migrates an SQLite file to the schema of this version, as `sqliteStore` does before it opens. Returns the names of
 * the applied migrations, none if it was up to date. Throws the codes of `sqliteStore`.
 *
 * @example
 * ```ts no-run it needs a client, which Node has from 22.13 on
 * import { migrateSqlite, type SqliteClient } from 'tonne/sqlite'
 * // import { DatabaseSync } from 'node:sqlite', and new DatabaseSync('tonne.db')
 * declare const client: SqliteClient
 * const steps = await migrateSqlite({ client }) // ['base'] in an empty file, [] from then on
 * ```
 */
export async function migrateSqlite({ client }: Pick<SqliteStoreOptions, 'client'>): Promise<readonly string[]> {
  return migrateDatabase(new SqliteDatabase(client))
}
