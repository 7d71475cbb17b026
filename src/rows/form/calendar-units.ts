import { DAY_MS, dayNumber, daysInMonth } from '../../core/time/index.ts'

const UNIT = /^(\d{4})(?:-(\d{2})|-Q([1-4]))?$/
const MONTHS_OF_QUARTER = 3

/** The first day of a month, quarter or year, and the day after its last one. */
export interface CalendarDays {
  readonly start: string
  readonly end: string
}

function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** Returns the days of '2025-02', '2025-Q1' or '2025'; undefined for any other text, and for a month above 12. */
export function calendarUnitOf(text: string): CalendarDays | undefined {
  const [, yearText, month, quarter] = UNIT.exec(text) ?? []
  if (yearText === undefined) return undefined
  const year = Number(yearText)
  const first = month ?? (quarter === undefined ? 1 : MONTHS_OF_QUARTER * (Number(quarter) - 1) + 1)
  const last = month ?? (quarter === undefined ? 12 : MONTHS_OF_QUARTER * Number(quarter))
  if (Number(first) < 1 || Number(last) > 12) return undefined
  const end = dayNumber(year, Number(last), daysInMonth(year, Number(last))) + 1
  return { start: isoDay(dayNumber(year, Number(first), 1)), end: isoDay(end) }
}
