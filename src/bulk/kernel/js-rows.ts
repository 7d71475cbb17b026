import { ROUND_TO_INTEGER } from '../../core/exact/index.ts'
import { PAIR_DOUBLES } from '../coefficients/kernel-tables.ts'
import type { JsMemory } from './js-memory.ts'
import { calculateWide, type Parts, PER_UNIT, putParts, putProduct, readWideParts } from './js-wide.ts'

/** Up to this, an integer times a head of 13 bits is exact. */
const NARROW_MAX = 2 ** 40

const first: Parts = { p: 0, e: 0 }
const other: Parts = { p: 0, e: 0 }

/** Calculates a row of one column by the wide brackets; false if undecided. */
function settleWide(memory: JsMemory, row: number): boolean {
  if ((memory.coefficient[row] as number) >= memory.loaded[0]) return false
  readWideParts(memory.value[row] as number, memory.least[0], first)
  putParts(memory, first)
  return calculateWide(memory, row)
}

/**
 * Rows of one column. Integers up to 2^40 take the narrow brackets, see test/kernels/assembly/narrow.ts, and the wide ones when those
 * leave two candidates; the others the wide ones. The two sides of a bracket differ in one direction for all gases, so
 * their differences do not cancel.
 */
function calculateOne(memory: JsMemory, from: number, to: number): number {
  const { value, coefficient, narrow, list, results } = memory
  const [co2, ch4, n2o, co2e] = results
  const end = memory.loaded[0] * PAIR_DOUBLES
  const least = Math.max(memory.least[0], -NARROW_MAX / PER_UNIT)
  let count = 0
  for (let row = from; row < to; row++) {
    const v = value[row] as number
    const index = (coefficient[row] as number) * PAIR_DOUBLES
    const m = v * PER_UNIT + ROUND_TO_INTEGER - ROUND_TO_INTEGER
    if (index < end && m <= NARROW_MAX && v >= least && m / PER_UNIT === v) {
      const p = m * (narrow[index] as number)
      const q = m * (narrow[index + 1] as number)
      const r = m * (narrow[index + 2] as number)
      const s = m * (narrow[index + 3] as number)
      const a = p + m * (narrow[index + 4] as number)
      const b = q + m * (narrow[index + 5] as number)
      const c = r + m * (narrow[index + 6] as number)
      const d = s + m * (narrow[index + 7] as number)
      co2[row] = a
      ch4[row] = b
      n2o[row] = c
      co2e[row] = d
      const apartFirst = a - (p + m * (narrow[index + 8] as number)) + (b - (q + m * (narrow[index + 9] as number)))
      const apartLast = c - (r + m * (narrow[index + 10] as number)) + (d - (s + m * (narrow[index + 11] as number)))
      if (apartFirst + apartLast === 0) continue
    }
    if (!settleWide(memory, row)) {
      list[count] = row
      count++
    }
  }
  return count
}

/** Calculates rows of two columns, by the wide brackets. */
function calculateTwo(memory: JsMemory, from: number, to: number): number {
  const { value, second, coefficient, list } = memory
  const pairs = memory.loaded[0]
  const least = memory.least[0]
  let count = 0
  for (let row = from; row < to; row++) {
    readWideParts(value[row] as number, least, first)
    readWideParts(second[row] as number, 0, other)
    const isKnown = (coefficient[row] as number) < pairs
    putProduct(memory, first, other)
    if (!isKnown || !calculateWide(memory, row)) {
      list[count] = row
      count++
    }
  }
  return count
}

/** Calculates rows; returns the number of listed rows, which are undecided. */
export function calculateJs(memory: JsMemory, from: number, to: number): number {
  return memory.hasSecond ? calculateTwo(memory, from, to) : calculateOne(memory, from, to)
}
