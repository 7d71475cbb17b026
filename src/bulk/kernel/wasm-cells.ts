import { doubleAt } from '../../base/index.ts'
import type { Cells, ResultColumns } from './cells.ts'
import { JOB_BYTES } from './job.ts'
import type { PrivateLayout } from './layout.ts'
import * as STATE from './totals-state.ts'
import type { WasmKernel } from './wasm-module.ts'
import type { WorkspaceShape } from './workspace.ts'

/** Bucket entries hold signed integers of 47 bits, and the sum of a full bucket of these stays below 2^61. */
const BUCKET_INTEGER_MAX = 2 ** 45
const GASES = 4

/** The memory of a worker whose cells are read. */
export interface WasmCellsOptions {
  readonly buffer: ArrayBufferLike
  readonly own: PrivateLayout
  readonly shape: WorkspaceShape
  readonly wasm: WasmKernel
}

/** The cells of a kernel in WebAssembly; `IntegerCells` and `WideCells` define their width. */
export abstract class WasmCells implements Cells {
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
    return doubleAt(doubles, STATE.USED / 8) + more <= doubleAt(doubles, STATE.USED_MAX / 8)
  }

  /** Records that cells grow by `more`. */
  protected use(more: number): void {
    const { doubles } = this
    doubles[STATE.USED / 8] = doubleAt(doubles, STATE.USED / 8) + more
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
        for (let index = 0; index < some; index++) column[key + index] = doubleAt(this.#finished, GASES * index + gas)
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
