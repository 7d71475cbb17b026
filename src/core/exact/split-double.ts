/** Adding and subtracting 1.5·2^52 rounds |x| ≤ 2^51 to an integer. */
export const ROUND_TO_INTEGER = 1.5 * 2 ** 52
/** Veltkamp's constant: splits 53 bits into two halves of 26. */
export const SPLIT = 2 ** 27 + 1
/** 10^0 to 10^22, all exact in a double. */
export const TEN: readonly number[] = Array.from({ length: 23 }, (_, k) => Number(`1e${k}`))

const word = new Float64Array(1)
const halves = new Int32Array(word.buffer)
const HIGH = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1 ? 1 : 0

/** Returns the 11 bits of the exponent of a double: 1023 + E for sizes from 2^E up to 2^(E+1). */
export function exponentField(x: number): number {
  word[0] = x
  return ((halves[HIGH] as number) >>> 20) & 0x7ff
}

/** Returns the high 26 bits of a double, by Veltkamp; the remainder has 26 bits as well. */
export function highOf(x: number): number {
  const shifted = SPLIT * x
  return shifted - (shifted - x)
}

/** Returns the exact rounding error a·b - p of the product p of two doubles, by Dekker. */
export function productError(p: number, a: number, b: number): number {
  const ah = highOf(a)
  const al = a - ah
  const bh = highOf(b)
  const bl = b - bh
  return al * bl - (p - ah * bh - al * bh - ah * bl)
}
