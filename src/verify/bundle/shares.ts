import type { Findings } from '../findings.ts'
import { compareFractions, type Fraction, fraction, over } from '../fraction.ts'

/** Shares are decimals of at most sixty places. */
const GRID = 10n ** 60n
const SIGNIFICANT = 34
const ZERO = fraction(0n)
const ONE = fraction(1n)

/** A part of one in units of the grid, rounded down to 34 significant digits. */
function roundedDown({ n, d }: Fraction): bigint {
  const units = (n * GRID) / d
  const excess = units.toString().length - SIGNIFICANT
  return excess > 0 ? units - (units % 10n ** BigInt(excess)) : units
}

/** The index of the heaviest; of equals the last. */
function heaviestOf(weights: readonly Fraction[]): number {
  let heaviest = 0
  for (const [index, weight] of weights.entries()) {
    if (compareFractions(weight, weights[heaviest] ?? ZERO) >= 0n) heaviest = index
  }
  return heaviest
}

/**
 * The share of each weight in their sum, as the service shares emissions: rounded down to 34 significant digits, except that
 * of the heaviest, which gets the rest. Equal shares if all weights are zero. Undefined if a weight is not known or negative,
 * or the work budget does not cover the shares.
 */
export function dueShares(
  weights: readonly (Fraction | undefined)[],
  { budget }: Findings,
): readonly Fraction[] | undefined {
  let sum: Fraction | undefined = ZERO
  for (const weight of weights) {
    if (weight === undefined || weight.n < 0n) return undefined
    sum = sum && budget.plus(sum, weight)
  }
  if (sum === undefined) return undefined
  const isWeighed = sum.n > 0n
  const known = weights.map((weight) => (isWeighed ? (weight ?? ZERO) : ONE))
  const total = isWeighed ? over(ONE, sum) : fraction(1n, BigInt(Math.max(weights.length, 1)))
  const heaviest = heaviestOf(known)
  const units: bigint[] = []
  for (const [index, weight] of known.entries()) {
    const part = index === heaviest ? ZERO : budget.times(weight, total)
    if (part === undefined) return undefined
    units.push(roundedDown(part))
  }
  const rest = units.reduce((left, one) => left - one, GRID)
  return units.map((one, index) => fraction(index === heaviest ? rest : one, GRID))
}
