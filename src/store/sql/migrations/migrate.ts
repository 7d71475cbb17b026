import { fail } from '../../../errors/index.ts'
import type { EngineDialect, SqlConnection, SqlDatabase } from '../database.ts'
import { inWordsOf } from '../dialects.ts'
import { missingOf, STEPS } from './applied.ts'
import { checksumOf, MIGRATIONS, type Migration } from './migrations.ts'

const CREATE =
  `create table if not exists ${STEPS} (version {integer} not null, name {text} not null, checksum {text} not null,` +
  ' primary key (version)){end}'

async function apply(connection: SqlConnection, dialect: EngineDialect, migration: Migration): Promise<void> {
  for (const statement of migration.statements) await connection.run(inWordsOf(dialect, statement), [])
  const { version, name } = migration
  const text = `insert into ${STEPS} (version, name, checksum) values ($1, $2, $3)`
  await connection.run(text, [version, name, checksumOf(migration)])
}

/** The pending migrations of a database; reads only. Throws `schema_newer`, `schema_changed`, `schema_incomplete`. */
export function missingSteps(database: SqlDatabase, migrations = MIGRATIONS): Promise<readonly Migration[]> {
  return database.transaction('read', null, (connection) => missingOf(connection, database.dialect, migrations))
}

/** Throws `schema_older` if a migration is pending, and the codes of `missingSteps`. */
export async function checkSchema(database: SqlDatabase, migrations = MIGRATIONS): Promise<void> {
  const missing = await missingSteps(database, migrations)
  if (missing.length === 0) return
  const names = missing.map(({ version, name }) => `${version} '${name}'`).join(', ')
  const message = `lacks migration ${names}; run 'tonne migrate', or open it with migrations: 'apply'`
  fail('database', 'schema_older', { message, expected: `schema ${migrations.length}` })
}

/**
 * Migrates a database to the schema of this version: checks the applied migrations and runs the pending ones, all in
 * one transaction that others wait for. Returns the pending ones. Throws `schema_newer`, `schema_changed`,
 * `schema_incomplete`.
 */
export async function migrate(database: SqlDatabase, migrations = MIGRATIONS): Promise<readonly Migration[]> {
  // a role that may not create tables can still open an up-to-date database
  if ((await missingSteps(database, migrations)).length === 0) return []
  const { dialect } = database
  return database.transaction('write', null, async (connection) => {
    if (dialect.lockMigrations !== null) await connection.run(dialect.lockMigrations, [])
    const missing = await missingOf(connection, dialect, migrations)
    if (missing.length > 0) await connection.run(inWordsOf(dialect, CREATE), [])
    for (const migration of missing) await apply(connection, dialect, migration)
    return missing
  })
}
