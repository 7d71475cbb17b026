import { type CsvRecord, csvCell } from '../../../core/csv/index.ts'
import { show } from '../../../core/errors/index.ts'
import {
  type CommutingSurvey,
  FormDetector,
  findHeader,
  type GroupedRecord,
  type GroupPlan,
  GroupReader,
  groupedCells,
  groupedHeader,
  headerSentence,
  pairReadings,
  planGroupedTable,
  planReadings,
  planSurvey,
  type ReadingColumns,
  SOURCE_LINE,
  SurveyReader,
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

/** Rewrites the answers of a survey, its header first, as rows of distances. */
async function* rewriteSurvey(
  records: AsyncIterable<CsvRecord>,
  survey: CommutingSurvey,
  modes: Readonly<Record<string, string>> | undefined,
): AsyncGenerator<Uint8Array> {
  const reader = new SurveyReader(survey, modes)
  const lineOf = (cells: readonly string[]) =>
    `${cells.map((cell) => csvCell(cell.replaceAll(/[\r\n]+/g, ' '), ',')).join(',')}\n`
  let piece = lineOf([SOURCE_LINE, ...reader.names])
  for await (const record of records) {
    const isFilled = record.cells.some((cell) => cell.trim() !== '')
    const cells = record.line > survey.header.line && isFilled ? reader.cells(record) : undefined
    if (cells !== undefined) piece += lineOf([String(record.line), ...cells])
    if (piece.length < PIECE_LENGTH) continue
    yield encodeUtf8(piece)
    piece = ''
  }
  yield encodeUtf8(piece)
}

/** Finds how a survey of journeys to work is rewritten; undefined for other tables. */
export function findSurvey(text: string, options: TableOptions): Rewriting | undefined {
  const { delimiter, header } = findHeader(text, options)
  const decimal = options.decimal ?? (delimiter === ';' ? ',' : '.')
  const survey = header && planSurvey(header, decimal)
  if (header === undefined || survey === undefined) return undefined
  const input = (chunks: AsyncIterable<Uint8Array>): ByteInput => {
    const all = soundTable(withBlankLines(chunks, header.record.line - 1), delimiter)
    return { size: undefined, chunks: () => rewriteSurvey(all, survey, options.wordMap?.mode) }
  }
  const above = headerSentence(header)
  return {
    input,
    options: {
      ...options,
      encoding: undefined,
      delimiter: ',',
      decimal: '.',
      headerRow: undefined,
      isRewritten: true,
      isWide: false,
    },
    sentences: [...(above === undefined ? [] : [above]), ...survey.sentences],
  }
}
