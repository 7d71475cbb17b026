import { powerOfTen, type Rational, reduce } from './rational.ts'

/** The significant digits of a decimal that is rounded because it has no finite form. */
export const SIGNIFICANT_DIGITS = 34
const POWER_OF_TEN = /^10*$/

/** Returns the multiplicity of `prime` in n, and the remaining factor. */
function strip(n: bigint, prime: bigint): readonly [number, bigint] {
  let count = 0
  let rest = n
  while (rest % prime === 0n) {
    rest /= prime
    count++
  }
  return [count, rest]
}

/** Returns an integer scaled by 10^-places as plain digits, without trailing zeros. */
export function printInteger(n: bigint, places: number): string {
  const sign = n < 0n ? '-' : ''
  const digits = (n < 0n ? -n : n).toString().padStart(places + 1, '0')
  const point = digits.length - places
  let end = digits.length
  while (end > point && digits[end - 1] === '0') end--
  const integer = sign + digits.slice(0, point)
  return end === point ? integer : `${integer}.${digits.slice(point, end)}`
}

/**
 * All digits of an exact number: '0.83' if it terminates, otherwise '5/18' in lowest terms. Throws RangeError for a
 * denominator of 0, which has factors without end.
 *
 * @example
 * ```ts
 * import { parseRational, printExact } from 'tonne/service'
 * printExact(parseRational('10/36')) // => '5/18'
 * ```
 */
export function printExact(value: Rational): string {
  // totals of decimals have powers of ten as denominators, so their digits are already there
  const power = value.d.toString()
  if (POWER_OF_TEN.test(power)) return printInteger(value.n, power.length - 1)
  if (value.d === 0n) throw new RangeError('a fraction has the denominator 0')
  const { n, d } = reduce(value)
  const [twos, odd] = strip(d, 2n)
  const [fives, rest] = strip(odd, 5n)
  if (rest !== 1n) return `${n}/${d}`
  const places = Math.max(twos, fives)
  return printInteger((n * powerOfTen(places)) / d, places)
}

/** True when an exact number has a finite decimal. */
export function terminates(value: Rational): boolean {
  return !printExact(value).includes('/')
}

/**
 * Returns an exact number as plain decimal digits, rounded half to even to `digits` significant ones if it has more.
 */
export function printSignificant(value: Rational, digits: number = SIGNIFICANT_DIGITS): string {
  if (value.n === 0n) return '0'
  const size = { n: value.n < 0n ? -value.n : value.n, d: value.d }
  // places so that size·10^places/d has `digits` or `digits` + 1 digits
  let places = digits - (size.n.toString().length - size.d.toString().length)
  let q = roundToPlaces(size, places)
  if (q.toString().length > digits) {
    places--
    q = roundToPlaces(size, places)
  }
  const signed = value.n < 0n ? -q : q
  return places >= 0 ? printInteger(signed, places) : (signed * powerOfTen(-places)).toString()
}

/** Returns the integer nearest to an exact number times 10^places, half to even. */
export function roundToPlaces({ n, d }: Rational, places: number): bigint {
  const size = n < 0n ? -n : n
  const over = places >= 0 ? size * powerOfTen(places) : size
  const under = places >= 0 ? d : d * powerOfTen(-places)
  const down = over / under
  const twiceRest = 2n * (over - down * under)
  const rounded = twiceRest > under || (twiceRest === under && (down & 1n) === 1n) ? down + 1n : down
  return n < 0n ? -rounded : rounded
}
