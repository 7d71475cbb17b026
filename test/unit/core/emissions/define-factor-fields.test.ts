import { describe, expect, it } from 'vitest'
import { asFactor } from '../../../../src/core/emissions/index.ts'
import {
  type Adjustment,
  defineFactor,
  type EmissionFactor,
  type FactorDefinition,
  withGwpSetOfFactor,
} from '../../../../src/index.ts'
import { definition, factors } from '../../../fixtures/own-factors.ts'
import { at, thrownBy, violationsOf } from '../../../fixtures/violations.ts'

const SETS = 'AR4_GWP100, AR5_GWP100, AR6_GWP100'

/** Everything that a definition is refused for. */
function rejection(change: object) {
  return thrownBy(() => defineFactor({ ...definition(), ...change } as FactorDefinition))
}

describe('a factor that is defined', () => {
  it('has exactly the fields that were given', () => {
    const said = {
      key: 'own/rail/tonne-km',
      id: '0b9f6a4e-0000-5000-8000-000000000000',
      name: 'Electric freight train',
      edition: 'own-2025',
      row: '17',
      region: 'DE',
      category: 'freight-rail',
      unit: 't·km',
      massUnit: 'g',
      per1: { co2: '15.0', ch4: '0.28', n2o: '0.3', co2e: '15.58' },
      biogenicCo2: '1.5',
      gasBasis: 'co2e',
      publishedGwp: 'AR6_GWP100',
      gwp: 'AR6_GWP100',
      methane: 'fossil',
      boundary: 'WTW',
      heatingValue: 'net',
      distanceBasis: 'actual',
      radiativeForcing: 'excluded',
      complete: false,
      supplierMix: true,
      adjustments: [{ gas: 'co2', why: 'mass_unit', times: '1/1000' }],
      source: {
        publisher: 'Bahn',
        title: 'Umweltdaten',
        table: 'Tabelle 3',
        editionYear: 2025,
        dataYear: 2023,
        licence: 'CC BY 4.0',
        attribution: 'Umweltdaten der Bahn, 2025',
      },
    } as const satisfies EmissionFactor
    expect(defineFactor(said)).toEqual(said)
  })

  it('was published with the GWP set that it has, unless another is named', () => {
    expect(defineFactor(definition({ gwp: 'AR6_GWP100' })).publishedGwp).toBe('AR6_GWP100')
    expect(defineFactor(definition({ gwp: null })).publishedGwp).toBe(null)
    expect(defineFactor(definition({ publishedGwp: 'AR4_GWP100' })).gwp).toBe('AR4_GWP100')
    expect(defineFactor(definition()).gwp).toBe(null)
  })

  it.each([
    ['massUnit', ['kg', 'g', 't', 'lb']],
    ['gasBasis', ['mass', 'co2e']],
    ['methane', ['fossil', 'nonfossil', 'combustion']],
    ['boundary', ['TTW', 'WTT', 'WTW', 'direct', 'lifecycle']],
    ['heatingValue', ['gross', 'net', null]],
    ['distanceBasis', ['great_circle', 'great_circle_uplift_included', 'shortest_feasible', 'actual', null]],
    ['radiativeForcing', ['included', 'excluded', null]],
    ['complete', [true, false]],
    ['supplierMix', [true, false]],
  ] as const)('has a %s of a closed list, which a refusal names', (field, choices) => {
    for (const choice of choices) expect(defineFactor(definition({ [field]: choice }))[field]).toBe(choice)
    expect(rejection({ [field]: 'other' })).toEqual([
      {
        path: field,
        code: 'invalid_choice',
        message: `must be one of: ${choices.map(String).join(', ')}`,
        expected: choices.map(String).join(', '),
        received: '"other"',
      },
    ])
  })

  const gases = { co2: '1', ch4: '1', n2o: '1' }
  const sum = (ch4: string, n2o: string): Adjustment => ({
    ...{ gas: 'co2e', why: 'sum_of_gases' },
    becomes: [
      ['1', 'co2'],
      [ch4, 'ch4'],
      [n2o, 'n2o'],
    ],
  })
  const noCo2: Adjustment = { gas: 'co2', why: 'biogenic', becomes: [] }
  const noTotal: Adjustment = { gas: 'co2e', why: 'biogenic', becomes: [] }
  const toKilograms = (gas: Adjustment['gas'], times: string): Adjustment => ({ gas, why: 'mass_unit', times })
  const toMass = (gas: 'ch4' | 'n2o', times: string): Adjustment => ({ gas, why: 'gwp', times })

  it.each<[string, Partial<FactorDefinition>, readonly Adjustment[]]>([
    ['a total in kilograms as it is', {}, []],
    [
      'what was published in grams, and that alone, in kilograms',
      { massUnit: 'g', per1: { co2: '2', co2e: '1' }, biogenicCo2: '3' },
      [toKilograms('co2', '1/1000'), toKilograms('co2e', '1/1000'), toKilograms('biogenicCo2', '1/1000')],
    ],
    [
      'gases in pounds, then their sum',
      { massUnit: 'lb', gwp: 'AR5_GWP100', per1: gases },
      [...(['co2', 'ch4', 'n2o'] as const).map((gas) => toKilograms(gas, '45359237/100000000')), sum('28', '265')],
    ],
    ['gases by the methane that they are', { methane: 'fossil', gwp: 'AR5_GWP100', per1: gases }, [sum('30', '265')]],
    [
      'CO2e of the gases as masses, beside a published total',
      { gasBasis: 'co2e', gwp: 'AR5_GWP100', per1: { ...gases, co2e: '3' } },
      [toMass('ch4', '1/28'), toMass('n2o', '1/265')],
    ],
    [
      'CO2e of one gas as its mass, by the set and the methane that it was made with',
      { ...{ gasBasis: 'co2e', gwp: 'AR6_GWP100', methane: 'fossil' }, complete: false, per1: { ch4: '1' } },
      [toMass('ch4', '5/149')],
    ],
    [
      'gases in tonnes of CO2e in kilograms, then as masses, then summed by another set',
      { ...{ massUnit: 't', gasBasis: 'co2e', per1: gases }, publishedGwp: 'AR4_GWP100', gwp: 'AR6_GWP100' },
      [
        ...(['co2', 'ch4', 'n2o'] as const).map((gas) => toKilograms(gas, '1000')),
        ...[toMass('ch4', '0.04'), toMass('n2o', '1/298')],
        sum('27', '273'),
      ],
    ],
    ['biogenic CO2 alone as a total of nothing', { per1: {}, biogenicCo2: '1' }, [noCo2, noTotal]],
    ['the same where no set is stated', { per1: {}, biogenicCo2: '1', gwp: null }, [noCo2, noTotal]],
    ['biogenic CO2 that may not stand alone without a total', { per1: {}, biogenicCo2: '1', complete: false }, [noCo2]],
    [
      'methane of wood as the emission, and its CO2 as none',
      { gwp: 'AR5_GWP100', per1: { ch4: '1', n2o: '1' }, biogenicCo2: '1' },
      [noCo2, sum('28', '265')],
    ],
    [
      'a blend of fossil and biogenic by its fossil part',
      { gwp: 'AR5_GWP100', per1: gases, biogenicCo2: '1' },
      [sum('28', '265')],
    ],
    ['a total that may contain fossil CO2 next to biogenic CO2, without a figure of CO2', { biogenicCo2: '1' }, []],
    ['a total of bioenergy as one without fossil CO2', { category: 'bioenergy', biogenicCo2: '1' }, [noCo2]],
    ['gases that may not stand alone without a sum', { per1: gases, complete: false }, []],
  ])('takes %s', (_, change, adjustments) => {
    expect(defineFactor(definition(change)).adjustments).toEqual(adjustments)
  })

  it('weighs a gas of biogenic origin by one set or not at all', () => {
    const missing = [at('per1.co2e', 'factor_invalid')]
    for (const per1 of [{ ch4: '1' }, { n2o: '1' }]) {
      expect(violationsOf(() => defineFactor(definition({ per1, biogenicCo2: '1' })))).toEqual(missing)
    }
    const unstated = { per1: { ch4: '1', n2o: '1' }, biogenicCo2: '1', gwp: null }
    expect(violationsOf(() => defineFactor(definition(unstated)))).toEqual([at('gwp', 'required')])
  })

  it('needs no set for a total of CO2e, nor for masses of the gases beside it', () => {
    const unstated = { gwp: null, publishedGwp: null }
    expect(rejection({ ...unstated, gasBasis: 'co2e' })).toEqual([])
    expect(rejection({ ...unstated, gasBasis: 'co2e', per1: { co2: 1, co2e: 1 } })).toEqual([])
    expect(rejection({ ...unstated, per1: { ...gases, co2e: 3 } })).toEqual([])
    for (const per1 of [
      { ch4: 1, co2e: 1 },
      { n2o: 1, co2e: 1 },
    ]) {
      expect(rejection({ ...unstated, gasBasis: 'co2e', per1 })).toEqual([
        {
          path: 'publishedGwp',
          code: 'factor_invalid',
          message: 'is needed to convert CO2e of a gas into its mass',
          expected: SETS,
        },
      ])
    }
  })

  it('may leave the set of its total, or that of its publisher, open', () => {
    expect(rejection({ gwp: null, publishedGwp: 'AR5_GWP100' })).toEqual([])
    expect(rejection({ gwp: 'AR5_GWP100', publishedGwp: null })).toEqual([])
    expect(rejection({ per1: gases, gwp: 'AR6_GWP100', publishedGwp: 'AR5_GWP100' })).toEqual([])
  })
})

