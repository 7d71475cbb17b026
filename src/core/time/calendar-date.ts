import { DAY_MS } from '../../base/index.ts'
import { collect, fail, requireObject } from '../errors/index.ts'

export { DAY_MS } from '../../base/index.ts'

/** A day or instant in UTC. */
export interface Instant {
  /** The original text. */
  readonly text: string
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly ms: number
  /** Days since 1970-01-01, by UTC, as an integer. */
  readonly day: number
  readonly year: number
  /** 1 to 12. */
  readonly month: number
}

/** A period from `start`, inclusive, to `end`, exclusive; both may be equal. */
export interface Period {
  readonly start: Instant
  readonly end: Instant
}

const DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s*([Zz]|[+-]\d{2}:?\d{2})?)?$/
const EXPECTED = "'2025-01-31' or '2025-01-31T12:00:00Z'"

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** Returns the number of days of a month (1 to 12) of a year. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Days from 1970-01-01 to a day of the Gregorian calendar, by UTC, as an integer; years 0 to 9999. */
export function dayNumber(year: number, month: number, day: number): number {
  const date = new Date(0)
  return date.setUTCFullYear(year, month - 1, day) / DAY_MS
}

/** Returns the minutes by which a zone is ahead of UTC; without a zone 0; null for an impossible zone. */
function offsetMinutes(zone: string | undefined): number | null {
  if (zone === undefined || zone === 'Z' || zone === 'z') return 0
  const hours = Number(zone.slice(1, 3))
  const minutes = Number(zone.slice(-2))
  if (hours > 23 || minutes > 59) return null
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

/** Milliseconds since 1970, or null if the date does not exist. */
function readInstant(text: string): number | null {
  const parts = DATE.exec(text)
  if (parts === null) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  const offset = offsetMinutes(parts[8])
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  if (!isDay || hour > 23 || minute > 59 || second > 59 || offset === null) return null
  const fraction = Number((parts[7] ?? '').padEnd(3, '0').slice(0, 3))
  return dayNumber(year, month, day) * DAY_MS + ((hour * 60 + minute - offset) * 60 + second) * 1000 + fraction
}

/**
 * Parses the UTC day and instant of an ISO 8601 text: a date (its first instant) or a date and time. An offset is
 * converted, no zone means UTC, and digits below the millisecond are cut. Nothing rolls over: 30 February is rejected.
 * Throws `invalid_date`.
 */
export function parseDate(text: string, path = 'date'): Instant {
  const trimmed = typeof text === 'string' ? text.trim() : ''
  const ms = readInstant(trimmed)
  if (ms === null) {
    const message = `is not a date that exists; write it as ${EXPECTED}`
    return fail(path, 'invalid_date', { message, expected: EXPECTED, received: text })
  }
  const day = Math.floor(ms / DAY_MS)
  const date = new Date(ms)
  return Object.freeze({ text: trimmed, ms, day, year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 })
}

/** A period as callers write it. */
export interface PeriodInput {
  readonly start: string
  readonly end: string
}

/** Validates a period. Throws `invalid_date` (for both at once) or `period_reversed`. */
export function periodOf(input: PeriodInput, path = 'period'): Period {
  requireObject({ path, value: input }, { message: 'must hold a start and an end', expected: '{ start, end }' })
  const period: Period = collect({
    start: () => parseDate(input.start, `${path}.start`),
    end: () => parseDate(input.end, `${path}.end`),
  })
  if (period.end.ms < period.start.ms) {
    const message = `ends on ${input.end}, before it starts on ${input.start}; swap the two`
    fail(path, 'period_reversed', { message, expected: `${input.start} or later`, received: input.end })
  }
  return Object.freeze(period)
}

/** The part of a period within one calendar year. */
export interface YearShare {
  readonly year: number
  /** Milliseconds, more than 0 (for a period without length: 0, of its one year). */
  readonly ms: number
}

/**
 * Returns the length of a period in each year, by UTC, in order; at least one year. A year is the calendar year, or begins
 * in another month: with 7 it is named by the year of its July.
 */
export function yearsOf({ start, end }: Period, firstMonth = 1): readonly YearShare[] {
  const startOf = (year: number) => dayNumber(year, firstMonth, 1) * DAY_MS
  const first = start.ms < startOf(start.year) ? start.year - 1 : start.year
  if (end.ms === start.ms) return [{ year: first, ms: 0 }]
  const shares: YearShare[] = []
  for (let year = first; ; year++) {
    const from = Math.max(start.ms, startOf(year))
    const to = Math.min(end.ms, startOf(year + 1))
    if (to <= from) return shares
    shares.push({ year, ms: to - from })
  }
}

/** Returns the year with most of a period; of two equal years, the later. A year may begin in another month than January. */
export function yearOfPeriod(period: Period, firstMonth = 1): number {
  return yearsOf(period, firstMonth).reduce((best, one) => (one.ms >= best.ms ? one : best)).year
}

/**
 * Returns the key of a period for edition selection and its notices: its year or, across several years, its length in
 * each. A year may begin in another month than January.
 */
export function yearKeyOf(period: Period, firstMonth = 1): string {
  const shares = yearsOf(period, firstMonth)
  return shares.length === 1 ? String(shares[0]?.year) : shares.map(({ year, ms }) => `${year}: ${ms}`).join()
}

/** 'YYYY-MM-DDTHH:MM:SS.sssZ' */
const LENGTH = 24
const ZERO = 48

/** The separators between the digits, with their positions. */
const SIGNS = [
  [4, '-'],
  [7, '-'],
  [10, 'T'],
  [13, ':'],
  [16, ':'],
  [19, '.'],
  [23, 'Z'],
] as const

/** Returns the number that the digits from one index to another form; NaN if one is not a digit. */
function parseDigits(text: string, from: number, to: number): number {
  let number = 0
  for (let index = from; index < to; index++) {
    const digit = text.charCodeAt(index) - ZERO
    if (digit < 0 || digit > 9) return Number.NaN
    number = number * 10 + digit
  }
  return number
}

/**
 * Milliseconds since 1970 of a timestamp in the form of every response, 'YYYY-MM-DDTHH:MM:SS.sssZ'; undefined for any
 * other form or type, and for a time that does not exist, such as 30 February or 24:00.
 */
export function msOfTimestamp(text: string): number | undefined {
  if (typeof text !== 'string' || text.length !== LENGTH) return undefined
  for (const [index, sign] of SIGNS) if (text[index] !== sign) return undefined
  const year = parseDigits(text, 0, 4)
  const month = parseDigits(text, 5, 7)
  const day = parseDigits(text, 8, 10)
  const hour = parseDigits(text, 11, 13)
  const minute = parseDigits(text, 14, 16)
  const second = parseDigits(text, 17, 19)
  const ms = parseDigits(text, 20, 23)
  // comparisons with NaN are false, so non-digits are rejected too
  const isDay = year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  if (!(isDay && hour <= 23 && minute <= 59 && second <= 59 && ms <= 999)) return undefined
  const time = ((hour * 60 + minute) * 60 + second) * 1000 + ms
  return dayStart(year, month, day) + time
}

/** Milliseconds since 1970 at the start of a day. `Date.UTC` maps years below 100 to the last century. */
function dayStart(year: number, month: number, day: number): number {
  return year >= 100 ? Date.UTC(year, month - 1, day) : new Date(0).setUTCFullYear(year, month - 1, day)
}
