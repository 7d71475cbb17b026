import type { CollectionName } from '../collections.ts'
import { SqlApiKeys } from './sql-api-keys.ts'
import { SqlBatches } from './sql-batches.ts'
import { SqlFactorSnapshots } from './sql-factor-snapshots.ts'
import { SqlLogBook, SqlLogReader } from './sql-log-book.ts'
import { SqlReader } from './sql-reader.ts'
import type { SqlSession } from './sql-session.ts'

/** The repository of a collection. */
export function repositoryOf(name: CollectionName, session: SqlSession): object {
  if (name === 'log') return new SqlLogBook(name, session)
  if (name === 'factorSnapshots') return new SqlFactorSnapshots(name, session)
  return name === 'apiKeys' ? new SqlApiKeys(name, session) : new SqlBatches(name, session)
}

/** The reader of a collection. */
export function readerOf(name: CollectionName, session: SqlSession): object {
  return name === 'log' ? new SqlLogReader(name, session) : new SqlReader(name, session)
}
