import { readItem } from '../../base/index.ts'

/** The medians of its peers that the quantity of an outlier exceeds. */
const OUTLIER_TIMES = 100

/** Quantities that an outlier needs, itself included. */
const PEERS_MIN = 4
/** A margin on the limit, so that the rounding of a quantity at exactly a hundred times does not matter. */
const ROUNDING = 1 + 1e-9

/** Returns the median of ascending numbers without the one at an index; there must be others. */
export function medianOfOthers(ascending: readonly number[], index: number): number {
  const at = (position: number) => readItem(ascending, position < index ? position : position + 1)
  const last = ascending.length - 2
  return (at(Math.floor(last / 2)) + at(Math.ceil(last / 2))) / 2
}

/**
 * Returns which groups of one place, such as the quantities of its meters, are judged together: each that has enough
 * quantities by itself, and all smaller ones together.
 */
export function peersOfMeters<T>(meters: readonly T[], countOf: (meter: T) => number): readonly (readonly T[])[] {
  const small = meters.filter((meter) => countOf(meter) < PEERS_MIN)
  const large = meters.filter((meter) => countOf(meter) >= PEERS_MIN).map((meter) => [meter])
  return small.length === 0 ? large : [...large, small]
}

/**
 * Finds the outliers among quantities of one kind and returns their indexes, by size. An outlier is more than 100 times
 * the median of the others; there must be at least three others. Quantities are 0 or more. If a quantity is an outlier,
 * so is every larger one.
 */
export function outliersOf(quantities: readonly number[]): readonly number[] {
  if (quantities.length < PEERS_MIN) return []
  const order = [...quantities.entries()].sort(([, a], [, b]) => a - b)
  const ascending = order.map(([, quantity]) => quantity)
  return order.flatMap(([index, quantity], position) => {
    const median = medianOfOthers(ascending, position)
    return median > 0 && quantity > OUTLIER_TIMES * ROUNDING * median ? [index] : []
  })
}
