import type { BaseRecords } from '../records.ts'
import type { BatchRepository, ChangedRow, NewRow, Row } from '../repository.ts'
import type { BatchCollection } from '../store.ts'
import { BatchWriter, type Changed } from './batch-writer.ts'
import { SqlRepository } from './sql-repository.ts'

/** Repository of a collection in a database, with batches. */
export class SqlBatches<Name extends BatchCollection>
  extends SqlRepository<Name>
  implements BatchRepository<Name, BaseRecords>
{
  async insertAll(rows: readonly NewRow<Name, BaseRecords>[]): Promise<readonly Row<BaseRecords[Name]>[]> {
    return new BatchWriter(this.name, this.session).add(rows)
  }

  async updateAll(changes: readonly ChangedRow<Name, BaseRecords>[]): Promise<readonly Row<BaseRecords[Name]>[]> {
    return new BatchWriter(this.name, this.session).change(changes as unknown as readonly Changed[])
  }
}
