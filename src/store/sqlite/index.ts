export type { SqlValue } from '../sql/database.ts'
export type { SqlStoreOptions } from '../sql/open-sql-store.ts'
export { fromSqliteTransaction, type SqliteClient, type SqliteStatement } from './sqlite-client.ts'
export { migrateSqlite, openSqliteStore, type SqliteStoreOptions } from './sqlite-store.ts'
