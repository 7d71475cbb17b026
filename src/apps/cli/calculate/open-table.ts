import { definedFields } from '../../../base/index.ts'
import { type CsvDelimiter, type CsvRecord, csvCell, parseNdjsonLine, rejectCsv } from '../../../core/csv/index.ts'
import { Violations } from '../../../core/errors/index.ts'
import {
  COLUMNS_MAX,
  cellsOfObject,
  type DatedRow,
  type FileForm,
  FormDetector,
  type FoundHeader,
  findColumnsByCells,
  findHeader,
  formOfOptions,
  type JoinedHeader,
  joinHeaderLines,
  MapWordSearch,
  readDatedRow,
  SEPARATOR_LINE,
  soundRecords,
} from '../../../rows/index.ts'
import { asUtf8, certainEncoding, decodeSample, encodingSentence } from '../encoding.ts'
import type { ByteInput } from '../io.ts'
import type { TableOptions } from '../table-format.ts'
import { encodeUtf8 } from './decode-utf8.ts'
import { withEndDate } from './end-date-sentence.ts'
import type { Rewriting } from './rewriting.ts'
import {
  findFrenchLedger,
  findGroupedLedger,
  findMeterPortal,
  findProfitAndLoss,
  findReadingTable,
  findSurvey,
  findWideTable,
} from './rewritten-tables.ts'
import { sourceRecord } from './source-record.ts'
import {
  addLeftOutLines,
  completeLines,
  decideOpenColumns,
  findIdleWords,
  hasLeftOutColumns,
  hasLeftOutKeys,
  ndjsonLeftOutLines,
  prepareSecondPass,
  type TableStart,
  withBlankLines,
  withoutLines,
} from './table-records.ts'

/** Reads the first bytes of a file, and returns them together with all of its bytes. */
export async function takeSample(chunks: AsyncIterable<Uint8Array>, sampleBytes: number) {
  const iterator = chunks[Symbol.asyncIterator]()
  const first: Uint8Array[] = []
  let length = 0
  let isAll = false
  while (length < sampleBytes && !isAll) {
    const { value, done } = await iterator.next()
    isAll = done === true
    if (done === true) break
    // the reader may reuse the memory of a piece
    first.push(value.slice())
    length += value.length
  }
  const all = async function* (): AsyncGenerator<Uint8Array> {
    try {
      yield* first
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value
    } finally {
      await iterator.return?.()
    }
  }
  // the same bytes of pieces of any size
  return { sample: Buffer.concat(first).subarray(0, sampleBytes), isAll: isAll && length <= sampleBytes, chunks: all() }
}

/** The first line of a batch of bookings that one accounting program writes for another, in the format of DATEV. */
const BOOKING_BATCH = /^\uFEFF?"?(?:EXTF|DTVF)"?;/
const BATCH_ADVICE =
  'begins a batch of bookings in the format of DATEV, whose accounts have no names and whose days have no year; export the ledger with the names of its accounts (Kontobezeichnung) and with whole dates'

/** Number of bytes for detecting the form of a file. */
const SAMPLE_BYTES = 2 ** 18

/** A file of activities whose form is known. */
export interface OpenedActivities {
  readonly form: FileForm
  /** Its text as UTF-8. */
  readonly chunks: AsyncIterable<Uint8Array>
  /** True if the file has a byte order mark, or is not UTF-8. */
  readonly isMarked: boolean
  /** Everything about its form that was guessed, as sentences. */
  readonly guesses: readonly string[]
  /** Sentences about options that have no effect on the file. */
  readonly idle: readonly string[]
}

/** Returns the dated rows of complete lines of NDJSON, without unreadable ones. */
function ndjsonDates(text: string, form: FileForm): readonly DatedRow[] {
  return ndjsonCells(text, form).flatMap((cells, index) => readDatedRow(cells, index + 1, form) ?? [])
}

/** Returns the cells of each line of NDJSON; none of unreadable ones. */
function ndjsonCells(text: string, form: FileForm): readonly ReadonlyMap<string, string>[] {
  return text.split('\n').map((line, index) => {
    const { value } = parseNdjsonLine(line, index + 1, new Violations()) ?? {}
    return typeof value === 'object' && value !== null ? cellsOfObject(value, form) : new Map()
  })
}

