import { GASES } from '../../emissions/index.ts'
import { type BracketForm, bracketOf, powerOfTen, type Rational, WIDE, ZERO } from '../../exact/index.ts'
import type { CoefficientSet } from './coefficient-set.ts'

/** Doubles per pair in a table: the heads of the four gases, then `up` of the four, then `down`. */
export const PAIR_DOUBLES = 12

/** For integers of up to 40 bits: their product with the head is exact without a split. */
const NARROW: BracketForm = Object.freeze({ headBits: 13, marginBits: 64 })
/**
 * For a true fused multiply-add, which rounds m·head + rest once. With one column the rest m·up is off by 2^-106 of the
 * product; with two, (p + e)·R as p·head + (e·head + p·up), by 3·2^-106. Both are far within the margin.
 */
const FUSED: BracketForm = Object.freeze({ headBits: 53, marginBits: 102 })

/** The brackets of a set in kernel layout, at scale 10^-6, or 10^-12 for the product of two columns. */
export interface KernelTables {
  readonly pairs: number
  readonly narrow: Float64Array
  readonly wide: Float64Array
  readonly fused: Float64Array
}

function tableOf({ pairs, hasSecond }: CoefficientSet, form: BracketForm): Float64Array {
  const scale = powerOfTen(hasSecond ? 12 : 6)
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

const remembered = new WeakMap<CoefficientSet, KernelTables>()

/** The tables of a set, cached per set. */
export function kernelTables(set: CoefficientSet): KernelTables {
  const known = remembered.get(set)
  if (known !== undefined) return known
  const tables = {
    pairs: set.pairs.length,
    narrow: tableOf(set, NARROW),
    wide: tableOf(set, WIDE),
    fused: tableOf(set, FUSED),
  }
  remembered.set(set, tables)
  return tables
}
