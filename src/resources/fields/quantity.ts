import * as z from 'zod'
import { EmissionsError } from '../../core/errors/index.ts'
import {
  compare,
  type Exact,
  nearestDouble,
  parseNumber,
  printExact,
  type Rational,
  rationalOf,
} from '../../core/exact/index.ts'
import { LIMITS } from '../limits.ts'
import type { InputPolicy } from '../policy.ts'
import { type InputSchema, type Rejection, reading } from './reading.ts'

/**
 * A parsed number. A JS number means the shortest decimal that prints it, which lies on the same side of a printed
 * bound as the double itself, so comparing with a bound needs no exact parsing.
 */
type Read = number | Rational

/** Returns what is wrong with a number, if anything. */
type Check = (value: Read) => Rejection | undefined

const EXPECTED_NUMBER = 'a number, or a string of digits with a decimal point'
const NOT_A_NUMBER = "is not a number; write digits with a decimal point, like 1234.56 or '1234.56'"

/** No JS number is finer than 10^-324; finer digits in text would make totals illegible. */
const FINEST = 10n ** 324n
const TOO_MANY_DIGITS: Rejection = {
  code: 'number_out_of_range',
  message: `has more digits than are stored; write at most ${LIMITS.quantityCharacters} characters, none finer than 1e-324`,
  expected: `at most ${LIMITS.quantityCharacters} characters`,
}

/** Parses a string of digits exactly, or returns the violation. A fraction ('5/18') is not valid input. */
function readDigits(digits: string): Rational | Rejection {
  if (digits.includes('/')) return { code: 'not_a_number', message: NOT_A_NUMBER, expected: EXPECTED_NUMBER }
  if (digits.length > LIMITS.quantityCharacters) return TOO_MANY_DIGITS
  try {
    const read = parseNumber(digits)
    return read.d > FINEST ? TOO_MANY_DIGITS : read
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    const message = error.code === 'not_a_number' ? NOT_A_NUMBER : (error.violations[0]?.message ?? NOT_A_NUMBER)
    return { code: error.code, message, expected: EXPECTED_NUMBER }
  }
}

function isRejection(value: Read | Rejection): value is Rejection {
  return typeof value === 'object' && 'code' in value
}

/** Returns -1, 0 or 1 for a number below, at or above a bound. */
function side(value: Read, bound: number): -1 | 0 | 1 {
  if (typeof value !== 'number') return compare(value, rationalOf(bound))
  return value < bound ? -1 : value > bound ? 1 : 0
}

function atMost(max: number): Check {
  return (value) => {
    if (side(value, max) < 1) return undefined
    const printed = max === LIMITS.quantity ? '1e15' : String(max)
    const message = `is more than ${printed}; check its unit and its decimal point`
    return { code: 'quantity_too_large', message, expected: `at most ${printed}` }
  }
}

const notNegative: Check = (value) =>
  side(value, 0) < 0
    ? { code: 'must_be_non_negative', message: 'is negative; give zero or more', expected: '0 or more' }
    : undefined

const notBelowCredit: Check = (value) =>
  side(value, -LIMITS.quantity) < 0
    ? {
        code: 'quantity_too_large',
        message: 'is less than -1e15; check its unit and its decimal point',
        expected: 'at least -1e15',
      }
    : undefined

const isPercentage: Check = (value) =>
  side(value, 0) < 0 || side(value, 100) > 0
    ? { code: 'percentage_out_of_range', message: 'must be a percentage from 0 to 100', expected: '0 to 100' }
    : undefined

const isInteger: Check = (value) => {
  const isIntegral = typeof value === 'number' ? Number.isInteger(value) : value.n % value.d === 0n
  const message = 'is not a whole number; leave the fraction out'
  return isIntegral ? undefined : { code: 'must_be_whole', message, expected: 'a whole number' }
}

const aboveZero: Check = (value) =>
  side(value, 0) === 0
    ? { code: 'must_be_positive', message: 'is zero; give more than zero', expected: 'more than 0' }
    : undefined

