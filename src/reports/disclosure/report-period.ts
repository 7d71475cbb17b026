import { fail, Violations } from '../../core/errors/index.ts'
import { type Moments, subtractYears } from '../../ledger/context/period.ts'
import { PRIOR_MAX } from '../../resources/index.ts'
import { inventoryPeriod } from '../inventory/inventory.ts'

/** A calendar year, or any other period. */
export interface ReportPeriod {
  /** A calendar year in UTC: 2025. Alternatively pass `from` and `to`; `to` is not included. */
  readonly year?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const YEAR_MAX = 9998

/**
 * The period of a request. Throws `required`, `invalid_choice`, `invalid_date`, `period_reversed`, `period_too_long`.
 */
export function reportPeriod({ year, from, to }: ReportPeriod): Moments {
  if (year === undefined) {
    if (from === undefined && to === undefined)
      fail('year', 'required', 'is missing; send a year, or a period by from and to')
    return inventoryPeriod({ from, to } as Moments)
  }
  if (from !== undefined || to !== undefined)
    fail('year', 'invalid_choice', {
      message: 'cannot be combined with from or to; send a year, or a period by from and to',
      received: year,
    })
  if (!Number.isInteger(year) || year < 1000 || year > YEAR_MAX)
    fail('year', 'invalid_date', { message: 'must be a year of four digits, like 2025', received: year })
  return inventoryPeriod({ from: `${year}-01-01`, to: `${year + 1}-01-01` })
}

/** The number of years by which to shift a period back so that it does not overlap itself. */
function yearsToShift({ from, to }: Moments): number {
  let years = 1
  while (subtractYears(to, years) > from) years += 1
  return years
}

function shiftPeriod({ from, to }: Moments, years: number): Moments {
  return { from: subtractYears(from, years), to: subtractYears(to, years) }
}

/** The period of the same length and calendar days that ends at or before the start of another. */
export function previousPeriod(period: Moments): Moments {
  return shiftPeriod(period, yearsToShift(period))
}

/** The requested years, and the path of each for errors. */
export interface RequestedYears {
  readonly years: readonly number[]
  readonly pathOf: (index: number) => string
}

const YEAR_MIN = 1000

/**
 * Builds the periods of the same calendar days that begin in the requested years. Throws `invalid_choice` for a year
 * that is not before the period or overlaps it, `duplicate`, and `list_too_long`.
 */
export function priorPeriods(
  period: Moments,
  { years, pathOf }: RequestedYears,
): readonly { readonly year: number; readonly period: Moments }[] {
  const violations = new Violations()
  const begin = Number(period.from.slice(0, 4))
  const latest = begin - yearsToShift(period)
  if (years.length > PRIOR_MAX) {
    const expected = `at most ${PRIOR_MAX} years`
    violations.add('prior', 'list_too_long', { message: `must have ${expected}`, expected, received: years.length })
  }
  for (const [index, year] of years.entries()) {
    const expected = `a year from ${YEAR_MIN} to ${latest}`
    if (!Number.isInteger(year) || year < YEAR_MIN || year > latest) {
      const message = `must be ${expected}, so that the period that begins in it lies before that of the report`
      violations.add(pathOf(index), 'invalid_choice', { message, expected, received: year })
    } else if (years.indexOf(year) < index)
      violations.add(pathOf(index), 'duplicate', { message: 'is named twice; leave it out here', received: year })
  }
  violations.throwIfAny()
  return years.map((year) => ({ year, period: shiftPeriod(period, begin - year) }))
}
