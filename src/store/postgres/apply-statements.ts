import { plain } from '../sql/database.ts'
import type { PostgresPool } from './postgres-client.ts'
import { PostgresDatabase } from './postgres-database.ts'

/** Runs statements that change the schema in one transaction; migrations wait for it. Throws the codes of `postgresStore`. */
export async function applyStatements(client: PostgresPool, statements: readonly string[]): Promise<void> {
  const database = new PostgresDatabase(client)
  await database.transaction('write', null, async (connection) => {
    const { lockMigrations } = database.dialect
    if (lockMigrations !== null) await connection.run(plain(lockMigrations))
    for (const statement of statements) await connection.run(plain(statement))
  })
}
