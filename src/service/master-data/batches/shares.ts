import { add, printScaled, type Rational, ZERO } from '../../../exact/index.ts'

/** The smallest part of a share is 10^-60, which bounds how many digits the totals of shares can have. */
const PLACES = 60
const GRID = 10n ** BigInt(PLACES)
const DIGITS = 34

/** `part` of `whole` in units of the grid, rounded down to 34 significant digits. */
function roundedDown(part: bigint, integer: bigint): bigint {
  const units = (part * GRID) / integer
  const excess = units.toString().length - DIGITS
  return excess > 0 ? units - (units % 10n ** BigInt(excess)) : units
}

/**
 * The share of each weight in their sum, in their order: decimals that add up to exactly 1, each but one of at most 34
 * significant digits, rounded down. What that leaves goes to the heaviest (of equals the last). Where all weights are 0
 * the shares are equal. The same weights in the same order have the same shares. Weights are decimals, 0 or more.
 */
export function sharesByWeight(weights: readonly Rational[]): readonly string[] {
  const { n: integer, d: shared } = weights.reduce(add, ZERO)
  const parts = weights.map(({ n, d }) => n * (shared / d))
  if (integer === 0n && parts.length > 0) return sharesByWeight(weights.map(() => ({ n: 1n, d: 1n })))
  const heaviest = parts.reduce((found, part, index) => (part >= (parts[found] as bigint) ? index : found), 0)
  const rounded = parts.map((part, index) => (index === heaviest ? 0n : roundedDown(part, integer)))
  const rest = rounded.reduce((left, share) => left - share, GRID)
  return rounded.map((share, index) => printScaled(index === heaviest ? rest : share, PLACES))
}
