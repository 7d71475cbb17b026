import { INTEGER_BITS, INTEGER_WORDS } from './cells.ts'
import { addWords } from './integer-words.ts'
import { WasmCells, type WasmCellsOptions } from './wasm-cells.ts'

/** Twice this is below 2^127, with room for the rounding of the bounds themselves. */
const USED_MAX = 2 ** 126

/** 128-bit cells, for the products of two columns. */
export class WideCells extends WasmCells {
  readonly #cells: Int32Array

  constructor(options: WasmCellsOptions) {
    super(options, USED_MAX)
    const { buffer, own, shape } = options
    this.#cells = new Int32Array(buffer, own.cells, INTEGER_WORDS * shape.keys * shape.pairs)
  }

  read(from: number, words: Int32Array): void {
    this.wasm.emptyBuckets(this.job)
    words.set(this.#cells.subarray(INTEGER_WORDS * from, INTEGER_WORDS * from + words.length))
  }

  add(from: number, words: Int32Array): boolean {
    if (!this.hasRoom(2 ** INTEGER_BITS)) return false
    this.use(2 ** INTEGER_BITS)
    for (let index = 0; index < words.length; index += INTEGER_WORDS) {
      addWords(this.#cells, INTEGER_WORDS * from + index, { words, index, count: INTEGER_WORDS })
    }
    return true
  }

  protected zero(): void {
    this.#cells.fill(0)
  }
}
