import { fail } from '../../../errors/index.ts'
import type { EngineDialect, SqlConnection } from '../database.ts'
import { TABLE_PREFIX } from '../table-columns.ts'
import { checksumOf, type Migration } from './migrations.ts'
import { tablesOf } from './schema-tables.ts'

/** The table of applied migrations. */
export const STEPS = `${TABLE_PREFIX}migrations`

interface Applied {
  readonly version: number
  readonly checksum: string
}

async function readTables(connection: SqlConnection, { listTables }: EngineDialect): Promise<Set<string>> {
  const rows = await connection.run(listTables, [])
  return new Set(rows.map(({ name }) => String(name)))
}

async function readApplied(connection: SqlConnection): Promise<Applied[]> {
  const rows = await connection.run(`select version, checksum from ${STEPS} order by version`, [])
  return rows.map(({ version, checksum }) => ({ version: Number(version), checksum: String(checksum) }))
}

/** Throws `schema_newer` or `schema_changed` if an applied migration is not one of this version's. */
function checkApplied(applied: readonly Applied[], migrations: readonly Migration[]): void {
  for (const { version, checksum } of applied) {
    const known = migrations.find((one) => one.version === version)
    if (known === undefined) {
      const message = `has schema ${version}, and this version of tonne supports up to ${migrations.length}; install a newer version`
      fail('database', 'schema_newer', { message, expected: `up to ${migrations.length}`, received: version })
    }
    if (checksumOf(known) === checksum) continue
    const message = `has migration ${version} with other statements than '${known.name}' of this version; restore it from a backup`
    fail('database', 'schema_changed', { message, expected: checksumOf(known), received: checksum })
  }
}

/** Throws `schema_incomplete` if the tables of an applied migration are missing, or those of a pending one exist. */
function checkTables(
  there: ReadonlySet<string>,
  migrations: readonly Migration[],
  missing: readonly Migration[],
): void {
  for (const step of migrations) {
    const isMissing = missing.includes(step)
    const odd = tablesOf(step.statements).find(({ name }) => there.has(name) === isMissing)
    if (odd === undefined) continue
    const message = isMissing
      ? `has the table ${odd.name}, but no entry of migration ${step.version}, '${step.name}', which creates it; restore the whole database from a backup, or use an empty one`
      : `lists migration ${step.version}, '${step.name}', but lacks its table ${odd.name}; restore the whole database from a backup`
    fail('database', 'schema_incomplete', { message, received: odd.name })
  }
}

/** The migrations that a database lacks, in order. Throws `schema_newer`, `schema_changed`, `schema_incomplete`. */
export async function missingOf(
  connection: SqlConnection,
  dialect: EngineDialect,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const tables = await readTables(connection, dialect)
  const applied = tables.has(STEPS) ? await readApplied(connection) : []
  checkApplied(applied, migrations)
  const missing = migrations.filter(({ version }) => !applied.some((one) => one.version === version))
  checkTables(tables, migrations, missing)
  return missing
}
