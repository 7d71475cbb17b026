import { describe, expect, it } from 'vitest'
import { exactTotal } from '../../../../src/core/emissions/index.ts'
import { add, equal, parseNumber, type Rational, subtract, ZERO } from '../../../../src/core/exact/index.ts'
import {
  calculateElectricity,
  calculateFuel,
  calculateMovement,
  defineFactor,
  type Gas,
  type Restatement,
  restate,
  units,
  unitTable,
} from '../../../../src/index.ts'
import { factors } from '../../../fixtures/own-factors.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const march = calculateFuel({ value: 1000, unit: 'l', factor: factors.diesel })
const newDiesel = defineFactor({
  key: 'test/diesel-2026/litres',
  unit: 'l',
  gasBasis: 'co2e',
  gwp: 'AR5_GWP100',
  per1: { co2: '2.5', ch4: '0.0003', n2o: '0.033', co2e: '2.5333' },
})
const market = calculateElectricity({
  value: 10,
  unit: 'MWh',
  method: 'market',
  grid: factors.gridUk,
  percentageOfCleanEnergy: 25,
})

function partsOf({ attribution }: Restatement, gas: Gas): Rational {
  return attribution.reduce((sum, { exact }) => add(sum, parseNumber(exact[gas])), ZERO)
}

function differenceOf({ before, after }: Restatement, gas: Gas): Rational {
  const [old, now] = [exactTotal(before.contributions)[gas], exactTotal(after.contributions)[gas]]
  return subtract(now ?? ZERO, old ?? ZERO)
}

