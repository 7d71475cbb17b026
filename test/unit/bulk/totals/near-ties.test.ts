import { describe, expect, it } from 'vitest'
import { createColumns, totalColumns } from '../../../../src/bulk/index.ts'
import { kernelNames } from '../../../../src/bulk/kernel/create-workspace.ts'
import { totalsState } from '../../../../src/bulk/totals/totals.ts'
import { expectedColumns, expectedTotals, type Fraction, GASES, setOf } from '../../../fixtures/bulk-totals.ts'

const KEYS = 40
const FAR = 10n ** 40n

/** A coefficient by which 7 comes to halfway between two doubles, or to a little above or below it. */
function nearTie(key: number, side: bigint): Fraction {
  const middle = 2n ** 53n + 2n * BigInt(key * 7_919) + 1n // between 2^53 and 2^54 doubles are even
  return [middle * FAR + side, 7n * FAR]
}

/** Of every key one row of 7 litres by a pair of its own. */
function tiesOf(side: bigint) {
  const pairs = Array.from({ length: KEYS }, (_, key) => {
    const one = nearTie(key, side)
    return [one, one, one, one] as const
  })
  const set = setOf({ pairs, allowCredits: true })
  const index = Uint32Array.from({ length: KEYS }, (_, key) => key)
  return { set, rows: { value: new Float64Array(KEYS).fill(7), coefficient: index, key: index } }
}

describe.each(kernelNames())('totals a hair from halfway between two doubles (%s)', (kernel) => {
  it.each([0n, 1n, -1n])('are decided by exact arithmetic, side %i', (side) => {
    const { set, rows } = tiesOf(side)
    const columns = createColumns(set, { rows: KEYS, keys: KEYS, kernel })
    columns.value.set(rows.value)
    columns.coefficient.set(rows.coefficient)
    columns.key.set(rows.key)
    const totals = totalColumns(set, columns)
    const said = expectedColumns(expectedTotals(set, rows, KEYS))
    const found = totals.columns()
    expect(GASES.map((gas) => [...found[gas]])).toEqual(said)
    expect(totals.of(3).co2e).toBe(said[3]?.[3])
    const kept = [
      new Float64Array(KEYS),
      new Float64Array(KEYS),
      new Float64Array(KEYS),
      new Float64Array(KEYS),
    ] as const
    totalsState(totals).workspace().cells.finish(0, kept)
    expect(kept.every((column) => column.every(Number.isNaN))).toBe(true)
  })

  it('are +0 where all was taken back, and the last millionth where not all was', () => {
    const third: Fraction = [1n, 3n]
    const set = setOf({
      pairs: [
        [third, third, third, third],
        [
          [2n, 1n],
          [2n, 1n],
          [2n, 1n],
          [0n, 1n],
        ],
      ],
      allowCredits: true,
    })
    const columns = createColumns(set, { rows: 7, keys: 3, kernel })
    columns.value.set([1e9, -1e9, 0.000003, 600.5, -600.5, -0, -5])
    columns.coefficient.set([0, 0, 0, 0, 0, 0, 1])
    columns.key.set([0, 0, 0, 1, 1, 1, 2])
    const { co2e, co2 } = totalColumns(set, columns).columns()
    expect([...co2e]).toEqual([0.000001, 0, 0])
    expect(co2[2]).toBe(-10)
    expect(totalColumns(set, columns).of(1)).toEqual({ co2: 0, ch4: 0, n2o: 0, co2e: 0 })
  })
})
