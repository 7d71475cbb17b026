import { atIndex } from '../at-index.ts'
import { type LogHead, lineBehind, type NewLine } from '../log-chain.ts'
import type { BaseRecords } from '../records.ts'
import type { LogBook, LogReader, Row } from '../repository.ts'
import { isKeyPart } from '../row-fields.ts'
import { inReadParts } from './batch-sizes.ts'
import { selectLatestLines } from './batch-statements.ts'
import { insertNew } from './batch-writer.ts'
import { addRow } from './row-writer.ts'
import { SqlReader } from './sql-reader.ts'
import { rowOf, rowWith } from './sql-row.ts'

type Line = BaseRecords['log']

/** Read access to the log in a database. */
export class SqlLogReader extends SqlReader<'log'> implements LogReader<BaseRecords> {
  async latestOf(recordIds: readonly string[]): Promise<readonly (Row<Line> | null)[]> {
    const known = [...new Set(recordIds.filter((id) => isKeyPart('log', 'recordId', id)))]
    const latest = new Map<string, Row<Line>>()
    for await (const part of inReadParts(known)) {
      for (const found of await this.session.run(selectLatestLines(this.session.companyId, part))) {
        const row: Row<Line> = this.session.read.dispatch(this.name, rowOf(this.name, found))
        latest.set(row.record.recordId, row)
      }
    }
    return recordIds.map((id) => latest.get(id) ?? null)
  }
}

/** The log in a database: lines are numbered and chained on arrival, and never change. */
export class SqlLogBook extends SqlLogReader implements LogBook<BaseRecords> {
  async append(entry: NewLine): Promise<Row<Line>> {
    const { company } = this.session.totals
    const line = lineBehind(await company.logHead(), entry, this.session.companyId)
    const row: Row<Line> = await addRow(this, line)
    await company.moveLogHead(line)
    return row
  }

  async appendAll(entries: readonly NewLine[]): Promise<readonly Row<Line>[]> {
    const { company } = this.session.totals
    let head: LogHead = await company.logHead()
    const lines = entries.map((entry, index) =>
      atIndex(index, () => {
        const line = lineBehind(head, entry, this.session.companyId)
        head = line
        return line
      }),
    )
    await insertNew(
      this,
      lines.map((record) => ({ record, exact: null })),
    )
    await company.moveLogHead(head)
    return lines.map((record) => rowWith('log', { record, version: 1, exact: null }))
  }
}
