import { isUtf8 } from 'node:buffer'
import {
  CARRIAGE_RETURN,
  CellScanner,
  countLines,
  csvCut,
  csvRecords,
  LINE_FEED,
  lineCut,
  rejectCsv,
} from '../../../core/csv/index.ts'
import { definedFields } from '../../../resources/index.ts'
import {
  COLUMNS_MAX,
  csvColumns,
  dropIgnoredFailures,
  type Failure,
  type FileForm,
  type HeldRow,
  isInputColumn,
  NO_ACTIVITIES,
  type ReadingOptions,
  type RowComparison,
  SEPARATOR_LINE,
  TotalRows,
  UNNAMED_COLUMN,
} from '../../../rows/index.ts'
import { FileFailures, readingChunks, readingFile } from '../failure.ts'
import type { ByteOutput } from '../io.ts'
import type { BlockResult } from './block-calculator.ts'
import type { BlockPipeline } from './block-pipeline.ts'
import { RECORD_BYTES_MAX, type RecordBytes, readBlocks } from './block-reader.ts'
import { failCsv } from './csv-row-scanner.ts'
import { decodeUtf8 } from './decode-utf8.ts'
import { FailureLog, type RowFailures } from './row-failures.ts'
import type { RunTotals } from './run-totals.ts'
import type { SkipReport } from './skip-report.ts'

/** The header of a CSV file. */
export interface Header {
  readonly names: readonly string[]
  /** Its cells, unchanged. */
  readonly cells: readonly string[]
  /** Size in bytes and lines, including preceding blank lines. */
  readonly length: number
  readonly lines: number
  /** Its questions about columns, which are then not read. */
  readonly failures: readonly Failure[]
}

const SEPARATOR_LINE_MAX = 7

/** Finds the first line that is neither blank nor names the separator. */
function passBlankLines(bytes: Uint8Array): { at: number; line: number } {
  const [separatorLine = ''] = SEPARATOR_LINE.exec(decodeUtf8(bytes.subarray(0, SEPARATOR_LINE_MAX))) ?? []
  let index = separatorLine.length
  for (let line = index === 0 ? 1 : 2; ; line++) {
    const end = bytes[index] === CARRIAGE_RETURN ? index + 1 : index
    if (bytes[end] !== LINE_FEED) return { at: index, line }
    index = end + 1
  }
}

function readHeader(bytes: Uint8Array, form: FileForm): Header {
  const { delimiter } = form
  const { at: index, line } = passBlankLines(bytes)
  const scanner = new CellScanner(0, delimiter.charCodeAt(0))
  scanner.open(bytes)
  if (index >= bytes.length) rejectCsv({ line: 1, column: 1 }, 'is empty; the first line must name the columns')
  if (!scanner.scan(index)) failCsv(decodeUtf8(bytes.subarray(index)), line, delimiter)
  const { value: record } = csvRecords(decodeUtf8(bytes.subarray(index, scanner.end)), { line, delimiter }).next()
  if (record === undefined) throw new Error('a record that was scanned is a record')
  if (record.cells.length > COLUMNS_MAX) {
    const position = record.positions[COLUMNS_MAX] ?? { line, column: 1 }
    rejectCsv(position, `has ${record.cells.length} columns, more than the ${COLUMNS_MAX} that are read`)
  }
  const { cells } = record
  const failures: Failure[] = []
  const names = csvColumns(record, failures, form)
  return { names, cells, length: scanner.next, lines: line - 1 + scanner.lines, failures }
}

const KNOWN_MIN = 2
/** Bytes of a file with unknown columns that are searched for further questions. */
const ASKED_BYTES_MAX = 2 ** 24

/** Returns the columns to read: those that are known, each once. */
function readNames({ names, failures }: Header): readonly string[] {
  if (failures.length === 0) return names
  const isRead = (name: string, index: number) =>
    name === UNNAMED_COLUMN || (isInputColumn(name) && names.indexOf(name) === index)
  return names.map((name, index) => (isRead(name, index) ? name : ''))
}

/**
 * Reads the header at the start of a CSV file, with its questions and the columns that are read without their answers. Throws
 * `FileFailures` if it is none, and with its questions if too few columns are known: then rows ask nothing else.
 */
export function askingHeader(file: string, bytes: Uint8Array, options: ReadingOptions): Header {
  const header = readingFile(file, () => readHeader(bytes, options.form))
  const failures = dropIgnoredFailures(header.failures, options)
  // a registration says nothing about the activity
  const known = header.names.filter((name) => isInputColumn(name) && name !== 'registration')
  if (failures.length > 0 && known.length < KNOWN_MIN) throw new FileFailures(file, failures)
  return { ...header, failures, names: readNames({ ...header, failures }) }
}

