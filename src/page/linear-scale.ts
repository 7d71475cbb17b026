import { nice, ticks } from 'd3-array'

/** The linear scale of the charts; that of d3-scale would bring colours and formats of numbers, a sixth of the script. */

/** A length in proportion to an amount: `most` has all of it. */
export function proportion(most: number, length: number): (amount: number) => number {
  return (amount) => (amount / most) * length
}

/** Round amounts at equal steps, from 0 to the first that is not below `most`, which is above 0: about as many as `parts`. */
export function roundMarks(most: number, parts: number): readonly number[] {
  return ticks(...nice(0, most, parts), parts)
}
