import { type Period, yearsOf } from './calendar-date.ts'

/** The calendar year that holds most of a period, the later of two that hold as much. */
export function yearOfPeriod(period: Period): number {
  const [first, ...others] = yearsOf(period)
  return others.reduce((best, one) => (one.ms >= best.ms ? one : best), first as { year: number; ms: number }).year
}
