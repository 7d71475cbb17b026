import type { FixedColumn } from './fixed-column.ts'
import type { Rational } from './rational.ts'

const SAFE = BigInt(Number.MAX_SAFE_INTEGER)
const word = new Float64Array(1) as FixedColumn<Float64Array, 0>
const bits = new BigUint64Array(word.buffer) as FixedColumn<BigUint64Array, 0>

/** Returns the number of binary digits of n > 0. */
export function bitLength(n: bigint): number {
  const hex = n.toString(16)
  return 4 * hex.length + 28 - Math.clz32(Number.parseInt(hex.charAt(0), 16))
}

/** q · 2^exponent as a double, q rounded half to even from the exact quotient; `undefined` if q has too many bits. */
function roundQuotient(n: bigint, d: bigint, exponent: number): number | undefined {
  const numerator = exponent < 0 ? n << BigInt(-exponent) : n
  const denominator = exponent > 0 ? d << BigInt(exponent) : d
  let q = numerator / denominator
  if (q >= 1n << 53n) return undefined
  const twiceRest = 2n * (numerator - q * denominator)
  if (twiceRest > denominator || (twiceRest === denominator && (q & 1n) === 1n)) q++
  if (exponent > 971) return Number.POSITIVE_INFINITY
  // if q was rounded up to 2^53, the carry increments the exponent, at the largest exponent to infinity
  bits[0] = q < 1n << 52n ? q : (BigInt(exponent + 1075) << 52n) + (q - (1n << 52n))
  return word[0]
}

/**
 * Returns the nearest double, half to even, of an exact number; zero is +0; including subnormals and overflow to
 * infinity.
 */
export function nearestDouble({ n, d }: Rational): number {
  if (n === 0n) return 0
  const size = n < 0n ? -n : n
  // one division of two exact doubles is correctly rounded
  if (size <= SAFE && d <= SAFE) return Number(n) / Number(d)
  let exponent = Math.max(bitLength(size) - bitLength(d) - 53, -1074)
  let rounded = roundQuotient(size, d, exponent)
  while (rounded === undefined) {
    exponent++
    rounded = roundQuotient(size, d, exponent)
  }
  return n < 0n ? -rounded : rounded
}

/** Returns the exact value that a finite double holds in binary (not the decimal it prints as). */
export function binaryValue(x: number): Rational {
  word[0] = x
  const field = bits[0]
  const exponent = Number((field >> 52n) & 0x7ffn)
  const fraction = field & ((1n << 52n) - 1n)
  const size = exponent === 0 ? fraction : fraction + (1n << 52n)
  const power = (exponent === 0 ? 1 : exponent) - 1075
  const n = x < 0 ? -size : size
  return power >= 0 ? { n: n << BigInt(power), d: 1n } : { n, d: 1n << BigInt(-power) }
}

/** Returns the next double above (`side` 1) or below (-1) a finite one. */
export function nextDouble(x: number, side: 1 | -1): number {
  if (x === 0) return side * Number.MIN_VALUE
  word[0] = x
  bits[0] += x > 0 === side > 0 ? 1n : -1n
  return word[0]
}
