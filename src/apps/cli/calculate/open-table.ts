import { definedFields } from '../../../base/index.ts'
import { type CsvDelimiter, type CsvRecord, csvCell, parseNdjsonLine, rejectCsv } from '../../../core/csv/index.ts'
import { show, Violations } from '../../../core/errors/index.ts'
import type { EndDate } from '../../../core/time/index.ts'
import {
  cellsOfObject,
  checkWideTotals,
  type DatedRow,
  END_DATES,
  type EndDateReading,
  type FileForm,
  FormDetector,
  findHeader,
  formOfOptions,
  headerSentence,
  type JoinedHeader,
  joinUnitLine,
  MapWordSearch,
  planWideTable,
  readDatedRow,
  readEndDates,
  SEPARATOR_LINE,
  soundRecords,
  type WidePlan,
  type WideTotals,
} from '../../../rows/index.ts'
import { asUtf8, decodeSample, type Encoding, encodingOf } from '../encoding.ts'
import type { ByteInput } from '../io.ts'
import type { TableOptions } from '../table-format.ts'
import { encodeUtf8 } from './decode-utf8.ts'
import { findGroupedLedger, type Rewriting } from './grouped-ledger.ts'
import { rewriteTable, sourceRecord } from './rewrite-table.ts'
import {
  addLeftOutLines,
  completeLines,
  decideOpenColumns,
  findIdleWords,
  hasLeftOutColumns,
  hasLeftOutKeys,
  ndjsonLeftOutLines,
  prepareSecondPass,
  soundTable,
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
const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}

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

type EndDateProof = NonNullable<EndDateReading['proofs'][EndDate]>

const END_DATE_WORDS: Readonly<Record<EndDate, string>> = {
  inclusive: 'the last day of its period',
  exclusive: 'the day after its period',
}

function proofText(endDate: EndDate, [line, next]: EndDateProof): string {
  if (next === undefined) return `line ${line} ends ${endDate === 'exclusive' ? 'on the first day of' : 'with'} a month`
  return `line ${next} begins ${endDate === 'exclusive' ? 'on' : 'the day after'} the end of line ${line}`
}

/** Explains how the ends of a file are read, and why, as a line of the summary. */
function endDateSentence({ endDate, by, proofs }: EndDateReading, header: string): string {
  const reading = `the end of a row is ${END_DATE_WORDS[endDate]}`
  if (by === 'option') return `${reading}, as --end-date says`
  const texts = END_DATES.flatMap((one) => (proofs[one] === undefined ? [] : [proofText(one, proofs[one])]))
  const proof = proofs[endDate]
  if (by === 'rows' && proof !== undefined) return `${reading}: ${proofText(endDate, proof)}`
  const why = texts.length === 0 ? 'no row shows it' : `rows disagree: ${texts.join(', but ')}`
  const other = endDate === 'inclusive' ? 'exclusive' : 'inclusive'
  return `${reading}, as is usual for ${show(header)} (${why}); otherwise pass --end-date ${other}`
}

