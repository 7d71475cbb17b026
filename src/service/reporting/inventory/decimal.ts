import { parseNumber, powerOfTen, printExact, type Rational } from '../../../exact/index.ts'
import { type InventoryFigure, wireNumber } from '../../../resources/index.ts'

/** A decimal: n × 10^-places. */
export interface Decimal {
  readonly n: bigint
  readonly places: number
}

/** Decimals to which a fraction is written out that does not end, or a part of a record; far below any double. */
const PLACES = 40
const DECIMAL = /^(-?\d+)(?:\.(\d+))?$/

export const NOTHING: Decimal = Object.freeze({ n: 0n, places: 0 })

/** A fraction, cut after 40 decimals. */
export function cutDecimal({ n, d }: Rational): Decimal {
  return { n: (n * powerOfTen(PLACES)) / d, places: PLACES }
}

/** The decimal of a text with all its digits; a fraction is cut. */
export function decimalOf(text: string): Decimal {
  const [, whole, places = ''] = DECIMAL.exec(text) ?? []
  return whole === undefined ? cutDecimal(parseNumber(text)) : { n: BigInt(whole + places), places: places.length }
}

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  if (b.n === 0n) return a
  if (a.places === b.places) return { n: a.n + b.n, places: a.places }
  if (a.places < b.places) return { n: a.n * powerOfTen(b.places - a.places) + b.n, places: b.places }
  return { n: a.n + b.n * powerOfTen(a.places - b.places), places: a.places }
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
export function partsOf(amount: Decimal, spans: readonly Span[]): readonly Decimal[] {
  if (amount.n === 0n) return spans.map(() => NOTHING)
  const places = Math.max(PLACES, amount.places)
  const scaled = amount.n * powerOfTen(places - amount.places)
  // cut no shorter than the amount is; at the end of the whole that is all of it
  const before = (point: bigint, integer: bigint) => (scaled * point) / integer
  let last: { readonly point: bigint; readonly n: bigint } | undefined
  return spans.map(({ from, to, whole: integer }) => {
    const start = last?.point === from ? last.n : before(from, integer)
    const end = before(to, integer)
    last = { point: to, n: end }
    return { n: end - start, places }
  })
}

/** The part of an amount that falls into a span. */
export function partOf(amount: Decimal, span: Span): Decimal {
  return partsOf(amount, [span])[0] as Decimal
}

/** An amount as it is shown: all its digits, and the nearest double. */
export function figureOf({ n, places }: Decimal): InventoryFigure {
  const exact = { n, d: powerOfTen(places) }
  return { exact: printExact(exact), kg: wireNumber(exact) }
}
