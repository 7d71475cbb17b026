import { DAY_MS } from '../../../base/index.ts'

const MIDNIGHT = /T00:00:00(?:\.0+)?Z$/

/** True if a timestamp is the start of a day, so that a form can show the day. */
export function isMidnight(timestamp: string): boolean {
  return MIDNIGHT.test(timestamp)
}

function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The last day of a period by its exclusive end: '2025-01-31' for '2025-02-01T00:00:00.000Z'. */
export function lastDayOf(end: string): string {
  return shiftDay(end.slice(0, 10), -1)
}

/** The exclusive end of a period by its last day: '2025-02-01' for '2025-01-31'. Text that is not a day is returned unchanged. */
export function endOfLastDay(day: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? shiftDay(day, 1) : day
}
