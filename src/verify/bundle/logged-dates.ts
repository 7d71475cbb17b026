import { isFields } from '../../base/index.ts'
import type { Fields } from './bundle-text.ts'

/** A half-open interval of timestamps: `from` inclusive, `to` exclusive. */
export interface Dates {
  readonly from: string
  readonly to: string
}

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** True for an instant as a log writes it: a date and time that exist, in UTC, with milliseconds. */
export function isTimestamp(value: unknown): value is string {
  if (typeof value !== 'string' || !TIMESTAMP.test(value)) return false
  const ms = Date.parse(value)
  return !Number.isNaN(ms) && new Date(ms).toISOString() === value
}

/** Returns the period in a line or record; undefined if there is none. */
export function readDates(value: unknown): Dates | undefined {
  if (!isFields(value)) return undefined
  const { from, to } = value
  return isTimestamp(from) && isTimestamp(to) && from <= to ? { from, to } : undefined
}

/** Returns the period of an activity or of a lock. */
export function datesOfRecord(record: Fields): Dates | undefined {
  const { startDateUtc, endDateUtc, startDate, endDate, from, to } = record
  return readDates({ from: startDateUtc ?? startDate ?? from ?? null, to: endDateUtc ?? endDate ?? to ?? null })
}