/** Returns the name of the column of ends in NDJSON: its key, or the key that the map translates. */
function ndjsonEnd({ columnMap }: FileForm): string {
  return Object.entries(columnMap).find(([, column]) => column === 'end')?.[0] ?? 'end'
}

/** A header of two lines. */
interface JoinedTable extends JoinedHeader {
  readonly delimiter: CsvDelimiter
}

/** Finds the two lines of a header; undefined for other headers. */
function findJoinedHeader(text: string, { delimiter, header }: FoundHeader): JoinedTable | undefined {
  const joined = header && joinHeaderLines(text.replace(SEPARATOR_LINE, '\n'), delimiter, header)
  return joined && { ...joined, delimiter }
}

/** Returns a text with one line of names in place of two, if its header has two. */
export function withJoinedHeader(text: string, options: TableOptions): string {
  const joined = findJoinedHeader(text, findHeader(text, options))
  if (joined === undefined) return text
  const below = text.split('\n').slice(joined.line).join('\n')
  return `${'\n'.repeat(joined.line - 1)}${headerLine(joined)}${below}`
}

function headerLine({ names, delimiter }: JoinedTable): string {
  return `${names.map((name) => csvCell(name.replaceAll(/[\r\n]+/g, ' '), delimiter)).join(delimiter)}\n`
}

/** The text with one line of names in place of two, and blank lines above it. */
function joinedInput(chunks: AsyncIterable<Uint8Array>, joined: JoinedTable): ByteInput {
  const { line } = joined
  const header = encodeUtf8(headerLine(joined))
  const withHeader = async function* () {
    for (let blank = 1; blank < line; blank++) yield BLANK
    yield header
    yield* withoutLines(chunks, line)
  }
  return { size: undefined, chunks: withHeader }
}

const BLANK = encodeUtf8('\n')

/** The beginning of a file of NDJSON: its complete lines, and how to read all of them again. */
interface NdjsonStart extends TableStart {
  readonly text: string
}

/** Opens a file of NDJSON, whose form the options decide. */
async function openNdjson(chunks: AsyncIterable<Uint8Array>, start: NdjsonStart, options: TableOptions) {
  const form = formOfOptions(options)
  const header = { header: ndjsonEnd(form), isAll: start.isAll }
  const dated = withEndDate(form, ndjsonDates(start.text, form), header)
  const passes = await prepareSecondPass(chunks, start, () => hasLeftOutKeys(start.text))
  const left = passes.reopen && (await ndjsonLeftOutLines(await passes.reopen(), dated.form))
  const search = new MapWordSearch(form.wordMap)
  if (start.isAll) for (const cells of ndjsonCells(start.text, form)) search.add(cells)
  const idle = start.isAll ? search.sentences() : []
  const guesses = [...idle, ...(left?.sentences ?? []), ...dated.guesses]
  return { form: left?.form ?? dated.form, chunks: passes.chunks, guesses, idle }
}

/** Finds how a table is rewritten: the two lines of a header join, and columns of months become rows. */
function findRewriting(text: string, options: TableOptions): Rewriting | undefined {
  const found = findHeader(text, options)
  const { delimiter, header } = found
  // a file of more columns is rejected, and their names would take seconds
  if ((header?.record.cells.length ?? 0) > COLUMNS_MAX) return undefined
  const isOriginal = options.isRewritten !== true
  const joined = isOriginal ? findJoinedHeader(text, found) : undefined
  if (joined !== undefined) {
    const input = (chunks: AsyncIterable<Uint8Array>) => joinedInput(chunks, joined)
    return {
      input,
      options: { ...options, encoding: undefined, delimiter, headerRow: joined.line },
      sentences: [joined.sentence],
    }
  }
  const mayBeWide = options.isWide !== false
  const portal = isOriginal ? findMeterPortal(text, options) : undefined
  if (portal !== undefined) return portal
  const profit = mayBeWide && options.unpivot === undefined ? findProfitAndLoss(text, options) : undefined
  if (profit !== undefined || header === undefined) return profit
  const table = { text, options, delimiter, header }
  return (
    (isOriginal ? (findFrenchLedger(table) ?? findSurvey(table) ?? findReadingTable(table)) : undefined) ??
    (mayBeWide ? findWideTable(table) : undefined) ??
    (isOriginal ? findGroupedLedger(table) : undefined)
  )
}

