import { cacheByObject } from '../../base/index.ts'
import { GASES } from '../../core/emissions/index.ts'
import { type BracketForm, bracketOf, powerOfTen, type Rational, WIDE, ZERO } from '../../core/exact/index.ts'
import type { CoefficientSet } from './coefficient-set.ts'

/** Doubles per pair in a table: the heads of the four gases, then `up` of the four, then `down`. */
export const PAIR_DOUBLES = 12

/** For integers of up to 40 bits: their product with the head is exact without a split. */
export const NARROW: BracketForm = Object.freeze({ headBits: 13, marginBits: 64 })
/** For a true fused multiply-add, which rounds p·head + rest once; the margin is for products of two long numbers. */
export const FUSED: BracketForm = Object.freeze({ headBits: 53, marginBits: 100 })

/** The brackets of a set in kernel layout, at scale 10^-6, or 10^-12 for the product of two columns. */
export interface KernelTables {
  readonly pairs: number
  readonly narrow: Float64Array
  readonly wide: Float64Array
  readonly fused: Float64Array
}

/**
 * Returns the denominator of the cells' integers: rows are integers of 10^-6, and products of two columns of 10^-12.
 */
export function scaleOf({ hasSecond }: CoefficientSet): bigint {
  return powerOfTen(hasSecond ? 12 : 6)
}

/** Bit masks of the gases that each pair of a set does not publish. */
export function unpublishedMasks({ pairs }: CoefficientSet): Uint8Array {
  return Uint8Array.from(pairs, ({ per1 }) =>
    GASES.reduce((mask, gas, index) => (per1[gas] === null ? mask | (1 << index) : mask), 0),
  )
}

/** True if a mask holds the gas of an index. */
export function isUnknown(mask: number, gas: number): boolean {
  return (mask & (1 << gas)) !== 0
}

function buildTable(set: CoefficientSet, form: BracketForm): Float64Array {
  const { pairs } = set
  const scale = scaleOf(set)
  const table = new Float64Array(pairs.length * PAIR_DOUBLES)
  for (const [index, { per1 }] of pairs.entries()) {
    for (const [gas, name] of GASES.entries()) {
      const { n, d }: Rational = per1[name] ?? ZERO
      const { head, up, down } = bracketOf({ n, d: d * scale }, form)
      const from = index * PAIR_DOUBLES + gas
      table[from] = head
      table[from + GASES.length] = up
      table[from + 2 * GASES.length] = down
    }
  }
  return table
}

/** The tables of a set, cached per set. */
export const kernelTables: (set: CoefficientSet) => KernelTables = cacheByObject((set) => ({
  pairs: set.pairs.length,
  narrow: buildTable(set, NARROW),
  wide: buildTable(set, WIDE),
  fused: buildTable(set, FUSED),
}))
