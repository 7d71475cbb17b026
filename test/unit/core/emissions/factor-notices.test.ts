import { describe, expect, it } from 'vitest'
import { factorNotices } from '../../../../src/core/emissions/index.ts'
import { defineFactor, type FactorDefinition, withGwpSetOfFactor } from '../../../../src/index.ts'
import { definition, factors } from '../../../fixtures/own-factors.ts'

const noticesOf = (change: Partial<FactorDefinition>) => factorNotices(defineFactor(definition(change)))
const codesOf = (change: Partial<FactorDefinition>) => noticesOf(change).map(({ code }) => code)

describe('the notices of a factor', () => {
  it('are none where its figure is all there is to say', () => {
    expect(factorNotices(factors.diesel)).toEqual([])
    expect(codesOf({ gwp: null })).toEqual([])
  })

  it('say that it is a copy, and what to load in its place', () => {
    const source = {
      publisher: 'Acme',
      title: 'Grid, secondary copy',
      table: 'all',
      editionYear: 2025,
      licence: 'none',
    }
    expect(noticesOf({ source })).toMatchObject([
      {
        code: 'factor_from_secondary_copy',
        message: 'test/own/kg is of Grid, secondary copy; load the file of the publisher to replace it',
      },
    ])
  })

  it('say where its biogenic CO2 is', () => {
    expect(noticesOf({ biogenicCo2: '0' })).toEqual([
      {
        code: 'biogenic_outside_totals',
        path: 'factor',
        message: 'biogenic CO2 of this factor is given in biogenicCo2 and is in no total',
      },
    ])
  })

  it('say that a vehicle of zero is counted with the electricity that it takes', () => {
    expect(factorNotices(factors.batteryCar)).toEqual([
      {
        code: 'zero_factor_electricity_elsewhere',
        path: 'factor',
        message: expect.stringMatching(
          /^the published figure is zero: .*; enter the kilowatt-hours .*, or name a factor/,
        ),
      },
    ])
  })

  it.each([
    ['0.000', 'vehicle-hgv', ['zero_factor_electricity_elsewhere']],
    ['0', 'vehicle', ['zero_factor_electricity_elsewhere']],
    ['0.05', 'vehicle-hgv', []],
    ['10.0', 'vehicle-hgv', []],
    ['0', 'fuel', []],
    ['0', 'managed-assets-vehicles', []],
  ])('take a total of %s of the category %s at its word', (co2e, category, codes) => {
    expect(codesOf({ category, per1: { co2e } })).toEqual(codes)
  })

  it('say no such thing of a vehicle whose total was not published', () => {
    expect(codesOf({ category: 'vehicle', gwp: 'AR5_GWP100', per1: { co2: 0, ch4: 0, n2o: 0 } })).toEqual([])
  })

  it('say that a factor counts the whole life, by its key', () => {
    expect(factorNotices(factors.gridLifecycle, 'grid')).toEqual([
      {
        code: 'grid_factor_lifecycle',
        path: 'grid',
        message: 'test/ember/de/kwh is a lifecycle factor: it includes emissions before and after use',
      },
    ])
  })

  it('say that a blend is counted without its HCFC, where its publisher says so', () => {
    const key = 'own/r-401a/kg'
    const name = 'GWP100 of a blend, HFC and PFC alone / R-401A'
    const table = '53% HCFC-22, 34% HCFC-124, 13% HFC-152a'
    expect(noticesOf({ key, name, source: { table } })).toEqual([
      {
        code: 'hcfc_not_counted',
        path: 'factor',
        message: `${key} counts only the HFC and PFC of the blend: ${table}; name a factor that counts its HCFC too`,
      },
    ])
    expect(codesOf({ name, source: { table: '50% HFC-32, 50% HFC-125' } })).toEqual([])
    expect(codesOf({ name: 'R-401A', source: { table } })).toEqual([])
  })

  it('say by which GWP set co2e was recomputed, and which one was published', () => {
    expect(factorNotices(withGwpSetOfFactor(factors.diesel, 'AR6_GWP100'))).toEqual([
      {
        code: 'gwp_set_changed',
        path: 'factor',
        message: 'co2e was recomputed with AR6_GWP100; the publisher used AR5_GWP100',
      },
    ])
    const gases = { co2: 1, ch4: 1, n2o: 1 }
    expect(codesOf({ per1: gases, gwp: 'AR6_GWP100', publishedGwp: null })).toEqual([])
    expect(codesOf({ per1: { ...gases, co2e: 3 }, gwp: null, publishedGwp: 'AR6_GWP100' })).toEqual([])
  })

  it('are all there where several hold', () => {
    const all = { biogenicCo2: 1, boundary: 'lifecycle', category: 'vehicle', per1: { co2e: '0' } } as const
    expect(codesOf(all)).toEqual([
      'biogenic_outside_totals',
      'zero_factor_electricity_elsewhere',
      'grid_factor_lifecycle',
    ])
  })
})
