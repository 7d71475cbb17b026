import { readDouble, readInt32 } from '../../base/index.ts'
import { SPLIT } from '../../core/exact/index.ts'
import { PAIR_DOUBLES } from '../coefficients/kernel-tables.ts'
import { type Cells, INTEGER_BITS, INTEGER_WORDS } from './cells.ts'
import type { JsMemory } from './js-memory.ts'
import type { PrivateLayout } from './layout.ts'
import type { Workspace, WorkspaceShape } from './workspace.ts'

const TWO_TO_32 = 2 ** 32
const TWO_TO_64 = 2 ** 64
/** Adding and subtracting 1.5·2^84 rounds |x| < 2^83 to a multiple of 2^32; 1.5·2^116, |x| < 2^115 to one of 2^64. */
export const ROUND_TO_MIDDLE = 1.5 * 2 ** 84
export const ROUND_TO_TOP = 1.5 * 2 ** 116
/** A row adds at most 2^32 to the low layer: 2^19 of them stay below 2^51, and as many below 2^83 in the middle one. */
const PENDING_MAX = 2 ** 19
/** The layers are exact while their sum of additions stays below this. */
const USED_MAX = 2 ** 114

/**
 * Cells in plain JavaScript, where 64-bit integers are slow: three doubles each, for multiples of 2^64, of 2^32, and
 * the rest, carried upwards before any could lose a bit.
 */
export class JsCells implements Cells {
  readonly low: Float64Array
  readonly middle: Float64Array
  readonly top: Float64Array
  readonly #memory: JsMemory
  #pending = 0
  #used = 0

  constructor(buffer: ArrayBufferLike, own: PrivateLayout, of: { shape: WorkspaceShape; memory: JsMemory }) {
    const { keys, pairs } = of.shape
    this.low = new Float64Array(buffer, own.cells, keys * pairs)
    this.middle = new Float64Array(buffer, own.highCells, keys * pairs)
    this.top = new Float64Array(buffer, own.topCells, keys * pairs)
    this.#memory = of.memory
  }

  /** Reserves room for rows that add at most `most` each; false if the cells might not hold their sum. */
  reserve(rows: number, most: number): boolean {
    const used = this.#used + rows * most
    if (used > USED_MAX) return false
    this.#used = used
    this.#pending += rows
    if (this.#pending > PENDING_MAX) {
      this.#carry()
      this.#pending = rows
    }
    return true
  }

  read(from: number, words: Int32Array): void {
    for (let index = 0; index < words.length; index += INTEGER_WORDS) {
      const cell = from + index / INTEGER_WORDS
      const low = readDouble(this.low, cell)
      const middle = readDouble(this.middle, cell) / TWO_TO_32 + Math.floor(low / TWO_TO_32)
      const top = readDouble(this.top, cell) / TWO_TO_64 + Math.floor(middle / TWO_TO_32)
      const sign = Math.floor(top / TWO_TO_32)
      words[index] = low - Math.floor(low / TWO_TO_32) * TWO_TO_32
      words[index + 1] = middle - Math.floor(middle / TWO_TO_32) * TWO_TO_32
      words[index + 2] = top - sign * TWO_TO_32
      words[index + 3] = sign
    }
  }

  add(from: number, words: Int32Array): boolean {
    if (!this.reserve(1, 2 ** INTEGER_BITS)) return false
    for (let index = 0; index < words.length; index += INTEGER_WORDS) {
      const cell = from + index / INTEGER_WORDS
      const top = (readInt32(words, index + 2) >>> 0) + readInt32(words, index + 3) * TWO_TO_32
      this.low[cell] = readDouble(this.low, cell) + (readInt32(words, index) >>> 0)
      this.middle[cell] = readDouble(this.middle, cell) + (readInt32(words, index + 1) >>> 0) * TWO_TO_32
      this.top[cell] = readDouble(this.top, cell) + top * TWO_TO_64
    }
    return true
  }

  finish(from: number, into: Parameters<Cells['finish']>[1]): void {
    const { wide, loaded } = this.#memory
    const pairs = loaded[0]
    finishJs(
      { layers: [this.low, this.middle, this.top], pairs, table: wide.subarray(0, PAIR_DOUBLES * pairs) },
      from,
      into,
    )
  }

  clear(): void {
    for (const layer of [this.low, this.middle, this.top]) layer.fill(0)
    this.#pending = 0
    this.#used = 0
  }

  #carry(): void {
    const { low, middle, top } = this
    for (let cell = 0; cell < low.length; cell++) {
      const rest = readDouble(low, cell)
      const fromLow = rest + ROUND_TO_MIDDLE - ROUND_TO_MIDDLE
      const sum = readDouble(middle, cell) + fromLow
      const fromMiddle = sum + ROUND_TO_TOP - ROUND_TO_TOP
      low[cell] = rest - fromLow
      middle[cell] = sum - fromMiddle
      if (fromMiddle !== 0) top[cell] = readDouble(top, cell) + fromMiddle
    }
  }
}

/** Error bounds, proven at `finishParts` in assembly/finish.ts; this file does the same in plain JavaScript. */
const BOUND = 2 ** -74
const BOUND_A_PART = 2 ** -76
const GASES = 4

/** Cells as layers of doubles that add up to them, and the wide table of their pairs. */
interface LayeredCells {
  readonly layers: readonly Float64Array[]
  readonly pairs: number
  readonly table: Float64Array
}

/** The running sums of one key: for each gas the sum, its rounding error, and the absolute sum. */
interface Running {
  readonly sum: Float64Array
  readonly low: Float64Array
  readonly size: Float64Array
  parts: number
}

/** Adds a part of a cell, an integer of up to 53 bits times a power of two, for the four gases. */
function addPart(
  { sum, low, size }: Running,
  x: number,
  { table, index }: { table: Float64Array; index: number },
): void {
  const g = SPLIT * x
  const high = g - (g - x)
  const rest = x - high
  for (let gas = 0; gas < GASES; gas++) {
    const head = table[index + gas] as number
    const p = high * head
    const old = sum[gas] as number
    const next = old + p
    const back = next - old
    const missed = old - (next - back) + (p - back)
    sum[gas] = next
    low[gas] = (low[gas] as number) + (rest * head + x * (table[index + GASES + gas] as number) + missed)
    size[gas] = (size[gas] as number) + Math.abs(p)
  }
}

/** Writes the totals of keys from `from` on, NaN if the bound leaves two candidates. */
function finishJs({ layers, pairs, table }: LayeredCells, from: number, into: Workspace['results']): void {
  const keys = into[0].length
  const running = { sum: new Float64Array(4), low: new Float64Array(4), size: new Float64Array(4), parts: 0 }
  for (let key = 0; key < keys; key++) {
    for (const one of [running.sum, running.low, running.size]) one.fill(0)
    running.parts = 0
    for (let pair = 0; pair < pairs; pair++) {
      for (const layer of layers) {
        const x = layer[(from + key) * pairs + pair] as number
        if (x === 0) continue
        running.parts++
        addPart(running, x, { table, index: pair * PAIR_DOUBLES })
      }
    }
    for (const [gas, column] of into.entries()) {
      const bound = readDouble(running.size, gas) * (BOUND + running.parts * BOUND_A_PART)
      const low = readDouble(running.low, gas)
      const above = readDouble(running.sum, gas) + (low + bound)
      column[key] = above === readDouble(running.sum, gas) + (low - bound) ? above : Number.NaN
    }
  }
}
