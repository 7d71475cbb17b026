import { type CsvRecord, csvCell } from '../../../core/csv/index.ts'
import { show } from '../../../core/errors/index.ts'
import {
  FormDetector,
  findHeader,
  headerSentence,
  pairReadings,
  planReadings,
  type ReadingColumns,
  SOURCE_LINE,
  soundRecords,
} from '../../../rows/index.ts'
import type { ByteInput } from '../io.ts'
import type { TableOptions } from '../table-format.ts'
import { encodeUtf8 } from './decode-utf8.ts'
import type { Rewriting } from './grouped-ledger.ts'
import { PIECE_LENGTH } from './rewrite-table.ts'
import { soundTable, withBlankLines } from './table-records.ts'

/** Rewrites the records of a table of readings, its header first, as rows with two readings each. */
async function* rewriteReadings(
  records: AsyncIterable<CsvRecord>,
  { columns, detector }: { readonly columns: ReadingColumns; readonly detector: FormDetector },
): AsyncGenerator<Uint8Array> {
  const { header, reading, start, unit } = columns
  const lineOf = (cells: readonly string[]) =>
    `${cells.map((cell) => csvCell(cell.replaceAll(/[\r\n]+/g, ' '), detector.delimiter)).join(detector.delimiter)}\n`
  const named = (name: string) => (unit === undefined ? name : `${name} (${unit})`)
  const names = header.cells.map((name, index) =>
    index === reading ? named('closing') : index === start ? 'start' : name,
  )
  let piece = lineOf([SOURCE_LINE, ...names, 'end', named('opening')])
  const rows: CsvRecord[] = []
  for await (const record of records) {
    if (record.line > header.line && record.cells.some((cell) => cell.trim() !== '')) rows.push(record)
  }
  for (const { from, to } of pairReadings(rows, columns, detector.form())) {
    const cells = header.cells.map((_, index) => (index === start ? from?.cells[start] : to.cells[index]) ?? '')
    piece += lineOf([
      String(to.line),
      ...cells,
      ...[start, reading].map((index) => (index === start ? to : from)?.cells[index] ?? ''),
    ])
    if (piece.length < PIECE_LENGTH) continue
    yield encodeUtf8(piece)
    piece = ''
  }
  yield encodeUtf8(piece)
}

/** Finds how a table with one reading of a meter in each row is rewritten; undefined for other tables. */
export function findReadingTable(text: string, options: TableOptions): Rewriting | undefined {
  const { delimiter, header } = findHeader(text, options)
  if (header === undefined) return undefined
  const records = [...soundRecords(text, delimiter)].filter(({ line }) => line > header.record.line)
  const columns = planReadings(header, records)
  if (columns === undefined) return undefined
  const name = header.record.cells[columns.reading]?.trim() ?? ''
  const columnMap = { ...options.columnMap, [name]: 'closing' as const }
  const input = (chunks: AsyncIterable<Uint8Array>): ByteInput => {
    const detector = new FormDetector(text, { ...options, columnMap })
    for (const record of records) detector.add(record)
    const all = soundTable(withBlankLines(chunks, header.record.line - 1), delimiter)
    return { size: undefined, chunks: () => rewriteReadings(all, { columns, detector }) }
  }
  const above = headerSentence(header)
  const sentence = `each row is the difference of two successive readings (${show(name)}) of one meter or vehicle, by their days; the first reading of each only begins its first period`
  return {
    input,
    options: { ...options, encoding: undefined, delimiter, headerRow: undefined, isRewritten: true },
    sentences: [...(above === undefined ? [] : [above]), sentence],
  }
}
