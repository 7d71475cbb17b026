import { nice, ticks } from 'd3-array'

/**
 * Linear scales of the charts. The linear scale of d3-scale would add colours and number formats, a sixth of the
 * script.
 */

/** Returns the function that scales an amount to a length; `most` has the full length. */
export function proportion(most: number, length: number): (amount: number) => number {
  return (amount) => (amount / most) * length
}

/**
 * Round amounts at equal steps from 0 to the first that is at least `most`, which must be above 0; about `parts` of
 * them.
 */
export function roundMarks(most: number, parts: number): readonly number[] {
  return ticks(...nice(0, most, parts), parts)
}
