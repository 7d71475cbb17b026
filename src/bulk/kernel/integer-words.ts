import { readInt32 } from '../../base/index.ts'
import { INTEGER_BITS, INTEGER_WORDS } from './cells.ts'

const SIGN_SHIFT = INTEGER_BITS - 64
const TWO_TO_32 = 2 ** 32

/** Reads the integer in four words at an index: two's complement, lowest first. */
export function readCellInteger(words: Int32Array, index: number): bigint {
  const [w0, w1] = [readInt32(words, index), readInt32(words, index + 1)]
  const [w2, w3] = [readInt32(words, index + 2), readInt32(words, index + 3)]
  if (w3 === w2 >> 31 && w2 === w1 >> 31 && w1 >= -(2 ** 20) && w1 < 2 ** 20) return BigInt(w1 * 2 ** 32 + (w0 >>> 0))
  const high = BigInt(w3) * 2n ** 32n + BigInt(w2 >>> 0)
  return high * 2n ** 64n + BigInt(w1 >>> 0) * 2n ** 32n + BigInt(w0 >>> 0)
}

/** Writes an integer of up to 128 bits. */
export function writeInteger(words: Int32Array, index: number, integer: bigint): void {
  for (let word = 0; word < INTEGER_WORDS; word++) {
    words[index + word] = Number(BigInt.asIntN(32, integer >> BigInt(32 * word)))
  }
}

/** True if the integer at an index is zero. */
export function isZeroCell(words: Int32Array, index: number): boolean {
  return (
    (readInt32(words, index) |
      readInt32(words, index + 1) |
      readInt32(words, index + 2) |
      readInt32(words, index + 3)) ===
    0
  )
}

/** True if cells can add the integer at an index directly. */
export function isSmallCell(words: Int32Array, index: number): boolean {
  const [w2, w3] = [readInt32(words, index + 2), readInt32(words, index + 3)]
  return (w3 === 0 || w3 === -1) && w2 >> SIGN_SHIFT === w3
}

/** True if cells can add all integers directly. */
export function areSmallCells(words: Int32Array): boolean {
  for (let index = 0; index < words.length; index += INTEGER_WORDS) if (!isSmallCell(words, index)) return false
  return true
}

/** True if cells can add the integer directly. */
export function isSmall(integer: bigint): boolean {
  return BigInt.asIntN(INTEGER_BITS, integer) === integer
}

/** The words of an integer, lowest first. */
export interface IntegerWords {
  readonly words: Int32Array
  readonly index: number
  readonly count: number
}

/** Adds an integer to another of as many words at `to`; wraps on overflow. */
export function addWords(into: Int32Array, to: number, { words, index, count }: IntegerWords): void {
  let carry = 0
  for (let word = 0; word < count; word++) {
    const sum = (readInt32(into, to + word) >>> 0) + (readInt32(words, index + word) >>> 0) + carry
    into[to + word] = sum
    carry = sum >= TWO_TO_32 ? 1 : 0
  }
}
