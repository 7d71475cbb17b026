import { type Fraction, isSame, order, times } from '../fraction.ts'

/** Significant digits of a stored number that has no finite decimal. */
const DIGITS = 34

function size({ n, d }: Fraction): Fraction {
  return { n: n < 0n ? -n : n, d }
}

function scaled(value: Fraction, places: number): Fraction {
  const power = 10n ** BigInt(places < 0 ? -places : places)
  return times(value, places < 0 ? { n: 1n, d: power } : { n: power, d: 1n })
}

/** True if a stored number is the exact one, or its rounding to 34 significant digits if it has no finite decimal. */
export function isKeptOf(kept: Fraction, exact: Fraction): boolean {
  if (isSame(kept, exact)) return true
  const magnitude = size(exact)
  const [low, high] = [10n ** BigInt(DIGITS - 1), 10n ** BigInt(DIGITS)]
  let places = DIGITS - (magnitude.n.toString().length - magnitude.d.toString().length)
  while (order(scaled(magnitude, places), { n: high, d: 1n }) >= 0n) places -= 1
  while (magnitude.n > 0n && order(scaled(magnitude, places), { n: low, d: 1n }) < 0n) places += 1
  const [a, b] = [scaled(kept, places), scaled(exact, places)]
  if (a.n % a.d !== 0n) return false
  const gap = size({ n: a.n * b.d - b.n * a.d, d: a.d * b.d })
  return 2n * gap.n <= gap.d
}
