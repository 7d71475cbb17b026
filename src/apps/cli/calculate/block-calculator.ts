import { readUint32 } from '../../../base/index.ts'
import { type ByteSource, byteSource, readMantissa } from '../../../core/csv/index.ts'
import { toTrace } from '../../../core/emissions/index.ts'
import { EmissionsError } from '../../../core/errors/index.ts'
import { definedFields } from '../../../resources/index.ts'
import {
  type CalculatedRow,
  calculateRow,
  createFileRules,
  type Failure,
  type FileForm,
  type FileRules,
  findHeldRow,
  leftOutCause,
  type RowFacts,
  type SourceRow,
} from '../../../rows/index.ts'
import { failureOfFile } from '../failure.ts'
import { type LineFormat, lineFormat, resultLines, resultText } from '../result-table.ts'
import type { CalculatorSpec } from './calculator-spec.ts'
import { CsvRowScanner } from './csv-row-scanner.ts'
import { decodeUtf8, encodeUtf8 } from './decode-utf8.ts'
import { FactRecorder } from './fact-recorder.ts'
import { type LineParts, LineWriter, type Piece } from './line-writer.ts'
import { NdjsonRowScanner } from './ndjson-row-scanner.ts'
import type { RowFailures } from './row-failures.ts'
import { rowPlanOf } from './row-plan.ts'
import { type KnownSite, RowPlanBook } from './row-plan-book.ts'
import { FOUND, isPlainId, mayNameTotal, type RowScanner } from './row-scanner.ts'
import { RunTotals } from './run-totals.ts'
import { type BlockSegment, flushSums, QuantitySums, SumCells } from './sums.ts'

const MICRO = 6
const MICRO_MAX = 1e15
const TEN = Uint32Array.of(1, 10, 100, 1000, 10_000, 100_000, 1_000_000)

const NO_PIECE: Piece = { from: 0, to: 0 }

/** Complete rows of a file. */
export interface RecordBlock {
  /** Ends with a line feed. */
  readonly bytes: Uint8Array
  /** Line number of the first byte. */
  readonly firstLine: number
}

/** Result of a block. */
export interface BlockResult {
  /** Output lines, valid until the block after the next is calculated. */
  readonly output: Uint8Array
  /** Traces of the lines, if requested. */
  readonly traces: Uint8Array | null
  /** Number of calculated rows. */
  readonly rows: number
  /** Failures of the other rows. */
  readonly failures: readonly RowFailures[]
  /** True if the text is malformed so that nothing after it can be read. */
  readonly isBroken: boolean
  /** Facts of the calculated rows, for comparing them, in order. */
  readonly facts: readonly RowFacts[]
  /** Number of line ends in the block. */
  readonly lines: number
  /** The sums of its calculated rows, divided at the rows that are named as totals. Those rows were not calculated. */
  readonly segments: readonly BlockSegment[]
}

/** True if lines have another meaning than their cells, which only the text of a row tells. */
function isReadByText({ leftOutLines, isRewritten }: FileForm): boolean {
  return leftOutLines !== undefined || isRewritten === true
}

/** Options that cannot be sent to a thread. */
export interface CalculatorExtras {
  /** Called with every row. With it, each row is calculated from its text, as the library does. */
  readonly onRow?: (row: CalculatedRow) => void
  /** Maximum number of row plans; further ones drop all. */
  readonly rowPlansMax?: number | undefined
}

/**
 * Calculates the rows of a file, block by block. The first rows of a kind are calculated from their text, as in every
 * other command, and yield a row plan: value × coefficient. Later rows are located in the bytes, multiplied and
 * written without becoming text or objects. Rows without a plan are calculated from their text.
 *
 * Row plans do not use the sets of `tonne/bulk`. Totals of bulk are dense (groups × pairs of activity and factor), and
 * its sets are compiled again for every new pair. That suits few groups and pairs that are known in advance, which a
 * file does not announce. A file of 20,000 sites and 2,000 kinds of rows takes 4.8 s with row plans, and did not
 * finish within 15 minutes of CPU time with bulk sets. The benchmark file took 19 to 20 % longer with them.
 */
