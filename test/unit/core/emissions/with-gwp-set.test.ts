import { describe, expect, it } from 'vitest'
import { adjustedFactor } from '../../../../src/core/emissions/index.ts'
import {
  calculateElectricity,
  calculateFuel,
  calculateVehicle,
  combineFactors,
  defineFactor,
  type FactorDefinition,
  GWP_SET_IDS,
  gwpOf,
  restate,
  withGwpSet,
  withGwpSetOfFactor,
  withRadiativeForcing,
} from '../../../../src/index.ts'
import { definition, factors } from '../../../fixtures/own-factors.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const march = calculateFuel({ value: 1000, unit: 'l', factor: factors.diesel })

describe('gwpOf', () => {
  it.each([
    ['AR4_GWP100', 'combustion', '25', '298'],
    ['AR4_GWP100', 'nonfossil', '25', '298'],
    ['AR4_GWP100', 'fossil', '25', '298'],
    ['AR5_GWP100', 'combustion', '28', '265'],
    ['AR5_GWP100', 'nonfossil', '28', '265'],
    ['AR5_GWP100', 'fossil', '30', '265'],
    ['AR6_GWP100', 'combustion', '27', '273'],
    ['AR6_GWP100', 'nonfossil', '27', '273'],
    ['AR6_GWP100', 'fossil', '29.8', '273'],
  ] as const)('%s of %s methane', (set, methane, ch4, n2o) => {
    expect(gwpOf(set, methane)).toEqual({ ch4, n2o })
  })
  it('knows the shipped sets alone', () => {
    expect(GWP_SET_IDS).toEqual(['AR4_GWP100', 'AR5_GWP100', 'AR6_GWP100'])
    expect(violationsOf(() => gwpOf('SAR' as never, 'fossil'))).toEqual([at('gwp', 'unknown_gwp_set')])
    expect(violationsOf(() => gwpOf('toString' as never, 'fossil'))).toEqual([at('gwp', 'unknown_gwp_set')])
    const expected = 'AR4_GWP100, AR5_GWP100, AR6_GWP100'
    const said = { message: 'must be a bundled GWP set', expected, received: '"SAR"' }
    expect(() => gwpOf('SAR' as never, 'fossil')).toThrow(
      expect.objectContaining({ violations: [expect.objectContaining(said)] }),
    )
  })
})

describe('withGwpSet', () => {
  it('recomputes co2e from the gases and says so', () => {
    const propane = calculateFuel({ value: 100, unit: 'US gal', factor: factors.propane })
    const restated = withGwpSet(propane, 'AR6_GWP100')
    expect(restated.emission).toEqual({ ...propane.emission, co2e: 574.094 })
    expect(restated.notices).toEqual([
      { code: 'gwp_set_changed', path: 'gwp', message: 'co2e was recomputed with AR6_GWP100' },
    ])
    expect(withGwpSet(restated, 'AR5_GWP100').notices).toEqual([])
  })

  it('keeps the other notices of the calculation', () => {
    const power = calculateFuel({ value: 1000, unit: 'kWh', factor: factors.biomassPower })
    expect(withGwpSet(power, 'AR6_GWP100').notices.map(({ code }) => code)).toEqual([
      'biogenic_outside_totals',
      'gwp_set_changed',
    ])
  })

  it('says that it recomputed where one part of several was not published with the set', () => {
    const use = { value: 1, unit: 'MWh', method: 'market', grid: factors.gridUk, percentageOfCleanEnergy: 40 } as const
    const clean = defineFactor({ key: 'own/clean', unit: 'kWh', gwp: 'AR6_GWP100', per1: { co2: 1, ch4: 0, n2o: 0 } })
    const market = calculateElectricity({ ...use, clean })
    const restated = withGwpSet(market, 'AR6_GWP100')
    expect(restated.contributions.map(({ factor }) => factor.key)).toEqual([
      'test/electricity-uk/kwh?gwp=AR6_GWP100',
      'own/clean',
    ])
    expect(restated.notices.map(({ code }) => code)).toContain('gwp_set_changed')
  })

  it('is the calculation itself when its set is requested', () => {
    expect(withGwpSet(march, 'AR5_GWP100')).toBe(march)
  })

  it('goes there and back to the sum of the gases, with one notice', () => {
    const twice = withGwpSet(withGwpSet(march, 'AR6_GWP100'), 'AR4_GWP100')
    expect(twice.notices.filter(({ code }) => code === 'gwp_set_changed')).toHaveLength(1)
    expect(twice).toEqual(withGwpSet(march, 'AR4_GWP100'))
  })

  it('restates a pair of US EPA factors', () => {
    const car = calculateVehicle({
      amount: 1000,
      unit: 'mi',
      factor: combineFactors(factors.gasolineCo2, factors.carGases),
      fuel: { value: 40, unit: 'US gal' },
    })
    // 351.2 + 1000 × (27 × 0.0000052 + 273 × 0.0000016)
    expect(withGwpSet(car, 'AR6_GWP100').emission.co2e).toBe(351.7772)
  })

  it('counts biogenic CO2 as nothing under every set', () => {
    const power = calculateFuel({ value: 1000, unit: 'kWh', factor: factors.biomassPower })
    // 27 × 0.003 + 273 × 0.0042
    expect(withGwpSet(power, 'AR6_GWP100').emission.co2e).toBe(1.2276)
  })

  it('weighs fugitive fossil methane apart under AR6', () => {
    const definition = { key: 'own/leak', unit: 'kg', gwp: 'AR5_GWP100', per1: { co2: 0, ch4: 1, n2o: 0 } } as const
    const leak = (methane: 'fossil' | 'nonfossil' | 'combustion') =>
      withGwpSet(
        calculateFuel({ value: 1, unit: 'kg', factor: defineFactor({ ...definition, methane }) }),
        'AR6_GWP100',
      ).emission.co2e
    expect([leak('fossil'), leak('nonfossil'), leak('combustion')]).toEqual([29.8, 27, 27])
  })

  it('weighs the mass of a gas that was published as CO2e, not its CO2e', () => {
    const factor = defineFactor({
      key: 'own/gas',
      unit: 'kg',
      gasBasis: 'co2e',
      gwp: 'AR5_GWP100',
      per1: { co2: 1, ch4: 28, n2o: 265, co2e: 294 },
    })
    const one = calculateFuel({ value: 1, unit: 'kg', factor })
    expect(one.emission).toEqual({ co2: 1, ch4: 1, n2o: 1, co2e: 294 })
    expect(withGwpSet(one, 'AR4_GWP100').emission.co2e).toBe(1 + 25 + 298)
  })

  it('rejects a total without its gases, naming the factor', () => {
    const total = calculateFuel({ value: 1, unit: 'kWh', factor: factors.residualMix })
    expect(violationsOf(() => withGwpSet(total, 'AR6_GWP100'))).toEqual([at('factor', 'factor_without_gases')])
    expect(() => withGwpSet(total, 'AR6_GWP100')).toThrow('test/residual/kwh')
  })
})

