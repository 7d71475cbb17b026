import type { DisclosureMissing, InventoryResource } from '../../resources/index.ts'
import { intensityRow, intensityRows, NET_REVENUE } from './intensity-rows.ts'
import {
  consolidationText,
  energyText,
  firstReportText,
  groupText,
  instrumentsText,
  methodText,
  significanceText,
  statedText,
} from './methodology.ts'
import {
  categoryCheck,
  comparativeCheck,
  ENERGY_MISSING,
  energyCheck,
  figureMissing,
  locationCheck,
  productionMissing,
  RECORDS_MISSING,
  ROWS_MISSING,
  significanceCheck,
  statementMissing,
  upstreamCheck,
} from './missing.ts'
import { montrealRows } from './montreal-row.ts'
import {
  allRows,
  ofBiogenicCo2,
  ofEnergy,
  ofEtsShare,
  ofFirstSource,
  ofInventory,
  ofStatedFigure,
  rowIds,
} from './row-sources.ts'
import { cloudRow, scope3Rows, scope3Total } from './scope3-rows.ts'
import type { CellSource, DisclosureInputs, MissingCheck, RowDefinition, StandardDefinition } from './standard.ts'

type Group = NonNullable<InventoryResource['boundary']>['groups']['other']

const GROUPS = [
  { group: 'consolidated', label: 'consolidated accounting group' },
  { group: 'other', label: 'other entities' },
] as const

const FIGURES = [
  { id: 'scope1', path: 'scope1', label: 'Gross Scope 1', amountsOf: ({ scope1 }: Group) => scope1 },
  {
    id: 'scope2.location',
    path: 'scope2.locationBased',
    label: 'Gross location-based Scope 2',
    amountsOf: ({ scope2 }: Group) => scope2.locationBased,
  },
  {
    id: 'scope2.market',
    path: 'scope2.marketBased',
    label: 'Gross market-based Scope 2',
    amountsOf: ({ scope2 }: Group) => scope2.marketBased,
  },
] as const

/** Scope 1 and 2 by the part of the group. */
const ROWS: readonly RowDefinition[] = FIGURES.flatMap(({ id, path, label, amountsOf }) =>
  GROUPS.map(({ group, label: part }) => ({
    section: 'E1-8',
    id: `${id}.${group}`,
    datapoint: '30(c)',
    label: `${label}: ${part}`,
    unit: 't CO2e',
    source: ofInventory(`boundary.groups.${group}.${path}`, ({ boundary }) =>
      boundary === undefined ? undefined : amountsOf(boundary.groups[group]),
    ),
    // the text of the split lists the entities
    missing: null,
  })),
)

/**
 * The rows of the split by group, if shares of sites are stated. Without shares, the parts of the group cannot be
 * distinguished.
 */
function groupRows({ inventory: { boundary } }: DisclosureInputs): readonly RowDefinition[] {
  return boundary?.sites.some(({ shares }) => shares.length > 0) ? ROWS : []
}

/**
 * The ESRS of 2026 require no intensities, and apply to financial years from 2027. The ESRS before them, Delegated
 * Regulation (EU) 2023/2772, Annex I, require intensities of emissions and of energy.
 */
const ASKED_BEFORE = '2027-01-01T00:00:00.000Z'

const T = 't CO2e'
const TOTALS_OF_2023 = { section: 'E1-6 of 2023' } as const
const EMISSION_INTENSITY = { section: 'E1-6 of 2023', datapoint: 'E1-6 53' } as const
const ENERGY_INTENSITY = { section: 'E1-5 of 2023', datapoint: 'E1-5 40' } as const

const NUMERATORS = [
  { row: 'total.location', unit: T, label: 'location-based' },
  { row: 'total.market', unit: T, label: 'market-based' },
] as const

const TOTAL_ROWS = [
  {
    id: 'total.location',
    datapoint: 'E1-6 44(d), 52(a)',
    label: 'Total GHG emissions, location-based',
    scope2: 'scope2.location',
  },
  {
    id: 'total.market',
    datapoint: 'E1-6 44(d), 52(b)',
    label: 'Total GHG emissions, market-based',
    scope2: 'scope2.market',
  },
] as const

const requiresIntensities = ({ inventory }: DisclosureInputs) => inventory.from < ASKED_BEFORE

