import type { DisclosureMissing } from '../resources/index.ts'
import { intensityRow, intensityRows, NET_REVENUE } from './intensity-rows.ts'
import { figureMissing, ROWS_MISSING, statementMissing } from './missing-rules.ts'
import { allRows, ofStated } from './row-sources.ts'
import type { DisclosureInputs, MissingCheck, RowDefinition } from './standard.ts'

/**
 * The ESRS of 2026 require no intensities, and apply to financial years from 2027. The ESRS before them, Delegated
 * Regulation (EU) 2023/2772, Annex I, require intensities of emissions and of energy.
 */
const ASKED_BEFORE = '2027-01-01T00:00:00.000Z'

const T = 't CO2e'
const TOTALS = { section: 'E1-6 of 2023' } as const
const EMISSIONS = { section: 'E1-6 of 2023', datapoint: 'E1-6 53' } as const
const ENERGY = { section: 'E1-5 of 2023', datapoint: 'E1-5 40' } as const

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

const isAsked = ({ inventory }: DisclosureInputs) => inventory.from < ASKED_BEFORE

/** The ratio of energy to net revenue, for activities in high climate impact sectors. */
function energyRows({ statement }: DisclosureInputs): readonly RowDefinition[] {
  const { highClimateImpact, intensities = [] } = statement ?? {}
  const revenue = intensities.find(({ id }) => id === NET_REVENUE)
  if (revenue === undefined) return []
  if (highClimateImpact === 'all')
    return [intensityRow(ENERGY, { row: 'energy.total', unit: 'MWh' }, { ...revenue, statement })]
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
      ...{ ...ENERGY, datapoint: 'E1-5 41', id: row, label, unit: 'MWh', source: ofStated('highImpactMwh', 'MWh') },
      missing: figureMissing('highImpactMwh', 'the energy of activities in high climate impact sectors alone'),
    },
    intensityRow(ENERGY, { row, unit: 'MWh' }, { ...ofSectors, statement }),
  ]
}

/**
 * Builds the totals of the scopes, their intensities, and the intensity of energy by net revenue. The company chooses
 * the denominators.
 */
export function esrsIntensities(inputs: DisclosureInputs): readonly RowDefinition[] {
  const totals = TOTAL_ROWS.map(({ scope2, ...row }): RowDefinition => {
    const source = allRows(['scope1', scope2, 'scope3'], T)
    return { ...TOTALS, ...row, unit: T, source, missing: isAsked(inputs) ? ROWS_MISSING : null }
  })
  return [...totals, ...intensityRows(EMISSIONS, NUMERATORS, inputs), ...energyRows(inputs)]
}

/** Reports missing net revenue and sectors, which only the ESRS of 2023 require. */
export const esrsIntensityCheck: MissingCheck = (inputs) => {
  const { intensities = [], highClimateImpact } = inputs.statement ?? {}
  if (!isAsked(inputs)) return []
  const missing = (datapoint: string, field: string, meaning: string): DisclosureMissing => {
    return { ...statementMissing(field, meaning), datapoint, rows: [] }
  }
  const revenue = `Net revenue and its unit, by which the ESRS of 2023 ask for intensities (those of 2026 ask for none),`
  const sectors = 'Whether all, a part or none of the activities are in high climate impact sectors'
  return [
    ...(intensities.some(({ id }) => id === NET_REVENUE)
      ? []
      : [missing(EMISSIONS.datapoint, `intensities with the id ${NET_REVENUE}`, revenue)]),
    ...(highClimateImpact === undefined ? [missing(ENERGY.datapoint, 'highClimateImpact', sectors)] : []),
  ]
}