describe('a calculation that is none', () => {
  const [contribution] = march.contributions
  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['a text', 'fuel'],
    ['a list', []],
    ['nothing in it', {}],
    ['no method', { ...march, method: 'fuel' }],
    ['no contributions', { ...march, contributions: null }],
    ['an empty contribution', { ...march, contributions: [null] }],
    ['a contribution without activity', { ...march, contributions: [{ ...contribution, activity: null }] }],
    ['a contribution without steps', { ...march, contributions: [{ ...contribution, steps: {} }] }],
    ['no notices', { ...march, notices: undefined }],
    ['a notice that is a text', { ...march, notices: ['gwp'] }],
  ])('is rejected by its path: %s', (_, none) => {
    expect(violationsOf(() => withGwpSet(none as never, 'AR6_GWP100'))).toEqual([at('calculation', 'invalid_type')])
    expect(violationsOf(() => restate(none as never, { activity: 1 }))).toEqual([at('before', 'invalid_type')])
    if (none === undefined) return // not given: no change of the method
    expect(violationsOf(() => restate(march, { method: none as never }))).toEqual([at('method', 'invalid_type')])
  })

  it.each([undefined, null, 7])('is asked for beside a change, which may not be %s', (none) => {
    expect(violationsOf(() => restate(march, none as never))).toEqual([at('change', 'required')])
  })
})

