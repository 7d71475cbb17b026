import { readDouble, readInt32 } from '../../base/index.ts'
import { type Cells, INTEGER_BITS, INTEGER_WORDS, type ResultColumns } from './cells.ts'
import { addWords } from './integer-words.ts'
import { JOB_BYTES } from './job.ts'
import type { PrivateLayout } from './layout.ts'
import * as STATE from './totals-state.ts'
import type { WasmKernel } from './wasm-module.ts'
import type { WorkspaceShape } from './workspace.ts'

/** Bucket entries hold signed integers of 47 bits, and the sum of a full bucket of these stays below 2^61. */
const BUCKET_INTEGER_MAX = 2 ** 45
const GASES = 4

/** The memory of a worker whose cells are read. */
interface WasmCellsOptions {
  readonly buffer: ArrayBufferLike
  readonly own: PrivateLayout
  readonly shape: WorkspaceShape
  readonly wasm: WasmKernel
}

/** The cells of a kernel in WebAssembly; `IntegerCells` and `WideCells` define their width. */
abstract class WasmCells implements Cells {
  protected readonly wasm: WasmKernel
  protected readonly job: number
  /** The job record, by words and by doubles. */
  protected readonly words: Uint32Array
  protected readonly doubles: Float64Array
  readonly #finished: Float64Array
  readonly #bucketUsed: Float64Array
  readonly #bucketCounts: Uint32Array

  constructor({ buffer, own, shape, wasm }: WasmCellsOptions, usedMax: number) {
    this.wasm = wasm
    this.job = own.job
    this.words = new Uint32Array(buffer, own.job, JOB_BYTES / 4)
    this.doubles = new Float64Array(buffer, own.job, JOB_BYTES / 8)
    this.doubles[STATE.USED_MAX / 8] = usedMax
    const cells = Math.max(1, shape.keys * shape.pairs)
    // if rows go straight to the cells, all of these are carried once in 2·cells rows at most
    const integerMax = own.bucketNumber > 0 ? BUCKET_INTEGER_MAX : Math.min(BUCKET_INTEGER_MAX, 2 ** 61 / cells)
    this.doubles[STATE.CELL_INTEGER_MAX / 8] = integerMax
    this.#finished = new Float64Array(buffer, own.finished, shape.keys === 0 ? 0 : GASES * STATE.FINISH_KEYS)
    this.#bucketUsed = new Float64Array(buffer, own.bucketUsed, own.bucketNumber)
    this.#bucketCounts = new Uint32Array(buffer, own.bucketCounts, own.bucketNumber)
  }

  /** True if every cell may grow by `more`. */
  protected hasRoom(more: number): boolean {
    const { doubles } = this
    return readDouble(doubles, STATE.USED / 8) + more <= readDouble(doubles, STATE.USED_MAX / 8)
  }

  /** Records that cells grow by `more`. */
  protected use(more: number): void {
    const { doubles } = this
    doubles[STATE.USED / 8] = readDouble(doubles, STATE.USED / 8) + more
  }

  abstract read(from: number, words: Int32Array): void
  abstract add(from: number, words: Int32Array): boolean
  protected abstract zero(): void

  finish(from: number, into: ResultColumns): void {
    const rows = into[0].length
    for (let key = 0; key < rows; key += STATE.FINISH_KEYS) {
      const some = Math.min(STATE.FINISH_KEYS, rows - key)
      this.wasm.finish(this.job, from + key, some)
      for (const [gas, column] of into.entries()) {
        for (let index = 0; index < some; index++) column[key + index] = readDouble(this.#finished, GASES * index + gas)
      }
    }
  }

  clear(): void {
    this.zero()
    this.#bucketCounts.fill(0)
    this.#bucketUsed.fill(0)
    this.doubles[STATE.BUCKET_TOP / 8] = 0
    this.doubles[STATE.USED / 8] = 0
  }
}

/** Twice this is below 2^63, with room for the rounding of the bounds themselves. */
const INTEGER_USED_MAX = 4.6e18
/** Half the range of a high cell: the other half is more than kernels can carry. */
const HIGH_USED_MAX = 2 ** 62
const TWO_TO_32 = 2 ** 32
/** 32-bit words of a cell. */
const WORDS = 2

/** Returns a bound of the part above 32 bits of integers of at most 2^80. */
function highestOf(words: Int32Array): number {
  let highest = 0
  for (let index = 2; index < words.length; index += INTEGER_WORDS)
    highest = Math.max(highest, Math.abs(readInt32(words, index)))
  return (highest + 1) * TWO_TO_32
}

/** 64-bit cells, and as many high cells for carries out of their lower half. */
export class IntegerCells extends WasmCells {
  readonly #low: Int32Array
  readonly #high: Int32Array
  /** Bound of the absolute value of any high cell, carries excluded. */
  #highUsed = 0

  constructor(options: WasmCellsOptions) {
    super(options, INTEGER_USED_MAX)
    const { buffer, own, shape } = options
    const cells = shape.keys * shape.pairs
    this.#low = new Int32Array(buffer, own.cells, WORDS * cells)
    this.#high = new Int32Array(buffer, own.highCells, WORDS * cells)
  }

  read(from: number, words: Int32Array): void {
    this.wasm.emptyBuckets(this.job)
    const [low, high] = [this.#low, this.#high]
    const isCarried = this.words[STATE.CARRIED / 4] !== 0
    for (let index = 0, cell = WORDS * from; index < words.length; index += INTEGER_WORDS, cell += WORDS) {
      // the integer is low + high·2^32
      const upper = readInt32(low, cell + 1)
      const middle = isCarried ? upper + (readInt32(high, cell) >>> 0) : upper
      const top = (isCarried ? readInt32(high, cell + 1) : 0) + Math.floor(middle / TWO_TO_32)
      words[index] = readInt32(low, cell)
      words[index + 1] = middle
      words[index + 2] = top
      words[index + 3] = top < 0 ? -1 : 0
    }
  }

  add(from: number, words: Int32Array): boolean {
    const highUsed = this.#highUsed + highestOf(words)
    if (highUsed > HIGH_USED_MAX) return false
    this.#highUsed = highUsed
    if (!this.hasRoom(TWO_TO_32)) this.wasm.carry(this.job)
    this.use(TWO_TO_32)
    this.words[STATE.CARRIED / 4] = 1
    const [low, high] = [this.#low, this.#high]
    for (let index = 0, cell = WORDS * from; index < words.length; index += INTEGER_WORDS, cell += WORDS) {
      const middle = (readInt32(high, cell) >>> 0) + (readInt32(words, index + 1) >>> 0)
      high[cell] = middle
      high[cell + 1] = readInt32(high, cell + 1) + readInt32(words, index + 2) + (middle >= TWO_TO_32 ? 1 : 0)
      const lowest = (readInt32(low, cell) >>> 0) + (readInt32(words, index) >>> 0)
      low[cell] = lowest
      if (lowest >= TWO_TO_32) low[cell + 1] = readInt32(low, cell + 1) + 1
    }
    return true
  }

  protected zero(): void {
    this.#low.fill(0)
    if (this.words[STATE.CARRIED / 4] !== 0) this.#high.fill(0)
    this.words[STATE.CARRIED / 4] = 0
    this.#highUsed = 0
  }
}

/** Twice this is below 2^127, with room for the rounding of the bounds themselves. */
const WIDE_USED_MAX = 2 ** 126

/** 128-bit cells, for the products of two columns. */
export class WideCells extends WasmCells {
  readonly #cells: Int32Array

  constructor(options: WasmCellsOptions) {
    super(options, WIDE_USED_MAX)
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
