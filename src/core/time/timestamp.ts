import { daysInMonth } from './calendar-date.ts'

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
