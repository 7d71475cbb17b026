import { readInt32 } from '../../../base/index.ts'
import {
  type ByteSource,
  byteSource,
  digitsEnd,
  FieldScanner,
  type KeySpans,
  type NdjsonLine,
  POINT,
  parseNdjsonLine,
  VALUE,
} from '../../../core/csv/index.ts'
import { Violations } from '../../../core/errors/index.ts'
import {
  cellsOfObject,
  dropIgnoredFailures,
  type Failure,
  type FileForm,
  findMappedColumn,
  INPUT_COLUMN_NAMES,
  type InputColumn,
  ignoredKeyRemarks,
  meterOfTexts,
  type ReadingOptions,
  readCell,
  rowOfLine,
  type SourceRow,
  textOfValue,
} from '../../../rows/index.ts'
import { failureOfFile } from '../failure.ts'
import type { NamedRecord, RowEdit } from './csv-row-scanner.ts'
import { decodeUtf8 } from './decode-utf8.ts'
import type { RowFailures } from './row-failures.ts'
import { type ByteRange, FOUND, type Found, OUTSIDE_KEY, type RowScanner } from './row-scanner.ts'

/** Integers of at most this many digits print exactly as written. */
const DIGITS_MAX = 15

const columnOf = (name: InputColumn) => INPUT_COLUMN_NAMES.indexOf(name)
const ID = columnOf('id')
const SITE = columnOf('site')
const START = columnOf('start')
const END = columnOf('end')
const AMOUNT = columnOf('value')
const NOTE = columnOf('note')
const METER = columnOf('meter')
const REGISTRATION = columnOf('registration')
const REGISTER = columnOf('register')
const IS_IN_KEY = INPUT_COLUMN_NAMES.map((name) => !OUTSIDE_KEY.includes(name))

/** The cells of an object as a record, so that it is changed like a row of CSV. */
function namedRecordOf(cells: ReadonlyMap<string, string>, line: number): NamedRecord {
  const place = { line, column: 1 }
  const positions = [...cells].map(() => place)
  return { names: [...cells.keys()], record: { line, cells: [...cells.values()], positions, end: place } }
}

/** The cells of an object before and after an edit. */
interface EditedCells {
  readonly cells: ReadonlyMap<string, string>
  readonly edited: NamedRecord
}

/** Returns an object with the cells that an edit changed or added, under the keys of the file. */
function withCells(object: object, { cells, edited }: EditedCells, { columnMap }: FileForm): object {
  const changed = edited.names.flatMap((name, index) => {
    const text = edited.record.cells[index] ?? ''
    if (text === (cells.get(name) ?? '')) return []
    const key = Object.keys(object).find((one) => findMappedColumn(one, columnMap) === name)
    return [[key ?? name, text] as const]
  })
  return { ...object, ...Object.fromEntries(changed) }
}

/** Scans the rows of NDJSON. The key of a row is the raw text of its key fields, names included. */
export class NdjsonRowScanner implements RowScanner {
  readonly id: ByteRange = { from: 0, to: 0 }
  readonly note: ByteRange = { from: 0, to: 0 }
  readonly value: ByteRange = { from: 0, to: 0 }
  readonly site: KeySpans = { bounds: new Int32Array(2), count: 0 }
  readonly period: KeySpans = { bounds: new Int32Array(4), count: 0 }
  readonly key: KeySpans = { bounds: new Int32Array(2 * INPUT_COLUMN_NAMES.length), count: 0 }
  readonly lines = 1
  readonly decimalMark = POINT
  readonly #options: ReadingOptions
  readonly #edit: RowEdit | undefined
  /** True if the keys are those of the file, which only the reader of text translates. */
  readonly #hasOwnKeys: boolean
  readonly #meter: KeySpans = { bounds: new Int32Array(2), count: 0 }
  readonly #registration: KeySpans = { bounds: new Int32Array(2), count: 0 }
  readonly #register: KeySpans = { bounds: new Int32Array(2), count: 0 }
  readonly #fields = new FieldScanner(INPUT_COLUMN_NAMES)
  #source: ByteSource = byteSource(new Uint8Array(0))

  constructor(options: ReadingOptions, edit?: RowEdit) {
    this.#options = options
    this.#edit = edit
    this.#hasOwnKeys = Object.keys(options.form.columnMap).length > 0
  }

  get end(): number {
    return this.#fields.end
  }

  get next(): number {
    return this.#fields.next
  }

  open(source: ByteSource): void {
    this.#source = source
    this.#fields.open(source)
  }

