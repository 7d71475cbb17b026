import { type Period, yearsOf } from './calendar-date.ts'

/** The calendar year that holds most of a period, the later of two that hold as much. */
export function yearOfPeriod(period: Period): number {
  const [first, ...others] = yearsOf(period)
  return others.reduce((best, one) => (one.ms >= best.ms ? one : best), first as { year: number; ms: number }).year
}

/**
 * What the selection of an edition, and what has to be said of it, hang on: the year of a period, or for one of several
 * years how long it lies in each.
 */
export function yearKeyOf(period: Period): string {
  const shares = yearsOf(period)
  return shares.length === 1 ? String(period.start.year) : shares.map(({ year, ms }) => `${year}: ${ms}`).join()
}
