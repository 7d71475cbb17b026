import { scaleLinear } from 'd3-scale'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthColumns, proportion, roundMarks } from '../../../../src/apps/page/month-columns.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'

const SIZE = { width: 1200, height: 300 }
const months = Array.from({ length: 12 }, (_, index) => ({ scope1: index * 1000, scope2: 2000, scope3: 500 }))

describe('monthColumns', () => {
  const { parts, lines } = monthColumns(months, SIZE)
  const ofMonth = (month: number) => parts.filter((part) => part.month === month)

  it('puts each month in the middle of a twelfth of the width', () => {
    for (const { month, x, width } of parts) expect(x + width / 2).toBeCloseTo(month * 100 + 50, 6)
  })

  it('stacks the scopes without a gap, from the ground up', () => {
    const [first, second, third] = ofMonth(11)
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeCloseTo(300, 6)
    expect((second?.y ?? 0) + (second?.height ?? 0)).toBeCloseTo(first?.y ?? Number.NaN, 6)
    expect((third?.y ?? 0) + (third?.height ?? 0)).toBeCloseTo(second?.y ?? Number.NaN, 6)
  })

  it('makes heights of the amounts, within the drawing', () => {
    const [first, second] = ofMonth(4)
    expect((first?.height ?? 0) / (second?.height ?? 1)).toBeCloseTo(2, 6)
    expect(Math.min(...parts.map(({ y }) => y))).toBeGreaterThanOrEqual(0)
  })

  it('has lines at round tonnes', () => {
    expect(lines.map(({ tonnes }) => tonnes)).toEqual([0, 5, 10, 15])
    expect(lines[0]?.y).toBeCloseTo(300, 6)
  })

  it('gives credits no length, and keeps the others in the drawing', () => {
    const { parts: drawn } = monthColumns([{ scope1: -500, scope2: 2000, scope3: -3000 }], SIZE)
    expect(drawn.map(({ height }) => height > 0)).toEqual([false, true, false])
    for (const { y, height } of drawn)
      expect([height >= 0, y >= 0, y + height <= SIZE.height]).toEqual([true, true, true])
  })

  it('draws a year of nothing', () => {
    const nothing = monthColumns([{ scope1: 0, scope2: 0, scope3: 0 }], SIZE)
    expect(nothing.parts.map(({ height }) => height)).toEqual([0, 0, 0])
  })
})

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
