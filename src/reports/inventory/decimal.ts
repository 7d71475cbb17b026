import { readItem } from '../../base/index.ts'
import {
  INTEGER_MAX,
  parseRational,
  powerOfTen,
  printExact,
  type Rational,
  RationalSum,
  TEN,
  ZERO,
} from '../../core/exact/index.ts'
import { type InventoryFigure, wireNumber } from '../../resources/index.ts'

/**
 * The denominator of fractions that do not terminate, and of parts of records: 40 decimals, far finer than any double.
 */
export const PARTS = powerOfTen(40)

/** Cuts a fraction off after 40 decimals. */
export function cutDecimal({ n, d }: Rational): Rational {
  if (n === 0n) return ZERO
  return { n: (n * PARTS) / d, d: PARTS }
}

/** Parses a decimal with all its digits; a fraction is cut off. */
export function parseDecimal(text: string): Rational {
  const value = parseRational(text)
  return text.includes('/') ? cutDecimal(value) : value
}

/** A range within a whole, in the units of the whole. */
export interface Span {
  readonly from: bigint
  readonly to: bigint
  readonly whole: bigint
}

/**
 * Divides an amount among spans of one whole in proportion to their length, to 40 decimals. The parts of consecutive
 * spans add up exactly, because each part is the difference between the amounts before its two ends. The amount at a
 * shared end is computed only once.
 */
export function splitAmount(amount: Rational, spans: readonly Span[]): readonly Rational[] {
  if (amount.n === 0n) return spans.map(() => ZERO)
  const d = amount.d > PARTS ? amount.d : PARTS
  const scaled = amount.n * (d / amount.d)
  // keeps at least the amount's own precision; at the end of the whole the result is the whole amount
  const before = (point: bigint, integer: bigint) => (scaled * point) / integer
  let last: { readonly point: bigint; readonly n: bigint } | undefined
  return spans.map(({ from, to, whole: integer }) => {
    const start = last?.point === from ? last.n : before(from, integer)
    const end = before(to, integer)
    last = { point: to, n: end }
    return { n: end - start, d }
  })
}

/** The part of an amount within a span. */
export function takeSpan(amount: Rational, span: Span): Rational {
  return readItem(splitAmount(amount, [span]), 0)
}

/** Converts an amount to a figure: all its digits, and the nearest double. */
export function toFigure(amount: Rational): InventoryFigure {
  return { exact: printExact(amount), kg: wireNumber(amount) }
}

/** The length of 15 digits and a point. */
const LENGTH_MAX = 16
const ZERO_CODE = 48
const POINT_CODE = 46
/** An integer up to this plus an integer of 15 digits stays below 2^53, so no addition rounds. */
export const PENDING_MAX = 8e15

/**
 * An exact sum of printed numbers; fractions are cut off after 40 decimals. Decimals of at most 15 digits are added as
 * integers of one scale, which is exact in doubles; all others are added as fractions.
 */
export class DecimalSum {
  readonly #sum = new RationalSum()
  /** The amount that is not in the sum yet, in units of 10^-places. */
  #pending = 0
  #places = 0

  /** Adds a number as `printExact` prints it. */
  add(text: string): void {
    if (!this.#addShort(text)) this.#sum.add(parseDecimal(text))
  }

  exact(): Rational {
    this.#carry()
    return this.#sum.exact()
  }

  #addShort(text: string): boolean {
    const { length } = text
    if (length > LENGTH_MAX) return false
    let integer = 0
    let point = length - 1
    for (let index = 0; index < length; index++) {
      const code = text.charCodeAt(index)
      if (code === POINT_CODE) point = index
      else {
        const digit = code - ZERO_CODE
        // a sign, or a fraction
        if (digit < 0 || digit > 9) return false
        integer = 10 * integer + digit
      }
    }
    return this.#addInteger(integer, length - 1 - point)
  }

  /** Adds integer · 10^-places; false if it does not fit the scale of the sum. */
  #addInteger(integer: number, places: number): boolean {
    if (places > this.#places) {
      this.#carry()
      this.#places = places
    }
    const scaled = integer * (TEN[this.#places - places] as number)
    if (scaled > INTEGER_MAX) return false
    this.#pending += scaled
    if (this.#pending > PENDING_MAX) this.#carry()
    return true
  }

  #carry(): void {
    this.#sum.add({ n: BigInt(this.#pending), d: 10n ** BigInt(this.#places) })
    this.#pending = 0
  }
}
