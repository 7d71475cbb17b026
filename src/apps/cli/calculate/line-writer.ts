import { type ByteSource, ByteWriter, type Mantissa } from '../../../core/csv/index.ts'
import { product } from '../../../core/exact/index.ts'
import type { LineFormat } from '../result-table.ts'
import { encodeUtf8 } from './decode-utf8.ts'
import type { LinePlan, Piece } from './line-plan.ts'
import type { RowPlanColumn } from './row-plan.ts'

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
  line({ activity, columns, pieces, length }: LinePlan, parts: LineParts, source: ByteSource): void {
    const { site, period } = parts
    this.#id(parts, source)
    this.#out.reserve(length + site.to - site.from + period.to - period.from)
    this.#piece(site)
    this.#piece(activity)
    this.#piece(period)
    for (let index = 0; index < columns.length; index++) {
      this.#piece(pieces[index] as Piece)
      this.#number(columns[index] as RowPlanColumn, parts)
    }
    this.#piece(pieces[columns.length] as Piece)
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
