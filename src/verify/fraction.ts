import { commonDivisor } from './greatest-divisor.ts'

/** An exact number, independent of the arithmetic that is verified. `d` is above zero. */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

/** The longest number accepted, in characters. */
export const DIGITS_MAX = 20_000

const PRINTED_DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/
const PRINTED_QUOTIENT = /^-?[1-9]\d*\/[1-9]\d*$/
/** Fraction digits require the point, so that no text can match in more than one way. */
const PUBLISHED = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/
const EXPONENT_MAX = 400

export function fraction(n: bigint, d = 1n): Fraction {
  return d < 0n ? { n: -n, d: -d } : { n, d }
}

export function times(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.n, d: a.d * b.d }
}

/** a / b, for non-zero b. */
export function divideFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d, a.d * b.n)
}

/** a + b over their least common denominator, so that long sums stay short. */
export function plus(a: Fraction, b: Fraction): Fraction {
  if (a.d === b.d) return { n: a.n + b.n, d: a.d }
  const common = commonDivisor(a.d, b.d)
  return { n: a.n * (b.d / common) + b.n * (a.d / common), d: a.d * (b.d / common) }
}

export function isSame(a: Fraction, b: Fraction): boolean {
  return a.n * b.d === b.n * a.d
}

/** Negative, zero or positive as a is less than, equal to or greater than b. */
export function compareFractions(a: Fraction, b: Fraction): bigint {
  return a.n * b.d - b.n * a.d
}

function absolute(n: bigint): bigint {
  return n < 0n ? -n : n
}

/** Removes the factors of 5, the greatest powers first. */
function withoutFives(value: bigint): readonly [rest: bigint, fives: number] {
  const powers = [5n]
  for (let power = 25n; power <= value; power *= power) powers.push(power)
  let [rest, fives] = [value, 0]
  for (const [index, power] of [...powers.entries()].reverse()) {
    if (rest % power === 0n) [rest, fives] = [rest / power, fives + 2 ** index]
  }
  return [rest, fives]
}

/** Returns the number of decimal places that a denominator needs; undefined if no decimal is finite. */
function decimalPlaces(d: bigint): number | undefined {
  const twos = (d & -d).toString(2).length - 1
  const [rest, fives] = withoutFives(d >> BigInt(twos))
  return rest === 1n ? Math.max(twos, fives) : undefined
}

/** Returns the same number in lowest terms. */
export function reduceFraction(value: Fraction): Fraction {
  const common = commonDivisor(absolute(value.n), value.d)
  return { n: value.n / common, d: value.d / common }
}

/** Returns the canonical form of a number in a trace: a plain decimal, or lowest terms if no decimal is finite. */
export function printFraction(value: Fraction): string {
  const { n, d } = reduceFraction(value)
  const places = decimalPlaces(d)
  if (places === undefined) return `${n}/${d}`
  const digits = String((absolute(n) * 10n ** BigInt(places)) / d).padStart(places + 1, '0')
  const split = digits.length - places
  const sign = n < 0n ? '-' : ''
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, split)}.${digits.slice(split)}`
}

/** Parses a text already checked to be in the form of `printFraction`. */
export function exact(text: string): Fraction {
  const slash = text.indexOf('/')
  if (slash >= 0) return { n: BigInt(text.slice(0, slash)), d: BigInt(text.slice(slash + 1)) }
  const dot = text.indexOf('.')
  if (dot < 0) return { n: BigInt(text), d: 1n }
  return { n: BigInt(text.replace('.', '')), d: 10n ** BigInt(text.length - dot - 1) }
}

/** Parses a number of a trace; undefined if the text is not exactly in the form of `printFraction`. */
export function parseCanonical(text: string): Fraction | undefined {
  if (text.length > DIGITS_MAX || text === '-0') return undefined
  if (PRINTED_DECIMAL.test(text)) return exact(text)
  if (!PRINTED_QUOTIENT.test(text)) return undefined
  const { n, d } = exact(text)
  return decimalPlaces(d) === undefined && commonDivisor(absolute(n), d) === 1n ? { n, d } : undefined
}

function readPublishedDecimal(text: string): Fraction | undefined {
  const [, sign, integer = '', decimals = '', exponent = '0'] = PUBLISHED.exec(text) ?? []
  const power = Number(exponent) - decimals.length
  if (sign === undefined || integer + decimals === '' || Math.abs(Number(exponent)) > EXPONENT_MAX) return undefined
  const size = BigInt(integer + decimals)
  const n = sign === '-' ? -size : size
  return power < 0 ? { n, d: 10n ** BigInt(-power) } : { n: n * 10n ** BigInt(power), d: 1n }
}

/** Parses published digits: decimals of any form ('2.570', '1e-3') or a fraction of two ('1/28'). */
export function parseFraction(text: string): Fraction | undefined {
  if (text.length > DIGITS_MAX) return undefined
  const [above = '', below, ...others] = text.split('/')
  const n = readPublishedDecimal(above)
  if (below === undefined || n === undefined) return n
  const d = readPublishedDecimal(below)
  return d === undefined || d.n === 0n || others.length > 0 ? undefined : divideFractions(n, d)
}
