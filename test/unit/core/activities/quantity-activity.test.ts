import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  calculateFuel,
  calculateQuantity,
  defineFactor,
  explain,
  scopesOf,
  sumEmissions,
  toTrace,
} from '../../../../src/index.ts'
import { findFactor, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { scaleRuns } from '../../../fixtures/seeds.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const find = (path: string) => findFactor(`desnz-2025/${path}`)
const LANDFILL = find('waste-disposal/metal/metal-steel-cans/landfill/tonnes')

describe('calculateQuantity', () => {
  // digits of the UK flat file of 2025 times the quantity, by hand
  it.each([
    ['waste-disposal/metal/metal-steel-cans/landfill/tonnes', 500, 'kg', 4.491555, 3, 5],
    ['material-use/metal/metal-steel-cans/primary-material-production/tonnes', 2, 't', 5727.80262, 3, 1],
    ['water-supply/cubic-metres', 1000, 'l', 0.1913, 3, 1],
    ['water-treatment/million-litres', 2, 'million l', 341.75098, 3, 5],
    ['homeworking/heating/per-fte-working-hour', 10, 'FTE·h', 3.0234, 3, 7],
    ['heat-and-steam/district-heat-and-steam/kwh', 0, 'MWh', 0, 2, null],
    ['hotel-stay/maldives/room-per-night', 2, 'room·night', 304.4, 3, 6],
    ['business-travel-land/rail/national-rail/passenger-km', 0, 'passenger·km', 0, 3, 7],
    ['delivery-vehicles/vans/class-i-up-to-1-305-tonnes/diesel/km', 0, 'km', 0, 1, null],
  ])('%s: %s %s are %s kg CO2e, in Scope %s category %s', (path, value, unit, co2e, scope, category) => {
    const result = calculateQuantity({ value, unit, factor: find(path) })
    expect(result.emission.co2e).toBe(co2e)
    expect(scopesOf(result)).toEqual([{ scope, category, by: 'factor' }])
    expect(verify(toTrace(result), { catalogue: publishedCatalogue }).verified).toBe(true)
  })

  it('is linear, and the same in another unit', () => {
    const law = (grams: number) => {
      const one = calculateQuantity({ value: grams, unit: 'g', factor: LANDFILL })
      const thousand = calculateQuantity({ value: grams, unit: 'kg', factor: LANDFILL })
      expect(calculateQuantity({ value: `${grams}/1000`, unit: 'kg', factor: LANDFILL }).emission).toEqual(one.emission)
      expect(sumEmissions(Array(1000).fill(one)).emission).toEqual(thousand.emission)
    }
    fc.assert(fc.property(fc.integer({ min: 0, max: 2 ** 40 }), law), { seed: 17, numRuns: scaleRuns(20) })
  })

  it('is told apart from the uses that have an activity of their own', () => {
    for (const path of [
      'fuels/liquid-fuels/gas-oil/litres',
      'uk-electricity/electricity-generated/electricity-uk/kwh',
      'freighting-goods/rail/freight-train/tonne-km',
      'business-travel-air/flights/long-haul-to-from-uk/economy-class/without-rf/passenger-km',
    ]) {
      const factor = find(path)
      expect(violationsOf(() => calculateQuantity({ value: 1, unit: factor.unit, factor }))).toEqual([
        at('factor', 'factor_category_mismatch'),
      ])
    }
    const [waste, litre] = [LANDFILL, defineFactor({ key: 'own/x/l', unit: 'l', per1: { co2e: 1 } })]
    expect(violationsOf(() => calculateFuel({ value: 1, unit: 't', factor: waste }))).toEqual([
      at('factor', 'factor_category_mismatch'),
    ])
    expect(scopesOf(calculateQuantity({ value: 1, unit: 'l', factor: litre }))).toEqual([
      { scope: 3, category: 1, by: 'activity' },
    ])
  })

  it('says everything that is wrong at once', () => {
    expect(violationsOf(() => calculateQuantity({ value: -1, unit: 'l', factor: LANDFILL }))).toEqual([
      at('value', 'must_be_non_negative'),
      at('unit', 'unit_dimension_mismatch'),
    ])
    const credit = calculateQuantity({ value: -1, unit: 't', factor: LANDFILL, allowCredits: true })
    expect(credit.emission.co2e).toBe(-8.98311)
  })

  it('notes a sum with figures of another GWP set, naming both', () => {
    const ar4 = defineFactor({
      key: 'own/waste/t',
      category: 'waste-disposal',
      unit: 't',
      per1: { co2e: 520 },
      gwp: 'AR4_GWP100',
    })
    const sum = sumEmissions([
      calculateQuantity({ value: 1, unit: 't', factor: LANDFILL }),
      calculateQuantity({ value: 1, unit: 't', factor: ar4 }),
    ])
    const [notice] = sum.notices.filter(({ code }) => code === 'mixed_gwp_sets')
    expect(notice?.message).toMatch(/AR4_GWP100.*AR5_GWP100|AR5_GWP100.*AR4_GWP100/)
  })

  it('explains itself', () => {
    expect(explain(calculateQuantity({ value: 500, unit: 'kg', factor: LANDFILL }))).toContain('8.98311')
  })
})
