import { fail } from '../errors/index.ts'
import { type Bracket, bracketOf } from './bracket.ts'
import { nearestDouble } from './nearest-double.ts'
import { type NumberInput, parseNumber } from './number-input.ts'
import { INTEGER_MAX, type ParsedDouble, readNumber } from './parsed-double.ts'
import { multiply, powerOfTen, type Rational } from './rational.ts'
import { ROUND_TO_INTEGER, SPLIT } from './split-double.ts'

const SIZE_MIN = 1e-200
const SIZE_MAX = 1e200

/** An exact constant prepared for products with many values. */
export interface Coefficient {
  readonly exact: Rational
  /** The bracket at scale 10^-6, which fits most values in practice. */
  readonly micro: Bracket
  /** Brackets at other scales, computed on first use. */
  readonly scales: (Bracket | undefined)[]
}

/** Prepares an exact constant, zero or of a magnitude from 1e-200 to 1e200; otherwise throws `number_out_of_range`. */
export function prepareCoefficient(exact: Rational, path = ''): Coefficient {
  const size = Math.abs(nearestDouble(exact))
  if (exact.n !== 0n && !(size >= SIZE_MIN && size <= SIZE_MAX)) {
    fail(path, 'number_out_of_range', 'makes a factor outside 1e-200 to 1e200; check the units and the factor')
  }
  return { exact, micro: atScale(exact, 6), scales: [] }
}

function atScale(exact: Rational, k: number): Bracket {
  return bracketOf({ n: exact.n, d: exact.d * powerOfTen(k) })
}

/** Returns the nearest double of an exact result; throws `number_out_of_range` on overflow and underflow to zero. */
export function resultDouble(exact: Rational, path = ''): number {
  const double = nearestDouble(exact)
  if (!Number.isFinite(double) || (double === 0 && exact.n !== 0n)) {
    const size = double === 0 ? 'is not 0, but nearer to 0 than any other double' : 'is beyond the largest double'
    fail(path, 'number_out_of_range', `${size}; check the unit and the decimal point`)
  }
  return double
}

/** value · coefficient by exact arithmetic, rounded once. */
export function productExact(value: NumberInput, coefficient: Coefficient): number {
  return resultDouble(multiply(parseNumber(value, 'value'), coefficient.exact), 'value')
}

/** Returns the product of a parsed double and a bracket, or NaN if the bracket leaves two candidates. */
export function bracketProduct({ m, e }: ParsedDouble, { head, up, down }: Bracket): number {
  const g = SPLIT * m
  const mh = g - (g - m)
  const ml = m - mh
  const a = mh * head
  const b = ml * head + e * (head + up)
  const above = a + (b + m * up)
  return above === a + (b + m * down) ? above : Number.NaN
}

/** value · coefficient for a parsed double at any scale, by exact arithmetic if the bracket cannot decide. */
export function productOfReading(value: number, reading: ParsedDouble, coefficient: Coefficient): number {
  const { scales } = coefficient
  let bracket = scales[reading.k]
  if (bracket === undefined) {
    bracket = reading.k === 6 ? coefficient.micro : atScale(coefficient.exact, reading.k)
    scales[reading.k] = bracket
  }
  const product = bracketProduct(reading, bracket)
  return Number.isNaN(product) ? productExact(value, coefficient) : product
}

const scratch: ParsedDouble = { m: 0, e: 0, k: 0 }

/** value · coefficient, the nearest double of the exact product of the decimal that `value` prints as. */
export function product(value: number, coefficient: Coefficient): number {
  const m = value * 1e6 + ROUND_TO_INTEGER - ROUND_TO_INTEGER
  if (m / 1e6 === value && Math.abs(m) <= INTEGER_MAX) {
    const { head, up, down } = coefficient.micro
    const g = SPLIT * m
    const mh = g - (g - m)
    const a = mh * head
    const b = (m - mh) * head
    const above = a + (b + m * up)
    if (above === a + (b + m * down)) return above
    return productExact(value, coefficient)
  }
  return readNumber(value, scratch) ? productOfReading(value, scratch, coefficient) : productExact(value, coefficient)
}
