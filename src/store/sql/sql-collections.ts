import { checkSameContent, storedRecord } from '../checked-write.ts'
import type { CollectionName } from '../collections.ts'
import type { BaseRecords } from '../records.ts'
import type { BatchRepository, ChangedRow, ContentRepository, NewRow, Row } from '../repository.ts'
import type { BatchCollection } from '../store.ts'
import { insertBatch, type ReadRowChange, updateBatch } from './batch-writer.ts'
import { addRow } from './row-writer.ts'
import { SqlApiKeys } from './sql-api-keys.ts'
import { SqlLogBook, SqlLogReader } from './sql-log-book.ts'
import { SqlReader } from './sql-reader.ts'
import { SqlRepository } from './sql-repository.ts'
import { rowOf } from './sql-row.ts'
import type { SqlSession } from './sql-session.ts'

type Snapshot = BaseRecords['factorSnapshots']

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

/** Factor snapshots in a database: one row per content. */
class SqlFactorSnapshots
  extends SqlReader<'factorSnapshots'>
  implements ContentRepository<'factorSnapshots', BaseRecords>
{
  async ensure(record: Snapshot): Promise<Row<Snapshot>> {
    const data = storedRecord(record, this.session.companyId)
    const stored = await this.find(data.id)
    if (stored === undefined) return addRow(this, data)
    const row: Row<Snapshot> = rowOf(this.name, stored)
    checkSameContent(this.name, data, row.record)
    return row
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
