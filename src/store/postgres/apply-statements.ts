import { plain } from '../sql/database.ts'
import type { PostgresPool } from './postgres-client.ts'
import { PostgresDatabase } from './postgres-database.ts'
import { rowSecurityStatements } from './row-security.ts'

/** Runs statements that change the schema in one transaction; migrations wait for it. Throws the codes of `postgresStore`. */
export async function applyStatements(client: PostgresPool, statements: readonly string[]): Promise<void> {
  const database = new PostgresDatabase(client)
  await database.transaction('write', null, async (connection) => {
    const { lockMigrations } = database.dialect
    if (lockMigrations !== null) await connection.run(plain(lockMigrations))
    for (const statement of statements) await connection.run(plain(statement))
  })
}

/**
 * Runs `rowSecurityStatements` in one transaction, as the owner of the tables of a migrated database; migrations wait
 * for it. Throws `store_failed` or `client_invalid` if the role lacks the right, and the other codes of
 * `postgresStore`.
 *
 * @example
 * ```ts no-run it needs a server
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
