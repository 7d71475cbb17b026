import { parsePrinted, powerOfTen, printExact, type Rational, ZERO } from '../../../exact/index.ts'
import { type InventoryFigure, wireNumber } from '../../../resources/index.ts'

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
export function decimalOf(text: string): Rational {
  const value = parsePrinted(text)
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
export function partsOf(amount: Rational, spans: readonly Span[]): readonly Rational[] {
  if (amount.n === 0n) return spans.map(() => ZERO)
  const d = amount.d > PARTS ? amount.d : PARTS
  const scaled = amount.n * (d / amount.d)
  // // keeps at least the amount's own precision; at the end of the whole the result is the whole amount
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
export function partOf(amount: Rational, span: Span): Rational {
  return partsOf(amount, [span])[0] as Rational
}

/** Converts an amount to a figure: all its digits, and the nearest double. */
export function figureOf(amount: Rational): InventoryFigure {
  return { exact: printExact(amount), kg: wireNumber(amount) }
}
