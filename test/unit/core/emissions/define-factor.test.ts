import { describe, expect, it } from 'vitest'
import { asFactor } from '../../../../src/core/emissions/index.ts'
import {
  calculateFuel,
  defineFactor,
  type EmissionFactor,
  type FactorDefinition,
  toExact,
} from '../../../../src/index.ts'
import { definition, factors } from '../../../fixtures/own-factors.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const one = (factor: ReturnType<typeof defineFactor>) => calculateFuel({ value: 1, unit: factor.unit, factor })

describe('defineFactor', () => {
  it('fills in what was left out as documented', () => {
    expect(defineFactor({ key: 'own/pellets/kg', unit: 'kg', per1: { co2e: '0.0525' } })).toEqual({
      key: 'own/pellets/kg',
      id: 'own/pellets/kg',
      name: 'own/pellets/kg',
      edition: 'own',
      row: 'own/pellets/kg',
      region: null,
      category: 'own',
      unit: 'kg',
      massUnit: 'kg',
      per1: { co2: null, ch4: null, n2o: null, co2e: '0.0525' },
      biogenicCo2: null,
      gasBasis: 'mass',
      publishedGwp: null,
      gwp: null,
      methane: 'combustion',
      boundary: 'direct',
      heatingValue: null,
      distanceBasis: null,
      radiativeForcing: null,
      complete: true,
      supplierMix: false,
      adjustments: [],
      source: {
        publisher: 'own factor',
        title: '',
        table: '',
        editionYear: 0,
        dataYear: null,
        licence: '',
        attribution: '',
      },
    })
  })

  it('keeps the digits of a string as published, and prints a number', () => {
    const { per1 } = defineFactor(definition({ per1: { co2: '2.50', ch4: 1e-7, n2o: 0, co2e: '2.5100' } }))
    expect(per1).toEqual({ co2: '2.50', ch4: '0.0000001', n2o: '0', co2e: '2.5100' })
  })

  it('divides CO2e of a gas by the GWP it was made with, exactly', () => {
    const { co2, ch4, n2o, co2e } = toExact(one(factors.diesel))
    expect([co2, ch4, n2o, co2e].map(String)).toEqual([
      '2.53763',
      '0.00001035714285714285714285714285714286', // 29/2800000
      '0.0001241509433962264150943396226415094', // 0.0329/265
      '2.57082',
    ])
  })

  it.each([
    ['g', 0.0015],
    ['kg', 1.5],
    ['t', 1500],
    ['lb', 0.680388555],
  ] as const)('reads figures given in %s', (massUnit, co2e) => {
    expect(one(defineFactor(definition({ massUnit }))).emission.co2e).toBe(co2e)
  })

  it('adds the gases where no total was published', () => {
    expect(one(factors.propane).emission.co2e).toBe(5.74081)
    expect(one(defineFactor(definition({ per1: { co2: 1, ch4: 1, n2o: 1 }, gwp: 'AR4_GWP100' }))).emission.co2e).toBe(
      324,
    )
  })

  it('adds the gases of a basis of CO2e as masses times their GWP', () => {
    const factor = defineFactor(
      definition({ gasBasis: 'co2e', gwp: 'AR5_GWP100', per1: { co2: '1', ch4: '0.28', n2o: '2.65' } }),
    )
    expect(one(factor).emission).toEqual({ co2: 1, ch4: 0.01, n2o: 0.01, co2e: 3.93 })
  })

  it('leaves a published total as it is, whatever its gases add up to', () => {
    expect(one(factors.diesel).emission.co2e).toBe(2.57082)
    const odd = defineFactor(definition({ per1: { co2: '1', ch4: '0', n2o: '0', co2e: '9' } }))
    expect(one(odd).emission.co2e).toBe(9)
  })

  it('holds biogenic CO2 apart from co2 and co2e', () => {
    const { emission, biogenicCo2 } = one(factors.biomassPower)
    expect(emission.co2).toBe(0)
    expect(emission.co2e).toBe(0.001197)
    expect(biogenicCo2).toBe(0.35)
  })

  it('makes a factor that nobody can change, adjustments and source included', () => {
    for (const part of [factors.diesel, factors.diesel.per1, factors.diesel.source, factors.diesel.adjustments]) {
      expect(Object.isFrozen(part)).toBe(true)
    }
    for (const adjustment of factors.propane.adjustments) {
      expect(Object.isFrozen(adjustment)).toBe(true)
      expect('becomes' in adjustment && adjustment.becomes.every((term) => Object.isFrozen(term))).toBe(true)
    }
  })

  it('makes of its own output the same factor', () => {
    for (const factor of Object.values(factors)) expect(defineFactor(factor)).toEqual(factor)
  })

  it('copies what it is given: a later change of the definition moves no number', () => {
    const given = { ...definition(), per1: { co2e: '1.5' }, source: { publisher: 'us' } }
    const factor = defineFactor(given)
    given.per1.co2e = '99'
    given.source.publisher = 'them'
    expect(one(factor).emission.co2e).toBe(1.5)
    expect(factor.source.publisher).toBe('us')
  })

  it('leaves unknown what an adjustment multiplies and nobody published', () => {
    const factor = defineFactor(definition({ adjustments: [{ gas: 'ch4', why: 'mass_unit', times: '2' }] }))
    expect(one(factor).emission).toEqual({ co2: null, ch4: null, n2o: null, co2e: 1.5 })
  })

  it('lets an error of what it is given through as it is', () => {
    const fault = new RangeError('the disk is gone')
    const given = Object.defineProperty({ ...definition() }, 'key', {
      get: () => {
        throw fault
      },
    })
    expect(() => asFactor(given as unknown as EmissionFactor)).toThrow(fault)
  })

  describe('rejects', () => {
    const cases: readonly (readonly [string, object, readonly string[]])[] = [
      ['no key', { key: undefined }, [at('key', 'required')]],
      ['an empty key', { key: '' }, [at('key', 'required')]],
      ['a key of more than 512 characters', { key: 'k'.repeat(513) }, [at('key', 'text_too_long')]],
      ['no unit', { unit: undefined }, [at('unit', 'required')]],
      ['a unit object', { unit: { id: 2 } }, [at('unit', 'required')]],
      ['no figures', { per1: undefined }, [at('per1', 'required')]],
      ['figures that are null', { per1: null }, [at('per1', 'required')]],
      ['text as a figure', { per1: { co2e: 'abc' } }, [at('per1.co2e', 'not_a_number')]],
      ['an empty figure', { per1: { co2e: '' } }, [at('per1.co2e', 'empty')]],
      ['NaN', { per1: { co2e: Number.NaN } }, [at('per1.co2e', 'not_finite')]],
      ['Infinity', { per1: { co2e: Number.POSITIVE_INFINITY } }, [at('per1.co2e', 'not_finite')]],
      ['1e400 as a number', { per1: { co2e: Number('1e400') } }, [at('per1.co2e', 'not_finite')]],
      ['1e400 as text', { per1: { co2e: '1e400' } }, [at('per1.co2e', 'number_out_of_range')]],
      ['a negative figure', { per1: { co2e: -1 } }, [at('per1.co2e', 'must_be_non_negative')]],
      ['negative biogenic CO2', { biogenicCo2: '-0.1' }, [at('biogenicCo2', 'must_be_non_negative')]],
      ['an unknown GWP set', { gwp: 'AR7' }, [at('gwp', 'unknown_gwp_set')]],
      ['an unknown published GWP set', { publishedGwp: 'SAR' }, [at('publishedGwp', 'unknown_gwp_set')]],
      ['an unknown mass unit', { massUnit: 'stone' }, [at('massUnit', 'invalid_choice')]],
      ['an unknown gas basis', { gasBasis: 'carbon' }, [at('gasBasis', 'invalid_choice')]],
      ['an unknown kind of methane', { methane: 'swamp' }, [at('methane', 'invalid_choice')]],
      ['an unknown boundary', { boundary: 'cradle' }, [at('boundary', 'invalid_choice')]],
      ['an unknown heating value', { heatingValue: 'higher' }, [at('heatingValue', 'invalid_choice')]],
      ['an unknown distance basis', { distanceBasis: 'straight' }, [at('distanceBasis', 'invalid_choice')]],
      ['an unknown radiative forcing', { radiativeForcing: true }, [at('radiativeForcing', 'invalid_choice')]],
      [
        'CO2e of a gas without the set it was made with',
        { gasBasis: 'co2e', gwp: null, per1: { co2: 1, ch4: 1, n2o: 1, co2e: 3 } },
        [at('publishedGwp', 'factor_invalid')],
      ],
      ['a complete factor without a total', { per1: { co2: 1 } }, [at('per1.co2e', 'factor_invalid')]],
      ['gases without a set to add them by', { per1: { co2: 1, ch4: 1, n2o: 1 } }, [at('gwp', 'required')]],
      ['gases with no set to add them by', { gwp: null, per1: { co2: 1, ch4: 1, n2o: 1 } }, [at('gwp', 'required')]],
      [
        'biogenic gases without a set to add them by',
        { per1: { ch4: 1, n2o: 1 }, biogenicCo2: 1 },
        [at('gwp', 'required')],
      ],
      ['gases without CO2, whatever the set', { per1: { ch4: 1, n2o: 1 } }, [at('per1.co2e', 'factor_invalid')]],
      [
        'CO2e of a gas if no set is named',
        { gasBasis: 'co2e', per1: { co2: 1, ch4: 1, n2o: 1, co2e: 3 } },
        [at('publishedGwp', 'factor_invalid')],
      ],
    ]
    it.each(cases)('%s', (_, change, expected) => {
      const given = { ...definition(), ...change } as FactorDefinition
      expect(violationsOf(() => defineFactor(given))).toEqual(expected)
    })

    it('a published total under another GWP set than it was published with', () => {
      const given = definition({ per1: { co2e: '1' }, publishedGwp: 'AR5_GWP100', gwp: 'AR6_GWP100' })
      expect(violationsOf(() => defineFactor(given))).toEqual([at('gwp', 'factor_invalid')])
    })

    it('all that is wrong at once', () => {
      const given = {
        key: '',
        unit: '',
        per1: { co2: 'x', co2e: -1 },
        massUnit: 'stone',
      } as unknown as FactorDefinition
      expect(violationsOf(() => defineFactor(given))).toEqual([
        at('key', 'required'),
        at('unit', 'required'),
        at('per1.co2', 'not_a_number'),
        at('per1.co2e', 'must_be_non_negative'),
        at('massUnit', 'invalid_choice'),
      ])
    })

    it.each([null, undefined, 7, 'factor'])('%s', (given) => {
      expect(violationsOf(() => defineFactor(given as never))).toEqual([
        at('key', 'required'),
        at('unit', 'required'),
        at('per1', 'required'),
      ])
    })
  })
})
