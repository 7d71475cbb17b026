import { doubleAt } from '../../base/index.ts'
import { SPLIT } from '../../core/exact/index.ts'
import { PAIR_DOUBLES } from '../coefficients/kernel-tables.ts'
import type { Workspace } from './workspace.ts'

/** Error bounds, proven at `finishParts` in assembly/finish.ts; this file does the same in plain JavaScript. */
const BOUND = 2 ** -74
const BOUND_A_PART = 2 ** -76
const GASES = 4

/** Cells as layers of doubles that add up to them, and the wide table of their pairs. */
export interface LayeredCells {
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
    const head = doubleAt(table, index + gas)
    const p = high * head
    const old = doubleAt(sum, gas)
    const next = old + p
    const back = next - old
    const missed = old - (next - back) + (p - back)
    sum[gas] = next
    low[gas] = doubleAt(low, gas) + (rest * head + x * doubleAt(table, index + GASES + gas) + missed)
    size[gas] = doubleAt(size, gas) + Math.abs(p)
  }
}

/** Writes the totals of keys from `from` on, NaN if the bound leaves two candidates. */
export function finishJs({ layers, pairs, table }: LayeredCells, from: number, into: Workspace['results']): void {
  const keys = into[0].length
  const running = { sum: new Float64Array(4), low: new Float64Array(4), size: new Float64Array(4), parts: 0 }
  for (let key = 0; key < keys; key++) {
    for (const one of [running.sum, running.low, running.size]) one.fill(0)
    running.parts = 0
    for (let pair = 0; pair < pairs; pair++) {
      for (const layer of layers) {
        const x = doubleAt(layer, (from + key) * pairs + pair)
        if (x === 0) continue
        running.parts++
        addPart(running, x, { table, index: pair * PAIR_DOUBLES })
      }
    }
    for (const [gas, column] of into.entries()) {
      const bound = doubleAt(running.size, gas) * (BOUND + running.parts * BOUND_A_PART)
      const low = doubleAt(running.low, gas)
      const above = doubleAt(running.sum, gas) + (low + bound)
      column[key] = above === doubleAt(running.sum, gas) + (low - bound) ? above : Number.NaN
    }
  }
}
