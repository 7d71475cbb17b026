import { describe, expect, it } from 'vitest'
import { GWP_SET_IDS, SCOPE_3_CATEGORIES, ZERO_EMISSION_ELECTRICITY } from '../../../../src/core/emissions/index.ts'

describe('the shipped definitions', () => {
  it('are three sets of warming potentials', () => {
    expect(GWP_SET_IDS).toEqual(['AR4_GWP100', 'AR5_GWP100', 'AR6_GWP100'])
  })

  it('are the fifteen categories of Scope 3 by their names in the Corporate Value Chain Standard', () => {
    expect(SCOPE_3_CATEGORIES).toEqual([
      'Purchased goods and services',
      'Capital goods',
      'Fuel- and energy-related activities',
      'Upstream transportation and distribution',
      'Waste generated in operations',
      'Business travel',
      'Employee commuting',
      'Upstream leased assets',
      'Downstream transportation and distribution',
      'Processing of sold products',
      'Use of sold products',
      'End-of-life treatment of sold products',
      'Downstream leased assets',
      'Franchises',
      'Investments',
    ])
  })

  it('is electricity without emissions, from the guidance that defines it', () => {
    expect(ZERO_EMISSION_ELECTRICITY).toEqual({
      key: 'tonne/zero-emission-electricity/kwh',
      id: 'e62661f5-24ee-5806-8455-d508c26a940d',
      name: 'Electricity without emissions in use',
      edition: 'tonne',
      row: 'zero-emission-electricity',
      region: null,
      category: 'electricity-clean',
      unit: 'kWh',
      massUnit: 'kg',
      per1: { co2: '0', ch4: '0', n2o: '0', co2e: '0' },
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
        publisher: 'WRI',
        title: 'GHG Protocol Scope 2 Guidance',
        table: 'chapter 6',
        editionYear: 2015,
        dataYear: 2015,
        licence: 'none needed: zero by definition',
        attribution: '',
      },
    })
  })
})
