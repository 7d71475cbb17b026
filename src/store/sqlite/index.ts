/**
 * tonne/sqlite: a store in an SQLite file, through `node:sqlite`, `better-sqlite3` or `libsql`.
 *
 * @module
 */
export type { AsyncContext } from '../nesting.ts'
export type { SqlValue } from '../sql/database.ts'
export type { SqlStoreOptions } from '../sql/open-sql-store.ts'
export type { SqliteClient, SqliteStatement } from './sqlite-client.ts'
export { migrateSqlite, type SqliteStoreOptions, sqliteStore } from './sqlite-store.ts'
