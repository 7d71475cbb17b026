import { type ByteSource, ByteWriter, type Mantissa } from '../../../core/csv/index.ts'
import type { Column } from '../../../core/emissions/index.ts'
import { product } from '../../../core/exact/index.ts'
import { type LineFormat, RESULT_COLUMNS, type ResultColumn, type ResultLine } from '../result-table.ts'
import { encodeUtf8 } from './decode-utf8.ts'
import type { RowPlanColumn, RowPlanResult } from './row-plan.ts'
import type { ByteRange } from './row-scanner.ts'

/** Longer than the digits of any number. */
const NUMBER_LENGTH_MAX = 40

const NUMBERS: Readonly<Partial<Record<ResultColumn, Column>>> = {
  co2Kg: 'co2',
  ch4Kg: 'ch4',
  n2oKg: 'n2o',
  co2eKg: 'co2e',
  biogenicCo2Kg: 'biogenicCo2',
  montrealCo2eKg: 'montrealCo2e',
}

/** A text that many output lines share: a range in the buffer of such texts. */
export type Piece = Readonly<ByteRange>

/** Adds a text to the buffer. */
export function addPiece(pieces: ByteWriter, text: string): Piece {
  const from = pieces.length
  pieces.append(encodeUtf8(text))
  return { from, to: pieces.length }
}

/** A number of a line, and the text before it. */
interface LineNumber {
  readonly before: Piece
  readonly column: RowPlanColumn
}

/** Template of an output line for any value. */
export interface LinePlan {
  readonly activity: Piece
  readonly numbers: readonly LineNumber[]
  /** The text after the last number. */
  readonly rest: Piece
  /** Maximum bytes. */
  readonly length: number
}

/** Formats consecutive columns of a line, each preceded by a comma. */
export function columnsText(line: Partial<ResultLine>, columns: readonly ResultColumn[], format: LineFormat): string {
  return columns.map((column) => `,${format.name(column)}${format.value(line[column] ?? null)}`).join('')
}

/** Creates the template of lines like this one. */
export function linePlan(
  line: ResultLine,
  result: RowPlanResult,
  { format, pieces }: { readonly format: LineFormat; readonly pieces: ByteWriter },
): LinePlan {
  const numbers: LineNumber[] = []
  let text = ''
  for (const column of RESULT_COLUMNS.slice(RESULT_COLUMNS.indexOf('scope'))) {
    const gas = NUMBERS[column]
    const number = gas === undefined ? null : result.columns[gas]
    if (number === null) text += columnsText(line, [column], format)
    else {
      numbers.push({ before: addPiece(pieces, `${text},${format.name(column)}`), column: number })
      text = ''
    }
  }
  const rest = addPiece(pieces, `${text}${format.close}`)
  const activity = addPiece(pieces, columnsText(line, ['activity'], format))
  const length = [activity, rest, ...numbers.map(({ before }) => before)].reduce(
    (sum, { from, to }) => sum + to - from,
    0,
  )
  return { activity, numbers, rest, length: length + NUMBER_LENGTH_MAX * numbers.length }
}

const CAPACITY = 2 ** 21
/** An integer of up to 15 digits is the shortest text of its nearest double. */
const DIGITS_15 = 1e15

/** Variable parts of a line; one mutable object is reused for all rows. */
export interface LineParts {
  /** Position of the id; null: write `idText`. */
  id: Piece | null
  idText: string
  site: Piece
  period: Piece
  /** The value of the row, and the same in millionths. */
  readonly value: Mantissa
  micro: number
}

/** Writes output lines as bytes. */
export class LineWriter {
  readonly #format: LineFormat
  readonly #pieces: ByteSource
  /** NDJSON quotes every text, CSV only if needed. */
  readonly #quote: string
  /** Double buffer: one is filled while the other is written out. */
  readonly #outputs = [new ByteWriter(new Uint8Array(CAPACITY)), new ByteWriter(new Uint8Array(CAPACITY))] as const
  #out: ByteWriter = this.#outputs[0]

  constructor(format: LineFormat, pieces: ByteSource) {
    this.#format = format
    this.#pieces = pieces
    this.#quote = format.value('a').startsWith('"') ? '"' : ''
  }

  /** Switches buffers; the previous one stays intact until the next call. */
  begin(): void {
    this.#out = this.#out === this.#outputs[0] ? this.#outputs[1] : this.#outputs[0]
    this.#out.length = 0
  }

  /** Bytes written since `begin`. */
  written(): Uint8Array {
    return this.#out.bytes.subarray(0, this.#out.length)
  }

  text(text: string): void {
    this.#out.append(encodeUtf8(text))
  }

  /** Writes a line by its template, copying the id from `source`. */
  line({ activity, numbers, rest, length }: LinePlan, parts: LineParts, source: ByteSource): void {
    const { site, period } = parts
    this.#id(parts, source)
    this.#out.reserve(length + site.to - site.from + period.to - period.from)
    this.#piece(site)
    this.#piece(activity)
    this.#piece(period)
    for (const { before, column } of numbers) {
      this.#piece(before)
      this.#number(column, parts)
    }
    this.#piece(rest)
  }

  #piece({ from, to }: Piece): void {
    this.#out.copy(this.#pieces, from, to)
  }

  /** Writes the id, reserving space for it. */
  #id({ id, idText }: LineParts, source: ByteSource): void {
    const out = this.#out
    const { open, name, value } = this.#format
    if (id === null) this.text(`${open}${name('id')}${value(idText)}`)
    else {
      if (this.#quote !== '') out.ascii(`${open}${name('id')}"`)
      out.reserve(id.to - id.from)
      out.copy(source, id.from, id.to)
      if (this.#quote !== '') out.ascii('"')
    }
  }

  /** Writes value × coefficient, the nearest double of the exact product: by its digits if there are at most 15. */
  #number({ integer, scale, coefficient }: RowPlanColumn, { value, micro }: LineParts): void {
    const exact = value.integer * integer
    if (exact <= DIGITS_15) this.#out.scaled(exact, value.scale + scale)
    // a mantissa of at most 15 digits over 10^6 is the nearest double of its decimal
    else this.#out.double(product(micro / 1e6, coefficient))
  }
}