/** Adds the columns and the activity that the cells of a table show; the options of the user override them. */
function optionsByCells(
  options: TableOptions,
  { columnMap, activity }: ReturnType<typeof findColumnsByCells>,
): TableOptions {
  const wordMap =
    activity === undefined
      ? options.wordMap
      : { ...options.wordMap, activity: { '': activity, ...options.wordMap?.activity } }
  return { ...options, columnMap: { ...columnMap, ...options.columnMap }, ...definedFields({ wordMap }) }
}

/**
 * Opens a file of activities: detects its encoding and form from its first bytes. If these leave a column ambiguous, and
 * `reopen` can read the file a second time, it is searched for a cell that decides.
 */
export async function openTable(
  input: ByteInput,
  options: TableOptions,
  reopen?: () => Promise<ByteInput>,
): Promise<OpenedActivities> {
  const { sample, isAll, chunks } = await takeSample(input.chunks(), SAMPLE_BYTES)
  const encoding = options.encoding ?? certainEncoding(sample)
  const isMarked = encoding !== 'utf-8' || sample[0] === 0xef
  const isGuessed = options.encoding === undefined && encoding !== 'utf-8'
  const text = decodeSample(sample, encoding)
  const guesses = isGuessed ? [encodingSentence(encoding, text)] : []
  if (BOOKING_BATCH.test(text)) rejectCsv({ line: 1, column: 1 }, BATCH_ADVICE)
  if (options.format === 'ndjson') {
    const again = reopen && (async () => asUtf8((await reopen()).chunks(), encoding))
    const start = { isAll, reopen: again, text: isAll ? text : completeLines(text) }
    const opened = await openNdjson(asUtf8(chunks, encoding), start, options)
    return { ...opened, isMarked, guesses: [...opened.guesses, ...guesses] }
  }
  const rewriting = findRewriting(isAll ? text : completeLines(text), options)
  if (rewriting !== undefined) {
    const rewritten = (source: AsyncIterable<Uint8Array>) => rewriting.input(asUtf8(source, encoding))
    const again = reopen && (async () => rewritten((await reopen()).chunks()))
    const titles = options.titles ?? findHeader(text, options).header?.above
    const opened = await openTable(rewritten(chunks), { ...rewriting.options, titles }, again)
    return { ...opened, isMarked, guesses: [...guesses, ...rewriting.sentences, ...opened.guesses] }
  }
  const byCells = findColumnsByCells(isAll ? text : completeLines(text), options)
  const detector = new FormDetector(text, optionsByCells(options, byCells))
  const { linesAbove } = detector
  const records = [...soundRecords(isAll ? detector.text : completeLines(detector.text), detector.delimiter)]
  const placed = (record: CsvRecord) => (options.isRewritten === true ? sourceRecord(record) : record)
  for (const record of records) detector.add(placed(record))
  const reopened = reopen && (async () => withBlankLines(asUtf8((await reopen()).chunks(), encoding), linesAbove))
  if (!isAll && detector.isOpen && reopened !== undefined) await decideOpenColumns(detector, await reopened())
  const idle = await findIdleWords(detector, { isAll, records, reopen: reopened, wordMap: options.wordMap ?? {} })
  const start = { isAll, reopen: reopened }
  const content = withBlankLines(asUtf8(chunks, encoding), linesAbove)
  const passes = await prepareSecondPass(content, start, () => hasLeftOutColumns(detector))
  const { form, sentences } = await addLeftOutLines(detector, await passes.reopen?.())
  const rows = records.slice(1).map((record) => readDatedRow(detector.cellsOf(record), placed(record).line, form))
  const header = detector.headerOf('end')
  const dated = withEndDate(
    form,
    rows.filter((row) => row !== undefined),
    { header, isAll },
  )
  return {
    form: dated.form,
    chunks: passes.chunks,
    isMarked,
    guesses: [...idle, ...sentences, ...dated.guesses, ...guesses, ...detector.guesses(), ...byCells.sentences],
    idle,
  }
}

/** Wraps a text as a file. */
export function textInput(text: string): ByteInput {
  const bytes = encodeUtf8(text)
  return {
    size: bytes.length,
    chunks: async function* () {
      yield bytes
    },
  }
}
