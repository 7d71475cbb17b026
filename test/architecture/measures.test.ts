import { describe, expect, it } from 'vitest'
import { findWorse, MEASURES_LEFT, type Measure, measureSources } from '../tools/structure/measures.ts'

const measure = (value: number, goal?: number): Measure => ({
  name: 'casts',
  value,
  counted: '',
  ...(goal === undefined ? {} : { goal }),
})

describe('the measures of the sources', () => {
  it('are no worse than accepted', () => {
    const lines = findWorse(measureSources()).map(
      ({ name, value }) => `${name}: ${value}, accepted ${MEASURES_LEFT[name]}`,
    )
    expect(lines, 'npm run names:accept lowers measures-left.json').toEqual([])
  })

  it.each([
    ['rises', 11, 10, true],
    ['stays', 10, 10, false],
    ['falls', 9, 10, false],
  ])('count as worse if a figure %s: %s', (_, value, accepted, isWorse) => {
    expect(findWorse([measure(value, 5)], { casts: accepted })).toHaveLength(isWorse ? 1 : 0)
  })

  it('count as worse if a figure with a goal was never accepted', () => {
    expect(findWorse([measure(1, 5)], {})).toHaveLength(1)
    expect(findWorse([measure(1)], {})).toEqual([])
  })
})