describe('a definition is rejected with a sentence that says what to do', () => {
  it.each<[string, object, object]>([
    ['no name', { key: 7 }, { message: 'must be a name', expected: 'a string', received: '7' }],
    ['no figures', { per1: 7 }, { message: 'must hold the published figures', expected: '{ co2, ch4, n2o, co2e }' }],
    [
      'a figure below zero',
      { per1: { co2: '-2', co2e: 1 } },
      { path: 'per1.co2', message: 'of a factor must not be negative', received: '"-2"' },
    ],
    [
      'a set that is not shipped',
      { publishedGwp: 'SAR' },
      { path: 'publishedGwp', message: 'must be a bundled GWP set', expected: SETS, received: '"SAR"' },
    ],
    [
      'a total under another set than it was published with',
      { gwp: 'AR6_GWP100', publishedGwp: 'AR5_GWP100' },
      {
        message: 'is not the set of the published co2e; define the factor as published, then use withGwpSetOfFactor',
        expected: 'AR5_GWP100',
        received: '"AR6_GWP100"',
      },
    ],
    [
      'no total, nor what makes it up',
      { per1: { co2: 1, ch4: 1 } },
      {
        message:
          'is missing and cannot be computed: give co2e, or all three gases and a GWP set, or say complete: false',
      },
    ],
  ])('for %s', (_, change, said) => {
    expect(rejection(change)).toEqual([expect.objectContaining(said)])
  })
})

