import { duplicate, storedRecord } from '../checked-write.ts'
import type { BaseRecords } from '../records.ts'
import type { ContentRepository, Row } from '../repository.ts'
import { keyOfRecord } from '../row-fields.ts'
import { isSameData } from '../same-data.ts'
import { addRow } from './row-writer.ts'
import { SqlReader } from './sql-reader.ts'
import { rowOf } from './sql-row.ts'

type Snapshot = BaseRecords['factorSnapshots']

/** Factor snapshots in a database: one row per content. */
export class SqlFactorSnapshots
  extends SqlReader<'factorSnapshots'>
  implements ContentRepository<'factorSnapshots', BaseRecords>
{
  async ensure(record: Snapshot): Promise<Row<Snapshot>> {
    const data = storedRecord(record, this.session.companyId)
    const there = await this.find(data.id)
    if (there === undefined) return addRow(this, data)
    const row: Row<Snapshot> = rowOf(this.name, there)
    const { createdAt } = row.record
    if (!isSameData({ ...data, createdAt }, row.record)) duplicate(this.name, keyOfRecord(data, this.name))
    return row
  }
}