/** Reads the header at the start of a CSV file. Throws `FileFailures` with all its failures. */
export function headerOf(file: string, bytes: Uint8Array, options: ReadingOptions): Header {
  const header = askingHeader(file, bytes, options)
  if (header.failures.length > 0) throw new FileFailures(file, header.failures)
  return header
}

/** The columns that a question about the values includes. */
const OF_VALUES: readonly (string | undefined)[] = ['value', 'unit']

/** True if the question of a header about the values includes the failure of a row. */
export function isAskedByHeader({ code, cell }: Failure): boolean {
  return code === 'column_missing' && OF_VALUES.includes(cell?.column)
}

/** Leaves out the failures of a row that the question of the header about the values includes. */
function withoutValueFailures(row: RowFailures): RowFailures {
  return { ...row, failures: row.failures.filter((failure) => !isAskedByHeader(failure)) }
}

/** A file to calculate, and the destinations of its results. */
export interface FileRun {
  readonly file: string
  readonly chunks: AsyncIterable<Uint8Array>
  readonly reading: ReadingOptions
  /** Creates the calculator once the columns of the file are read. */
  readonly start: (names: readonly string[]) => BlockPipeline
  /** Maximum pending blocks of the calculator. */
  readonly depth: number
  /** Size of a block, which no record may exceed. */
  readonly blockBytes?: number
  readonly results?: ByteOutput | undefined
  readonly traces?: ByteOutput | undefined
  /** The report of failed rows; undefined: they are errors. */
  readonly skipped?: SkipReport | undefined
  /** Compares the calculated rows with each other. */
  readonly comparison?: RowComparison | undefined
  /** Called after each block with the rows and bytes done so far. */
  readonly onProgress?: (rows: number, bytes: number) => void
}

/** Finds the line of the first byte that is not valid UTF-8. */
function brokenLine(bytes: Uint8Array, firstLine: number): number {
  let line = firstLine
  for (let index = 0; index < bytes.length; line++) {
    const end = bytes.indexOf(LINE_FEED, index) + 1 || bytes.length
    if (!isUtf8(bytes.subarray(index, end))) return line
    index = end
  }
  return line
}

/** The failure of a record that is longer than a block. */
export function tooLongFailure(line: number, blockBytes: number): Failure {
  const message = `is a record of more than ${blockBytes} bytes, the most that is read; a quote may be missing`
  return { position: { line, column: 1 }, code: 'csv_malformed', message }
}

/** The failure of bytes that are not UTF-8; undefined if they are. */
export function encodingFailure(bytes: Uint8Array, firstLine: number): Failure | undefined {
  if (isUtf8(bytes)) return undefined
  const message = 'is not UTF-8 text; name the encoding of the file by --encoding, or save it as UTF-8'
  return { position: { line: brokenLine(bytes, firstLine), column: 1 }, code: 'file_unreadable', message }
}

/** A run over a file. */
class Run {
  readonly #job: FileRun
  readonly #log = new FailureLog()
  readonly #totalRows = new TotalRows()
  readonly #queue: { readonly bytes: number; readonly result: Promise<BlockResult> }[] = []
  #pipeline: BlockPipeline | undefined
  #line = 1
  #rows = 0
  #bytes = 0
  /** True if its columns have failures, so that its rows are only read for further questions. */
  #isRefused = false
  /** True if its header asks which column has the values. */
  #isWithoutValue = false

  constructor(job: FileRun) {
    this.#job = job
  }

