import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SumCells } from '../../../../src/apps/cli/calculate/sums.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'

describe.each(SEEDS)('sums by group and row plan (seed %i)', (seed) => {
  const edge = (index: number) => fc.oneof(fc.nat(3), fc.integer({ min: index - 2, max: index + 2 }), fc.nat(40_000))
  const row = fc.tuple(edge(1024), edge(256), fc.oneof(fc.nat(9), fc.integer({ min: 1e15 - 9, max: 1e15 })))

  it('are those of big integers, taken out once', () => {
    const cells = new SumCells()
    const law = fc.property(fc.array(row, { minLength: 1, maxLength: 6000, size: 'max' }), (rows) => {
      const expected = new Map<string, { rows: number; micro: bigint }>()
      for (const [group, rowPlan, micro] of rows) {
        cells.add(group, rowPlan, micro)
        const known = expected.get(`${group} ${rowPlan}`) ?? { rows: 0, micro: 0n }
        expected.set(`${group} ${rowPlan}`, { rows: known.rows + 1, micro: known.micro + BigInt(micro) })
      }
      const taken = Array.from(cells.take(), ({ group, rowPlan, ...sum }) => [`${group} ${rowPlan}`, sum] as const)
      expect(new Map(taken)).toEqual(expected)
      expect(taken.length).toBe(expected.size)
      expect([...cells.take()]).toEqual([])
    })
    fc.assert(law, { seed, numRuns: scaleRuns(30) })
  })
})
