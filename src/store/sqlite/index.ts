export type { SqlValue } from '../sql/database.ts'
export type { SqlStoreOptions } from '../sql/open-sql-store.ts'
export type { SqliteClient, SqliteStatement } from './sqlite-client.ts'
export { migrateSqlite, openSqliteStore, type SqliteStoreOptions } from './sqlite-store.ts'
