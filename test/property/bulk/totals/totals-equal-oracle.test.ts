import { describe, expect, it } from 'vitest'
import {
  type CoefficientSet,
  calculateAndTotalColumns,
  createColumns,
  type KernelName,
  type KeyedColumnInput,
  Totals,
  totalColumns,
} from '../../../../src/bulk/index.ts'
import { kernelNames } from '../../../../src/bulk/kernel/create-workspace.ts'
import { EmissionsError } from '../../../../src/core/errors/index.ts'
import {
  codesOf,
  expectedColumns,
  expectedTotals,
  type Fraction,
  GASES,
  reordered,
  setOf,
  slice,
} from '../../../fixtures/bulk-totals.ts'
import { BAD_VALUES, randomBits, randomValue } from '../../../fixtures/bulk-values.ts'
import { SEEDS, takeShare } from '../../../fixtures/seeds.ts'

/** Rows of each comparison; TONNE_BULK_ROWS asks for more. */
const ROWS = Number(process.env.TONNE_BULK_ROWS ?? 66_000)
const KERNELS = kernelNames()
const KEYS = 97
const PAIRS = 13

type Random = () => number

/** Decimals, fractions that never end, zero, the very small and the very large. */
function randomCoefficient(next: Random): Fraction {
  const kind = next() % 12
  if (kind === 0) return [0n, 1n]
  if (kind === 1) return [BigInt(next()), 10n ** 120n]
  if (kind === 2) return [BigInt(next()) * 10n ** 90n, 7n]
  if (kind < 6) return [BigInt(1 + next()) * BigInt(1 + next()), BigInt(1 + next()) * BigInt(1 + next())]
  return [BigInt(1 + (next() % 1e7)), 10n ** BigInt(next() % 9)]
}

function randomSet(next: Random, of: { second?: string; allowCredits?: boolean; holes?: 'holes' }): CoefficientSet {
  const coefficient = () => (of.holes === 'holes' && next() % 20 === 0 ? null : randomCoefficient(next))
  const pairs = Array.from(
    { length: PAIRS },
    () => [coefficient(), coefficient(), coefficient(), coefficient()] as const,
  )
  return setOf({ pairs, ...of })
}

function randomRows(next: Random, { hasSecond }: CoefficientSet, rows: number): KeyedColumnInput {
  const value = () => (next() % 300 === 0 ? (BAD_VALUES[next() % 3] as number) : randomValue(next))
  return {
    value: Float64Array.from({ length: rows }, value),
    ...(hasSecond ? { second: Float64Array.from({ length: rows }, value) } : {}),
    coefficient: Uint32Array.from({ length: rows }, () => (next() % 400 === 0 ? PAIRS + (next() % 9) : next() % PAIRS)),
    key: Uint32Array.from({ length: rows }, () => (next() % 400 === 0 ? KEYS + next() : next() % KEYS)),
  }
}

/** Columns of a kernel, filled. */
function filled(set: CoefficientSet, rows: KeyedColumnInput, kernel: KernelName) {
  const columns = createColumns(set, { rows: rows.value.length, keys: KEYS, kernel })
  columns.value.set(rows.value)
  if (rows.second !== undefined) columns.second.set(rows.second)
  columns.coefficient.set(rows.coefficient)
  columns.key.set(rows.key)
  return columns
}

/** A total, NaN where it is unknown, or why there is none. */
type Told = number | 'number_out_of_range'

/** The gases of a key; none of them where the sum of one is beyond a double. */
function toldOf(totals: Totals, key: number): readonly Told[] {
  try {
    const total = totals.of(key)
    return GASES.map((gas) => total[gas] ?? Number.NaN)
  } catch (error) {
    if (!EmissionsError.is(error) || error.code !== 'number_out_of_range') throw error
    return GASES.map(() => error.code as 'number_out_of_range')
  }
}

/** The totals by gas and key; where the sum of some key is beyond a double, which refuses the columns, key by key. */
function columnsOf(totals: Totals): readonly (readonly Told[])[] {
  try {
    const columns = totals.columns()
    return GASES.map((gas) => [...columns[gas]])
  } catch (error) {
    if (!EmissionsError.is(error) || error.code !== 'number_out_of_range') throw error
    const keys = Array.from({ length: KEYS }, (_, key) => toldOf(totals, key))
    return GASES.map((_, gas) => keys.map((told) => told[gas] as Told))
  }
}

