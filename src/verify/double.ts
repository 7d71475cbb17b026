import { compareFractions, type Fraction, fraction, printFraction } from './fraction.ts'

/** The numbers that round to one double: from the midpoint below to the midpoint above, inclusive or not. */
interface Reach {
  readonly low: Fraction
  readonly high: Fraction
  readonly holdsEnds: boolean
}

function scaleDouble(integer: bigint, power: number): Fraction {
  return power < 0 ? fraction(integer, 1n << BigInt(-power)) : fraction(integer << BigInt(power))
}

/** Returns the exact numbers that round to a positive double, half to even. */
function reachOf(x: number): Reach {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, x)
  const field = Number(view.getBigUint64(0) >> 52n)
  const stored = view.getBigUint64(0) & 0xfffffffffffffn
  const significand = field === 0 ? stored : stored | 0x10000000000000n
  const power = Math.max(field, 1) - 1075
  // the spacing of doubles halves below a power of two
  const isNarrowBelow = stored === 0n && field > 1
  return {
    low: isNarrowBelow ? scaleDouble(4n * significand - 1n, power - 2) : scaleDouble(2n * significand - 1n, power - 1),
    high: scaleDouble(2n * significand + 1n, power - 1),
    holdsEnds: (significand & 1n) === 0n,
  }
}

/** Returns the decimal digits of a double, without an exponent. */
function plainDigits(x: number): string {
  const [mantissa = '', power = '0'] = String(x).split('e')
  const [integer = '', decimals = ''] = mantissa.split('.')
  const exponent = Number(power) - decimals.length
  const digits = BigInt(integer + decimals)
  return printFraction(
    exponent < 0 ? fraction(digits, 10n ** BigInt(-exponent)) : fraction(digits * 10n ** BigInt(exponent)),
  )
}

/** True if the text is the shortest decimal of a double, without an exponent. */
export function isPrintedDouble(text: string): boolean {
  const x = Number(text)
  return Number.isFinite(x) && plainDigits(x) === text
}

/**
 * True if the text is the double nearest to an exact number, half to even. Nothing is rounded: the exact number is
 * compared with the midpoints to the two neighbouring doubles.
 */
export function isNearestDouble(text: string, exact: Fraction): boolean {
  const x = Number(text)
  if (x === 0 || exact.n === 0n) return x === 0 && exact.n === 0n
  if (x < 0 !== exact.n < 0n) return false
  const { low, high, holdsEnds } = reachOf(Math.abs(x))
  const size = exact.n < 0n ? fraction(-exact.n, exact.d) : exact
  const [aboveLow, belowHigh] = [compareFractions(size, low), compareFractions(high, size)]
  return holdsEnds ? aboveLow >= 0n && belowHigh >= 0n : aboveLow > 0n && belowHigh > 0n
}
