import { DAY_MS } from '../../../base/index.ts'

const MIDNIGHT = /T00:00:00(?:\.0+)?Z$/

/** True if a timestamp is the start of a day, so that a form can show the day. */
export function isMidnight(timestamp: string): boolean {
  return MIDNIGHT.test(timestamp)
}

function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** A period as fields of a form hold it: timestamps or days; its end is exclusive. */
interface FormPeriod {
  readonly start: string
  readonly end: string
}

/**
 * The last day of a period: '2025-01-31' for the end '2025-02-01T00:00:00.000Z'. A period without length has one day.
 */
export function lastDayOf({ start, end }: FormPeriod): string {
  return start.slice(0, 10) === end.slice(0, 10) ? end.slice(0, 10) : shiftDay(end.slice(0, 10), -1)
}

/** The exclusive end of a period by its last day: '2025-02-01' for '2025-01-31'. Text that is not a day is returned unchanged. */
export function endOfLastDay(day: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? shiftDay(day, 1) : day
}
