import { INTEGER_WORDS } from '../kernel/cells.ts'

/** A sum of so many words stays below 2^53. */
const ADDED_MAX = 2 ** 20

/** Sums of the integers of cells by pair: of their words, which become integers before a sum could lose a bit. */
export class PairSums {
  readonly #words: Float64Array
  /** What was added up to the last `drain`, by pair. */
  readonly integers: bigint[]
  #added = 0

  constructor(pairs: number) {
    this.#words = new Float64Array(INTEGER_WORDS * pairs)
    this.integers = Array.from({ length: pairs }, () => 0n)
  }

  /** Adds the integers of cells from one on; at most 2^20 of a pair at once. */
  add(words: Int32Array, fromCell: number): void {
    const sums = this.#words
    let to = (fromCell * INTEGER_WORDS) % sums.length
    for (let at = 0; at < words.length; at += INTEGER_WORDS) {
      for (let word = 0; word < INTEGER_WORDS - 1; word++) {
        sums[to + word] = (sums[to + word] as number) + ((words[at + word] as number) >>> 0)
      }
      sums[to + 3] = (sums[to + 3] as number) + (words[at + 3] as number)
      to = to + INTEGER_WORDS === sums.length ? 0 : to + INTEGER_WORDS
    }
    this.#added += Math.ceil(words.length / sums.length)
    if (this.#added > ADDED_MAX) this.drain()
  }

  /** Brings `integers` up to date. */
  drain(): void {
    for (const [pair, integer] of this.integers.entries()) {
      const word = (at: number) => BigInt(this.#words[INTEGER_WORDS * pair + at] as number) << BigInt(32 * at)
      this.integers[pair] = integer + word(0) + word(1) + word(2) + word(3)
    }
    this.#words.fill(0)
    this.#added = 0
  }
}
