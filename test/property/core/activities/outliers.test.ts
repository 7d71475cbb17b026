import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { medianOfOthers, outliersOf } from '../../../../src/core/activities/outliers.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'

function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
}

/** Each against the median of all others, by sorting them again. */
function expectedOutliers(quantities: readonly number[]): readonly number[] {
  return [...quantities.keys()].filter((index) => {
    const others = quantities.filter((_, other) => other !== index)
    const median = medianOf(others)
    return others.length >= 3 && median > 0 && (quantities[index] ?? 0) > 100 * median
  })
}

describe.each(SEEDS)('outliers, drawn by seed %i,', (seed) => {
  const quantities = fc.array(fc.constantFrom(0, 1, 2, 99, 100, 101, 200, 201, 1e6), { maxLength: 12 })

  it('are those above a hundred times the median of the others, and the largest of all', () => {
    const law = fc.property(quantities, (drawn) => {
      const found = outliersOf(drawn)
      expect([...found].sort((a, b) => a - b)).toEqual(expectedOutliers(drawn))
      const largest = [...drawn].sort((a, b) => a - b).slice(drawn.length - found.length)
      expect(found.map((index) => drawn[index])).toEqual(largest)
    })
    fc.assert(law, { seed, numRuns: scaleRuns(500) })
  })

  it('have the median of the others', () => {
    const law = fc.property(fc.array(fc.nat(50), { minLength: 2 }), fc.nat(), (numbers, draw) => {
      const ascending = [...numbers].sort((a, b) => a - b)
      const index = draw % ascending.length
      expect(medianOfOthers(ascending, index)).toBe(medianOf(ascending.filter((_, other) => other !== index)))
    })
    fc.assert(law, { seed, numRuns: scaleRuns(100) })
  })
})
