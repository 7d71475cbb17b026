import { duplicate, storedRecord } from '../checked-write.ts'
import type { BaseRecords } from '../records.ts'
import type { ContentRepository, Row } from '../repository.ts'
import { keyOfRecord } from '../row-fields.ts'
import { isSameData } from '../same-data.ts'
import { rowOf } from './entry.ts'
import { MemoryReader } from './memory-reader.ts'
import { addRow } from './row-writer.ts'

type Snapshot = BaseRecords['factorSnapshots']

/** Factor snapshots in memory: one row per content. */
export class MemoryFactorSnapshots
  extends MemoryReader<'factorSnapshots'>
  implements ContentRepository<'factorSnapshots', BaseRecords>
{
  async ensure(record: Snapshot): Promise<Row<Snapshot>> {
    this.session.checkOpen()
    const data = storedRecord(record, this.session.companyId)
    const there = this.find(data.id)
    if (there === undefined) return rowOf(addRow(this, data))
    const { createdAt } = there.record as Snapshot
    if (!isSameData({ ...data, createdAt }, there.record)) duplicate(this.name, keyOfRecord(data, this.name))
    return rowOf(there)
  }
}
