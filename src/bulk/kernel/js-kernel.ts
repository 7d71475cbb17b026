import { readDouble, readUint32 } from '../../base/index.ts'
import {
  highOf,
  INTEGER_MAX,
  productError,
  ROUND_TO_INTEGER,
  type ScaledDouble,
  scaleLong,
  TEN,
} from '../../core/exact/index.ts'
import { PAIR_DOUBLES } from '../coefficients/kernel-tables.ts'
import { type JsCells, ROUND_TO_MIDDLE, ROUND_TO_TOP } from './js-cells.ts'
import type { JsMemory } from './js-memory.ts'

/** Up to this, an integer times a head of 13 bits is exact. */
const NARROW_MAX = 2 ** 40

const first: Parts = { p: 0, e: 0 }
const other: Parts = { p: 0, e: 0 }

/** Calculates a row of one column by the wide brackets; false if undecided. */
function settleWide(memory: JsMemory, row: number): boolean {
  if (readUint32(memory.coefficient, row) >= memory.loaded[0]) return false
  readWideParts(readDouble(memory.value, row), memory.least[0], first)
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
      const e = productError(p, a, b)
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

/** Integers per unit of a value. */
const PER_UNIT = 1e6

/** Returns a value as an integer of 10^-6; NaN if it has more digits, is not finite, or is below the least. */
function microInteger(v: number, least: number): number {
  const m = v * PER_UNIT + ROUND_TO_INTEGER - ROUND_TO_INTEGER
  return m / PER_UNIT === v && Math.abs(m) <= INTEGER_MAX && v >= least ? m : Number.NaN
}

/** A number of 10^-6 as p + e: an integer p, or, for more digits, the rounded number and its error. */
interface Parts {
  p: number
  e: number
}

const scaled: ScaledDouble = { high: 0, low: 0, excess: 0, k: 0 }

/** Reads a value as parts; p is NaN if only exact arithmetic can read it, or if it is below `least`. */
function readWideParts(v: number, least: number, into: Parts): void {
  into.p = microInteger(v, least)
  into.e = 0
  if (!Number.isNaN(into.p) || !(v >= least) || !scaleLong(v, scaled)) return
  const p = v * PER_UNIT
  into.p = p
  into.e = productError(p, v, PER_UNIT) - (scaled.excess * PER_UNIT) / (TEN[scaled.k] as number)
}

/** Stores a number for `calculateWide`. */
function putParts({ halves }: JsMemory, { p, e }: Parts): void {
  const high = highOf(p)
  halves[0] = p
  halves[1] = high
  halves[2] = p - high + e
}

/** Stores the product of two numbers for `calculateWide`; the bounds are proven in test/numerics/bounds. */
function putProduct({ halves }: JsMemory, a: Parts, b: Parts): void {
  const m1 = a.p
  const m2 = b.p
  const p = m1 * m2
  const high = highOf(p)
  const h1 = highOf(m1)
  const h2 = highOf(m2)
  halves[0] = p
  halves[1] = high
  halves[2] = h1 * h2 - high + (h1 * (m2 - h2) + (m1 - h1) * m2) + (m1 * b.e + m2 * a.e)
}

/**
 * Writes the results of a row, of the integer or product that was put, by the wide brackets: see test/kernels/assembly/wide.ts and test/kernels/assembly/wide-products.ts. False when a
 * bracket leaves two candidates. The two sides of a bracket differ in one direction for p above zero and in the other
 * below, in all gases, so their differences do not cancel.
 */
function calculateWide({ coefficient, wide, results, halves }: JsMemory, row: number): boolean {
  const p = halves[0]
  const high = halves[1]
  const low = halves[2]
  const [co2, ch4, n2o, co2e] = results
  const index = (coefficient[row] as number) * PAIR_DOUBLES
  const aHead = wide[index] as number
  const bHead = wide[index + 1] as number
  const cHead = wide[index + 2] as number
  const dHead = wide[index + 3] as number
  const aHigh = high * aHead
  const aLow = low * aHead
  const bHigh = high * bHead
  const bLow = low * bHead
  const cHigh = high * cHead
  const cLow = low * cHead
  const dHigh = high * dHead
  const dLow = low * dHead
  const a = aHigh + (aLow + p * (wide[index + 4] as number))
  const b = bHigh + (bLow + p * (wide[index + 5] as number))
  const c = cHigh + (cLow + p * (wide[index + 6] as number))
  const d = dHigh + (dLow + p * (wide[index + 7] as number))
  co2[row] = a
  ch4[row] = b
  n2o[row] = c
  co2e[row] = d
  const aApart = a - (aHigh + (aLow + p * (wide[index + 8] as number)))
  const bApart = b - (bHigh + (bLow + p * (wide[index + 9] as number)))
  const cApart = c - (cHigh + (cLow + p * (wide[index + 10] as number)))
  const dApart = d - (dHigh + (dLow + p * (wide[index + 11] as number)))
  return aApart + bApart + (cApart + dApart) === 0
}
