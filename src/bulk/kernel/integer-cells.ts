import { int32At } from '../../base/index.ts'
import { INTEGER_WORDS } from './cells.ts'
import { addWords } from './integer-words.ts'
import * as STATE from './totals-state.ts'
import { WasmCells, type WasmCellsOptions } from './wasm-cells.ts'

/** Twice this is below 2^63, with room for the rounding of the bounds themselves. */
const USED_MAX = 4.6e18
/** Half the range of a high cell: the other half is more than kernels can carry. */
const HIGH_USED_MAX = 2 ** 62
const TWO_TO_32 = 2 ** 32
/** 32-bit words of a cell. */
const WORDS = 2

/** Returns a bound of the part above 32 bits of integers of at most 2^80. */
function highestOf(words: Int32Array): number {
  let highest = 0
  for (let index = 2; index < words.length; index += INTEGER_WORDS)
    highest = Math.max(highest, Math.abs(int32At(words, index)))
  return (highest + 1) * TWO_TO_32
}

/** 64-bit cells, and as many high cells for carries out of their lower half. */
export class IntegerCells extends WasmCells {
  readonly #low: Int32Array
  readonly #high: Int32Array
  /** Bound of the absolute value of any high cell, carries excluded. */
  #highUsed = 0

  constructor(options: WasmCellsOptions) {
    super(options, USED_MAX)
    const { buffer, own, shape } = options
    const cells = shape.keys * shape.pairs
    this.#low = new Int32Array(buffer, own.cells, WORDS * cells)
    this.#high = new Int32Array(buffer, own.highCells, WORDS * cells)
  }

  get #isCarried(): boolean {
    return this.words[STATE.CARRIED / 4] !== 0
  }

  read(from: number, words: Int32Array): void {
    this.wasm.emptyBuckets(this.job)
    for (let index = 0, cell = WORDS * from; index < words.length; index += INTEGER_WORDS, cell += WORDS) {
      words[index] = int32At(this.#low, cell)
      this.#readUpper(cell, words, index + 1)
    }
  }

  /** Writes the three upper words of low + high·2^32. */
  #readUpper(cell: number, words: Int32Array, index: number): void {
    const upper = int32At(this.#low, cell + 1)
    const middle = this.#isCarried ? upper + (int32At(this.#high, cell) >>> 0) : upper
    const top = (this.#isCarried ? int32At(this.#high, cell + 1) : 0) + Math.floor(middle / TWO_TO_32)
    words[index] = middle
    words[index + 1] = top
    words[index + 2] = Math.floor(top / TWO_TO_32)
  }

  add(from: number, words: Int32Array): boolean {
    const highUsed = this.#highUsed + highestOf(words)
    if (highUsed > HIGH_USED_MAX) return false
    this.#highUsed = highUsed
    if (!this.hasRoom(TWO_TO_32)) this.wasm.carry(this.job)
    this.use(TWO_TO_32)
    this.words[STATE.CARRIED / 4] = 1
    for (let index = 0, cell = WORDS * from; index < words.length; index += INTEGER_WORDS, cell += WORDS) {
      addWords(this.#high, cell, { words, index: index + 1, count: WORDS })
      const sum = (int32At(this.#low, cell) >>> 0) + (int32At(words, index) >>> 0)
      this.#low[cell] = sum
      if (sum >= TWO_TO_32) this.#low[cell + 1] = int32At(this.#low, cell + 1) + 1
    }
    return true
  }

  protected zero(): void {
    this.#low.fill(0)
    if (this.#isCarried) this.#high.fill(0)
    this.words[STATE.CARRIED / 4] = 0
    this.#highUsed = 0
  }
}
