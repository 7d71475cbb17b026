import { readItem } from '../../../base/index.ts'
import { add, printInteger, type Rational, ZERO } from '../../../core/exact/index.ts'

/** The smallest part of a share is 10^-60, which bounds how many digits the totals of shares can have. */
const PLACES = 60
const GRID = 10n ** BigInt(PLACES)
const DIGITS = 34

/** `part` of `whole` in units of the grid, rounded down to 34 significant digits. */
function floorShare(part: bigint, integer: bigint): bigint {
  const units = (part * GRID) / integer
  const excess = units.toString().length - DIGITS
  return excess > 0 ? units - (units % 10n ** BigInt(excess)) : units
}

/**
 * Computes the share of each weight in their sum, in their order. The shares are decimals that add up to exactly 1. Each
 * is rounded down to 34 significant digits, except the share of the heaviest (the last of equals), which gets the rest.
 * If all weights are 0 the shares are equal. Equal weights in the same order give equal shares. Weights are decimals, 0
 * or more.
 */
export function sharesByWeight(weights: readonly Rational[]): readonly string[] {
  const { n: integer, d: shared } = weights.reduce(add, ZERO)
  const parts = weights.map(({ n, d }) => n * (shared / d))
  if (integer === 0n && parts.length > 0) return sharesByWeight(weights.map(() => ({ n: 1n, d: 1n })))
  const heaviest = parts.reduce((found, part, index) => (part >= readItem(parts, found) ? index : found), 0)
  const rounded = parts.map((part, index) => (index === heaviest ? 0n : floorShare(part, integer)))
  const rest = rounded.reduce((left, share) => left - share, GRID)
  return rounded.map((share, index) => printInteger(index === heaviest ? rest : share, PLACES))
}
