import { keptRecord } from '../checked-write.ts'
import { copyOf } from '../kept.ts'
import type { BaseRecords } from '../records.ts'
import type { LogBook, Row } from '../repository.ts'
import { rowOf } from './entry.ts'
import { MemoryReader } from './memory-reader.ts'
import { RowWriter } from './row-writer.ts'

/** The line with its number, frozen, so that what keeps it copies it not once more. */
function lineOf(entry: Omit<BaseRecords['log'], 'sequence'>, sequence: number): BaseRecords['log'] {
  return Object.freeze(copyOf(entry, { sequence })) as unknown as BaseRecords['log']
}

/** The log in memory: lines are numbered as they come, and stay. */
export class MemoryLogBook extends MemoryReader<'log'> implements LogBook<BaseRecords> {
  async append(entry: Omit<BaseRecords['log'], 'sequence'>): Promise<Row<BaseRecords['log']>> {
    this.session.checkOpen()
    const line = keptRecord(lineOf(entry, this.session.lastNumber('log') + 1), this.session.companyId)
    const row = rowOf(new RowWriter('log', this.session).add(line))
    this.session.nextNumber('log')
    return row
  }
}
