import { type Fraction, fraction, isNearest, times } from '../../../oracle/rational-oracle.ts'

/** Shares have 34 digits, so that a total of shares may be off by as little. */
const SHARE_ERROR = fraction('1e-30')

function minus(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.under - b.over * a.under, under: a.under * b.under }
}

function size({ over, under }: Fraction): Fraction {
  return { over: over < 0n ? -over : over, under }
}

function isAtMost(a: Fraction, b: Fraction): boolean {
  return a.over * b.under <= b.over * a.under
}

/** True where two amounts differ by no more than that. */
export function isWithin(tolerated: Fraction, a: Fraction, b: Fraction): boolean {
  return isAtMost(size(minus(a, b)), tolerated)
}

/** True where a shown total is the nearest double, or one beside it that shares of 34 digits explain. */
export function isShared(shown: number | null, expected: Fraction | null): boolean {
  if (shown === null || expected === null) return shown === expected
  if (isNearest(shown, expected)) return true
  const tolerated = times(size(expected), fraction('1e-15'))
  return isWithin(tolerated, fraction(shown), expected) || isAtMost(size(expected), SHARE_ERROR)
}

/** The same of a product: null until it is in a batch with an emission. */
export function isSharedByProduct(shown: number | null, expected: Fraction | null): boolean {
  return (shown === null && (expected === null || expected.over === 0n)) || isShared(shown, expected)
}
