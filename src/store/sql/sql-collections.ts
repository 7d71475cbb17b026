import type { CollectionName } from '../collections.ts'
import { SqlApiKeys } from './sql-api-keys.ts'
import { SqlFactorSnapshots } from './sql-factor-snapshots.ts'
import { SqlLogBook } from './sql-log-book.ts'
import { SqlRepository } from './sql-repository.ts'
import type { SqlSession } from './sql-session.ts'

/** What reads and writes a collection. */
export function repositoryOf(name: CollectionName, session: SqlSession): object {
  if (name === 'log') return new SqlLogBook(name, session)
  if (name === 'factorSnapshots') return new SqlFactorSnapshots(name, session)
  return name === 'apiKeys' ? new SqlApiKeys(name, session) : new SqlRepository(name, session)
}
