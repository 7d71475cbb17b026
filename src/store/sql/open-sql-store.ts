import { fail } from '../../errors/index.ts'
import type { AsyncContext } from '../nesting.ts'
import type { BaseRecords } from '../records.ts'
import type { Store } from '../store.ts'
import { checkClient } from './check-client.ts'
import type { SqlDatabase } from './database.ts'
import { checkSchema, migrate } from './migrations/migrate.ts'
import { SqlStore } from './sql-store.ts'

/** Options of SQL stores. */
export interface SqlStoreOptions {
  /** As in `memoryStore`: `new AsyncLocalStorage()` if the host has it. */
  readonly context?: AsyncContext
  /**
   * `apply`, the default, runs pending migrations before the store opens. `check` throws `schema_older` instead, for
   * deployments that run `tonne migrate`.
   */
  readonly migrations?: 'apply' | 'check'
}

/**
 * A store over a database with the schema of this version. Throws `schema_newer`, `schema_changed`,
 * `schema_incomplete`, `schema_older`, `client_invalid`, and the codes of the engine.
 */
export async function openSqlStore<Records extends BaseRecords>(
  database: SqlDatabase,
  { context, migrations = 'apply' }: SqlStoreOptions,
): Promise<Store<Records>> {
  if (migrations !== 'apply' && migrations !== 'check') {
    const expected = "'apply' or 'check'"
    fail('migrations', 'invalid_choice', { message: `must be ${expected}`, expected, received: migrations })
  }
  await checkClient(database)
  if (migrations === 'check') await checkSchema(database)
  else await migrate(database)
  // the store reads only the fields of BaseRecords, and returns records as they were written
  return new SqlStore(database, context) as unknown as Store<Records>
}

/** Runs the pending migrations; returns their names, in order. */
export async function migrateDatabase(database: SqlDatabase): Promise<readonly string[]> {
  await checkClient(database)
  return (await migrate(database)).map(({ name }) => name)
}
