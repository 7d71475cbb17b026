import { nice, ticks } from 'd3-array'
import { scaleBand } from 'd3-scale'
import { readItem } from '../../base/index.ts'

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

/** Amounts of a month by scope, in kilograms. */
export interface MonthAmounts {
  readonly scope1: number
  readonly scope2: number
  readonly scope3: number
}

/** The parts of a column, from the bottom up. */
export const PARTS = ['scope1', 'scope2', 'scope3'] as const

/**
 * Stacks a month's amounts: each part begins where the part before it ends. Credits below zero have no length; their number
 * stands below the column.
 */
export function stackScopes(
  amounts: MonthAmounts,
): readonly { part: (typeof PARTS)[number]; from: number; to: number }[] {
  let from = 0
  return PARTS.map((part) => {
    const to = from + Math.max(0, amounts[part])
    const place = { part, from, to }
    from = to
    return place
  })
}

/** A part of a column. */
export interface ColumnPart {
  readonly month: number
  readonly part: (typeof PARTS)[number]
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Size of a drawing. */
export interface Size {
  readonly width: number
  readonly height: number
}

const KILOGRAMS_OF_A_TONNE = 1000
const LINES = 4
/** The gap between columns as a share of a month's width, half on each side. */
const GAP = 0.36

/**
 * Computes the columns of the months, and lines across them with their tonnes, in the units of the drawing. Each month
 * has the same width, to align with the labels below.
 */
export function monthColumns(months: readonly MonthAmounts[], { width, height }: Size) {
  const bands = scaleBand(
    months.map((_, index) => String(index)),
    [0, width],
  )
    .paddingInner(GAP)
    .paddingOuter(GAP / 2)
  const tallest = Math.max(0, ...months.map((amounts) => stackScopes(amounts).at(-1)?.to ?? 0))
  const marks = roundMarks(Math.max(tallest / KILOGRAMS_OF_A_TONNE, 0.1), LINES)
  const above = proportion(readItem(marks, marks.length - 1), height)
  const y = (kg: number) => height - above(kg / KILOGRAMS_OF_A_TONNE)
  const parts = months.flatMap((amounts, month) =>
    stackScopes(amounts).map(({ part, from, to }): ColumnPart => {
      const place = { x: bands(String(month)) ?? 0, y: y(to), width: bands.bandwidth(), height: y(from) - y(to) }
      return { month, part, ...place }
    }),
  )
  return { parts, lines: marks.map((tonnes) => ({ y: height - above(tonnes), tonnes })) }
}
