import { DAY_MS, type Instant, type Period, type PeriodInput, parseDate, periodOf } from './calendar-date.ts'

const OFFSET = /\s*(?:[Zz]|[+-]\d{2}:?\d{2})$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const DAY_LENGTH = 10

/** The period of a row: its instants, and its place in the calendar of its author. */
export interface WrittenPeriod extends Period {
  /** The period by the dates and times as written, read without their offsets; it counts in these days and years. */
  readonly calendar: Period
}

/** The reading of an end: its day counts (`inclusive`), or is the first day after the period (`exclusive`). */
export type EndDate = 'inclusive' | 'exclusive'

/** True for a date without a time of day. */
export function isDay(text: string): boolean {
  return DAY.test(text)
}

/** Returns the text of a date or timestamp without its offset, so that reading it gives the date that is written. */
function withoutOffset(text: string): string {
  return isDay(text) ? text : text.replace(OFFSET, '')
}

/** Returns the instant of a text, with the day, month and year that are written. */
function withWrittenDay(instant: Instant): Instant {
  const { day, year, month } = parseDate(withoutOffset(instant.text))
  return Object.freeze({ ...instant, day, year, month })
}

/** The last day counts: its period ends with the first instant of the next day. */
function nextDay({ ms }: Instant): string {
  return new Date(ms + DAY_MS).toISOString().slice(0, DAY_LENGTH)
}

/**
 * Returns the period as written. If a clock was set back, an end may be written before its start, and is taken as that.
 */
function calendarOf({ start, end }: Period): Period {
  const [from, to] = [parseDate(withoutOffset(start.text)), parseDate(withoutOffset(end.text))]
  return Object.freeze({ start: from, end: to.ms < from.ms ? from : to })
}

/**
 * Validates a period as a file writes it. Dates, months and years are the written ones, with any offset; the
 * order of start and end is that of their instants. An inclusive end that is a day ends with that day, unless the start
 * has a time of day: then the end is an instant. Throws `invalid_date` (for both at once) or `period_reversed`.
 */
export function writtenPeriodOf(input: PeriodInput, endDate: EndDate = 'exclusive', path = 'period'): WrittenPeriod {
  const stated = periodOf(input, path)
  const { start, end } = stated
  const isLastDay = endDate === 'inclusive' && isDay(start.text) && isDay(end.text)
  const period = isLastDay ? periodOf({ start: start.text, end: nextDay(end) }, path) : stated
  const isLocal = [start, end].every(({ text }) => withoutOffset(text) === text)
  if (isLocal) return Object.freeze({ ...period, calendar: period })
  return Object.freeze({ start: withWrittenDay(start), end: withWrittenDay(end), calendar: calendarOf(period) })
}
