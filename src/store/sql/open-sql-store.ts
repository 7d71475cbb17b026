import { fail } from '../../core/errors/index.ts'
import { collectionsOf, type StoreDefinition } from '../collections.ts'
import type { AsyncContext } from '../session-store.ts'
import { plain, type SqlDatabase } from './database.ts'
import { translate } from './dialects.ts'
import { checkSchema, migrate } from './migrations/migrate.ts'
import { SqlStore } from './sql-store.ts'

/** Options of SQL stores. */
export interface SqlStoreOptions {
  /** As in `memoryStore`: `new AsyncLocalStorage()` if the host has it, one for all stores of a process. */
  readonly context?: AsyncContext
  /**
   * `apply`, the default, runs pending migrations before the store opens. `check` throws `schema_older` instead, for
   * deployments that run `tonne migrate`.
   */
  readonly migrations?: 'apply' | 'check'
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
