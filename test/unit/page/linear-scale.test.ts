import { scaleLinear } from 'd3-scale'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proportion, roundMarks } from '../../../src/page/linear-scale.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'

describe.each(SEEDS)('the scale of the charts (seed %i)', (seed) => {
  it('has the round marks of d3-scale, and its lengths', () => {
    const law = fc.property(
      fc.double({ min: 0.1, max: 1e9, noNaN: true }),
      fc.integer({ min: 2, max: 9 }),
      (most, parts) => {
        const scale = scaleLinear([0, most], [0, 300]).nice(parts)
        const marks = roundMarks(most, parts)
        expect(marks).toEqual(scale.ticks(parts))
        const length = proportion(marks.at(-1) as number, 300)
        for (const mark of marks) expect(length(mark)).toBeCloseTo(scale(mark), 9)
      },
    )
    fc.assert(law, { seed, numRuns: scaleRuns(500) })
  })
})
