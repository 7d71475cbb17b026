import { type CsvRecord, csvCell } from '../../../core/csv/index.ts'
import {
  findHeader,
  type GroupedRecord,
  type GroupPlan,
  GroupReader,
  groupedCells,
  groupedHeader,
  headerSentence,
  planGroupedTable,
  SOURCE_LINE,
  soundRecords,
} from '../../../rows/index.ts'
import type { ByteInput } from '../io.ts'
import type { TableOptions } from '../table-format.ts'
import { encodeUtf8 } from './decode-utf8.ts'
import { PIECE_LENGTH } from './rewrite-table.ts'
import { soundTable, withBlankLines } from './table-records.ts'

/** A table that is read as another text: the text, the options for it, and sentences about it. */
export interface Rewriting {
  readonly input: (chunks: AsyncIterable<Uint8Array>) => ByteInput
  readonly options: TableOptions
  readonly sentences: readonly string[]
}

/** Rewrites the records of a ledger, its header first, with the headings of its groups as the accounts of their rows. */
async function* rewriteGroups(records: AsyncIterable<CsvRecord>, plan: GroupPlan): AsyncGenerator<Uint8Array> {
  const reader = new GroupReader(plan)
  const lineOf = (cells: readonly string[]) =>
    `${cells.map((cell) => csvCell(cell.replaceAll(/[\r\n]+/g, ' '), plan.delimiter)).join(plan.delimiter)}\n`
  const textOf = (lines: readonly GroupedRecord[]) =>
    lines.map((one) => lineOf([String(one.record.line), ...groupedCells(one, plan)])).join('')
  let piece = lineOf([SOURCE_LINE, ...groupedHeader(plan)])
  for await (const record of records) {
    const isFilled = record.cells.some((cell) => cell.trim() !== '')
    if (record.line > plan.header.line && isFilled) piece += textOf(reader.read(record))
    if (piece.length < PIECE_LENGTH) continue
    yield encodeUtf8(piece)
    piece = ''
  }
  yield encodeUtf8(piece + textOf(reader.end()))
}

/** Finds how a ledger with headings above its rows is rewritten; undefined for other tables. */
export function findGroupedLedger(text: string, options: TableOptions): Rewriting | undefined {
  const { delimiter, header } = findHeader(text, options)
  const records = [...soundRecords(text, delimiter)]
  const plan = header && planGroupedTable(header, records, { delimiter, columnMap: options.columnMap })
  if (header === undefined || plan === undefined) return undefined
  const input = (chunks: AsyncIterable<Uint8Array>): ByteInput => {
    const all = soundTable(withBlankLines(chunks, header.record.line - 1), delimiter)
    return { size: undefined, chunks: () => rewriteGroups(all, plan) }
  }
  const above = headerSentence(header)
  const sentences = [...(above === undefined ? [] : [above]), ...plan.sentences]
  return {
    input,
    options: { ...options, encoding: undefined, delimiter, headerRow: undefined, isRewritten: true },
    sentences,
  }
}
