import { readInt32, readItem } from '../../../base/index.ts'
import {
  type ByteSource,
  CellScanner,
  COMMA,
  type CsvDelimiter,
  type CsvRecord,
  checkWidth,
  csvRecords,
  type KeySpans,
  POINT,
  positionPath,
} from '../../../core/csv/index.ts'
import { Violations } from '../../../core/errors/index.ts'
import {
  type DecimalMark,
  type FileForm,
  type InputColumn,
  isInputColumn,
  isMarkOfTotal,
  leaveOutLine,
  meterOfTexts,
  readCell,
  rowOfCells,
  type SourceRow,
  UNNAMED_COLUMN,
} from '../../../rows/index.ts'
import { failureOfFile } from '../failure.ts'
import { decodeUtf8 } from './decode-utf8.ts'
import type { RowFailures } from './row-failures.ts'
import { type ByteRange, FOUND, type Found, OUTSIDE_KEY, type RowScanner } from './row-scanner.ts'
import { sourceRecord } from './source-record.ts'

/** First and last column of each run of adjacent key columns. */
function keyRuns(names: readonly string[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = []
  for (const [index, name] of names.entries()) {
    // rows with a cell in a column without a name are read as text
    if (name !== UNNAMED_COLUMN && (!isInputColumn(name) || OUTSIDE_KEY.includes(name))) continue
    const run = runs.at(-1)
    if (run !== undefined && run[1] === index - 1) run[1] = index
    else runs.push([index, index])
  }
  return runs
}

/** Parses the record of a text that `CellScanner` has delimited. */
function readRecord(text: string, line: number, delimiter: CsvDelimiter) {
  const { value } = csvRecords(text, { line, delimiter }).next()
  if (value === undefined) throw new Error('a record that was scanned is a record')
  return value
}

/** Throws the error in a text whose first record `CellScanner` found malformed. */
export function failCsv(text: string, line: number, delimiter: CsvDelimiter): never {
  const records = csvRecords(text, { line, delimiter })
  // an error at its end is thrown by the request for the next one
  records.next()
  records.next()
  throw new Error('a record that is broken for the scanner is broken for the reader')
}

/** Collects `csv_malformed` for filled cells in columns without a name. */
function checkUnnamedCells({ cells, positions }: CsvRecord, names: readonly string[], violations: Violations): void {
  for (const [index, position] of positions.entries()) {
    const cell = readItem(cells, index).trim()
    // lists of SAP mark their totals in a column without a name
    if (names[index] !== UNNAMED_COLUMN || cell === '' || isMarkOfTotal(cell)) continue
    violations.add(positionPath(position), 'csv_malformed', UNNAMED_MESSAGE)
  }
}

const SHORT_ROWS = 'rows may end early: cells that are missing at their end are empty'
const UNNAMED_MESSAGE = 'is filled in a column without a name; name the column in the header, or empty it'
const HASH = 0x23

function byteOfMark(mark: DecimalMark | undefined): number {
  if (mark === undefined) return -1
  return mark === ',' ? COMMA : POINT
}

/** The columns of a row, and its record. */
export interface NamedRecord {
  readonly names: readonly string[]
  readonly record: CsvRecord
}

/** Changes the cells of a row. Called once for each row that is read, in order; undefined if nothing changes. */
export type RowEdit = (row: NamedRecord) => NamedRecord | undefined

/** Scans the rows of a CSV file with these columns. */
export class CsvRowScanner implements RowScanner {
  readonly id: ByteRange = { from: 0, to: 0 }
  readonly note: ByteRange = { from: 0, to: 0 }
  readonly value: ByteRange = { from: 0, to: 0 }
  readonly site: KeySpans
  readonly period: KeySpans
  readonly key: KeySpans
  readonly decimalMark: number
  readonly #names: readonly string[]
  /** Number of columns up to the last one with a name. */
  readonly #width: number
  readonly #form: FileForm
  readonly #edit: RowEdit | undefined
  readonly #cells: CellScanner
  readonly #idColumn: number
  readonly #valueColumn: number
  readonly #noteColumn: number
  readonly #meterColumn: number
  readonly #meter: ByteRange = { from: 0, to: 0 }
  readonly #registrationColumn: number
  readonly #registration: ByteRange = { from: 0, to: 0 }
  readonly #registerColumn: number
  readonly #register: ByteRange = { from: 0, to: 0 }
  /** First and last column of each part of a key. */
  readonly #siteColumns: Int32Array
  readonly #periodColumns: Int32Array
  readonly #keyColumns: Int32Array
  #source: ByteSource | undefined

  constructor(names: readonly string[], form: FileForm, edit?: RowEdit) {
    this.#names = names
    this.#edit = edit
    this.#width = names.reduce((width, name, index) => (name === UNNAMED_COLUMN ? width : index + 1), 0)
    this.#form = form
    this.decimalMark = byteOfMark(form.decimals.value ?? form.usualDecimal)
    this.#cells = new CellScanner(names.length, form.delimiter.charCodeAt(0))
    this.#idColumn = names.indexOf('id')
    this.#valueColumn = names.indexOf('value')
    this.#noteColumn = names.indexOf('note')
    this.#meterColumn = names.indexOf('meter')
    this.#registrationColumn = names.indexOf('registration')
    this.#registerColumn = names.indexOf('register')
    const columnsOf = (wanted: readonly string[]) =>
      Int32Array.from(
        wanted.flatMap((name) => [names.indexOf(name), names.indexOf(name)]).filter((index) => index >= 0),
      )
    this.#siteColumns = columnsOf(['site'])
    this.#periodColumns = columnsOf(names.includes('start') ? ['start', 'end'] : [])
    this.#keyColumns = Int32Array.from(keyRuns(names).flat())
    this.site = { bounds: new Int32Array(this.#siteColumns.length), count: this.#siteColumns.length }
    this.period = { bounds: new Int32Array(this.#periodColumns.length), count: this.#periodColumns.length }
    this.key = { bounds: new Int32Array(this.#keyColumns.length), count: this.#keyColumns.length }
  }

  get end(): number {
    return this.#cells.end
  }

  get next(): number {
    return this.#cells.next
  }

  get lines(): number {
    return this.#cells.lines
  }

  open(source: ByteSource): void {
    this.#source = source
    this.#cells.open(source.bytes)
  }

  scan(from: number): Found {
    const cells = this.#cells
    this.id.from = this.id.to = 0
    if (!cells.scan(from)) return FOUND.broken
    if (cells.count !== cells.ends.length) return cells.end === from ? FOUND.blank : FOUND.odd
    if (cells.end === from) return FOUND.blank
    if (this.#form.isSheet === true && this.#mayHaveFault(from)) return FOUND.odd
    this.#setSpan(this.id, this.#idColumn, from)
    this.#setSpan(this.note, this.#noteColumn, from)
    this.#setSpan(this.#meter, this.#meterColumn, from)
    this.#setSpan(this.#registration, this.#registrationColumn, from)
    this.#setSpan(this.#register, this.#registerColumn, from)
    this.#setSpan(this.value, this.#valueColumn, from)
    this.#setBounds(this.site, this.#siteColumns, from)
    this.#setBounds(this.period, this.#periodColumns, from)
    this.#setBounds(this.key, this.#keyColumns, from)
    return FOUND.row
  }

  idText(): string | undefined {
    return this.#textOf(this.id, 'id')
  }

  meterText(): string | undefined {
    return meterOfTexts({
      meter: this.#textOf(this.#meter, 'meter'),
      registration: this.#textOf(this.#registration, 'registration'),
      register: this.#textOf(this.#register, 'register'),
    })
  }

  cellTexts({ bounds, count }: KeySpans, columns: readonly InputColumn[]): readonly (string | undefined)[] {
    return columns.slice(0, count / 2).map((column, index) => {
      const text = decodeUtf8(this.#bytes().subarray(bounds[2 * index], bounds[2 * index + 1]))
      const [cell = text] = /^=?"/.test(text) ? readRecord(text, 1, this.#form.delimiter).cells : []
      const content = cell.trim()
      return content === '' ? undefined : readCell(content, column, this.#form).text
    })
  }

  read(from: number, line: number): SourceRow | RowFailures | undefined {
    const { delimiter } = this.#form
    if (!this.#cells.scan(from)) failCsv(decodeUtf8(this.#bytes().subarray(from)), line, delimiter)
    const record = readRecord(decodeUtf8(this.#bytes().subarray(from, this.#cells.end)), line, delimiter)
    const violations = new Violations()
    checkWidth(record, this.#names.length, violations)
    checkUnnamedCells(record, this.#names, violations)
    const source = this.#form.isRewritten === true ? sourceRecord(record) : record
    if (violations.list.length > 0) {
      this.#edit?.({ names: this.#names, record: source })
      return { stage: 'text', failures: violations.list.map(failureOfFile) }
    }
    const row = this.#rowOf(source)
    if (row === undefined) return undefined
    const isShort = record.cells.length < this.#width
    const remarks = isShort ? [...(row.remarks ?? []), SHORT_ROWS] : (row.remarks ?? [])
    return leaveOutLine({ ...row, remarks }, record.line, this.#form)
  }

  /** Reads a record as a row, with its changed cells; undefined if it is empty. */
  #rowOf(record: CsvRecord): SourceRow | undefined {
    const row = rowOfCells(this.#names, record, this.#form)
    if (row.cells.size === 0) return undefined
    const edited = this.#edit?.({ names: this.#names, record })
    return edited === undefined ? row : rowOfCells(edited.names, edited.record, this.#form)
  }

  #textOf({ from, to }: ByteRange, column: InputColumn): string | undefined {
    return from === to ? undefined : this.cellTexts({ bounds: Int32Array.of(from, to), count: 2 }, [column])[0]
  }

  #bytes(): Uint8Array {
    if (this.#source === undefined) throw new Error('bytes are opened before they are scanned')
    return this.#source.bytes
  }

  /** True if the row may have an error of a workbook, which only its text tells. */
  #mayHaveFault(from: number): boolean {
    return this.#bytes().subarray(from, this.#cells.end).includes(HASH)
  }

  /** Start of a column in the row that starts at `from`. */
  #startOf(column: number, from: number): number {
    return column === 0 ? from : readInt32(this.#cells.ends, column - 1) + 1
  }

  #setSpan(span: ByteRange, column: number, from: number): void {
    span.from = column < 0 ? 0 : this.#startOf(column, from)
    span.to = column < 0 ? 0 : readInt32(this.#cells.ends, column)
  }

  #setBounds({ bounds, count }: KeySpans, columns: Int32Array, from: number): void {
    for (let index = 0; index < count; index += 2) {
      bounds[index] = this.#startOf(readInt32(columns, index), from)
      bounds[index + 1] = readInt32(this.#cells.ends, readInt32(columns, index + 1))
    }
  }
}
