import { Violations } from '../../../errors/index.ts'
import { PRIOR_MAX } from '../../../resources/index.ts'
import { type Moments, yearsBefore } from '../../core/context/period.ts'

/** The number of years by which to shift a period back so that it does not overlap itself. */
function yearsOf({ from, to }: Moments): number {
  let years = 1
  while (yearsBefore(to, years) > from) years += 1
  return years
}

function shifted({ from, to }: Moments, years: number): Moments {
  return { from: yearsBefore(from, years), to: yearsBefore(to, years) }
}

/** The period of the same length and calendar days that ends at or before the start of another. */
export function periodBefore(period: Moments): Moments {
  return shifted(period, yearsOf(period))
}

/** The requested years, and the path of each for errors. */
export interface AskedYears {
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
  { years, pathOf }: AskedYears,
): readonly { readonly year: number; readonly period: Moments }[] {
  const violations = new Violations()
  const begin = Number(period.from.slice(0, 4))
  const latest = begin - yearsOf(period)
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
  return years.map((year) => ({ year, period: shifted(period, begin - year) }))
}
