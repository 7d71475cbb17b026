import { keysOf } from '../../base/index.ts'
import type { Step } from '../../core/emissions/index.ts'
import { equal, multiply, ONE, printExact, type Rational, rationalOf } from '../../core/exact/index.ts'
import type { WorkbookCell } from '../../core/workbook/index.ts'
import { wireNumber } from '../../resources/index.ts'

/** Placeholder in grouping cells for rows without a country or category. */
export const NONE = 'none'

/** All digits of a number; null if the double in its cell already is exact. */
export function exactText(number: Rational): string | null {
  return equal(rationalOf(wireNumber(number)), number) ? null : printExact(number)
}

/** The titles of the columns of steps. Several steps of one kind share a cell, as their product. */
const STEP_TITLES = {
  convert: 'Conversion',
  bridge: 'Fuel property',
  heating_value: 'Calorific value',
  share: 'Share',
  distance: 'Distance',
  quantity: 'Quantity per unit',
  exchange: 'Exchange rate',
  price_index: 'Price index',
  inflation: 'Inflation',
  policy: 'Rule',
} as const satisfies Record<Step['kind'], string>

const STEP_KINDS = keysOf(STEP_TITLES)

/** Prints a number for a formula; below zero in brackets, because it may follow an operator. */
export function numberLiteral(number: number): string {
  const text = String(Math.abs(number)).toUpperCase()
  return number < 0 ? `(0-${text})` : text
}

function stepCell(steps: readonly Step[]): WorkbookCell {
  const factors = steps.map(({ times }) => rationalOf(times))
  const value = wireNumber(factors.reduce(multiply, ONE))
  if (steps.length < 2) return steps.length === 0 ? null : value
  return { formula: factors.map((factor) => numberLiteral(wireNumber(factor))).join('*'), value }
}

/** Builds a cell for each kind of step. */
export function stepCells(steps: readonly Step[]): readonly WorkbookCell[] {
  return STEP_KINDS.map((kind) => stepCell(steps.filter((step) => step.kind === kind)))
}

/** The titles of the columns of `stepCells`. */
export const STEP_COLUMNS: readonly string[] = STEP_KINDS.map((kind) => STEP_TITLES[kind])

/** Prints the steps in order, with all digits: 'share 2/5 1; convert 1000 kWh/MWh'. */
export function stepsText(steps: readonly Step[]): string {
  return steps.map(({ kind, times, unit }) => `${kind} ${printExact(rationalOf(times))} ${unit}`).join('; ')
}

const DAY_MS = 86_400_000
/** The first day of the calendar of workbooks. */
const DAY_ZERO = Date.UTC(1899, 11, 30)

/** The day of a moment as workbooks count it, with its time as a fraction. */
export function dayNumber(timestamp: string): number {
  return (Date.parse(timestamp) - DAY_ZERO) / DAY_MS
}