describe('withGwpSetOfFactor', () => {
  it('keeps the published digits and says the set in the key', () => {
    const restated = withGwpSetOfFactor(factors.diesel, 'AR6_GWP100')
    expect(restated.per1).toEqual(factors.diesel.per1)
    expect(restated.key).toBe('test/diesel/litres?gwp=AR6_GWP100')
    expect(restated.gwp).toBe('AR6_GWP100')
    expect(restated.publishedGwp).toBe('AR5_GWP100')
    expect(restated.adjustments.slice(0, -1)).toEqual(factors.diesel.adjustments)
    expect(restated.adjustments.at(-1)).toEqual({
      ...{ gas: 'co2e', why: 'gwp' },
      becomes: [
        ['1', 'co2'],
        ['27', 'ch4'],
        ['273', 'n2o'],
      ],
    })
  })

  it('comes back to the published total under the published set', () => {
    const there = withGwpSetOfFactor(factors.diesel, 'AR6_GWP100')
    expect(withGwpSetOfFactor(there, 'AR5_GWP100')).toEqual(factors.diesel)
  })

  it('does not depend on the way by which a set was reached', () => {
    const direct = withGwpSetOfFactor(factors.propane, 'AR4_GWP100')
    expect(withGwpSetOfFactor(withGwpSetOfFactor(factors.propane, 'AR6_GWP100'), 'AR4_GWP100')).toEqual(direct)
    expect(withGwpSetOfFactor(direct, 'AR5_GWP100')).toEqual(factors.propane)
    expect(withGwpSetOfFactor(direct, 'AR4_GWP100')).toBe(direct)
  })

  it('takes a total of zero under any set, and no other total of which the set is not known', () => {
    const unstated = (per1: FactorDefinition['per1']) => defineFactor(definition({ gwp: null, per1 }))
    const nothing = unstated({ co2: 0, ch4: 0, n2o: 0, co2e: 0 })
    const [before, after] = [nothing, withGwpSetOfFactor(nothing, 'AR6_GWP100')]
    expect([before.gwp, after.gwp]).toEqual([null, 'AR6_GWP100'])
    expect(adjustedFactor(after)).toEqual(adjustedFactor(before))
    const something = unstated({ co2: 1, ch4: 0, n2o: 0, co2e: 1 })
    const incomplete = defineFactor({ ...something, complete: false, per1: { co2: 1, ch4: 0, n2o: 0 } })
    for (const factor of [something, incomplete]) {
      expect(violationsOf(() => withGwpSetOfFactor(factor, 'AR6_GWP100'))).toEqual([
        at('factor', 'factor_without_gases'),
      ])
    }
  })

  it('says that a total with gases states no set, and what to do', () => {
    const factor = defineFactor(definition({ per1: { co2: 1, ch4: 0, n2o: 0, co2e: 1 } }))
    expect(() => withGwpSetOfFactor(factor, 'AR6_GWP100')).toThrow(
      'factor: test/own/kg states no GWP set, so its co2e cannot be checked against its gases; define it with gwp and all three gases',
    )
  })

  it('takes gases that miss the published total by one per cent at most', () => {
    const published = (co2e: string) =>
      defineFactor(definition({ gwp: 'AR5_GWP100', per1: { co2: '100', ch4: 0, n2o: 0, co2e } }))
    // 1 % of the total: 100/0.99 and 100/1.01 are the bounds
    for (const co2e of ['101.0101', '99.00991', '10000/99', '10000/101']) {
      expect(adjustedFactor(withGwpSetOfFactor(published(co2e), 'AR6_GWP100')).co2e).toEqual({ n: 100n, d: 1n })
    }
    for (const co2e of ['101.0102', '99.0099']) {
      expect(violationsOf(() => withGwpSetOfFactor(published(co2e), 'AR6_GWP100'))).toEqual([
        at('factor', 'factor_without_gases'),
      ])
    }
  })

  it('weighs methane and nitrous oxide too when it holds the gases to the total', () => {
    const factor = defineFactor(definition({ gwp: 'AR5_GWP100', per1: { co2: 1, ch4: 1, n2o: 1, co2e: 294 } }))
    expect(adjustedFactor(withGwpSetOfFactor(factor, 'AR4_GWP100')).co2e).toEqual({ n: 324n, d: 1n })
  })

  it.each<[string, Partial<FactorDefinition>]>([
    ['CO2', { per1: { ch4: 0, n2o: 0, co2e: 0 } }],
    ['methane', { per1: { co2: 1, n2o: 0, co2e: 1 } }],
    ['nitrous oxide', { per1: { co2: 1, ch4: 0, co2e: 1 } }],
    ['the total', { per1: { co2: 0, ch4: 0, n2o: 0 }, complete: false }],
  ])('rejects a factor without %s, which it names', (_, change) => {
    const factor = defineFactor(definition({ gwp: 'AR5_GWP100', ...change }))
    expect(violationsOf(() => withGwpSetOfFactor(factor, 'AR6_GWP100', 'grid'))).toEqual([
      at('grid', 'factor_without_gases'),
    ])
    expect(() => withGwpSetOfFactor(factor, 'AR6_GWP100')).toThrow(
      'factor: test/own/kg was published without separate gases, so its co2e is valid only for its own GWP set; choose a factor with a gas split',
    )
  })

  it('stands before radiative forcing, which raises whatever co2e there is', () => {
    const per1 = { co2: '100', ch4: '1', n2o: '0', co2e: '128' }
    const flight = defineFactor(definition({ per1, gwp: 'AR5_GWP100', radiativeForcing: 'excluded' }))
    const forced = withGwpSetOfFactor(withRadiativeForcing(flight), 'AR6_GWP100')
    expect(forced).toEqual(withRadiativeForcing(withGwpSetOfFactor(flight, 'AR6_GWP100')))
    expect(adjustedFactor(forced).co2e).toEqual({ n: 1970n, d: 10n })
  })

  it('rejects what is not a factor', () => {
    expect(violationsOf(() => withGwpSetOfFactor(null as never, 'AR6_GWP100'))).toEqual([at('factor', 'required')])
  })
})
