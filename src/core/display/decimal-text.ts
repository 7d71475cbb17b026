import type { Rational } from '../exact/index.ts'

const PRINTED = /^(-?\d+)(?:\.(\d+)|\/(\d+))?$/
const THOUSANDS = /\B(?=(?:\d{3})+$)/g

/**
 * Parses a number that /v1 or a trace prints: plain digits, '0.25', or a fraction, '5/18'. Throws for any other text.
 */
export function rationalOf(text: string): Rational {
  const [, all, places = '', divisor] = PRINTED.exec(text) ?? []
  if (all === undefined) throw new TypeError(`${text} is not a number`)
  if (divisor !== undefined) return { n: BigInt(all), d: BigInt(divisor) }
  return { n: BigInt(all + places), d: 10n ** BigInt(places.length) }
}

/** n / d in units of 1 / scale, rounded half to even. */
function roundToScale({ n, d }: Rational, scale: bigint): bigint {
  const over = (n < 0n ? -n : n) * scale
  const integer = over / d
  const twiceRest = 2n * (over - integer * d)
  const rounded = twiceRest > d || (twiceRest === d && (integer & 1n) === 1n) ? integer + 1n : integer
  return n < 0n ? -rounded : rounded
}

/** Prints an exact number with a fixed number of decimals, rounded half to even, with commas between thousands. */
export function decimalText(value: Rational, decimals: number): string {
  const rounded = roundToScale(value, 10n ** BigInt(decimals))
  const digits = String(rounded < 0n ? -rounded : rounded).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const integer = digits.slice(0, point).replace(THOUSANDS, ',')
  return `${rounded < 0n ? '-' : ''}${integer}${decimals === 0 ? '' : `.${digits.slice(point)}`}`
}

/** True if a number other than zero is printed as zero with that many decimals. */
export function vanishes(value: Rational, decimals: number): boolean {
  return value.n !== 0n && roundToScale(value, 10n ** BigInt(decimals)) === 0n
}

/** The power of ten of the first digit of a number: 2 for 318, -3 for 0.0042. */
function magnitudeOf({ n, d }: Rational): number {
  const [over, under] = [String(n < 0n ? -n : n).length, String(d).length]
  const guess = over - under
  const power = 10n ** BigInt(Math.abs(guess))
  const size = n < 0n ? -n : n
  const isBelow = guess < 0 ? size * power < d : size < d * power
  return isBelow ? guess - 1 : guess
}

/** Prints an exact number to a number of significant digits, never with an exponent: '19,900', '0.0161'. */
export function significantText(value: Rational, digits: number): string {
  if (value.n === 0n) return '0'
  const decimals = digits - 1 - magnitudeOf(value)
  if (decimals >= 0) return withoutZeros(decimalText(value, decimals))
  const unit = 10n ** BigInt(-decimals)
  return decimalText({ n: roundToScale({ n: value.n, d: value.d * unit }, 1n) * unit, d: 1n }, 0)
}

/** Removes trailing zeros: '1.5' for '1.500'. */
export function withoutZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

const HUNDRED = 100n
const PERCENT_DIGITS = 3

/** Prints a ratio in per cent, to three significant digits: '45.2 %'; '0 %' only for zero itself. */
export function percentText({ n, d }: Rational): string {
  return `${significantText({ n: n * HUNDRED, d }, PERCENT_DIGITS)} %`
}
