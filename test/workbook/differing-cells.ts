import type { CalculatedCell } from './formula-cells.ts'

/** Two programs that round every operation differ by less. */
const RELATIVE = 1e-12

/** Formulas compared: how many there are, the largest relative difference, and the first that differ by more than rounding. */
export interface Comparison {
  readonly formulas: number
  readonly differing: number
  readonly largest: number
  readonly first: readonly string[]
}

/** Two numbers by the larger of them; a text, an error or an empty cell differs from every number. */
export function relativeDifference(one: unknown, other: unknown): number {
  if (typeof one !== 'number' || typeof other !== 'number') return Number.POSITIVE_INFINITY
  if (one === other) return 0
  return Math.abs(one - other) / Math.max(Math.abs(one), Math.abs(other))
}

/** The formulas of a workbook whose values another program does not find. */
export function differingCells(
  written: ReadonlyMap<string, CalculatedCell>,
  calculated: ReadonlyMap<string, CalculatedCell>,
): Comparison {
  const differing: string[] = []
  let largest = 0
  for (const [place, { formula, value }] of written) {
    const other = calculated.get(place)?.value
    const difference = relativeDifference(value, other)
    if (difference > RELATIVE) differing.push(`${place}: ${formula} is ${String(other)}, written as ${String(value)}`)
    else largest = Math.max(largest, difference)
  }
  return { formulas: written.size, differing: differing.length, largest, first: differing.slice(0, 20) }
}
