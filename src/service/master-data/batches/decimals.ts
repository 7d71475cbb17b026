import { compare, type Exact, nearestDouble, printExact, type Rational, rationalOf } from '../../../exact/index.ts'

/** Decimals over one denominator. */
export interface Aligned {
  readonly numerators: readonly bigint[]
  readonly sum: bigint
  readonly d: bigint
}

/** Decimals over the largest of their denominators, which each of them divides: all are powers of ten. */
export function aligned(decimals: readonly Rational[]): Aligned {
  const d = decimals.reduce((largest, one) => (one.d > largest ? one.d : largest), 1n)
  const numerators = decimals.map((one) => one.n * (d / one.d))
  return { numerators, sum: numerators.reduce((sum, n) => sum + n, 0n), d }
}

/** An exact number as it is kept: a JS number where that means the same, else all its digits. */
export function figureOf(value: Rational): Exact {
  const nearest = nearestDouble(value)
  return compare(rationalOf(nearest), value) === 0 ? nearest : printExact(value)
}
