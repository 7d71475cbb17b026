import { fail } from '../../core/errors/index.ts'
import { collectionsOf, type StoreDefinition } from '../collections.ts'
import type { AsyncContext } from '../session-store.ts'
import { type EngineDialect, plain, type SqlConnection, type SqlDatabase } from './database.ts'
import { translate } from './dialects.ts'
import { checksumOf, MIGRATIONS, type Migration } from './migrations/migrations.ts'
import { tablesOf } from './migrations/schema-tables.ts'
import { SqlStore } from './sql-store.ts'
import { TABLE_PREFIX } from './table-columns.ts'

/** Options of SQL stores. */
export interface SqlStoreOptions {
  /** As in `memoryStore`: `new AsyncLocalStorage()` if the host has it, one for all stores of a process. */
  readonly context?: AsyncContext | undefined
  /**
   * `apply`, the default, runs pending migrations before the store opens. `check` throws `schema_older` instead, for
   * deployments that run `tonne migrate`.
   */
  readonly migrations?: 'apply' | 'check' | undefined
}

/** A text that a number would not preserve, and the largest integer allowed. */
const TEXT = '0.10'
const INTEGER = Number.MAX_SAFE_INTEGER

/** Throws `client_invalid` if a client returns values changed or under other names. */
export async function checkClient(database: SqlDatabase): Promise<void> {
  const text = translate(
    database.dialect,
    'select cast($1 as text) as stored_text, cast($2 as {integer}) as stored_integer',
  )
  const [row] = await database.read(null, plain(text, [TEXT, INTEGER]))
  const { stored_text: storedText, stored_integer: storedInteger } = row ?? {}
  const check = (isValid: boolean, message: string, [expected, received]: readonly [string, unknown]) => {
    if (!isValid) fail('client', 'client_invalid', { message, expected, received })
  }
  const isNamed = storedText !== undefined && storedInteger !== undefined
  const names = 'must return rows with their column names; remove whatever renames columns or returns rows as arrays'
  check(isNamed, names, ['{ stored_text, stored_integer }', row])
  const texts = 'must return texts as they were stored; remove whatever parses them'
  check(storedText === TEXT, texts, [TEXT, storedText])
  const integers = 'must return integers as they were stored, as numbers, bigints or texts'
  check(Number(storedInteger) === INTEGER, integers, [String(INTEGER), storedInteger])
}

/**
 * A store over a database with the schema of this version. Throws `schema_newer`, `schema_changed`,
 * `schema_incomplete`, `schema_older`, `client_invalid`, and the codes of the engine.
 */
export async function openSqlStore(
  database: SqlDatabase,
  definition: StoreDefinition,
  { context, migrations = 'apply' }: SqlStoreOptions,
): Promise<SqlStore> {
  if (migrations !== 'apply' && migrations !== 'check') {
    const expected = "'apply' or 'check'"
    fail('migrations', 'invalid_choice', { message: `must be ${expected}`, expected, received: migrations })
  }
  await checkClient(database)
  if (migrations === 'check') await checkSchema(database)
  else await migrate(database)
  return new SqlStore(collectionsOf(definition), database, context)
}

/** Runs the pending migrations; returns their names, in order. */
export async function migrateDatabase(database: SqlDatabase): Promise<readonly string[]> {
  await checkClient(database)
  return (await migrate(database)).map(({ name }) => name)
}

/** The table of applied migrations. */
const STEPS = `${TABLE_PREFIX}migrations`
const CREATE =
  `create table if not exists ${STEPS} (version {integer} not null, name {text} not null, checksum {text} not null,` +
  ' primary key (version)){end}'

interface Applied {
  readonly version: number
  readonly checksum: string
}

async function readTables(connection: SqlConnection, { listTables }: EngineDialect): Promise<Set<string>> {
  const rows = await connection.run(plain(listTables))
  return new Set(rows.map(({ name }) => String(name)))
}

async function readMigrations(connection: SqlConnection): Promise<Applied[]> {
  const rows = await connection.run(plain(`select version, checksum from ${STEPS} order by version`))
  return rows.map(({ version, checksum }) => ({ version: Number(version), checksum: String(checksum) }))
}

/** Throws `schema_newer` or `schema_changed` if an applied migration is not one of this version's. */
function checkMigrations(applied: readonly Applied[], migrations: readonly Migration[]): void {
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
    const table = tablesOf(step.statements).find((name) => there.has(name) === isMissing)
    if (table === undefined) continue
    const message = isMissing
      ? `has the table ${table}, but no entry of migration ${step.version}, '${step.name}', which creates it; restore the whole database from a backup, or use an empty one`
      : `lists migration ${step.version}, '${step.name}', but lacks its table ${table}; restore the whole database from a backup`
    fail('database', 'schema_incomplete', { message, received: table })
  }
}

/** The migrations that a database lacks, in order. Throws `schema_newer`, `schema_changed`, `schema_incomplete`. */
async function missingOf(
  connection: SqlConnection,
  dialect: EngineDialect,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const tables = await readTables(connection, dialect)
  const applied = tables.has(STEPS) ? await readMigrations(connection) : []
  checkMigrations(applied, migrations)
  const missing = migrations.filter(({ version }) => !applied.some((one) => one.version === version))
  checkTables(tables, migrations, missing)
  return missing
}

/** The beginning of a statement that other engines skip. */
const SQLITE_ONLY = '{sqlite} '

async function apply(connection: SqlConnection, dialect: EngineDialect, migration: Migration): Promise<void> {
  for (const statement of migration.statements) {
    const isForSqlite = statement.startsWith(SQLITE_ONLY)
    if (isForSqlite && dialect.name !== 'sqlite') continue
    const text = isForSqlite ? statement.slice(SQLITE_ONLY.length) : statement
    await connection.run(plain(translate(dialect, text)))
  }
  const { version, name } = migration
  const text = `insert into ${STEPS} (version, name, checksum) values ($1, $2, $3)`
  await connection.run(plain(text, [version, name, checksumOf(migration)]))
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
    if (dialect.lockMigrations !== null) await connection.run(plain(dialect.lockMigrations))
    const missing = await missingOf(connection, dialect, migrations)
    if (missing.length > 0) await connection.run(plain(translate(dialect, CREATE)))
    for (const migration of missing) await apply(connection, dialect, migration)
    return missing
  })
}
