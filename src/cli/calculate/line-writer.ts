import { type ByteSource, ByteWriter, type Mantissa } from '../../csv/index.ts'
import { product } from '../../exact/index.ts'
import type { LineFormat } from '../result-table.ts'
import { encodeUtf8 } from './decode-utf8.ts'
import type { LinePlan } from './line-plan.ts'
import type { Piece, Pieces } from './pieces.ts'
import type { RecipeColumn } from './recipe.ts'

const CAPACITY = 2 ** 21
/** Up to 15 digits are the shortest that mean their nearest double. */
const DIGITS_15 = 1e15

/** What a line holds beside its plan. One object that is written over, because there is one for each row. */
export interface LineParts {
  /** Where the id stands; null: it is written as `idText`. */
  id: Piece | null
  idText: string
  site: Piece
  period: Piece
  /** The value of the row, and the same in millionths. */
  readonly value: Mantissa
  micro: number
}

/** Writes lines of the output as bytes. */
export class LineWriter {
  readonly #format: LineFormat
  readonly #pieces: Pieces
  readonly #quote: string
  /** Two that take turns: one is filled while the other is on its way out. */
  readonly #outputs = [new ByteWriter(new Uint8Array(CAPACITY)), new ByteWriter(new Uint8Array(CAPACITY))] as const
  #out: ByteWriter = this.#outputs[0]

  constructor(format: LineFormat, pieces: Pieces) {
    this.#format = format
    this.#pieces = pieces
    // NDJSON has every text in quotes, CSV only those that need it
    this.#quote = format.value('a').startsWith('"') ? '"' : ''
  }

  /** Begins another output; what the last one holds stays until the one after is begun. */
  begin(): void {
    this.#out = this.#out === this.#outputs[0] ? this.#outputs[1] : this.#outputs[0]
    this.#out.length = 0
  }

  /** What was written since the output was begun. */
  written(): Uint8Array {
    return this.#out.bytes.subarray(0, this.#out.length)
  }

  /** Writes text. */
  text(text: string): void {
    this.#out.append(encodeUtf8(text))
  }

  /** Writes the line of a plan; ids are copied from `source`. */
  line(plan: LinePlan, parts: LineParts, source: ByteSource): void {
    const out = this.#out
    const pieces = this.#pieces.source
    const { site, period } = parts
    this.#id(parts, source)
    out.reserve(plan.length + site.to - site.from + period.to - period.from)
    out.copy(pieces, site.from, site.to)
    out.copy(pieces, plan.activity.from, plan.activity.to)
    out.copy(pieces, period.from, period.to)
    let at = 0
    for (; at < plan.columns.length; at++) {
      const piece = plan.pieces[at] as Piece
      out.copy(pieces, piece.from, piece.to)
      this.#number(plan.columns[at] as RecipeColumn, parts)
    }
    const last = plan.pieces[at] as Piece
    out.copy(pieces, last.from, last.to)
  }

  /** Writes the id, making room for it alone. */
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

  /** value × coefficient, the nearest double of the exact product: by its digits where there are at most 15. */
  #number({ integer, scale, coefficient }: RecipeColumn, { value, micro }: LineParts): void {
    const exact = value.integer * integer
    if (exact <= DIGITS_15) this.#out.scaled(exact, value.scale + scale)
    // a mantissa of at most 15 digits over 10^6 is the nearest double of its decimal
    else this.#out.double(product(micro / 1e6, coefficient))
  }
}
