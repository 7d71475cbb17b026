import { fail } from '../core/errors/index.ts'
import { type Exact, nearestDouble, parseRational, type Rational, rationalOf } from '../core/exact/index.ts'
import { msOfTimestamp, parseDate } from '../core/time/index.ts'

/** The timestamp of built-in units, emission kinds and factors. */
export const BUILT_IN_AT = '2025-01-01T00:00:00.000Z'

/** The form of a timestamp in every response. */
export const TIMESTAMP: RegExp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

const FIRST_MS = Date.parse('0000-01-01T00:00:00.000Z')
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z')

/** The last timestamp: the present moment is written several times within a millisecond. */
let last = { ms: 0, text: '1970-01-01T00:00:00.000Z' }

/** Formats milliseconds since 1970 as 'YYYY-MM-DDTHH:MM:SS.sssZ'. Throws `invalid_date` outside the years 0 to 9999. */
export function timestampOf(ms: number, path = 'date'): string {
  if (ms === last.ms) return last.text
  if (ms >= FIRST_MS && ms <= LAST_MS) {
    last = { ms, text: new Date(ms).toISOString() }
    return last.text
  }
  return fail(path, 'invalid_date', {
    message: 'must be a moment in the years 0 to 9999',
    expected: 'milliseconds since 1970',
    received: ms,
  })
}

/** True for an existing timestamp in the form that every response uses. */
export function isCanonicalTimestamp(text: string): boolean {
  return msOfTimestamp(text) !== undefined
}

/**
 * Converts a date, or date and time, to 'YYYY-MM-DDTHH:MM:SS.sssZ': offsets are converted, a missing zone is UTC, and
 * digits below the millisecond are cut. Throws `invalid_date`.
 */
export function canonicalTimestamp(text: string, path = 'date'): string {
  if (isCanonicalTimestamp(text)) return text
  return timestampOf(parseDate(text, path).ms, path)
}

/** Accepts rationals too, because sums may have more digits than an exact number in text form. */
function toRational(exact: Exact | Rational): Rational {
  if (typeof exact === 'object') return exact
  return typeof exact === 'string' ? parseRational(exact) : rationalOf(exact)
}

/**
 * Converts an exact number to JSON: the nearest double, never -0. Throws `number_out_of_range` beyond the range of
 * doubles.
 */
export function wireNumber(exact: Exact | Rational, path = ''): number {
  const double = nearestDouble(toRational(exact))
  if (Number.isFinite(double)) return double + 0
  return fail(path, 'number_out_of_range', {
    message: 'is larger than any number that JSON can carry',
    expected: 'a number below 1.8e308',
  })
}
