/** Leading parts have 26 to 50 bits, so that doubles divide them and hold their cofactors exactly. */
const LEADING_MIN = 2 ** 26
const SHIFT_STEP = 24n

/** Returns the bit length of a number's magnitude, rounded up to a multiple of four. */
export function bitsOf(x: bigint): number {
  return 4 * (x < 0n ? (-x).toString(16) : x.toString(16)).length
}

/** Returns the shift that leaves the leading part of a number; `from` must be at least as large. */
function shiftOf(x: bigint, from: bigint): bigint {
  let shift = from
  while (shift > 0n && Number(x >> shift) < LEADING_MIN) shift = shift > SHIFT_STEP ? shift - SHIFT_STEP : 0n
  return shift
}

/** Returns the greatest common divisor of two integers that doubles hold exactly. */
function smallDivisor(a: number, b: number): number {
  let [x, y] = [a, b]
  while (y > 0) [x, y] = [y, x % y]
  return x
}

/** Runs the Euclidean steps that the leading bits decide: x and y become a·x + b·y and c·x + d·y. */
function leadingSteps(x: number, y: number): readonly [a: number, b: number, c: number, d: number] {
  let [high, low] = [x, y]
  let [a, b, c, d] = [1, 0, 0, 1]
  while (low + c !== 0 && low + d !== 0) {
    const quotient = Math.floor((high + a) / (low + c))
    if (quotient !== Math.floor((high + b) / (low + d))) break
    ;[a, b, c, d] = [c, d, a - quotient * c, b - quotient * d]
    ;[high, low] = [low, high - quotient * low]
  }
  return [a, b, c, d]
}

/**
 * Returns the greatest common divisor of two integers, 0 or more. Lehmer's algorithm (Knuth, The Art of Computer
 * Programming 2, 4.5.2, algorithm L): Euclidean steps on the leading bits, collected and applied to the full integers
 * at once.
 */
export function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = a < b ? [b, a] : [a, b]
  let shift = BigInt(bitsOf(x))
  while (y > 0n) {
    shift = shiftOf(x, shift)
    const [high, low] = [Number(x >> shift), Number(y >> shift)]
    if (shift === 0n) return BigInt(smallDivisor(high, low))
    const [k, l, m, n] = leadingSteps(high, low)
    if (l === 0) [x, y] = [y, x % y]
    else [x, y] = [BigInt(k) * x + BigInt(l) * y, BigInt(m) * x + BigInt(n) * y]
  }
  return x
}