  async run(): Promise<RunTotals> {
    const { file, reading, chunks, depth, skipped, blockBytes = RECORD_BYTES_MAX } = this.#job
    const { delimiter } = reading.form
    const cut = reading.format === 'csv' ? (bytes: Uint8Array) => csvCut(bytes, delimiter.charCodeAt(0)) : lineCut
    try {
      for await (const records of readBlocks(readingChunks(file, chunks), { cut, depth, blockBytes })) {
        if (!(await this.#accept(records))) break
      }
      if (this.#pipeline === undefined) this.#log.throwIfAny(file)
      // a CSV file must have a header
      this.#pipeline ??= (await this.#startWith(new Uint8Array(0))).pipeline
      await this.#takeAll()
      const { leftOut, unclear } = this.#totalRows.decide()
      for (const row of unclear) await this.#failTotal(row)
      this.#log.throwIfAny(file)
      const totals = await this.#pipeline.totals()
      totals.leftOut = leftOut
      // a file of bad rows ends with their report
      const isEmpty = totals.rows === 0 && !skipped?.rows && leftOut.length === 0
      if (isEmpty) this.#log.add({ stage: 'row', failures: [NO_ACTIVITIES] })
      this.#log.throwIfAny(file)
      return totals
    } finally {
      await this.#pipeline?.stop()
    }
  }

  /** Queues records; false if nothing after them can be read. */
  async #accept({ bytes, isTooLong }: RecordBytes): Promise<boolean> {
    if (isTooLong) {
      const { blockBytes = RECORD_BYTES_MAX } = this.#job
      return this.#reject(tooLongFailure(this.#line, blockBytes))
    }
    const unreadable = encodingFailure(bytes, this.#line)
    if (unreadable !== undefined) return this.#reject(unreadable)
    let rest = bytes
    if (this.#pipeline === undefined) {
      const { pipeline, length } = await this.#startWith(bytes)
      this.#pipeline = pipeline
      rest = bytes.subarray(length)
    }
    return this.#calculate(rest, this.#pipeline)
  }

  async #startWith(bytes: Uint8Array): Promise<{ pipeline: BlockPipeline; length: number }> {
    const { file, reading, start, skipped } = this.#job
    if (reading.format === 'ndjson') {
      await skipped?.begin([])
      return { pipeline: start([]), length: 0 }
    }
    const header = askingHeader(file, bytes, reading)
    const { names, cells, length, lines, failures } = header
    this.#log.add({ stage: 'columns', failures })
    this.#isRefused = failures.length > 0
    this.#isWithoutValue = failures.some(({ code }) => code === 'column_missing')
    await skipped?.begin(cells)
    this.#line += lines
    this.#bytes += length
    return { pipeline: start(names), length }
  }

  async #calculate(bytes: Uint8Array, pipeline: BlockPipeline): Promise<boolean> {
    const result = pipeline.calculate({ bytes, firstLine: this.#line })
    // the error is thrown when the block is awaited
    result.catch(() => undefined)
    this.#queue.push({ bytes: bytes.length, result })
    // in this thread, each block reports its number of lines
    if (pipeline.depth > 1) this.#line += countLines(bytes)
    else this.#line += (await result).lines
    if (this.#isRefused && this.#bytes > ASKED_BYTES_MAX) return false
    return this.#queue.length < pipeline.depth || (await this.#take())
  }

  /** Awaits the first pending block and writes its results; false if it is malformed. */
  async #take(): Promise<boolean> {
    const next = this.#queue.shift()
    if (next === undefined) return true
    const { results, traces, comparison, onProgress } = this.#job
    const result = await next.result
    this.#rows += result.rows
    this.#bytes += next.bytes
    comparison?.add(result.facts)
    for (const { sums, held } of result.segments) {
      this.#totalRows.add(sums)
      if (held !== null && !this.#totalRows.hold(held)) await this.#failTotal(held)
    }
    await this.#fail(result)
    if (this.#log.isEmpty) {
      await results?.write(result.output)
      if (result.traces !== null) await traces?.write(result.traces)
    }
    onProgress?.(this.#rows, this.#bytes)
    // results after a malformed place are meaningless
    if (result.isBroken) this.#queue.length = 0
    return !result.isBroken
  }

  /** Awaits all pending blocks; false if one is malformed. */
  async #takeAll(): Promise<boolean> {
    while (this.#queue.length > 0) if (!(await this.#take())) return false
    return true
  }

  /** A row that is named as a total, and is not known to be one. */
  #failTotal({ failures, text }: HeldRow): Promise<void> {
    return this.#fail({ failures: [{ stage: 'row', failures, ...definedFields({ text }) }], isBroken: false })
  }

  async #fail({ failures: all, isBroken }: Pick<BlockResult, 'failures' | 'isBroken'>): Promise<void> {
    const { skipped } = this.#job
    const failures = this.#isWithoutValue ? all.map(withoutValueFailures) : all
    const fatal = isBroken || skipped === undefined ? failures.slice(skipped === undefined ? 0 : -1) : []
    for (const one of fatal) this.#log.add(one)
    await skipped?.add(failures.slice(0, failures.length - fatal.length))
  }

  /** Rejects the rest of the file, unless an earlier block is malformed; always false. */
  async #reject(failure: Failure): Promise<false> {
    if (await this.#takeAll()) this.#log.add({ stage: 'text', failures: [failure] })
    return false
  }
}

/**
 * Calculates a file block by block, in bounded memory, and returns the totals of its rows. Throws `FileFailures` with
 * the first failures of the file, in order, and their number.
 */
export function runFile(job: FileRun): Promise<RunTotals> {
  return new Run(job).run()
}
