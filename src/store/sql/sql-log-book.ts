import { keptRecord } from '../checked-write.ts'
import { copyOf } from '../kept.ts'
import type { BaseRecords } from '../records.ts'
import type { LogBook, Row } from '../repository.ts'
import { RowWriter } from './row-writer.ts'
import { SqlReader } from './sql-reader.ts'
import { insertRow } from './statements.ts'

type Line = BaseRecords['log']

/** The log in a database: lines are numbered as they come, and stay. */
export class SqlLogBook extends SqlReader<'log'> implements LogBook<BaseRecords> {
  async append(entry: Omit<Line, 'sequence'>): Promise<Row<Line>> {
    // refused before its number is taken, so that numbers have no gaps
    const line = keptRecord(copyOf(entry, { sequence: 1 }), this.session.companyId)
    insertRow('log', this.session.companyId, { record: line, exact: null })
    const sequence = await this.session.nextNumber('log')
    return new RowWriter('log', this.session).add(Object.freeze(copyOf(line, { sequence })))
  }
}