/** The ratio of energy to net revenue, for activities in high climate impact sectors. */
function energyRows({ statement }: DisclosureInputs): readonly RowDefinition[] {
  const { highClimateImpact, intensities = [] } = statement ?? {}
  const revenue = intensities.find(({ id }) => id === NET_REVENUE)
  if (revenue === undefined) return []
  if (highClimateImpact === 'all')
    return [intensityRow(ENERGY_INTENSITY, { row: 'energy.total', unit: 'MWh' }, { ...revenue, statement })]
  if (highClimateImpact !== 'part') return []
  const row = 'energy.highImpact'
  const label = 'Total energy consumption of activities in high climate impact sectors'
  const ofSectors = {
    id: `${NET_REVENUE}HighImpact`,
    unit: revenue.unit,
    label: `${revenue.label} of these activities`,
  }
  return [
    {
      ...{
        ...ENERGY_INTENSITY,
        datapoint: 'E1-5 41',
        id: row,
        label,
        unit: 'MWh',
        source: ofStatedFigure('highImpactMwh', 'MWh'),
      },
      missing: figureMissing('highImpactMwh', 'the energy of activities in high climate impact sectors alone'),
    },
    intensityRow(ENERGY_INTENSITY, { row, unit: 'MWh' }, { ...ofSectors, statement }),
  ]
}

/**
 * Builds the totals of the scopes, their intensities, and the intensity of energy by net revenue. The company chooses
 * the denominators.
 */
function esrsIntensities(inputs: DisclosureInputs): readonly RowDefinition[] {
  const totals = TOTAL_ROWS.map(({ scope2, ...row }): RowDefinition => {
    const source = allRows(['scope1', scope2, 'scope3'], T)
    return { ...TOTALS_OF_2023, ...row, unit: T, source, missing: requiresIntensities(inputs) ? ROWS_MISSING : null }
  })
  return [...totals, ...intensityRows(EMISSION_INTENSITY, NUMERATORS, inputs), ...energyRows(inputs)]
}

/** Reports missing net revenue and sectors, which only the ESRS of 2023 require. */
const esrsIntensityCheck: MissingCheck = (inputs) => {
  const { intensities = [], highClimateImpact } = inputs.statement ?? {}
  if (!requiresIntensities(inputs)) return []
  const missing = (datapoint: string, field: string, meaning: string): DisclosureMissing => {
    return { ...statementMissing(field, meaning), datapoint, rows: [] }
  }
  const revenue = `Net revenue and its unit, by which the ESRS of 2023 ask for intensities (those of 2026 ask for none),`
  const sectors = 'Whether all, a part or none of the activities are in high climate impact sectors'
  return [
    ...(intensities.some(({ id }) => id === NET_REVENUE)
      ? []
      : [missing(EMISSION_INTENSITY.datapoint, `intensities with the id ${NET_REVENUE}`, revenue)]),
    ...(highClimateImpact === undefined ? [missing(ENERGY_INTENSITY.datapoint, 'highClimateImpact', sectors)] : []),
  ]
}

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

const ENERGY: readonly RowDefinition[] = [
  ...FOSSIL,
  energyRow('fossil', ['26(a)', 'Total energy consumption from fossil sources'], allRows(rowIds(FOSSIL), 'MWh')),
  energyRow('nuclear', ['26(b)', 'Total energy consumption from nuclear sources'], ofEnergy('nuclear')),
  energyRow('renewable', ['26(c)', 'Total energy consumption from renewable sources'], ofEnergy('renewable')),
  energyRow(
    'total',
    ['26', 'Total energy consumption related to own operations'],
    allRows(['energy.fossil', 'energy.nuclear', 'energy.renewable'], 'MWh'),
  ),
  {
    ...energyRow(
      'ownNonRenewable',
      ['28', 'Non-renewable energy production'],
      ofFirstSource(ofEnergy('ownNonRenewable'), ofStatedFigure('producedNonRenewableMwh', 'MWh')),
    ),
    missing: productionMissing('producedNonRenewableMwh', 'non-renewable energy that the company produced'),
  },
  {
    ...energyRow(
      'ownRenewable',
      ['28', 'Renewable energy production'],
      ofFirstSource(ofEnergy('ownRenewable'), ofStatedFigure('producedRenewableMwh', 'MWh')),
    ),
    missing: productionMissing('producedRenewableMwh', 'renewable energy that the company produced'),
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
    source: ofEtsShare('scope1'),
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
    source: ofBiogenicCo2('scope1', ({ scope1 }) => scope1),
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
    firstReportText('AR 26'),
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
    energyCheck('26', rowIds(ENERGY)),
    esrsIntensityCheck,
  ],
}
