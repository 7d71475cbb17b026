import { describe, expect, it } from 'vitest'

// imported within the tests: what cannot be loaded is a failure of its own, not a file without tests
describe('loading', () => {
  it('the library defines what it ships', async () => {
    const { GWP_SET_IDS, ZERO_EMISSION_ELECTRICITY } = await import('../../../src/emissions/index.ts')
    expect(GWP_SET_IDS).toEqual(['AR4_GWP100', 'AR5_GWP100', 'AR6_GWP100'])
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

  it.each(['own', 'transport'])('factors of every shape can be defined (%s)', async (shape) => {
    const fixture = (await import(`../../fixtures/${shape}-factors.ts`)) as Readonly<Record<string, unknown>>
    expect(Object.keys(fixture).length).toBeGreaterThan(0)
  })
})
