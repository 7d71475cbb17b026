import { applyStatements } from './apply-statements.ts'
import type { PostgresPool } from './postgres-client.ts'
import { rowSecurityStatements } from './row-security.ts'

/**
 * Runs `rowSecurityStatements` in one transaction, as the owner of the tables of a migrated database; migrations wait
 * for it. Throws `store_failed` or `client_invalid` if the role lacks the right, and the other codes of
 * `postgresStore`.
 *
 * @example
 * ```ts no-run a server is due
 * import { applyRowSecurity, migratePostgres, type PostgresPool } from 'tonne/postgres'
 * // import { Pool } from 'pg', and new Pool({ connectionString: 'postgres://…' })
 * declare const client: PostgresPool
 * await migratePostgres({ client })
 * await applyRowSecurity({ client })
 * ```
 */
export async function applyRowSecurity({ client }: { readonly client: PostgresPool }): Promise<void> {
  await applyStatements(client, rowSecurityStatements())
}
