/** An exact number of the verifier: its own, so that it shares no arithmetic with what it verifies. `d` is above zero. */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

/** The longest number that is read, in characters. */
export const DIGITS_MAX = 20_000

const PRINTED_DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/
const PRINTED_QUOTIENT = /^(-?[1-9]\d*)\/([1-9]\d*)$/
const PUBLISHED = /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d{1,3}))?$/
const EXPONENT_MAX = 400

export function fraction(n: bigint, d = 1n): Fraction {
  return d < 0n ? { n: -n, d: -d } : { n, d }
}

export function times(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.n, d: a.d * b.d }
}

/** a / b, for b other than zero. */
export function over(a: Fraction, b: Fraction): Fraction {
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

/** Below, at or above zero as a is below, at or above b. */
export function order(a: Fraction, b: Fraction): bigint {
  return a.n * b.d - b.n * a.d
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}

/** The power of ten that a denominator divides, or undefined where no finite decimal exists. */
function decimalPlaces(d: bigint): number | undefined {
  let [rest, twos, fives] = [d, 0, 0]
  while ((rest & 1n) === 0n) [rest, twos] = [rest >> 1n, twos + 1]
  while (rest % 5n === 0n) [rest, fives] = [rest / 5n, fives + 1]
  return rest === 1n ? Math.max(twos, fives) : undefined
}

/** The one form in which a trace prints a number: a plain decimal, or lowest terms where none is finite. */
export function print(value: Fraction): string {
  const common = commonDivisor(value.n, value.d)
  const [n, d] = [value.n / common, value.d / common]
  const places = decimalPlaces(d)
  if (places === undefined) return `${n}/${d}`
  const digits = String(((n < 0n ? -n : n) * 10n ** BigInt(places)) / d).padStart(places + 1, '0')
  const split = digits.length - places
  const sign = n < 0n ? '-' : ''
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, split)}.${digits.slice(split)}`
}

/** The number that a trace prints, or undefined where the text is not exactly the form of `print`. */
export function readPrinted(text: string): Fraction | undefined {
  if (text.length > DIGITS_MAX || text === '-0') return undefined
  if (PRINTED_DECIMAL.test(text)) {
    const dot = text.indexOf('.')
    return dot < 0
      ? { n: BigInt(text), d: 1n }
      : { n: BigInt(text.replace('.', '')), d: 10n ** BigInt(text.length - dot - 1) }
  }
  const [, above, below] = PRINTED_QUOTIENT.exec(text) ?? []
  if (above === undefined || below === undefined) return undefined
  const [n, d] = [BigInt(above), BigInt(below)]
  return decimalPlaces(d) === undefined && commonDivisor(n, d) === 1n ? { n, d } : undefined
}

function readPublishedDecimal(text: string): Fraction | undefined {
  const [, sign, whole = '', decimals = '', exponent = '0'] = PUBLISHED.exec(text) ?? []
  const power = Number(exponent) - decimals.length
  if (sign === undefined || whole + decimals === '' || Math.abs(Number(exponent)) > EXPONENT_MAX) return undefined
  const size = BigInt(whole + decimals)
  const n = sign === '-' ? -size : size
  return power < 0 ? { n, d: 10n ** BigInt(-power) } : { n: n * 10n ** BigInt(power), d: 1n }
}

/** The number that published digits mean: decimals of any form ('2.570', '1e-3') or a fraction of two ('1/28'). */
export function readPublished(text: string): Fraction | undefined {
  if (text.length > DIGITS_MAX) return undefined
  const [above = '', below, ...others] = text.split('/')
  const n = readPublishedDecimal(above)
  if (below === undefined || n === undefined) return n
  const d = readPublishedDecimal(below)
  return d === undefined || d.n === 0n || others.length > 0 ? undefined : over(n, d)
}