interface Numeric<Output extends Exact> {
  readonly checks: readonly Check[]
  readonly output: (value: Exact, read: Read) => Output
  /** The bounds as JSON Schema keywords for numbers. */
  readonly bounds: Readonly<Record<string, number>>
}

/** Schema of a number, as JSON or as a string of digits, which passes the checks in order. */
function numeric<Output extends Exact>({ checks, output, bounds }: Numeric<Output>) {
  const schema = z.union([z.number(), z.string()], { error: EXPECTED_NUMBER }).meta({ ...bounds })
  return reading(schema, (value) => {
    const read = typeof value === 'number' ? value : readDigits(value)
    if (isRejection(read)) return read
    for (const check of checks) {
      const fault = check(read)
      if (fault !== undefined) return fault
    }
    return output(value, read)
  })
}

/** A number as it was sent, but never -0. */
const keepDigits = (value: Exact): Exact => (typeof value === 'number' ? value + 0 : value)

/** A JS number if it has the same value, else the string with all digits; never -0. */
function canonical(_: Exact, read: Read): Exact {
  if (typeof read === 'number') return read + 0
  const nearest = nearestDouble(read)
  return compare(rationalOf(nearest), read) === 0 ? nearest : printExact(read)
}

const QUANTITY: readonly Check[] = [notNegative, atMost(LIMITS.quantity)]
const BOUNDS = { minimum: 0, maximum: LIMITS.quantity }

/**
 * Schema of a quantity from 0 to `max` as an exact number: 12.5 and '12.50' are the same, and digits beyond a JS
 * number's precision stay a string. Rejects with `not_a_number`, `empty`, `not_finite`, `number_out_of_range`,
 * `must_be_non_negative` and `quantity_too_large`.
 */
export function quantity({ max = LIMITS.quantity }: { readonly max?: number } = {}): InputSchema<Exact> {
  return numeric({ checks: [notNegative, atMost(max)], output: canonical, bounds: { minimum: 0, maximum: max } })
}

/** Schema of a quantity that may be negative: a credit, or an unused hint. */
export function signedQuantity(): InputSchema<Exact> {
  return numeric({
    checks: [notBelowCredit, atMost(LIMITS.quantity)],
    output: canonical,
    bounds: { minimum: -LIMITS.quantity, maximum: LIMITS.quantity },
  })
}

/** Schema of an activity amount: negative only if the service accepts credits. */
export function amountOf({ allowCredits }: InputPolicy): InputSchema<Exact> {
  return allowCredits ? signedQuantity() : quantity()
}

/** Schema of a quantity from 0, stored unchanged. */
export function exactQuantityField(): InputSchema<Exact> {
  return numeric({ checks: QUANTITY, output: keepDigits, bounds: BOUNDS })
}

/** Schema of a percentage, 0 to 100 inclusive, as an exact number. Rejects with `percentage_out_of_range`. */
export function percentage(): InputSchema<Exact> {
  return numeric({ checks: [isPercentage], output: canonical, bounds: { minimum: 0, maximum: 100 } })
}

/** Schema of an integer of zero or more, as a JS number. Also rejects with `must_be_whole`. */
export function integerNumber(): InputSchema<number> {
  return numeric({
    checks: [...QUANTITY, isInteger],
    output: (_, read) => (typeof read === 'number' ? read + 0 : nearestDouble(read)),
    bounds: { ...BOUNDS, multipleOf: 1 },
  })
}

/** Schema of an integer of one or more, stored unchanged. Rejects zero with `must_be_positive`. */
export function exactCount(): InputSchema<Exact> {
  return numeric({
    checks: [...QUANTITY, isInteger, aboveZero],
    output: keepDigits,
    bounds: { ...BOUNDS, minimum: 1, multipleOf: 1 },
  })
}

/** Schema of a quantity above zero, as an exact number. Rejects zero with `must_be_positive`. */
export function positiveQuantity(): InputSchema<Exact> {
  return numeric({
    checks: [...QUANTITY, aboveZero],
    output: canonical,
    bounds: { exclusiveMinimum: 0, maximum: LIMITS.quantity },
  })
}
