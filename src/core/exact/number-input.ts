import { type ErrorCode, fail } from '../errors/index.ts'
import { powerOfTen, type Rational, ratio, ZERO } from './rational.ts'

/** A decimal of decimal.js, big.js or bignumber.js, parsed from the digits that it prints. */
export interface DecimalLike {
  toFixed(places?: number): string
  toString(): string
}

/**
 * A number as callers write it. A JS number means the shortest decimal that prints it (0.1 is one tenth); pass more
 * digits as a string ('0.1000000000000000055') or a Decimal; a fraction as a string ('5/18').
 */
export type NumberInput = number | string | DecimalLike

/**
 * An exact number as data: a JS number (the decimal it prints as), or a decimal or fraction string. Always printed as a
 * string in a trace.
 */
export type Exact = number | string

/** The fraction digits require the point, so that long texts match in only one way, without backtracking. */
const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,5}))?$/
const DIGITS_MAX = 1000
const EXPONENT_MAX = 400

interface Rejection {
  readonly code: ErrorCode
  readonly message: string
}

const REJECTIONS = {
  empty: { code: 'empty', message: 'is empty; give a number, or leave the row out' },
  notANumber: {
    code: 'not_a_number',
    message: "is not a number; write digits with a decimal point, like 1234.56, or a fraction like '5/18'",
  },
  notFinite: { code: 'not_finite', message: 'is not finite; check the calculation that made it' },
  outOfRange: {
    code: 'number_out_of_range',
    message: 'is beyond what can be held (at most 1,000 digits, between 1e-400 and 1e400)',
  },
} as const satisfies Record<string, Rejection>

function readDecimal(text: string): Rational | Rejection {
  const [, sign, integer, fraction = '', exponent] = DECIMAL.exec(text) ?? []
  if (integer === undefined || integer.length + fraction.length === 0) return REJECTIONS.notANumber
  if (integer.length + fraction.length > DIGITS_MAX) return REJECTIONS.outOfRange
  const written = integer + fraction
  const digits = BigInt(written)
  if (digits === 0n) return ZERO
  const signed = sign === '-' ? -digits : digits
  const power = (exponent === undefined ? 0 : Number(exponent)) - fraction.length
  const places = written.length - written.search(/[1-9]/)
  if (Math.abs(power + places) > EXPONENT_MAX) return REJECTIONS.outOfRange
  return power >= 0 ? { n: signed * powerOfTen(power), d: 1n } : { n: signed, d: powerOfTen(-power) }
}

function parseText(text: string): Rational | Rejection {
  const trimmed = text.trim()
  if (trimmed === '') return REJECTIONS.empty
  if (/^[+-]?(infinity|nan)$/i.test(trimmed)) return REJECTIONS.notFinite
  const slash = trimmed.indexOf('/')
  if (slash < 0) return readDecimal(trimmed)
  const over = readDecimal(trimmed.slice(0, slash))
  const under = readDecimal(trimmed.slice(slash + 1))
  if (!('n' in over)) return over
  if (!('n' in under)) return under
  return under.n === 0n ? REJECTIONS.notANumber : ratio(over.n * under.d, over.d * under.n)
}

function isDecimalObject(value: unknown): value is DecimalLike {
  return typeof value === 'object' && value !== null && 'toFixed' in value && typeof value.toFixed === 'function'
}

function parseInput(value: unknown): Rational | Rejection {
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return { n: BigInt(value), d: 1n }
    return Number.isFinite(value) ? readDecimal(String(value)) : REJECTIONS.notFinite
  }
  if (typeof value === 'string') return parseText(value)
  return isDecimalObject(value) ? parseText(value.toString()) : REJECTIONS.notANumber
}

/**
 * Parses a value exactly; `path` names the field in the error. Throws `not_a_number`, `empty`, `not_finite` or
 * `number_out_of_range`.
 */
export function parseNumber(value: unknown, path = ''): Rational {
  const parsed = parseInput(value)
  return 'n' in parsed
    ? parsed
    : fail(path, parsed.code, { message: parsed.message, expected: 'a number', received: value })
}

const PRINTED = /^(-?\d+)(?:\.(\d+)|\/([1-9]\d*))?$/

/**
 * Parses the output of `printExact`, with any number of digits: sums may have more than any input. Anything else is
 * parsed as by `parseNumber`, with its errors.
 *
 * @example
 * ```ts
 * import { parseRational, printExact } from 'tonne/service'
 * printExact(parseRational('219.643480')) // => '219.64348'
 * ```
 */
export function parseRational(printed: unknown, path = ''): Rational {
  const [, over, places = '', under] = PRINTED.exec(typeof printed === 'string' ? printed : '') ?? []
  if (over === undefined) return parseNumber(printed, path)
  const n = BigInt(over + places)
  if (n === 0n) return ZERO
  return { n, d: under === undefined ? powerOfTen(places.length) : BigInt(under) }
}

/** True if `parseNumber` would accept the value. */
export function isNumberInput(value: unknown): value is NumberInput {
  return 'n' in parseInput(value)
}

/** Converts a value to data for a calculation: numbers and strings unchanged, a Decimal as its digits. */
export function asExact(value: NumberInput): Exact {
  if (typeof value === 'number') return value + 0 // -0 is 0
  return typeof value === 'string' ? value.trim() : value.toString()
}

/** Returns the exact number of stored data. */
export function rationalOf(value: Exact): Rational {
  return parseNumber(value)
}
