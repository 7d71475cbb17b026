import * as z from 'zod'
import { EmissionsError } from '../../errors/index.ts'
import {
  compare,
  type Exact,
  nearestDouble,
  parseNumber,
  printExact,
  type Rational,
  rationalOf,
} from '../../exact/index.ts'
import { LIMITS } from '../limits.ts'
import type { InputPolicy } from '../policy.ts'
import { type Refusal, reading } from './refusal.ts'

/**
 * A number as it was read. A JS number means the shortest decimal that prints it, which lies on the same side of a
 * printed bound as itself, so that it need not be read exactly to be compared with one.
 */
type Read = number | Rational

/** What is wrong with a number, if anything. */
type Check = (value: Read) => Refusal | undefined

const EXPECTED_NUMBER = 'a number, or a string of digits with a decimal point'
const NOT_A_NUMBER = "is not a number; write digits with a decimal point, like 1234.56 or '1234.56'"

/** 10^-324 is the finest that a JS number comes near; finer digits in text would make totals that nobody can read. */
const FINEST = 10n ** 324n
const TOO_MANY_DIGITS: Refusal = {
  code: 'number_out_of_range',
  message: `has more digits than are kept; write at most ${LIMITS.quantityCharacters} characters, none finer than 1e-324`,
  expected: `at most ${LIMITS.quantityCharacters} characters`,
}

/** The exact number that a string of digits means, or why it means none. A fraction ('5/18') is no input. */
function readDigits(digits: string): Rational | Refusal {
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

function isRefusal(value: Read | Refusal): value is Refusal {
  return typeof value === 'object' && 'code' in value
}

/** -1, 0 or 1 as a number is below, at or above a bound. */
function side(value: Read, bound: number): -1 | 0 | 1 {
  if (typeof value !== 'number') return compare(value, rationalOf(bound))
  return value < bound ? -1 : value > bound ? 1 : 0
}

/** At most `max`. */
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
    ? { code: 'percentage_out_of_range', message: 'is no percentage; give 0 to 100', expected: '0 to 100' }
    : undefined

const isWhole: Check = (value) => {
  const whole = typeof value === 'number' ? Number.isInteger(value) : value.n % value.d === 0n
  const message = 'is not a whole number; leave the fraction out'
  return whole ? undefined : { code: 'must_be_whole', message, expected: 'a whole number' }
}

const aboveZero: Check = (value) =>
  side(value, 0) === 0
    ? { code: 'must_be_positive', message: 'is zero; give more than zero', expected: 'more than 0' }
    : undefined

interface Numeric<Given extends Exact> {
  readonly checks: readonly Check[]
  readonly given: (value: Exact, read: Read) => Given
  /** The bounds as JSON Schema says them, of numbers. */
  readonly shown: Readonly<Record<string, number>>
}

/** A number as JSON has it or its digits as a string, held to the checks in order. */
function numeric<Given extends Exact>({ checks, given, shown }: Numeric<Given>) {
  const schema = z.union([z.number(), z.string()], { error: EXPECTED_NUMBER }).meta({ ...shown })
  return reading(schema, (value) => {
    const read = typeof value === 'number' ? value : readDigits(value)
    if (isRefusal(read)) return read
    for (const check of checks) {
      const fault = check(read)
      if (fault !== undefined) return fault
    }
    return given(value, read)
  })
}

/** A number as it was sent, but never -0. */
const asSent = (value: Exact): Exact => (typeof value === 'number' ? value + 0 : value)

/** The number where a JS number means the same, else all its digits; never -0. */
function canonical(_: Exact, read: Read): Exact {
  if (typeof read === 'number') return read + 0
  const nearest = nearestDouble(read)
  return compare(rationalOf(nearest), read) === 0 ? nearest : printExact(read)
}

const QUANTITY: readonly Check[] = [notNegative, atMost(LIMITS.quantity)]
const SHOWN = { minimum: 0, maximum: LIMITS.quantity }

/**
 * A quantity from 0 to `max` as an exact number: 12.5 and '12.50' are the same, and digits that no JS number holds stay
 * a string. Refuses with `not_a_number`, `empty`, `not_finite`, `number_out_of_range`, `must_be_non_negative` and
 * `quantity_too_large`.
 */
export function quantity({ max = LIMITS.quantity }: { readonly max?: number } = {}): z.ZodType<Exact> {
  return numeric({ checks: [notNegative, atMost(max)], given: canonical, shown: { minimum: 0, maximum: max } })
}

/** A quantity that may be negative: a credit, or a hint that is not used. */
export function signedQuantity(): z.ZodType<Exact> {
  return numeric({
    checks: [notBelowCredit, atMost(LIMITS.quantity)],
    given: canonical,
    shown: { minimum: -LIMITS.quantity, maximum: LIMITS.quantity },
  })
}

/** How much of an activity: negative only where the service takes credits. */
export function amountOf({ allowCredits }: InputPolicy): z.ZodType<Exact> {
  return allowCredits ? signedQuantity() : quantity()
}

/** A quantity from 0, kept as it came. */
export function quantityAsSent(): z.ZodType<Exact> {
  return numeric({ checks: QUANTITY, given: asSent, shown: SHOWN })
}

/** A percentage, 0 to 100 inclusive, as an exact number. Refuses with `percentage_out_of_range`. */
export function percentage(): z.ZodType<Exact> {
  return numeric({ checks: [isPercentage], given: canonical, shown: { minimum: 0, maximum: 100 } })
}

/** A whole number of zero or more, as a JS number. Refuses with `must_be_whole` too. */
export function wholeNumber(): z.ZodType<number> {
  return numeric({
    checks: [...QUANTITY, isWhole],
    given: (_, read) => (typeof read === 'number' ? read + 0 : nearestDouble(read)),
    shown: { ...SHOWN, multipleOf: 1 },
  })
}

/** A whole number of one or more, kept as it came. Refuses zero with `must_be_positive`. */
export function countAsSent(): z.ZodType<Exact> {
  return numeric({
    checks: [...QUANTITY, isWhole, aboveZero],
    given: asSent,
    shown: { ...SHOWN, minimum: 1, multipleOf: 1 },
  })
}

/** A quantity above zero, as an exact number. Refuses zero with `must_be_positive`. */
export function positiveQuantity(): z.ZodType<Exact> {
  return numeric({
    checks: [...QUANTITY, aboveZero],
    given: canonical,
    shown: { exclusiveMinimum: 0, maximum: LIMITS.quantity },
  })
}