describe('a factor that is passed', () => {
  it('is itself where it was defined, and a checked copy of anything else', () => {
    expect(asFactor(factors.diesel)).toBe(factors.diesel)
    const bare = { ...factors.diesel, per1: { ...factors.diesel.per1 } }
    const copy = asFactor(bare)
    expect(copy).toEqual(factors.diesel)
    Object.assign(bare.per1, { co2e: '99' })
    expect(copy.per1.co2e).toBe('2.57082')
    const restated = { ...withGwpSetOfFactor(factors.diesel, 'AR6_GWP100') }
    expect(asFactor(restated)).toEqual(restated)
  })

  it('is rejected where it stands', () => {
    const bad = definition({ per1: { co2e: 'x' }, massUnit: 'stone' as never }) as unknown as EmissionFactor
    expect(violationsOf(() => asFactor(bad, 'legs[0].factor'))).toEqual([
      at('legs[0].factor.per1.co2e', 'not_a_number'),
      at('legs[0].factor.massUnit', 'invalid_choice'),
    ])
    for (const none of [null, undefined, 7]) {
      const message = `grid: must be an emission factor`
      expect(() => asFactor(none as never, 'grid')).toThrow(message)
      const violation = { expected: 'an EmissionFactor', received: String(none) }
      expect(() => asFactor(none as never, 'grid')).toThrow(
        expect.objectContaining({ violations: [expect.objectContaining(violation)] }),
      )
    }
  })
})
