import { atIndex } from '../at-index.ts'
import { checkedFilter, checkedOptions } from '../checked-query.ts'
import { lineBehind, type NewLine } from '../log-chain.ts'
import type { BaseRecords } from '../records.ts'
import type { LogBook, LogReader, Row } from '../repository.ts'
import { rowOf } from './entry.ts'
import { MemoryReader } from './memory-reader.ts'
import { addRow } from './row-writer.ts'

type Line = BaseRecords['log']

/** Read access to the log in memory. */
export class MemoryLogReader extends MemoryReader<'log'> implements LogReader<BaseRecords> {
  async latestOf(recordIds: readonly string[]): Promise<readonly (Row<Line> | null)[]> {
    this.session.checkOpen()
    return recordIds.map((recordId) => {
      const filter = checkedFilter('log', { recordId, by: 'sequence' })
      const options = checkedOptions('log', filter.list, { limit: 1, order: 'last' })
      const [latest] = this.table.find(filter, options)
      return latest === undefined ? null : rowOf(latest)
    })
  }
}

/** The log in memory: lines are numbered and chained on arrival, and never change. */
export class MemoryLogBook extends MemoryLogReader implements LogBook<BaseRecords> {
  async append(entry: NewLine): Promise<Row<Line>> {
    this.session.checkOpen()
    return this.#appendNow(entry)
  }

  async appendAll(entries: readonly NewLine[]): Promise<readonly Row<Line>[]> {
    this.session.checkOpen()
    return this.session.allOrNone(() => entries.map((entry, index) => atIndex(index, () => this.#appendNow(entry))))
  }

  #appendNow(entry: NewLine): Row<Line> {
    const line = lineBehind(this.session.logHead(), entry, this.session.companyId)
    const row: Row<Line> = rowOf(addRow(this, line))
    const { sequence, digest } = row.record
    this.session.moveLogHead({ sequence, digest })
    return row
  }
}