/** Decides how ends are read from a sample of rows. Adds a guess if the table has periods that the reading changes. */
function withEndDate(
  form: FileForm,
  rows: readonly DatedRow[],
  { header, isAll }: { readonly header: string | undefined; readonly isAll: boolean },
): { readonly form: FileForm; readonly guesses: readonly string[] } {
  if (header === undefined) return { form, guesses: [] }
  const reading = readEndDates(rows, { option: form.endDate, header })
  const guesses = isAll && !reading.isUsed ? [] : [endDateSentence(reading, header)]
  return { form: { ...form, endDate: reading.endDate }, guesses }
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

/** A plan for rewriting a table, and the column of the ids of its rows; -1 if there is none. */
interface WideTable {
  readonly plan: WidePlan
  readonly idIndex: number
  /** The lines of rows that are sums of others. */
  readonly totalLines: ReadonlySet<number>
}

/** Compares the totals of a wide table with its values, in the beginning of the file. */
function wideTotalsOf(text: string, { delimiter, header, kept, totals, values, column }: WidePlan): WideTotals {
  const rows = [...soundRecords(text, delimiter)].filter(
    ({ line, cells }) => line > header.line && cells.some((cell) => cell.trim() !== ''),
  )
  if (column === undefined) return { totalLines: new Set(), sentences: [] }
  const names = header.cells.map((cell) => cell.trim())
  const columns = { names, values: values.map(({ index }) => index), kept, totals }
  return checkWideTotals(rows, columns, delimiter === ';' ? ',' : '.')
}

/** Plans how a wide table is read; undefined for a table with a row for each activity. */
function findWidePlan(text: string, options: TableOptions): WideTable | undefined {
  const { delimiter, header } = findHeader(text, options)
  if (header === undefined) return undefined
  const plan = planWideTable({ delimiter, ...header }, options)
  if (plan === undefined) return undefined
  const above = headerSentence(header)
  const { totalLines, sentences: ofTotals } = wideTotalsOf(text, plan)
  const sentences = [...(above === undefined ? [] : [above]), ...plan.sentences, ...ofTotals]
  const idIndex = header.columns.findIndex(({ column }) => column === 'id')
  return { plan: { ...plan, sentences }, idIndex, totalLines }
}

/** The rows of a wide table, one for each value. */
function rewrittenInput(chunks: AsyncIterable<Uint8Array>, { plan, idIndex, totalLines }: WideTable): ByteInput {
  const lines = plan.header.line - 1
  const records = soundTable(withBlankLines(chunks, lines), plan.delimiter)
  return { size: undefined, chunks: () => rewriteTable(records, plan, { idIndex, totalLines }) }
}

/** A header whose units are on the line below it. */
interface JoinedTable extends JoinedHeader {
  readonly delimiter: CsvDelimiter
  readonly sentence: string
}

/** Finds a header with a line of units below it; undefined for other headers. */
function findJoinedHeader(text: string, options: TableOptions): JoinedTable | undefined {
  const { delimiter, header } = findHeader(text, options)
  const joined = header && joinUnitLine(text.replace(SEPARATOR_LINE, '\n'), delimiter, header)
  if (header === undefined || joined === undefined) return undefined
  const sentence = `the units of the columns are on line ${joined.line}, below the header on line ${header.record.line}`
  return { ...joined, delimiter, sentence }
}

/** Returns a text with one line of names and units in place of two, if it has a line of units. */
export function withJoinedHeader(text: string, options: TableOptions): string {
  const joined = findJoinedHeader(text, options)
  if (joined === undefined) return text
  const below = text.split('\n').slice(joined.line).join('\n')
  return `${'\n'.repeat(joined.line - 1)}${headerLine(joined)}${below}`
}

function headerLine({ names, delimiter }: JoinedTable): string {
  return `${names.map((name) => csvCell(name.replaceAll(/[\r\n]+/g, ' '), delimiter)).join(delimiter)}\n`
}

/** The text with one line of names and units in place of two, and blank lines above it. */
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
  const leftOutLines = passes.reopen && (await ndjsonLeftOutLines(await passes.reopen(), dated.form))
  const search = new MapWordSearch(form.wordMap)
  if (start.isAll) for (const cells of ndjsonCells(start.text, form)) search.add(cells)
  const idle = start.isAll ? search.sentences() : []
  const withLines = { ...dated.form, ...definedFields({ leftOutLines }) }
  return { form: withLines, chunks: passes.chunks, guesses: [...idle, ...dated.guesses], idle }
}

/** Finds how a table is rewritten: units below its header join their names, and columns of months become rows. */
function findRewriting(text: string, options: TableOptions): Rewriting | undefined {
  const own = { ...options, encoding: undefined }
  const joined = options.isRewritten === true ? undefined : findJoinedHeader(text, options)
  if (joined !== undefined) {
    const { delimiter, line, sentence } = joined
    const input = (chunks: AsyncIterable<Uint8Array>) => joinedInput(chunks, joined)
    return { input, options: { ...own, delimiter, headerRow: line }, sentences: [sentence] }
  }
  const wide = options.isWide === false ? undefined : findWidePlan(text, options)
  if (wide === undefined) return options.isRewritten === true ? undefined : findGroupedLedger(text, options)
  const { delimiter, sentences } = wide.plan
  const input = (chunks: AsyncIterable<Uint8Array>) => rewrittenInput(chunks, wide)
  return { input, options: { ...own, delimiter, headerRow: undefined, isRewritten: true, isWide: false }, sentences }
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
  const encoding = options.encoding ?? encodingOf(sample)
  const isMarked = encoding !== 'utf-8' || sample[0] === 0xef
  const isGuessed = options.encoding === undefined && encoding !== 'utf-8'
  const guesses = isGuessed ? [`its text is ${ENCODING_NAMES[encoding]}`] : []
  const text = decodeSample(sample, encoding)
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
    const opened = await openTable(rewritten(chunks), rewriting.options, again)
    return { ...opened, isMarked, guesses: [...guesses, ...rewriting.sentences, ...opened.guesses] }
  }
  const detector = new FormDetector(text, options)
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
  const form = passes.reopen === undefined ? detector.form() : await addLeftOutLines(detector, await passes.reopen())
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
    guesses: [...idle, ...dated.guesses, ...guesses, ...detector.guesses()],
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
