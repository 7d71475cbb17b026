import type { CollectionName } from '../collections.ts'
import type { BaseRecords } from '../records.ts'
import type { BatchRepository, ChangedRow, NewRow, Row } from '../repository.ts'
import type { BatchCollection } from '../store.ts'
import { insertBatch, type ReadRowChange, updateBatch } from './batch-writer.ts'
import { SqlApiKeys } from './sql-api-keys.ts'
import { SqlFactorSnapshots } from './sql-factor-snapshots.ts'
import { SqlLogBook, SqlLogReader } from './sql-log-book.ts'
import { SqlReader } from './sql-reader.ts'
import { SqlRepository } from './sql-repository.ts'
import type { SqlSession } from './sql-session.ts'

/** Repository of a collection in a database, with batches. */
class SqlBatches<Name extends BatchCollection>
  extends SqlRepository<Name>
  implements BatchRepository<Name, BaseRecords>
{
  insertAll(rows: readonly NewRow<Name, BaseRecords>[]): Promise<readonly Row<BaseRecords[Name]>[]> {
    return insertBatch(this, rows)
  }

  updateAll(changes: readonly ChangedRow<Name, BaseRecords>[]): Promise<readonly Row<BaseRecords[Name]>[]> {
    return updateBatch(this, changes as unknown as readonly ReadRowChange[])
  }
}

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