/** What the oracle says, in the same form. */
function toldByOracle(columns: readonly (readonly number[])[]): readonly (readonly Told[])[] {
  const isBeyond = (key: number) => columns.some((gas) => Math.abs(gas[key] as number) === Number.POSITIVE_INFINITY)
  return columns.map((gas) => gas.map((total, key) => (isBeyond(key) ? 'number_out_of_range' : total)))
}

const hexOf = (totals: Totals) => Buffer.from(totals.toBytes()).toString('hex')

/** Chunks of any size that together are all rows. */
function randomCuts(next: Random, rows: number): number[] {
  const cuts = [0, rows, ...Array.from({ length: 5 }, () => next() % (rows + 1))]
  return cuts.sort((a, b) => a - b)
}

describe.each(SEEDS)('totals are the exact sums, rounded once (seed %i)', (seed) => {
  const cases = [
    { name: 'one column', of: {} },
    { name: 'one column with credits', of: { allowCredits: true } },
    { name: 'one column, gases missing', of: { holes: 'holes' as const } },
    { name: 'two columns', of: { second: 'km' } },
    { name: 'two columns with credits', of: { second: 'km', allowCredits: true } },
  ]

  it.each(takeShare(cases))('$name', ({ of }) => {
    const next = randomBits(seed)
    const set = randomSet(next, of)
    const rows = randomRows(next, set, ROWS)
    const expected = expectedTotals(set, rows, KEYS)
    const said = toldByOracle(expectedColumns(expected))
    for (const kernel of KERNELS) {
      const columns = filled(set, rows, kernel)
      const totals = totalColumns(set, columns)
      expect({ kernel, columns: columnsOf(totals) }).toEqual({ kernel, columns: said })
      expect(totals.failedRows).toEqual(expected.failed)
      expect(codesOf(columns.status)).toEqual(expected.failed)
      expect(totals.rows).toBe(ROWS)
      const fused = calculateAndTotalColumns(set, columns)
      expect(hexOf(fused.totals)).toBe(hexOf(totals))
    }
  })

  it.each(takeShare(cases, 1))('in any order, chunks and merges: $name', ({ of }) => {
    const next = randomBits(seed + 1)
    const set = randomSet(next, of)
    const count = Math.ceil(ROWS / 10)
    const rows = randomRows(next, set, count)
    const once = totalColumns(set, rows, { keys: KEYS })
    const bytes = hexOf(once)
    const cuts = randomCuts(next, count)
    const chunks = cuts
      .slice(1)
      .map((to, index) => ({ rows: slice(rows, cuts[index] as number, to), firstRow: cuts[index] as number }))
    for (const kernel of KERNELS) {
      const resumed: Totals[] = []
      for (const chunk of chunks) {
        const into = resumed[0]
        resumed[0] = totalColumns(set, chunk.rows, into === undefined ? { keys: KEYS, kernel } : { into })
      }
      expect(hexOf(resumed[0] as Totals)).toBe(bytes)
      const parts = chunks.map((chunk, index) =>
        totalColumns(set, chunk.rows, {
          keys: KEYS,
          firstRow: chunk.firstRow,
          kernel: KERNELS[index % KERNELS.length] as KernelName,
        }),
      )
      parts.sort(() => (next() % 2 === 0 ? -1 : 1))
      const merged = parts.reduce((all, part) => all.merge(Totals.from(part.toBytes(), set)))
      expect(hexOf(merged)).toBe(bytes)
      expect(columnsOf(merged)).toEqual(columnsOf(once))
    }
    const order = Array.from({ length: count }, (_, row) => row)
    for (let index = count - 1; index > 0; index--) {
      const to = next() % (index + 1)
      ;[order[index], order[to]] = [order[to] as number, order[index] as number]
    }
    expect(columnsOf(totalColumns(set, reordered(rows, order), { keys: KEYS }))).toEqual(columnsOf(once))
    expect(columnsOf(Totals.from(once.toBytes(), set))).toEqual(columnsOf(once))
  })
})
