import type { AsyncContext } from '../nesting.ts'
import type { BaseRecords } from '../records.ts'
import type { Store } from '../store.ts'
import type { SqlDatabase } from './database.ts'
import { migrate } from './migrations/migrate.ts'
import { SqlStore } from './sql-store.ts'

/** A store over a database, which is brought to the schema of this version first. Throws `schema_newer`, `schema_changed`. */
export async function openSqlStore<Records extends BaseRecords>(
  database: SqlDatabase,
  context: AsyncContext | undefined,
): Promise<Store<Records>> {
  await migrate(database)
  // the store looks into nothing but the fields of BaseRecords, and gives back what it was given
  return new SqlStore(database, context) as unknown as Store<Records>
}