export class BlockCalculator {
  readonly #totals = new RunTotals()
  readonly #book: RowPlanBook
  readonly #siteSums = new SumCells()
  readonly #monthSums = new SumCells()
  readonly #quantities = new QuantitySums()
  readonly #rules: FileRules
  readonly #scanner: RowScanner
  readonly #format: LineFormat
  readonly #withTraces: boolean
  readonly #withBadRows: boolean
  readonly #onRow: CalculatorExtras['onRow']
  readonly #isByText: boolean
  readonly #writer: LineWriter
  readonly #parts: LineParts
  readonly #recorder: FactRecorder | undefined
  #source: ByteSource = byteSource(new Uint8Array(0))
  #line = 1
  #rows = 0
  #failures: RowFailures[] = []
  #segments: BlockSegment[] = []
  #traces: string[] = []

  constructor(spec: CalculatorSpec, { onRow, rowPlansMax }: CalculatorExtras = {}) {
    this.#rules = createFileRules(spec.options)
    this.#scanner = spec.format === 'csv' ? new CsvRowScanner(spec.names, spec.form) : new NdjsonRowScanner(spec)
    const value = { integer: 0, scale: 0, mark: this.#scanner.decimalMark }
    this.#parts = { id: null, idText: '', site: NO_PIECE, period: NO_PIECE, value, micro: 0 }
    this.#format = lineFormat(spec.outFormat)
    this.#withTraces = spec.withTraces
    this.#withBadRows = spec.withBadRows
    this.#onRow = onRow
    this.#isByText = spec.withTraces || onRow !== undefined || isReadByText(spec.form)
    this.#book = new RowPlanBook(this.#format, { rowPlansMax, endDate: spec.form.endDate })
    this.#recorder = spec.comparedRowsMax > 0 ? new FactRecorder(this.#scanner, spec.comparedRowsMax) : undefined
    this.#writer = new LineWriter(this.#format, this.#book.pieces)
  }

  /** Totals of all rows so far. */
  totals(): RunTotals {
    this.#flush()
    return this.#totals
  }

  async calculate({ bytes, firstLine }: RecordBlock): Promise<BlockResult> {
    if (this.#book.isFull) {
      this.#flush()
      this.#book.clear()
    }
    this.#source = byteSource(bytes)
    this.#line = firstLine
    this.#rows = 0
    this.#failures = []
    this.#segments = []
    this.#traces = []
    this.#writer.begin()
    this.#scanner.open(this.#source)
    this.#recorder?.open(this.#source)
    const isBroken = await this.#run(bytes.length)
    return {
      output: this.#writer.written(),
      traces: this.#withTraces ? encodeUtf8(this.#traces.join('')) : null,
      rows: this.#rows,
      failures: this.#failures,
      isBroken,
      facts: this.#recorder?.take() ?? [],
      lines: this.#line - firstLine,
      segments: [...this.#segments, { sums: this.#quantities.take(this.#book.rowPlans), held: null }],
    }
  }

  /** Processes a block; true if it is malformed. */
  async #run(end: number): Promise<boolean> {
    const scanner = this.#scanner
    for (let index = 0; index < end; ) {
      if (!this.#isByText) index = this.#runKnown(index, end)
      if (index >= end) break
      try {
        await this.#runByText(index)
      } catch (error) {
        if (!EmissionsError.is(error)) throw error
        this.#failures.push({ stage: 'text', failures: error.violations.map(failureOfFile) })
        return true
      }
      index = scanner.next
      this.#line += scanner.lines
    }
    return false
  }

  /** Calculates rows by their plans; returns the index of the first row that must be read as text. */
  #runKnown(from: number, end: number): number {
    const scanner = this.#scanner
    let index = from
    while (index < end) {
      const found = scanner.scan(index)
      if (found !== FOUND.blank && (found !== FOUND.row || !this.#writeKnown(index))) return index
      index = scanner.next
      this.#line += scanner.lines
    }
    return index
  }

  /** Writes the scanned row by its plan; false if it has no plan, or a value of unusual form. */
  #writeKnown(at: number): boolean {
    const scanner = this.#scanner
    const source = this.#source
    const parts = this.#parts
    const { value } = parts
    if (!readMantissa(source.bytes, scanner.value, value) || value.scale > MICRO) return false
    parts.micro = value.integer * readUint32(TEN, MICRO - value.scale)
    if (parts.micro > MICRO_MAX) return false
    const period = this.#book.periodOf(scanner, source)
    if (period === null) return false
    const known = this.#book.known(period, scanner.key, source)
    if (known === undefined || known === null) return false
    const site = this.#book.siteOf(scanner, source)
    if (this.#mayBeTotal(site)) return false
    parts.period = period.piece
    parts.site = site.piece
    parts.id = isPlainId(source.bytes, scanner.id) ? scanner.id : null
    if (parts.id === null) parts.idText = scanner.idText() || `line ${this.#line}`
    for (const line of known.lines) this.#writer.line(line, parts, source)
    if (site.firstLine === 0) site.firstLine = this.#line
    this.#siteSums.add(site.code, known.code, parts.micro)
    this.#monthSums.add(period.months, known.code, parts.micro)
    this.#quantities.addKnown(known.code, parts.micro)
    this.#rows++
    const { rowPlan } = known
    this.#recorder?.addKnown(
      { rowPlan, micro: parts.micro, line: this.#line, site: site.name, period: period.period },
      at,
    )
    if (this.#siteSums.isFull || this.#monthSums.isFull) this.#flush()
    return true
  }

  /** True if the scanned row may be named as a total, or if its site is an error. Its text decides. */
  #mayBeTotal(site: KnownSite): boolean {
    const { id, note } = this.#scanner
    const { bytes } = this.#source
    return mayNameTotal(bytes, id) || mayNameTotal(bytes, note) || site.needsText
  }

  /** Calculates the row at an index from its text, and adds its plan. */
  async #runByText(index: number): Promise<void> {
    const scanner = this.#scanner
    const found = scanner.scan(index)
    const read = found === FOUND.blank ? undefined : scanner.read(index, this.#line)
    if (read === undefined) return
    const isLeftOut = !('stage' in read) && leftOutCause(read) !== undefined
    const outcome = 'stage' in read ? read.failures : isLeftOut ? [] : await calculateRow(read, this.#rules)
    if ('stage' in read) this.#fail(read, index)
    else if (this.#hold(read, outcome, index)) return
    else if (!('results' in outcome)) this.#failRow(read, outcome, index)
    else if (this.#writeByText(outcome, read, index) && found === FOUND.row && !this.#isByText)
      await this.#add(read, outcome)
  }

  /** Holds back the row at an index if it is named as a total; false for any other row. */
  #hold(row: SourceRow, outcome: CalculatedRow | readonly Failure[], index: number): boolean {
    const held = findHeldRow(row, 'results' in outcome ? [] : outcome)
    if (held === undefined) return false
    const sums = this.#quantities.take(this.#book.rowPlans)
    this.#segments.push({ sums, held: { ...held, ...definedFields({ text: this.#badText(index) }) } })
    return true
  }

  #badText(index: number): string | undefined {
    return this.#withBadRows ? decodeUtf8(this.#source.bytes.subarray(index, this.#scanner.end)) : undefined
  }

  /** Adds the failures of a row. Its quantity counts in the totals below it. */
  #failRow(row: SourceRow, failures: readonly Failure[], index: number): void {
    this.#fail({ stage: 'row', failures }, index)
    this.#quantities.addRow(row)
  }

  /** Adds the failures of the row at an index. */
  #fail({ stage, failures }: RowFailures, index: number): void {
    this.#failures.push({ stage, failures, ...definedFields({ text: this.#badText(index) }) })
  }

  /** Writes a calculated row; false if the format cannot represent it. */
  #writeByText(row: CalculatedRow, source: SourceRow, index: number): boolean {
    const text = resultText(row, this.#format)
    if (typeof text !== 'string') {
      this.#fail({ stage: 'row', failures: text }, index)
      return false
    }
    this.#rows++
    this.#totals.addRow(row)
    this.#totals.reductions.add(source)
    this.#quantities.addRow(source)
    this.#writer.text(text)
    if (this.#withTraces) this.#traces.push(...row.results.map(({ calculation }) => `${toTrace(calculation)}\n`))
    this.#onRow?.(row)
    this.#recorder?.addCalculated(row, source, index)
    return true
  }

  /** Adds the plan of a row if a similar one has occurred before. */
  async #add(row: SourceRow, outcome: CalculatedRow): Promise<void> {
    if (row.isOdd === true) return
    const { key } = this.#scanner
    const source = this.#source
    const period = this.#book.periodOf(this.#scanner, source)
    if (period === null || !this.#book.see(key, source)) return
    if (this.#book.known(period, key, source) !== undefined) return
    const rowPlan = await rowPlanOf(row, outcome, this.#rules)
    this.#book.add({ period, key, source }, rowPlan, resultLines(outcome))
  }

  #flush(): void {
    flushSums(this.#totals, this.#book, { sites: this.#siteSums, months: this.#monthSums })
  }
}
