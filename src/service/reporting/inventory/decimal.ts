import { parsePrinted, powerOfTen, printExact, type Rational, ZERO } from '../../../exact/index.ts'
import { type InventoryFigure, wireNumber } from '../../../resources/index.ts'

/** Decimals to which a fraction is written out that does not end, or a part of a record; far below any double. */
export const PARTS = powerOfTen(40)

/** A fraction, cut after 40 decimals. */
export function cutDecimal({ n, d }: Rational): Rational {
  if (n === 0n) return ZERO
  return { n: (n * PARTS) / d, d: PARTS }
}

/** The decimal of a text with all its digits; a fraction is cut. */
export function decimalOf(text: string): Rational {
  const value = parsePrinted(text)
  return text.includes('/') ? cutDecimal(value) : value
}

/** Range between two points of a whole, in parts of it. */
export interface Span {
  readonly from: bigint
  readonly to: bigint
  readonly whole: bigint
}

/**
 * The parts of an amount that fall into spans of one whole, by their length, to 40 decimals. However the whole is cut into
 * spans, their parts add up to it to the last digit: each is a difference of what lies before its ends. Where a span
 * begins where the one before it ends, that is worked out once.
 */
export function partsOf(amount: Rational, spans: readonly Span[]): readonly Rational[] {
  if (amount.n === 0n) return spans.map(() => ZERO)
  const d = amount.d > PARTS ? amount.d : PARTS
  const scaled = amount.n * (d / amount.d)
  // cut no shorter than the amount is; at the end of the whole that is all of it
  const before = (point: bigint, integer: bigint) => (scaled * point) / integer
  let last: { readonly point: bigint; readonly n: bigint } | undefined
  return spans.map(({ from, to, whole: integer }) => {
    const start = last?.point === from ? last.n : before(from, integer)
    const end = before(to, integer)
    last = { point: to, n: end }
    return { n: end - start, d }
  })
}

/** The part of an amount that falls into a span. */
export function partOf(amount: Rational, span: Span): Rational {
  return partsOf(amount, [span])[0] as Rational
}

/** An amount as it is shown: all its digits, and the nearest double. */
export function figureOf(amount: Rational): InventoryFigure {
  return { exact: printExact(amount), kg: wireNumber(amount) }
}
