/**
 * tonne/postgres: a store on a Postgres server, through `pg`, postgres.js or PGlite.
 *
 * @module
 */
export type { AsyncContext } from '../nesting.ts'
export type { SqlRow, SqlValue } from '../sql/database.ts'
export type { SqlStoreOptions } from '../sql/open-sql-store.ts'
export { applyPartitions } from './apply-partitions.ts'
export { applyRowSecurity } from './apply-row-security.ts'
export { citusStatements } from './citus.ts'
export { fromPglite, type PgliteDatabase } from './from-pglite.ts'
export { fromPostgresJs, type PostgresJsClient, type PostgresJsQueries } from './from-postgres-js.ts'
export { type PartitionOptions, partitionStatements } from './partition.ts'
export type { PooledConnection, PostgresConnection, PostgresPool } from './postgres-client.ts'
export { migratePostgres, type PostgresStoreOptions, postgresStore } from './postgres-store.ts'
export { rowSecurityStatements } from './row-security.ts'
