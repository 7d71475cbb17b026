import { describe, expect, it } from 'vitest'
import { tierOf } from '../../../../src/core/emissions/index.ts'
import {
  calculateElectricity,
  calculateFuel,
  calculateRefrigerant,
  defineFactor,
  type FactorDefinition,
  sumEmissions,
  sumEmissionsByTier,
  tiersOf,
  toExact,
  toTrace,
  withGwpSetOfFactor,
} from '../../../../src/index.ts'
import {
  createCatalogue,
  findFactor,
  findRefrigerant,
  publishedCatalogue,
} from '../../../../src/reference/factors/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { violationsOf } from '../../../fixtures/violations.ts'

const own = (change: Partial<FactorDefinition> = {}) =>
  defineFactor({ key: 'own/hvo/l', unit: 'l', per1: { co2e: '0.0358' }, ...change })
const gasOil = findFactor('desnz-2025/fuels/liquid-fuels/gas-oil/litres')
const litres = (factor: ReturnType<typeof own>, value = 100) => calculateFuel({ value, unit: 'l', factor })

describe('the tier of a factor', () => {
  it('follows from its nature, for all published factors', () => {
    const counts = new Map<string, number>()
    for (const factor of publishedCatalogue.factors()) {
      // the years of Ember are one
      const name = `${factor.edition.replace(/^ember-\d+$/, 'ember by year')} ${tierOf(factor)}`
      counts.set(name, (counts.get(name) ?? 0) + 1)
      expect(Object.keys(factor)).not.toContain('tier')
    }
    expect(Object.fromEntries(counts)).toEqual({
      'desnz-2024 average': 420,
      'desnz-2025 average': 2313,
      'desnz-2025 measured': 166,
      'desnz-2026 average': 2262,
      'desnz-2026 measured': 166,
      'epa-2025 average': 579,
      'epa-2025 measured': 61,
      'ember average': 208,
      'ember by year average': 2193,
      'ipcc-ar4 measured': 42,
      'ipcc-ar5 measured': 54,
      'ipcc-ar6 measured': 61,
      'eu-517-2014 measured': 12,
      'desnz-2025-gwp measured': 10,
      'tonne supplier': 1,
    })
  })

  it('is stated by an own factor, like its category; else it is not known', () => {
    expect(tierOf(own())).toBeNull()
    expect(tierOf(own({ supplierMix: true }))).toBe('supplier')
    for (const tier of ['measured', 'supplier', 'average', 'spend'] as const) {
      expect(tierOf(own({ tier }))).toBe(tier)
      expect(tierOf(own({ tier, supplierMix: true }))).toBe(tier)
    }
    expect(violationsOf(() => own({ tier: 'guessed' as 'spend' }))).toEqual(['tier invalid_choice'])
  })

  it('stays with what is derived from the factor', () => {
    expect(tierOf(withGwpSetOfFactor(gasOil, 'AR6_GWP100'))).toBe('average')
    const gases = own({ gwp: 'AR5_GWP100', per1: { co2: 1, ch4: 0, n2o: 0 }, tier: 'supplier' })
    expect(tierOf(withGwpSetOfFactor(gases, 'AR6_GWP100'))).toBe('supplier')
  })

  it('is in the trace where it is stated, and nowhere else', () => {
    const stated = own({ tier: 'supplier' })
    const trace = toTrace(litres(stated))
    expect(JSON.parse(trace).contributions[0].factor.tier).toBe('supplier')
    expect(verify(trace, { catalogue: createCatalogue([stated]) }).verified).toBe(true)
    expect(verify(trace, { catalogue: createCatalogue([own()]) }).differences.map(({ path }) => path)).toEqual([
      'contributions[0].factor.tier',
    ])
    expect(JSON.parse(toTrace(litres(gasOil))).contributions[0].factor.tier).toBe(null)
    const forged = JSON.parse(trace)
    forged.contributions[0].factor.tier = 'guessed'
    expect(verify(forged).verified).toBe(false)
  })
})

describe('totals by tier', () => {
  const grid = findFactor('desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh')
  const market = calculateElectricity({ value: 1, unit: 'MWh', grid, percentageOfCleanEnergy: 40, method: 'market' })
  const leak = calculateRefrigerant({ mass: 2, ...findRefrigerant('R-134a', 'AR5_GWP100') })
  const all = [litres(gasOil), litres(own({ tier: 'supplier' })), litres(own()), market, leak]

  it('count a calculation with each part of it, and add up to the total', () => {
    expect(tiersOf(market)).toEqual(['average', 'supplier'])
    const byTier = sumEmissionsByTier(all)
    expect([...byTier].map(([tier, sum]) => [tier, sum.total().count])).toEqual([
      ['average', 2],
      ['supplier', 2],
      [null, 1],
      ['measured', 1],
    ])
    const sums = [...byTier.values()].reduce((sum, one) => sum.merge(one))
    expect(sums.total().emission.co2e).toBe(sumEmissions(all).emission.co2e)
    expect(byTier.get(null)?.total().emission.co2e).toBe(Number(toExact(litres(own())).co2e))
  })

  it('of nothing are none', () => {
    expect(sumEmissionsByTier([]).size).toBe(0)
  })
})
