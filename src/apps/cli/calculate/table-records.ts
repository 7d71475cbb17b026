import { definedFields } from '../../../base/index.ts'
import {
  type CsvDelimiter,
  type CsvRecord,
  countLines,
  csvCut,
  csvRecords,
  LINE_FEED,
  lineCut,
  parseNdjsonLine,
  rejectCsv,
} from '../../../core/csv/index.ts'
import { EmissionsError, Violations } from '../../../core/errors/index.ts'
import { cellsOfObject, type FileForm, type FormDetector, LeftOutFinder, MapWordSearch } from '../../../rows/index.ts'
import { readBlocks } from './block-reader.ts'
import { decodeUtf8 } from './decode-utf8.ts'

export function completeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1)
}

/** Leaves out the first lines of a file. */
export async function* withoutLines(chunks: AsyncIterable<Uint8Array>, lines: number): AsyncGenerator<Uint8Array> {
  let left = lines
  for await (const chunk of chunks) {
    let index = 0
    while (left > 0 && index < chunk.length) {
      const end = chunk.indexOf(LINE_FEED, index)
      if (end >= 0) left--
      index = end < 0 ? chunk.length : end + 1
    }
    if (index < chunk.length) yield index === 0 ? chunk : chunk.subarray(index)
  }
}

/** Replaces the first lines of a file by blank ones, so that the lines after them keep their numbers. */
export async function* withBlankLines(chunks: AsyncIterable<Uint8Array>, lines: number): AsyncGenerator<Uint8Array> {
  for (let line = 0; line < lines; line++) yield BLANK_LINE
  yield* withoutLines(chunks, lines)
}

const BLANK_LINE = Uint8Array.of(LINE_FEED)

/** The beginning of a file, and how to read all of it. */
export interface TableStart {
  readonly isAll: boolean
  readonly reopen: (() => Promise<AsyncIterable<Uint8Array>>) | undefined
}

/**
 * Yields all records of a table that is rewritten. Throws `csv_malformed` for a record that cannot be read: the rows after it must
 * not be lost in silence.
 */
export async function* soundTable(
  chunks: AsyncIterable<Uint8Array>,
  delimiter: CsvDelimiter,
): AsyncGenerator<CsvRecord> {
  const cut = (bytes: Uint8Array) => csvCut(bytes, delimiter.charCodeAt(0))
  let line = 1
  for await (const { bytes, isTooLong } of readBlocks(chunks, { cut, depth: 1 })) {
    if (isTooLong) rejectCsv({ line, column: 1 }, TOO_LONG)
    yield* csvRecords(decodeUtf8(bytes), { line, delimiter })
    line += countLines(bytes)
  }
}

const TOO_LONG = 'is a record that is longer than what is read; a quote may be missing'

/** Yields all records of a file with their lines, up to the first malformed one. */
async function* allRecords(chunks: AsyncIterable<Uint8Array>, delimiter: CsvDelimiter): AsyncGenerator<CsvRecord> {
  try {
    yield* soundTable(chunks, delimiter)
  } catch (error) {
    // errors of the text are reported when it is calculated
    if (!EmissionsError.is(error)) throw error
  }
}

/** The records at the beginning of a file, and how to read all of them. */
interface RecordsToSearch extends TableStart {
  readonly records: readonly CsvRecord[]
  readonly wordMap: FileForm['wordMap']
}

/**
 * Says which words of a map no cell has. A file that is longer than its beginning is read up to the last word that is
 * found; none are reported if it can be read only once.
 */
export async function findIdleWords(
  detector: FormDetector,
  { isAll, records, reopen, wordMap }: RecordsToSearch,
): Promise<readonly string[]> {
  const search = new MapWordSearch(wordMap)
  for (const { text } of Object.values(detector.form().headerMeasures ?? {})) {
    for (const column of ['unit', 'currency'] as const) search.add(new Map([[column, text]]))
  }
  for (const record of records.slice(1)) search.add(detector.cellsOf(record))
  if (search.isDone || isAll) return search.sentences()
  if (reopen === undefined) return []
  for await (const record of allRecords(await reopen(), detector.delimiter)) {
    search.add(detector.cellsOf(record))
    if (search.isDone) break
  }
  return search.sentences()
}

/** Adds records from the beginning of a file until no column is open. */
export async function decideOpenColumns(detector: FormDetector, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const record of allRecords(chunks, detector.delimiter)) {
    detector.add(record)
    if (!detector.isOpen) return
  }
}

/** True if a table has columns by which rows are left out because of other rows. */
export function hasLeftOutColumns(detector: FormDetector): boolean {
  return detector.headerOf('reading') !== undefined || detector.headerOf('status') !== undefined
}

/** True if lines of NDJSON may have keys by which rows are left out because of other rows. */
export function hasLeftOutKeys(text: string): boolean {
  return /"(?:reading|status)"\s*:/.test(text)
}

/** The content of a file, which may be read a second time if rows are left out because of other rows. */
interface RereadTable {
  readonly chunks: AsyncIterable<Uint8Array>
  readonly reopen: (() => Promise<AsyncIterable<Uint8Array>>) | undefined
}

/** Prepares a pass over all rows if one is needed. A pipe, which is read only once, is then held in memory. */
export async function prepareSecondPass(
  chunks: AsyncIterable<Uint8Array>,
  { isAll, reopen }: TableStart,
  isNeeded: () => boolean,
): Promise<RereadTable> {
  if (!isNeeded()) return { chunks, reopen: undefined }
  if (!isAll && reopen !== undefined) return { chunks, reopen }
  const pieces: Uint8Array[] = []
  for await (const piece of chunks) pieces.push(piece.slice())
  const again = async function* () {
    yield* pieces
  }
  return { chunks: again(), reopen: async () => again() }
}

/** The form of a table with the lines that are left out because of other rows, and sentences about them. */
interface FormWithLines {
  readonly form: FileForm
  readonly sentences: readonly string[]
}

function withLines(form: FileForm, finder: LeftOutFinder): FormWithLines {
  return { form: { ...form, ...definedFields({ leftOutLines: finder.lines() }) }, sentences: finder.sentences() }
}

/**
 * Adds the lines of rows that are left out because of other rows: estimated readings of periods with actual ones, and cancelled
 * bookings.
 */
export async function addLeftOutLines(
  detector: FormDetector,
  chunks: AsyncIterable<Uint8Array> | undefined,
): Promise<FormWithLines> {
  const form = detector.form()
  if (chunks === undefined) return { form, sentences: [] }
  const finder = new LeftOutFinder(form)
  let isHeader = true
  for await (const record of allRecords(chunks, detector.delimiter)) {
    if (!isHeader) finder.add(detector.cellsOf(record), record.line, detector.unreadCellsOf(record))
    isHeader = false
  }
  return withLines(form, finder)
}

/** Finds the lines of NDJSON that are left out because of other rows. */
export async function ndjsonLeftOutLines(chunks: AsyncIterable<Uint8Array>, form: FileForm): Promise<FormWithLines> {
  const finder = new LeftOutFinder(form)
  let firstLine = 1
  for await (const { bytes } of readBlocks(chunks, { cut: lineCut, depth: 1 })) {
    for (const [index, line] of decodeUtf8(bytes).split('\n').entries()) {
      const { value } = parseNdjsonLine(line, firstLine + index, new Violations()) ?? {}
      if (typeof value === 'object' && value !== null) finder.add(cellsOfObject(value, form), firstLine + index)
    }
    firstLine += countLines(bytes)
  }
  return withLines(form, finder)
}
