import { type Period, yearsOf } from './calendar-date.ts'

/** The calendar year with most of a period; of two equal years, the later. */
export function yearOfPeriod(period: Period): number {
  const [first, ...others] = yearsOf(period)
  return others.reduce((best, one) => (one.ms >= best.ms ? one : best), first as { year: number; ms: number }).year
}

/** The key of a period for edition selection and its notices: its year or, across several years, its length in each. */
export function yearKeyOf(period: Period): string {
  const shares = yearsOf(period)
  return shares.length === 1 ? String(period.start.year) : shares.map(({ year, ms }) => `${year}: ${ms}`).join()
}
