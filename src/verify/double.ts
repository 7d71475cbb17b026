import { type Fraction, fraction, order, print } from './fraction.ts'

/** All doubles that round to the same: from the midpoint below to the midpoint above, ends included or not. */
interface Reach {
  readonly low: Fraction
  readonly high: Fraction
  readonly holdsEnds: boolean
}

function scaled(integer: bigint, power: number): Fraction {
  return power < 0 ? fraction(integer, 1n << BigInt(-power)) : fraction(integer << BigInt(power))
}

/** The exact numbers nearest to a double above zero, half to even. */
function reachOf(x: number): Reach {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, x)
  const field = Number(view.getBigUint64(0) >> 52n)
  const stored = view.getBigUint64(0) & 0xfffffffffffffn
  const significand = field === 0 ? stored : stored | 0x10000000000000n
  const power = Math.max(field, 1) - 1075
  // below a power of two the doubles lie half as far apart
  const isNarrowBelow = stored === 0n && field > 1
  return {
    low: isNarrowBelow ? scaled(4n * significand - 1n, power - 2) : scaled(2n * significand - 1n, power - 1),
    high: scaled(2n * significand + 1n, power - 1),
    holdsEnds: (significand & 1n) === 0n,
  }
}

/** The decimal that a double prints as, in plain digits without an exponent. */
function plainDigits(x: number): string {
  const [mantissa = '', power = '0'] = String(x).split('e')
  const [whole = '', decimals = ''] = mantissa.split('.')
  const exponent = Number(power) - decimals.length
  const digits = BigInt(whole + decimals)
  return print(exponent < 0 ? fraction(digits, 10n ** BigInt(-exponent)) : fraction(digits * 10n ** BigInt(exponent)))
}

/** True when a text is how some double prints, in plain digits. */
export function isPrintedDouble(text: string): boolean {
  const x = Number(text)
  return Number.isFinite(x) && plainDigits(x) === text
}

/**
 * True when the double that a text prints is the nearest one, half to even, to an exact number. Nothing is rounded here:
 * the exact number is held between the midpoints to the two neighbouring doubles.
 */
export function isNearestDouble(text: string, exact: Fraction): boolean {
  const x = Number(text)
  if (x === 0 || exact.n === 0n) return x === 0 && exact.n === 0n
  if (x < 0 !== exact.n < 0n) return false
  const { low, high, holdsEnds } = reachOf(Math.abs(x))
  const size = exact.n < 0n ? fraction(-exact.n, exact.d) : exact
  const [aboveLow, belowHigh] = [order(size, low), order(high, size)]
  return holdsEnds ? aboveLow >= 0n && belowHigh >= 0n : aboveLow > 0n && belowHigh > 0n
}
