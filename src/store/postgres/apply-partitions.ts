import { applyStatements } from './apply-statements.ts'
import { type PartitionOptions, partitionStatements } from './partition.ts'
import type { PostgresPool } from './postgres-client.ts'

/**
 * Runs `partitionStatements` in one transaction, as the owner of the tables of a migrated database and with the
 * services stopped; migrations wait for it. Throws `invalid_choice` for `partitions`, `store_failed` if views,
 * triggers or foreign keys depend on a table (the cause names them), and the other codes of `postgresStore`; nothing
 * is changed then.
 *
 * @example
 * ```ts no-run a server is due
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
