import { bundleFactor } from './define-factor.ts'
import type { EmissionFactor } from './emission-factor.ts'

/**
 * Electricity without emissions in use (wind, sun, water): the default factor of a clean share. GHG Protocol Scope 2
 * Guidance, 2015, ch. 6: zero for certified renewable generation, biomass aside.
 */
export const ZERO_EMISSION_ELECTRICITY: EmissionFactor = bundleFactor({
  key: 'tonne/zero-emission-electricity/kwh',
  // the UUID of edition and row, as for every bundled factor
  id: 'e62661f5-24ee-5806-8455-d508c26a940d',
  name: 'Electricity without emissions in use',
  edition: 'tonne',
  row: 'zero-emission-electricity',
  region: null,
  category: 'electricity-clean',
  unit: 'kWh',
  per1: { co2: '0', ch4: '0', n2o: '0', co2e: '0' },
  biogenicCo2: null,
  massUnit: 'kg',
  gasBasis: 'mass',
  publishedGwp: null,
  gwp: null,
  methane: 'combustion',
  complete: true,
  boundary: 'direct',
  heatingValue: null,
  distanceBasis: null,
  radiativeForcing: null,
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
