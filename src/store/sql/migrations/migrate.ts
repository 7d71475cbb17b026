import { fail } from '../../../errors/index.ts'
import type { SqlConnection, SqlDatabase, SqlDialect } from '../database.ts'
import { TABLE_PREFIX } from '../table-columns.ts'
import { checksumOf, MIGRATIONS, type Migration } from './migrations.ts'

const TABLE = `${TABLE_PREFIX}migrations`

const CREATE =
  `create table if not exists ${TABLE} (version {integer} not null, name {text} not null, checksum {text} not null,` +
  ' primary key (version)){end}'

function inWordsOf({ words }: SqlDialect, statement: string): string {
  return statement.replace(/\{(integer|text|end)\}/g, (_, word: 'integer' | 'text' | 'end') => words[word])
}

interface Applied {
  readonly version: number
  readonly checksum: string
}

async function readApplied(connection: SqlConnection): Promise<Applied[]> {
  const rows = await connection.run(`select version, checksum from ${TABLE} order by version`, [])
  return rows.map(({ version, checksum }) => ({ version: Number(version), checksum: String(checksum) }))
}

/** Throws `schema_newer` or `schema_changed` where a step is not one of those this version of the library knows. */
function checkApplied(applied: readonly Applied[], migrations: readonly Migration[]): void {
  for (const { version, checksum } of applied) {
    const known = migrations.find((one) => one.version === version)
    if (known === undefined) {
      const message = `is of schema ${version}, and this version of tonne knows up to ${migrations.length}; install a newer one`
      fail('database', 'schema_newer', { message, expected: `up to ${migrations.length}`, received: version })
    }
    if (checksumOf(known) === checksum) continue
    const message = `went step ${version} in another text than '${known.name}' has; restore it from a backup`
    fail('database', 'schema_changed', { message, expected: checksumOf(known), received: checksum })
  }
}

async function apply(connection: SqlConnection, dialect: SqlDialect, migration: Migration): Promise<void> {
  for (const statement of migration.statements) await connection.run(inWordsOf(dialect, statement), [])
  const { version, name } = migration
  const text = `insert into ${TABLE} (version, name, checksum) values ($1, $2, $3)`
  await connection.run(text, [version, name, checksumOf(migration)])
}

/**
 * Brings a database to the schema of this version: what it has gone is checked, what is missing is done, all in one
 * transaction that others wait for. The steps that were done come back. Throws `schema_newer`, `schema_changed`.
 */
export function migrate(database: SqlDatabase, migrations = MIGRATIONS): Promise<readonly Migration[]> {
  const { dialect } = database
  return database.transaction('write', async (connection) => {
    if (dialect.lockMigrations !== null) await connection.run(dialect.lockMigrations, [])
    await connection.run(inWordsOf(dialect, CREATE), [])
    const applied = await readApplied(connection)
    checkApplied(applied, migrations)
    const missing = migrations.filter(({ version }) => !applied.some((one) => one.version === version))
    for (const migration of missing) await apply(connection, dialect, migration)
    return missing
  })
}
