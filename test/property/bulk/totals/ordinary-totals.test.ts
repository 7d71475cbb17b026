import { describe, expect, it } from 'vitest'
import { createColumns, type KeyedColumnInput, totalColumns } from '../../../../src/bulk/index.ts'
import { kernelNames } from '../../../../src/bulk/kernel/create-workspace.ts'
import { totalsState } from '../../../../src/bulk/totals/totals.ts'
import { expectedColumns, expectedTotals, type Fraction, GASES, setOf } from '../../../fixtures/bulk-totals.ts'
import { randomBits } from '../../../fixtures/bulk-values.ts'
import { IS_THOROUGH, SEEDS } from '../../../fixtures/seeds.ts'

/** Rows of each comparison; TONNE_BULK_ROWS asks for more. */
const ROWS = Number(process.env.TONNE_BULK_ROWS ?? 66_000)
const PAIRS = 16

type Random = () => number

const VALUES: Readonly<Record<string, (next: Random) => number>> = {
  'up to six decimals': (next) => (next() % 1e7) / 10 ** (next() % 7),
  'fifteen digits, which are split': (next) => ((next() % 1e8) * 1e7 + (next() % 1e7)) / 1e6,
  'above and below zero': (next) => ((next() % 2 === 0 ? 1 : -1) * (next() % 1e6)) / 100,
  'almost all of it taken back': (next) =>
    [1e9, -1e9, 0.000001, 123456789.123456, -123456789.123456][next() % 5] as number,
}

const MANY = { values: 'up to six decimals', keys: 80_000 }

const coefficient = (next: Random): Fraction => [BigInt(1 + (next() % 1e7)), BigInt(1 + (next() % 1e7))]

describe.each(SEEDS)('ordinary rows are all settled by the kernel (seed %i)', (seed) => {
  it.each(
    // so many cells that rows reach them by buckets
    [
      ...Object.keys(VALUES).flatMap((values) => [1, 200].map((keys) => ({ values, keys }))),
      ...(IS_THOROUGH ? [MANY] : []),
    ],
  )('$values, $keys keys', ({ values, keys }) => {
    const next = randomBits(seed + keys)
    const of = VALUES[values] as (next: Random) => number
    const four = () => [coefficient(next), coefficient(next), coefficient(next), coefficient(next)] as const
    const set = setOf({ pairs: Array.from({ length: PAIRS }, four), allowCredits: true })
    // half of the rows have the keys of one bucket, which so is filled and emptied
    const key = () => (next() % 2 === 0 ? next() % keys : next() % Math.min(keys, 4000))
    const rows: KeyedColumnInput = {
      value: Float64Array.from({ length: ROWS }, () => of(next)),
      coefficient: Uint32Array.from({ length: ROWS }, () => next() % PAIRS),
      key: Uint32Array.from({ length: ROWS }, key),
    }
    const said = expectedColumns(expectedTotals(set, rows, keys))
    for (const kernel of kernelNames()) {
      const columns = createColumns(set, { rows: ROWS, keys, kernel })
      columns.value.set(rows.value)
      columns.coefficient.set(rows.coefficient)
      columns.key.set(rows.key)
      const totals = totalColumns(set, columns)
      expect(totals.exactRows).toBe(0)
      const found = totals.columns()
      for (const [gas, name] of GASES.entries()) {
        const wrong = said[gas]?.findIndex((one, index) => !Object.is(one, found[name][index]))
        expect({ kernel, name, wrong }).toEqual({ kernel, name, wrong: -1 })
      }
      expect(totalsState(totals).exact.size).toBe(0)
    }
  })
})
