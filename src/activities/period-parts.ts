import { type Rational, ratio } from '../exact/index.ts'
import { DAY_MS, dayNumber, type Period } from '../time/index.ts'

/** The calendar unit by which a period is split, in UTC. */
export type CalendarUnit = 'year' | 'month'

/** The calendar units. */
export const CALENDAR_UNITS: readonly CalendarUnit[] = Object.freeze(['year', 'month'])

/** The part of a period in one calendar year or month. */
export interface PeriodPart {
  /** First instant, and the first one after it: a date, or a date and time unless it is midnight UTC. */
  readonly start: string
  readonly end: string
  /** Exact lengths of the part and of the entire period in days; 1 and 1 for a period without length. */
  readonly days: Rational
  readonly daysInAll: Rational
}

/** The start of the calendar year or month after that of an instant. */
function nextBoundary(ms: number, by: CalendarUnit): number {
  const date = new Date(ms)
  const year = date.getUTCFullYear()
  return (by === 'year' ? dayNumber(year + 1, 1, 1) : dayNumber(year, date.getUTCMonth() + 2, 1)) * DAY_MS
}

function printInstant(ms: number): string {
  const text = new Date(ms).toISOString()
  return ms % DAY_MS === 0 ? text.slice(0, 10) : text
}

function daysBetween(from: number, to: number): Rational {
  return ratio(BigInt(to - from), BigInt(DAY_MS))
}

/** The parts of a period in order; at least one, and none without length unless the entire period has none. */
export function partsOf({ start, end }: Period, by: CalendarUnit): readonly PeriodPart[] {
  if (start.ms === end.ms) {
    const instant = printInstant(start.ms)
    return [{ start: instant, end: instant, days: ratio(1n), daysInAll: ratio(1n) }]
  }
  const daysInAll = daysBetween(start.ms, end.ms)
  const parts: PeriodPart[] = []
  for (let from = start.ms; from < end.ms; ) {
    const to = Math.min(end.ms, nextBoundary(from, by))
    parts.push({ start: printInstant(from), end: printInstant(to), days: daysBetween(from, to), daysInAll })
    from = to
  }
  return parts
}
