import { INTEGER_WORDS } from '../kernel/cells.ts'

/** The sum of this many 32-bit words stays below 2^53. */
const ADDED_MAX = 2 ** 20

/** Sums of the cells over all keys by pair, word by word; they become integers before a sum of words could lose a bit. */
export class PairSums {
  readonly #words: Float64Array
  /** Sums up to the last `drain`, by pair. */
  readonly integers: bigint[]
  #added = 0

  constructor(pairs: number) {
    this.#words = new Float64Array(INTEGER_WORDS * pairs)
    this.integers = Array.from({ length: pairs }, () => 0n)
  }

  /** Adds cells from `fromCell` on; at most 2^20 of one pair per call. */
  add(words: Int32Array, fromCell: number): void {
    const sums = this.#words
    let to = (fromCell * INTEGER_WORDS) % sums.length
    for (let index = 0; index < words.length; index += INTEGER_WORDS) {
      for (let word = 0; word < INTEGER_WORDS - 1; word++) {
        sums[to + word] = (sums[to + word] as number) + ((words[index + word] as number) >>> 0)
      }
      sums[to + 3] = (sums[to + 3] as number) + (words[index + 3] as number)
      to = to + INTEGER_WORDS === sums.length ? 0 : to + INTEGER_WORDS
    }
    this.#added += Math.ceil(words.length / sums.length)
    if (this.#added > ADDED_MAX) this.drain()
  }

  /** Brings `integers` up to date. */
  drain(): void {
    for (const [pair, integer] of this.integers.entries()) {
      const word = (index: number) => BigInt(this.#words[INTEGER_WORDS * pair + index] as number) << BigInt(32 * index)
      this.integers[pair] = integer + word(0) + word(1) + word(2) + word(3)
    }
    this.#words.fill(0)
    this.#added = 0
  }
}
