import { describe, expect, it } from 'vitest'
import { type StandInSum, standInsOf, usesOtherRegion } from '../../../../src/core/emissions/index.ts'
import { parseNumber } from '../../../../src/core/exact/index.ts'

const sum = (co2e: string, all: string, records = 1): StandInSum => {
  return { records, co2e: parseNumber(co2e), sum: parseNumber(all) }
}
const NONE = sum('0', '0', 0)

describe('standInsOf', () => {
  it('adds up scopes with the market-based figure, exactly and rounded once', () => {
    const { total, scope2 } = standInsOf({
      scope1: sum('1', '3'),
      locationBased: sum('50', '100'),
      marketBased: sum('0', '3', 0),
      scope3: NONE,
    })
    expect(total).toEqual({ records: 1, co2e: { exact: '1', kg: 1 }, share: { exact: '1/6', ratio: 1 / 6 } })
    expect(scope2.locationBased.share).toEqual({ exact: '0.5', ratio: 0.5 })
  })

  it('shows zero as zero, and no share of a sum that is not above zero', () => {
    const { scope1, scope3, total } = standInsOf({
      scope1: sum('0', '5', 0),
      locationBased: NONE,
      marketBased: NONE,
      scope3: sum('-2', '-3'),
    })
    expect(scope1.share).toEqual({ exact: '0', ratio: 0 })
    expect(scope3).toEqual({ records: 1, co2e: { exact: '-2', kg: -2 } })
    expect(total.share).toEqual({ exact: '-1', ratio: -1 })
  })
})

describe('usesOtherRegion', () => {
  it('is true for the notice of another country or a wider region alone', () => {
    expect(usesOtherRegion([{ code: 'fuel_read_as' }, { code: 'factor_region_fallback' }])).toBe(true)
    expect(usesOtherRegion([{ code: 'grid_factor_lifecycle' }])).toBe(false)
    expect(usesOtherRegion([])).toBe(false)
  })
})
