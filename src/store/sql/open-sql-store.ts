import { fail } from '../../errors/index.ts'
import type { AsyncContext } from '../nesting.ts'
import type { BaseRecords } from '../records.ts'
import type { Store } from '../store.ts'
import { checkClient } from './check-client.ts'
import type { SqlDatabase } from './database.ts'
import { checkSchema, migrate } from './migrations/migrate.ts'
import { SqlStore } from './sql-store.ts'

/** What stores of both engines may be given. */
export interface SqlStoreOptions {
  /** As of `memoryStore`: `new AsyncLocalStorage()` where the host has it. */
  readonly context?: AsyncContext
  /**
   * `apply`, the default: steps of the schema that the database has not gone are done before the store opens. `check`: they
   * are `schema_older`, for those who let `tonne migrate` do them.
   */
  readonly migrations?: 'apply' | 'check'
}

/**
 * A store over a database of this version's schema. Throws `schema_newer`, `schema_changed`, `schema_incomplete`,
 * `schema_older`, `client_invalid`, and the codes of the engine.
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
  // the store looks into nothing but the fields of BaseRecords, and gives back what it was given
  return new SqlStore(database, context) as unknown as Store<Records>
}

/** Does the steps of the schema that the database has not gone; their names come back, in order. */
export async function migrateDatabase(database: SqlDatabase): Promise<readonly string[]> {
  await checkClient(database)
  return (await migrate(database)).map(({ name }) => name)
}
