import {
  highOf,
  INTEGER_MAX,
  missedBy,
  ROUND_TO_INTEGER,
  type ScaledDouble,
  scaleLong,
  TEN,
} from '../../core/exact/index.ts'
import { PAIR_DOUBLES } from '../coefficients/kernel-tables.ts'
import type { JsMemory } from './js-memory.ts'

/** Integers per unit of a value. */
export const PER_UNIT = 1e6

/** Returns a value as an integer of 10^-6; NaN if it has more digits, is not finite, or is below the least. */
export function microInteger(v: number, least: number): number {
  const m = v * PER_UNIT + ROUND_TO_INTEGER - ROUND_TO_INTEGER
  return m / PER_UNIT === v && Math.abs(m) <= INTEGER_MAX && v >= least ? m : Number.NaN
}

/** A number of 10^-6 as p + e: an integer p, or, for more digits, the rounded number and its error. */
export interface Parts {
  p: number
  e: number
}

const scaled: ScaledDouble = { high: 0, low: 0, excess: 0, k: 0 }

/** Reads a value as parts; p is NaN if only exact arithmetic can read it, or if it is below `least`. */
export function readWideParts(v: number, least: number, into: Parts): void {
  into.p = microInteger(v, least)
  into.e = 0
  if (!Number.isNaN(into.p) || !(v >= least) || !scaleLong(v, scaled)) return
  const p = v * PER_UNIT
  into.p = p
  into.e = missedBy(p, v, PER_UNIT) - (scaled.excess * PER_UNIT) / (TEN[scaled.k] as number)
}

/** Stores a number for `calculateWide`. */
export function putParts({ halves }: JsMemory, { p, e }: Parts): void {
  const high = highOf(p)
  halves[0] = p
  halves[1] = high
  halves[2] = p - high + e
}

/** Stores the product of two numbers for `calculateWide`; the bounds are proven in test/numerics/bounds. */
export function putProduct({ halves }: JsMemory, a: Parts, b: Parts): void {
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
export function calculateWide({ coefficient, wide, results, halves }: JsMemory, row: number): boolean {
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
