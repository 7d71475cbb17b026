import { INTEGER_MAX, missedBy, ROUND_TO_INTEGER } from '../../core/exact/index.ts'
import { type JsCells, ROUND_TO_MIDDLE, ROUND_TO_TOP } from './js-cells.ts'
import type { JsMemory } from './js-memory.ts'
import { microInteger } from './js-wide.ts'

/** Adds rows to the cells; returns the number of rows listed for the totals. */
export function totalJs(
  memory: JsMemory,
  cells: JsCells,
  { from, to, keys }: { from: number; to: number; keys: number },
) {
  const rows = { from, to, keys }
  return memory.hasSecond ? totalProducts(memory, cells, rows) : totalValues(memory, cells, rows)
}

type Rows = Parameters<typeof totalJs>[2]

/** One column: m is split into a multiple of 2^32 and the rest. */
function totalValues(memory: JsMemory, cells: JsCells, { from, to, keys }: Rows): number {
  const { value, coefficient, key, totalsList } = memory
  const { low, middle } = cells
  const pairs = memory.loaded[0]
  const least = memory.least[0]
  const hasRoom = cells.reserve(to - from, INTEGER_MAX)
  let count = 0
  for (let row = from; row < to; row++) {
    const v = value[row] as number
    const pair = coefficient[row] as number
    const index = key[row] as number
    const m = v * 1e6 + ROUND_TO_INTEGER - ROUND_TO_INTEGER
    if (m / 1e6 === v && v >= least && Math.abs(m) <= INTEGER_MAX && pair < pairs && index < keys && hasRoom) {
      const cell = index * pairs + pair
      const high = m + ROUND_TO_MIDDLE - ROUND_TO_MIDDLE
      low[cell] = (low[cell] as number) + (m - high)
      if (high !== 0) middle[cell] = (middle[cell] as number) + high
    } else {
      totalsList[count] = row
      count++
    }
  }
  return count
}

/** Two columns: their product p + e is split into multiples of 2^64, of 2^32, and the rest. */
function totalProducts(memory: JsMemory, cells: JsCells, { from, to, keys }: Rows): number {
  const { value, second, coefficient, key, totalsList } = memory
  const { low, middle, top } = cells
  const pairs = memory.loaded[0]
  const least = memory.least[0]
  let count = 0
  for (let row = from; row < to; row++) {
    const a = microInteger(value[row] as number, least)
    const b = microInteger(second[row] as number, 0)
    const p = a * b
    const pair = coefficient[row] as number
    const index = key[row] as number
    if (!Number.isNaN(p) && pair < pairs && index < keys && cells.reserve(1, Math.abs(p))) {
      const cell = index * pairs + pair
      const e = missedBy(p, a, b)
      const upper = p + ROUND_TO_TOP - ROUND_TO_TOP
      const rest = p - upper
      const restHigh = rest + ROUND_TO_MIDDLE - ROUND_TO_MIDDLE
      const eHigh = e + ROUND_TO_MIDDLE - ROUND_TO_MIDDLE
      low[cell] = (low[cell] as number) + (rest - restHigh + (e - eHigh))
      middle[cell] = (middle[cell] as number) + (restHigh + eHigh)
      if (upper !== 0) top[cell] = (top[cell] as number) + upper
    } else {
      totalsList[count] = row
      count++
    }
  }
  return count
}