describe('restate', () => {
  it('says how much of the change is activity, factor and GWP set, in this order', () => {
    const { before, after, attribution } = restate(march, { gwp: 'AR6_GWP100', factor: newDiesel, activity: 1100 })
    expect(before).toBe(march)
    expect(attribution.map(({ cause, exact }) => [cause, exact.co2e])).toEqual([
      ['activity', '257.082'],
      ['factor', '-41.272'],
      // 1100 × (2.5 + 27 × 0.0003/28 + 273 × 0.033/265 − 2.5333)
      ['gwp', '6435/5936'],
    ])
    expect(after.contributions[0]?.activity).toEqual({ value: 1100, unit: 'l' })
    expect(after.contributions[0]?.factor.gwp).toBe('AR6_GWP100')
  })

  it.each(['co2', 'ch4', 'n2o', 'co2e'] as const)('parts of %s add up exactly to the difference', (gas) => {
    const whole = restate(march, { activity: '1234.5678901234567890123', factor: newDiesel, gwp: 'AR4_GWP100' })
    expect(equal(partsOf(whole, gas), differenceOf(whole, gas))).toBe(true)
  })

  it('changes one part by its label and leaves the others', () => {
    const { after } = restate(market, { factor: { byLabel: { 'clean share': factors.biomassPower } } })
    expect(after.contributions.map(({ factor }) => factor.key)).toEqual([
      'test/electricity-uk/kwh',
      'test/biomass-power/kwh',
    ])
    expect(after.biogenicCo2).toBe(875)
  })

  it('corrects the activity of each part', () => {
    const { after } = restate(market, { activity: { byLabel: { 'uncovered share': 20, 'clean share': 20 } } })
    expect(after.emission.co2e).toBe(2655)
  })

  it('corrects the one activity of a record in all of its parts', () => {
    const { after } = restate(market, { activity: 20 })
    expect(after.contributions.map(({ activity }) => activity.value)).toEqual([20, 20])
    expect(after.emission.co2e).toBe(2655)
  })

  it('converts to the unit of the new factor', () => {
    const perTonne = defineFactor({ key: 'own/coal/tonne', unit: 't', per1: { co2e: '2400' } })
    const perKilogram = defineFactor({ key: 'own/coal/kg', unit: 'kg', per1: { co2e: '2.5' } })
    const coal = calculateFuel({ value: 3, unit: 't', factor: perTonne })
    expect(restate(coal, { factor: perKilogram }).after.emission.co2e).toBe(7500)
  })

  it('takes the same record by another method as it is', () => {
    const location = calculateElectricity({ value: 10, unit: 'MWh', method: 'location', grid: factors.gridUk })
    const { after, attribution } = restate(market, { method: location })
    expect(after).toBe(location)
    expect(attribution.map(({ cause, change }) => [cause, change.co2e])).toEqual([['method', 442.5]])
  })

  it('knows no change of a gas that is unknown before or after', () => {
    const total = defineFactor({ key: 'own/diesel', unit: 'l', per1: { co2e: '2.6' } })
    const { attribution } = restate(march, { factor: total })
    expect(attribution[0]?.exact).toEqual({ co2: null, ch4: null, n2o: null, co2e: '29.18' })
    expect(attribution[0]?.change.co2).toBe(null)
  })

  it('replaces the notices of the old factor by those of the new one', () => {
    const wood = defineFactor({ key: 'own/wood', unit: 'l', per1: { co2e: '0.1' }, biogenicCo2: '1.5' })
    const restated = restate(march, { factor: wood }).after
    expect(restated.notices.map(({ code }) => code)).toEqual(['biogenic_outside_totals'])
    expect(restate(restated, { factor: factors.diesel }).after.notices).toEqual([])
  })

  it('keeps the notices that a selection of the new factor left', () => {
    const older = { code: 'factor_edition_older', path: 'factor', message: 'edition 2024 for 2025' } as const
    const { after } = restate(march, { factor: { factor: newDiesel, notices: [older] } })
    expect(after.notices).toEqual([older])
  })

  it('says what changed as the nearest double of the exact difference', () => {
    const { attribution } = restate(march, { activity: '1/3' })
    // (1/3 − 1000) × 2.53763
    expect(attribution[0]?.exact.co2).toBe('-761035237/300000')
    expect(attribution[0]?.change.co2).toBe(-761035237 / 300000)
    const [nothing] = restate(march, { activity: 1000 }).attribution
    expect(nothing?.change).toEqual({ co2: 0, ch4: 0, n2o: 0, co2e: 0 })
    expect(nothing?.exact).toEqual({ co2: '0', ch4: '0', n2o: '0', co2e: '0' })
  })

  it('takes a factor in the unit of a table of its own', () => {
    const crate = { id: 5001, name: 'Crate', short_name: 'crate', multiplier: 12, parent_id: 13, typeUnit: 'VOLUME' }
    const table = unitTable([units.litre, crate])
    const perCrate = defineFactor({ key: 'own/crate', unit: 'crate', per1: { co2e: '24' } })
    expect(restate(march, { factor: perCrate, table }).after.emission.co2e).toBe(2000)
    expect(violationsOf(() => restate(march, { factor: perCrate }))).toEqual([at('to', 'unknown_unit')])
  })

  describe('rejects', () => {
    it('no change at all', () => {
      expect(violationsOf(() => restate(march, {}))).toEqual([at('', 'restatement_invalid')])
    })
    it('one value for several parts', () => {
      const apart = { byLabel: { 'uncovered share': 5 } }
      expect(violationsOf(() => restate(market, { activity: apart }))).toEqual([
        at('activity.byLabel', 'restatement_invalid'),
      ])
      expect(violationsOf(() => restate(market, { factor: factors.gridUk }))).toEqual([
        at('factor', 'restatement_invalid'),
      ])
    })
    it('a label that does not exist', () => {
      const change = { activity: { byLabel: { 'leg 1': 5 } } }
      expect(violationsOf(() => restate(march, change))).toEqual([at('activity.byLabel', 'restatement_invalid')])
    })
    it.each([
      ['abc', 'not_a_number'],
      ['', 'empty'],
      [Number.NaN, 'not_finite'],
      ['1e400', 'number_out_of_range'],
      [-1, 'must_be_non_negative'],
    ] as const)('the activity %s', (activity, code) => {
      expect(violationsOf(() => restate(march, { activity }))).toEqual([at('activity', code)])
    })
    it('a factor of another dimension', () => {
      expect(violationsOf(() => restate(march, { factor: factors.gridUk }))).toEqual([
        at('factor', 'unit_dimension_mismatch'),
      ])
    })
    it('an incomplete factor', () => {
      expect(violationsOf(() => restate(march, { factor: factors.gasolineCo2 }))).toEqual([
        at('factor', 'factor_incomplete'),
      ])
    })
    it('a factor that is none', () => {
      for (const none of [null, 7, 'test/diesel/litres']) {
        expect(violationsOf(() => restate(march, { factor: none as never }))).toEqual([at('factor', 'required')])
      }
    })
    it('a net factor for what was burnt by a gross one', () => {
      const gas = calculateFuel({ value: 1, unit: 'MWh', factor: factors.naturalGasGross, heatingValue: 'gross' })
      expect(violationsOf(() => restate(gas, { factor: factors.naturalGasNet }))).toEqual([
        at('factor', 'heating_value_mismatch'),
      ])
    })
    it('a factor per another kind of kilometre, by which the distance was not raised', () => {
      const perActual = defineFactor({ key: 'a', unit: 't·km', distanceBasis: 'actual', per1: { co2e: '0.1' } })
      const perPlanned = defineFactor({ ...perActual, key: 'b', distanceBasis: 'shortest_feasible' })
      const distance = { value: 100, kind: 'shortest_feasible' } as const
      const movement = calculateMovement({ mass: 1, distance, mode: 'TRUCK', factor: perActual })
      expect(violationsOf(() => restate(movement, { factor: perPlanned }))).toEqual([
        at('factor', 'restatement_invalid'),
      ])
      const cleaner = defineFactor({ ...perActual, key: 'c', per1: { co2e: '0.05' } })
      expect(restate(movement, { factor: cleaner }).after.emission.co2e).toBe(5.25)
    })
    it('another GWP set without the gases', () => {
      const total = calculateFuel({ value: 1, unit: 'kWh', factor: factors.residualMix })
      expect(violationsOf(() => restate(total, { gwp: 'AR6_GWP100' }))).toEqual([at('factor', 'factor_without_gases')])
    })
    it('an unknown GWP set', () => {
      expect(violationsOf(() => restate(march, { gwp: 'AR7' as never }))).toEqual([at('gwp', 'unknown_gwp_set')])
    })
  })

  it('takes a credit where it is allowed', () => {
    expect(restate(march, { activity: -10, allowCredits: true }).after.emission.co2e).toBe(-25.7082)
  })
})
