import { describe, expect, it } from 'vitest'
import { checkFactorUse, FACTOR_USES, type FactorUse } from '../../../../src/core/emissions/index.ts'
import { defineFactor } from '../../../../src/index.ts'
import { definition } from '../../../fixtures/own-factors.ts'
import { at, inputOf, thrownBy } from '../../../fixtures/violations.ts'

/** Biogenic CO2 alone, which no activity takes. */
const unused = defineFactor(definition({ key: 'own/wood', category: 'outside-of-scopes' }))
const rejected = (...uses: readonly FactorUse[]) =>
  thrownBy(() => checkFactorUse({ factor: unused, path: 'legs[1].factor' }, uses))

const SENTENCES: Readonly<Record<FactorUse, string>> = {
  fuel: 'fuel or heat used at a site; choose a factor of a fuel, of heat, or of their upstream emissions',
  electricity: 'electricity; choose a factor of a grid, a residual mix or a supplier',
  vehicle: 'a vehicle of the company; choose a factor of its fuel or electricity, or of its distance',
  'movement-truck': 'freight by TRUCK; choose a factor of freight by road',
  'movement-rail': 'freight by RAIL; choose a factor of freight by rail',
  'movement-ship': 'freight by SHIP; choose a factor of freight by sea',
  'movement-air': 'freight by AIR; choose a factor of freight by air',
  'trip-truck': 'a trip by TRUCK; choose a factor of cars, buses or freight by road',
  'trip-rail': 'a trip by RAIL; choose a factor of trains',
  'trip-ship': 'a trip by SHIP; choose a factor of ferries or freight by sea',
  'trip-air': 'a trip by AIR; choose a factor of flights',
  hotel: 'nights at a hotel; choose a factor of hotels',
  quantity: 'a quantity; choose a factor of waste, a material, water, homeworking, heat, hotels or commuting',
  refrigerant: 'a leak of refrigerant; choose the GWP of a gas',
  spend: 'money spent on goods and services; choose a factor per unit of money',
  'spend-capital': 'money spent on capital goods; choose a factor per unit of money',
}

describe('a factor that does not fit', () => {
  it.each(FACTOR_USES)('is rejected for %s by the words of that activity', (use) => {
    const [only, ...others] = rejected(use)
    expect(others).toEqual([])
    expect(only && inputOf(only)).toBe(at('legs[1].factor', 'factor_category_mismatch'))
    expect(only?.message).toBe(`own/wood is of the category outside-of-scopes, which does not fit ${SENTENCES[use]}`)
  })

  it('is rejected with the categories that fit', () => {
    expect(rejected('movement-rail', 'hotel')[0]?.expected?.split(', ')).toEqual(
      expect.arrayContaining(['freight-rail', 'hotel']),
    )
  })

  it('is rejected for several activities by the words of each', () => {
    expect(rejected('movement-ship', 'movement-air')[0]?.message).toBe(
      'own/wood is of the category outside-of-scopes, which does not fit freight by SHIP or freight by AIR; choose a factor of freight by sea or a factor of freight by air',
    )
  })
})
