import { esrsIntensities, esrsIntensityCheck } from './esrs-intensities.ts'
import { groupRows } from './group-rows.ts'
import {
  categoryCheck,
  comparativeCheck,
  energyCheck,
  locationCheck,
  significanceCheck,
  upstreamCheck,
} from './missing-checks.ts'
import { ENERGY_MISSING, figureMissing, PRODUCTION_MISSING, RECORDS_MISSING } from './missing-rules.ts'
import { montrealRows } from './montreal-row.ts'
import { allRows, biogenicOf, etsShareOf, ofEnergy, ofInventory } from './row-sources.ts'
import { cloudRow, scope3Rows, scope3Total } from './scope3-rows.ts'
import type { CellSource, RowDefinition, StandardDefinition } from './standard.ts'
import {
  consolidationText,
  energyText,
  groupText,
  instrumentsText,
  methodText,
  significanceText,
  statedText,
} from './text-definitions.ts'

const E1_7 = { section: 'E1-7', unit: 'MWh', missing: ENERGY_MISSING } as const
const E1_8 = { section: 'E1-8', unit: 't CO2e', missing: RECORDS_MISSING } as const

function energyRow(id: string, [datapoint, label]: readonly [string, string], source: CellSource): RowDefinition {
  return { ...E1_7, id: `energy.${id}`, datapoint, label, source }
}

/** Fossil energy by source; required for high climate impact sectors. */
const FOSSIL: readonly RowDefinition[] = [
  energyRow('coal', ['27(a)', 'Fuel consumption from coal and coal products'], ofEnergy('coal')),
  energyRow('petroleum', ['27(b)', 'Fuel consumption from crude oil and petroleum products'], ofEnergy('petroleum')),
  energyRow('naturalGas', ['27(c)', 'Fuel consumption from natural gas'], ofEnergy('naturalGas')),
  energyRow('otherFossil', ['27(d)', 'Fuel consumption from other fossil sources'], ofEnergy('otherFossil')),
  energyRow(
    'purchasedFossil',
    ['27(e)', 'Purchased or acquired electricity, heat, steam and cooling from fossil sources'],
    ofEnergy('purchasedFossil'),
  ),
]

const ids = (rows: readonly RowDefinition[]) => rows.map(({ id }) => id)

const ENERGY: readonly RowDefinition[] = [
  ...FOSSIL,
  energyRow('fossil', ['26(a)', 'Total energy consumption from fossil sources'], allRows(ids(FOSSIL), 'MWh')),
  energyRow('nuclear', ['26(b)', 'Total energy consumption from nuclear sources'], ofEnergy('nuclear')),
  energyRow('renewable', ['26(c)', 'Total energy consumption from renewable sources'], ofEnergy('renewable')),
  energyRow(
    'total',
    ['26', 'Total energy consumption related to own operations'],
    allRows(['energy.fossil', 'energy.nuclear', 'energy.renewable'], 'MWh'),
  ),
  {
    ...energyRow('ownNonRenewable', ['28', 'Non-renewable energy production'], ofEnergy('ownNonRenewable')),
    missing: PRODUCTION_MISSING,
  },
  {
    ...energyRow('ownRenewable', ['28', 'Renewable energy production'], ofEnergy('ownRenewable')),
    missing: PRODUCTION_MISSING,
  },
]

const SCOPE_3 = '30(a)(iii)'

const SCOPE_3_ROWS = { section: 'E1-8', unit: 't CO2e', datapoint: SCOPE_3 } as const

/** The rows of the table in AR 26, in its order. */
const EMISSIONS: readonly RowDefinition[] = [
  {
    ...E1_8,
    id: 'scope1',
    datapoint: '30(a)(i)',
    label: 'Gross Scope 1 GHG emissions',
    source: ofInventory('scope1', ({ scope1 }) => scope1),
  },
  {
    ...E1_8,
    id: 'scope1.ets',
    datapoint: '30(a)(i)',
    label: 'Percentage of Scope 1 GHG emissions from regulated emission trading schemes',
    unit: '%',
    source: etsShareOf('scope1'),
    missing: figureMissing('etsTCo2e', 'the Scope 1 emissions of sources under the EU ETS (0 if there are none)'),
  },
  {
    ...E1_8,
    id: 'scope2.location',
    datapoint: '30(a)(ii)',
    label: 'Gross location-based Scope 2 GHG emissions',
    source: ofInventory('scope2.locationBased', ({ scope2 }) => scope2.locationBased),
  },
  {
    ...E1_8,
    id: 'scope2.market',
    datapoint: '30(a)(ii)',
    label: 'Gross market-based Scope 2 GHG emissions',
    source: ofInventory('scope2.marketBased', ({ scope2 }) => scope2.marketBased),
  },
  scope3Total(SCOPE_3_ROWS, { label: 'Total Scope 3 GHG emissions', missing: RECORDS_MISSING }),
  ...scope3Rows(SCOPE_3_ROWS).flatMap((row, index) => (index === 0 ? [row, cloudRow(SCOPE_3_ROWS)] : [row])),
  {
    ...E1_8,
    id: 'biogenic',
    datapoint: '31',
    label: 'Direct biogenic CO2 emissions, outside Scope 1',
    unit: 't CO2',
    source: biogenicOf('scope1', ({ scope1 }) => scope1),
  },
]

/** ESRS E1 of 2026: energy (E1-7) and gross emissions (E1-8). */
export const ESRS_E1: StandardDefinition = {
  id: 'esrs-e1',
  title: 'ESRS E1 Climate change: E1-7 energy, E1-8 gross Scope 1, 2 and 3 emissions',
  version: 'ESRS as adopted on 3 July 2026, C(2026) 5010, Annex I',
  rows: (inputs) => [
    ...ENERGY,
    ...EMISSIONS,
    ...montrealRows({ section: 'E1-8', datapoint: 'optional' }, inputs),
    ...groupRows(inputs),
    ...esrsIntensities(inputs),
  ],
  texts: [
    consolidationText('30(b)'),
    groupText('30(c)'),
    methodText('AR 20'),
    instrumentsText('AR 23'),
    significanceText('AR 24'),
    energyText('AR 18'),
    statedText('ESRS 1 90', 'exclusions', { meaning: 'What was left out', isOptional: true }),
  ],
  checks: [
    comparativeCheck('AR 26'),
    locationCheck('30(a)(ii)', ['scope2.location']),
    categoryCheck(SCOPE_3, ['scope3']),
    significanceCheck('AR 24'),
    upstreamCheck(SCOPE_3),
    energyCheck('26', ids(ENERGY)),
    esrsIntensityCheck,
  ],
}
