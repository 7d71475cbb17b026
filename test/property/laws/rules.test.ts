import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, compare, equal, multiply, parseNumber, printExact } from '../../../src/core/exact/index.ts'
import { chooseConversion } from '../../../src/core/units/index.ts'
import {
  builtInUnits,
  calculateElectricity,
  calculateFuel,
  calculateMovement,
  calculateVehicle,
  convert,
  defineFactor,
  GWP_SET_IDS,
  type NumberInput,
  scope2,
  withGwpSet,
} from '../../../src/index.ts'
import { perTonneKm } from '../../fixtures/activities.ts'
import { factors } from '../../fixtures/own-factors.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'
import { violationsOf } from '../../fixtures/violations.ts'
import { exactly, excess } from './exact.ts'
import { ordinaryQuantities, quantities } from './quantities.ts'
import { wtwIsTtwPlusWtt } from './well-to-wheel.ts'

const percentages = fc
  .tuple(fc.nat(99), fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }))
  .map(([integer, rest]) => `${integer}.${String(rest).padStart(18, '0')}`)

describe.each(SEEDS)('laws of the rules (seed %i)', (seed) => {
  const run = { seed, numRuns: scaleRuns(100) }

  describe('clean share', () => {
    const market = (value: NumberInput, percentageOfCleanEnergy: NumberInput) =>
      calculateElectricity({
        value,
        unit: 'kWh',
        method: 'market',
        grid: factors.gridUk,
        percentageOfCleanEnergy,
        clean: factors.biomassPower,
      })

    it('antitone: more of what is cleaner than the rest never emits more', () => {
      const law = fc.property(quantities, percentages, percentages, (value, p, q) => {
        const [less, more] = compare(parseNumber(p), parseNumber(q)) <= 0 ? [p, q] : [q, p]
        expect(excess(market(value, more), market(value, less))).not.toContain('co2e')
      })
      fc.assert(law, run)
    })

    it('lies between its bounds, and meets them at 0 and 100', () => {
      const law = fc.property(quantities, percentages, (value, p) => {
        const use = { value, unit: 'kWh', grid: factors.gridUk } as const
        const { location, market: none } = scope2({ ...use, percentageOfCleanEnergy: 0 })
        const { market: part } = scope2({ ...use, percentageOfCleanEnergy: p })
        const { market: all } = scope2({ ...use, percentageOfCleanEnergy: 100 })
        expect(none.emission).toEqual(location.emission)
        expect(Object.values(all.emission)).toEqual([0, 0, 0, 0])
        expect([...excess(all, part), ...excess(part, none)]).toEqual([])
      })
      fc.assert(law, run)
    })

    it('the shares of a mix by one factor are the whole, exactly', () => {
      const law = fc.property(quantities, percentages, (value, p) => {
        const one = factors.gridUk
        const use = { value, unit: 'kWh', grid: one, residual: one, clean: one, percentageOfCleanEnergy: p } as const
        const { location, market: mixed } = scope2(use)
        expect(mixed.emission).toEqual(location.emission)
      })
      fc.assert(law, run)
    })

    it.each(['0', '1e-18', '99.999999999999999999', '100'])('%s is inside', (p) => {
      expect(violationsOf(() => market(1, p))).toEqual([])
    })
    it.each(['-1e-18', '100.000000000000000001'])('%s is outside', (p) => {
      expect(violationsOf(() => market(1, p))).toEqual(['percentageOfCleanEnergy percentage_out_of_range'])
    })
  })

  it('well to wheel is tank to wheel plus well to tank', () => {
    const three = [ordinaryQuantities, ordinaryQuantities, ordinaryQuantities] as const
    const law = fc.property(...three, (value, a, b) => {
      const ttw = defineFactor({ key: 'law/ttw', unit: 'l', per1: { co2e: a } })
      const wtt = defineFactor({ key: 'law/wtt', unit: 'l', boundary: 'WTT', per1: { co2e: b } })
      wtwIsTtwPlusWtt((factor) => calculateFuel({ value, unit: 'l', factor }), { ttw, wtt })
    })
    fc.assert(law, run)
  })

  it('co2e under a set is CO2 + GWP × CH4 + GWP × N2O, exactly', () => {
    const gwp = { AR4_GWP100: ['25', '298'], AR5_GWP100: ['28', '265'], AR6_GWP100: ['27', '273'] } as const
    const law = fc.property(quantities, fc.constantFrom(...GWP_SET_IDS), (value, set) => {
      const calculation = withGwpSet(calculateFuel({ value, unit: 'US gal', factor: factors.propane }), set)
      const [co2, ch4, n2o, co2e] = (['co2', 'ch4', 'n2o', 'co2e'] as const).map((gas) => exactly(calculation, gas))
      if (!co2 || !ch4 || !n2o || !co2e) throw new Error('propane publishes every gas')
      const [ofMethane, ofNitrousOxide] = gwp[set].map((one) => parseNumber(one))
      if (!ofMethane || !ofNitrousOxide) throw new Error('two figures a set')
      expect(equal(co2e, add(co2, add(multiply(ch4, ofMethane), multiply(n2o, ofNitrousOxide))))).toBe(true)
    })
    fc.assert(law, run)
  })

  it('a consumption per 100 is a hundredth of the same per 1', () => {
    const law = fc.property(quantities, fc.integer({ min: 1, max: 200 }), (amount, value) => {
      const drive = { amount, unit: 'km', factor: factors.diesel } as const
      const per100 = calculateVehicle({ ...drive, consumption: { value, unit: 'l', per: 100 } })
      const per1 = calculateVehicle({ ...drive, consumption: { value: `${value}/100`, unit: 'l' } })
      expect(per100).toEqual(per1)
    })
    fc.assert(law, run)
  })

  it('mass and distance may be swapped', () => {
    const law = fc.property(ordinaryQuantities, ordinaryQuantities, (a, b) => {
      const move = (mass: NumberInput, value: NumberInput) =>
        calculateMovement({ mass, distance: { value, kind: 'actual' }, mode: 'RAIL', factor: perTonneKm })
      expect(move(a, b).emission).toEqual(move(b, a).emission)
    })
    fc.assert(law, run)
  })
})

describe('conversions', () => {
  const pairs = builtInUnits.units.flatMap((from) =>
    builtInUnits.units.filter((to) => to.typeUnit === from.typeUnit).map((to) => [from, to] as const),
  )

  it('there and back is exactly one, over all pairs of units', () => {
    for (const [from, to] of pairs) {
      const there = chooseConversion(from, to, { table: builtInUnits }).factor
      const back = chooseConversion(to, from, { table: builtInUnits }).factor
      expect(printExact(multiply(there, back))).toBe('1')
    }
    expect(pairs.length).toBeGreaterThan(300)
  })

  it('by way of a third unit is the way itself, over all triples', () => {
    for (const [from, to] of pairs) {
      for (const between of builtInUnits.units.filter(({ typeUnit }) => typeUnit === from.typeUnit)) {
        const first = chooseConversion(from, between, { table: builtInUnits }).factor
        const second = chooseConversion(between, to, { table: builtInUnits }).factor
        expect(equal(multiply(first, second), chooseConversion(from, to, { table: builtInUnits }).factor)).toBe(true)
      }
    }
  })

  it('of zero is +0, of a unit into itself the number itself', () => {
    for (const [from, to] of pairs) {
      expect(Object.is(convert(-0, from, to), 0)).toBe(true)
      if (from === to) expect(convert(0.1, from, to)).toBe(0.1)
    }
  })
})