  scan(from: number): Found {
    this.id.from = this.id.to = 0
    const kind = this.#fields.scan(from)
    if (kind !== 'object') return kind === 'blank' ? FOUND.blank : FOUND.odd
    this.#setText(this.value, AMOUNT)
    this.#setText(this.id, ID)
    this.#setText(this.note, NOTE)
    this.#meter.count = this.#setValue(this.#meter, 0, METER)
    this.#registration.count = this.#setValue(this.#registration, 0, REGISTRATION)
    this.#register.count = this.#setValue(this.#register, 0, REGISTER)
    this.site.count = this.#setValue(this.site, 0, SITE)
    this.period.count = this.#setValue(this.period, 0, START)
    if (this.period.count > 0) this.period.count += this.#setValue(this.period, 2, END)
    return !this.#hasOwnKeys && this.#isIdAsPrinted() && this.#setKey() ? FOUND.row : FOUND.odd
  }

  idText(): string | undefined {
    const { from, to } = this.id
    if (from === to) return undefined
    const text = decodeUtf8(this.#source.bytes.subarray(from, to))
    return text.startsWith('"') ? textOfValue(JSON.parse(text)) : text.trim()
  }

  meterText(): string | undefined {
    const [meter] = this.cellTexts(this.#meter, ['meter'])
    const [registration] = this.cellTexts(this.#registration, ['registration'])
    const [register] = this.cellTexts(this.#register, ['register'])
    return meterOfTexts({ meter, registration, register })
  }

  cellTexts({ bounds, count }: KeySpans, columns: readonly InputColumn[]): readonly (string | undefined)[] {
    return columns.slice(0, count / 2).map((column, index) => {
      const json = decodeUtf8(this.#source.bytes.subarray(bounds[2 * index], bounds[2 * index + 1]))
      const text = textOfValue(JSON.parse(json))
      return text === undefined ? undefined : readCell(text, column, this.#options.form).text
    })
  }

  read(from: number, line: number): SourceRow | RowFailures | undefined {
    const text = decodeUtf8(this.#source.bytes.subarray(from, this.end))
    const violations = new Violations()
    const parsed = parseNdjsonLine(text, line, violations)
    if (violations.list.length > 0) {
      this.#edit?.(namedRecordOf(new Map(), line))
      return { stage: 'text', failures: violations.list.map(failureOfFile) }
    }
    const row = parsed && this.#rowOf(parsed)
    if (row === undefined || parsed === undefined || this.#edit === undefined) return row
    const { value } = parsed
    const { form } = this.#options
    const object = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
    const cells = cellsOfObject(object, form)
    const edited = this.#edit(namedRecordOf(cells, line))
    return edited === undefined ? row : this.#rowOf({ ...parsed, value: withCells(object, { cells, edited }, form) })
  }

  #rowOf(line: NdjsonLine): SourceRow | RowFailures | undefined {
    const failures: Failure[] = []
    const row = rowOfLine(line, { form: this.#options.form, failures })
    const counted = dropIgnoredFailures(failures, this.#options)
    if (counted.length > 0) return { stage: 'columns', failures: counted }
    if (row === undefined || row.cells.size === 0) return undefined
    const remarks = ignoredKeyRemarks(line.value, this.#options)
    return remarks.length === 0 ? row : { ...row, remarks: [...(row.remarks ?? []), ...remarks] }
  }

  /** Sets the text of a column: without quotes if it has no escapes. */
  #setText(span: ByteRange, column: number): void {
    const fields = this.#fields
    const field = fields.fieldOf(column)
    const isThere = field >= 0 && fields.kinds[field] !== VALUE.nothing
    const quotes = isThere && fields.kinds[field] === VALUE.text ? 1 : 0
    span.from = isThere ? readInt32(fields.values, field) + quotes : 0
    span.to = isThere ? readInt32(fields.ends, field) - quotes : 0
  }

  /** Sets the bounds of a column; returns their number, 0 if absent. */
  #setValue({ bounds }: KeySpans, index: number, column: number): number {
    const field = this.#fields.fieldOf(column)
    if (field < 0) return 0
    bounds[index] = readInt32(this.#fields.values, field)
    bounds[index + 1] = readInt32(this.#fields.ends, field)
    return 2
  }

  /** False for a numeric id that JSON would print differently from its text. */
  #isIdAsPrinted(): boolean {
    const field = this.#fields.fieldOf(ID)
    if (field < 0 || this.#fields.kinds[field] !== VALUE.number) return true
    const { from, to } = this.id
    return to - from <= DIGITS_MAX && digitsEnd(this.#source.bytes, from) === to
  }

  /** Sets the key to the runs of adjacent key fields; false if an unknown field must be rejected. */
  #setKey(): boolean {
    const { count, columns, starts, ends, kinds } = this.#fields
    const { key } = this
    const { bounds } = key
    key.count = 0
    for (let field = 0, last = -2; field < count; field++) {
      const column = readInt32(columns, field)
      if (column < 0) {
        if (!this.#options.ignoreUnknownColumns && kinds[field] !== VALUE.nothing) return false
      } else if (IS_IN_KEY[column]) {
        if (last !== field - 1) {
          bounds[key.count] = readInt32(starts, field)
          key.count += 2
        }
        bounds[key.count - 1] = readInt32(ends, field)
        last = field
      }
    }
    return true
  }
}
