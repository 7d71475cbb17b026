import { fail } from '../../../errors/index.ts'
import type { SqlConnection, SqlDatabase, SqlDialect } from '../database.ts'
import { missingOf, STEPS } from './applied.ts'
import { checksumOf, MIGRATIONS, type Migration } from './migrations.ts'
import { inWordsOf } from './words.ts'

const CREATE =
  `create table if not exists ${STEPS} (version {integer} not null, name {text} not null, checksum {text} not null,` +
  ' primary key (version)){end}'

async function apply(connection: SqlConnection, dialect: SqlDialect, migration: Migration): Promise<void> {
  for (const statement of migration.statements) await connection.run(inWordsOf(dialect, statement), [])
  const { version, name } = migration
  const text = `insert into ${STEPS} (version, name, checksum) values ($1, $2, $3)`
  await connection.run(text, [version, name, checksumOf(migration)])
}

/**
 * The steps that a database has not gone; it is only looked at. Throws `schema_newer`, `schema_changed`,
 * `schema_incomplete`.
 */
export function missingSteps(database: SqlDatabase, migrations = MIGRATIONS): Promise<readonly Migration[]> {
  return database.transaction('read', null, (connection) => missingOf(connection, database.dialect, migrations))
}

/** Throws `schema_older` where a step is missing, and what `missingSteps` throws. */
export async function checkSchema(database: SqlDatabase, migrations = MIGRATIONS): Promise<void> {
  const missing = await missingSteps(database, migrations)
  if (missing.length === 0) return
  const names = missing.map(({ version, name }) => `${version} '${name}'`).join(', ')
  const message = `has not gone step ${names} of the schema; run 'tonne migrate', or open it with migrations: 'apply'`
  fail('database', 'schema_older', { message, expected: `schema ${migrations.length}` })
}

/**
 * Brings a database to the schema of this version: what it has gone is checked, what is missing is done, all in one
 * transaction that others wait for. The steps that were done come back. Throws `schema_newer`, `schema_changed`,
 * `schema_incomplete`.
 */
export async function migrate(database: SqlDatabase, migrations = MIGRATIONS): Promise<readonly Migration[]> {
  // who may make no tables still opens a database that lacks none
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
