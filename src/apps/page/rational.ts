import type { Rational } from '../../core/exact/index.ts'

// the page proves sums in the browser, so it shares no arithmetic with the code that computed them

export const ZERO: Rational = Object.freeze({ n: 0n, d: 1n })

export function addRationals(a: Rational, b: Rational): Rational {
  return reduceFraction(a.n * b.d + b.n * a.d, a.d * b.d)
}

export function multiply(a: Rational, b: Rational): Rational {
  return reduceFraction(a.n * b.n, a.d * b.d)
}

/** Prints a number as an integer, or as a fraction if it has a denominator. */
export function printFraction({ n, d }: Rational): string {
  return d === 1n ? String(n) : `${n}/${d}`
}

/** Compares two numbers, for sorting. */
export function compareNumbers(a: Rational, b: Rational): number {
  const difference = a.n * b.d - b.n * a.d
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

/** True if two numbers differ by at most the bound. */
export function isClose(a: Rational, b: Rational, bound: Rational): boolean {
  const difference = a.n * b.d - b.n * a.d
  const size = difference < 0n ? -difference : difference
  return size * bound.d <= bound.n * a.d * b.d
}

function reduceFraction(n: bigint, d: bigint): Rational {
  let [a, b] = [n < 0n ? -n : n, d]
  while (b > 0n) [a, b] = [b, a % b]
  return a === 0n ? ZERO : { n: n / a, d: d / a }
}
