import { keysOf } from '../../base/index.ts'
import type { DisclosureMissing, ReductionTarget, TargetFigures } from '../../resources/index.ts'
import { intensityRows, NET_REVENUE } from './intensity-rows.ts'
import { consolidationText, energyText, methodText } from './methodology.ts'
import {
  ENERGY_MISSING,
  energyCheck,
  locationCheck,
  PRODUCTION_MISSING,
  RECORDS_MISSING,
  ROWS_MISSING,
  statementMissing,
} from './missing.ts'
import { montrealRows } from './montreal-row.ts'
import { allRows, ofCarriers, ofEnergyUses, ofInventory, ofTargetFigure, rowChange } from './row-sources.ts'
import { scope3Rows, scope3Total } from './scope3-rows.ts'
import {
  type CellSource,
  type DisclosureInputs,
  ENERGY_USES,
  type MissingCheck,
  type RowDefinition,
  type StandardDefinition,
  type TextDefinition,
} from './standard.ts'

/**
 * The rows follow the elements and paragraphs of EFRAG's taxonomy of 1 May 2026 (github.com/EFRAG-EU,
 * Digital-Template-to-XBRL-Converter, vsme-2026-05-01, MIT licence), which refers to Recommendation (EU) 2025/1710.
 */
const B3 = { section: 'B3 Energy and greenhouse gas emissions' } as const
const C3 = { section: 'C3 Reduction targets and climate transition', missing: null } as const
const T = 't CO2e'
const MWH = 'MWh'

const element = (name: string) => `vsme:${name}`

interface FormRow {
  readonly id: string
  readonly label: string
  readonly source: CellSource
  readonly name?: string
}

function formRow({ id, label, source, name }: FormRow): RowDefinition {
  const row = { ...B3, id: `energy.${id}`, datapoint: '29', label, unit: MWH, source, missing: null }
  return name === undefined ? row : { ...row, element: element(name) }
}

type EnergyForm = 'electricity' | 'ownElectricity' | 'fuels' | 'heat'

/** A form of energy: its total, and of that the renewable and the non-renewable part. */
function carrierRows(
  carrier: EnergyForm,
  { label, name }: { readonly label: string; readonly name?: string },
): readonly RowDefinition[] {
  const renewable = `${carrier}.renewable` as const
  const nonRenewable = `${carrier}.nonRenewable` as const
  return [
    formRow({
      id: carrier,
      label,
      source: ofCarriers(renewable, nonRenewable),
      ...(name === undefined ? {} : { name }),
    }),
    formRow({ id: renewable, label: `${label}: renewable`, source: ofCarriers(renewable) }),
    formRow({ id: nonRenewable, label: `${label}: non-renewable`, source: ofCarriers(nonRenewable) }),
  ]
}

const ENERGY: readonly RowDefinition[] = [
  {
    ...formRow({
      id: 'total',
      label: 'Total energy consumption',
      source: ofEnergyUses(...ENERGY_USES),
      name: 'TotalEnergyConsumption',
    }),
    missing: ENERGY_MISSING,
  },
  ...carrierRows('electricity', { label: 'Electricity, as billed', name: 'EnergyConsumptionFromElectricity' }),
  ...carrierRows('ownElectricity', {
    label: 'Self-generated electricity',
    name: 'EnergyConsumptionFromSelfGeneratedElectricity',
  }).map((row) => (row.id === 'energy.ownElectricity' ? { ...row, missing: PRODUCTION_MISSING } : row)),
  ...carrierRows('fuels', { label: 'Fuels', name: 'EnergyConsumptionFromFuels' }),
  // the taxonomy has no element for it
  ...carrierRows('heat', { label: 'Purchased heat, steam and cooling' }),
]

const EMISSIONS: readonly RowDefinition[] = [
  {
    ...B3,
    id: 'scope1',
    datapoint: '30',
    label: 'Gross Scope 1',
    element: element('GrossScope1GreenhouseGasEmissions'),
    unit: T,
    source: ofInventory('scope1', ({ scope1 }) => scope1),
    missing: RECORDS_MISSING,
  },
  {
    ...B3,
    id: 'scope2.location',
    datapoint: '30',
    label: 'Gross Scope 2, location-based',
    element: element('GrossLocationBasedScope2GreenhouseGasEmissions'),
    unit: T,
    source: ofInventory('scope2.locationBased', ({ scope2 }) => scope2.locationBased),
    missing: RECORDS_MISSING,
  },
  {
    ...B3,
    id: 'scope2.market',
    datapoint: '30, optional',
    label: 'Gross Scope 2, market-based',
    element: element('GrossMarketBasedScope2GreenhouseGasEmissions'),
    unit: T,
    source: ofInventory('scope2.marketBased', ({ scope2 }) => scope2.marketBased),
    missing: null,
  },
  {
    ...B3,
    id: 'gross.location',
    datapoint: '30',
    label: 'Scope 1 and 2, location-based',
    element: element('TotalGrossLocationBasedScope1AndScope2GHGEmissions'),
    unit: T,
    source: allRows(['scope1', 'scope2.location'], T),
    missing: ROWS_MISSING,
  },
  {
    ...B3,
    id: 'gross.market',
    datapoint: '30, optional',
    label: 'Scope 1 and 2, market-based',
    element: element('TotalGrossMarketBasedScope1AndScope2GHGEmissions'),
    unit: T,
    source: allRows(['scope1', 'scope2.market'], T),
    missing: null,
  },
  ...scope3Rows({ ...B3, datapoint: '50-53, optional', unit: T }),
  {
    ...scope3Total({ ...B3, datapoint: '50-53, optional', unit: T }, { label: 'Gross Scope 3', missing: null }),
    element: element('GrossScope3GreenhouseGasEmissions'),
  },
  {
    ...B3,
    id: 'total.location',
    datapoint: '50-53, optional',
    label: 'Scope 1, 2 and 3, location-based',
    element: element('TotalGrossLocationBasedGHGEmissions'),
    unit: T,
    source: allRows(['gross.location', 'scope3'], T),
    missing: null,
  },
  {
    ...B3,
    id: 'total.market',
    datapoint: '50-53, optional',
    label: 'Scope 1, 2 and 3, market-based',
    element: element('TotalGrossMarketBasedGHGEmissions'),
    unit: T,
    source: allRows(['gross.market', 'scope3'], T),
    missing: null,
  },
]

const NUMERATORS = [
  { row: 'gross.location', unit: T, label: 'location-based' },
  { row: 'gross.market', unit: T, label: 'market-based' },
] as const

const INTENSITY = { ...B3, datapoint: '31' } as const

/** The elements of the ratios to turnover, by row. */
const RATIO_ELEMENTS: Readonly<Record<string, string>> = {
  [`gross.location.per.${NET_REVENUE}`]: 'Scope1AndScope2GreenhouseGasEmissionsIntensityValueLocationBased',
  [`gross.market.per.${NET_REVENUE}`]: 'Scope1AndScope2GreenhouseGasEmissionsIntensityValueMarketBased',
}

function ratioRows(inputs: DisclosureInputs): readonly RowDefinition[] {
  return intensityRows(INTENSITY, NUMERATORS, inputs).map((row) => {
    const name = RATIO_ELEMENTS[row.id]
    // the market-based figure is optional, and so is its ratio
    const missing = row.id.startsWith('gross.market') ? null : row.missing
    return name === undefined ? { ...row, missing } : { ...row, missing, element: element(name) }
  })
}

const TARGET_SCOPES = {
  scope1: ['Gross Scope 1', 'GrossScope1GreenhouseGasEmissions'],
  scope2Location: ['Gross Scope 2, location-based', 'GrossLocationBasedScope2GreenhouseGasEmissions'],
  scope2Market: ['Gross Scope 2, market-based', 'GrossMarketBasedScope2GreenhouseGasEmissions'],
  scope3: ['Gross Scope 3', 'GrossScope3GreenhouseGasEmissions'],
} as const satisfies Record<keyof TargetFigures, readonly [label: string, element: string]>

type TargetScope = keyof typeof TARGET_SCOPES

/** The rows of a scope that a target covers: the base year, the target year, and the change between them. */
function targetRows(
  { baseYear, targetYear, base, target }: ReductionTarget,
  scope: TargetScope,
): readonly RowDefinition[] {
  const [label, name] = TARGET_SCOPES[scope]
  const years = [
    { id: 'base', year: baseYear, datapoint: '54(a), (c)', figure: base?.[scope], of: 'base year' },
    { id: 'target', year: targetYear, datapoint: '54(b), (c)', figure: target?.[scope], of: 'target year' },
  ]
  const figures = years.map(({ id, year, datapoint, figure, of }) => ({
    ...C3,
    id: `${id}.${scope}`,
    datapoint,
    label: `${label} in the ${of} ${year}`,
    element: element(name),
    unit: T,
    source: ofTargetFigure(`reductionTarget.${id}.${scope}`, figure),
    missing: statementMissing(`reductionTarget.${id}.${scope}`, `The emissions of the ${of}`),
  }))
  const ids = { from: `base.${scope}`, to: `target.${scope}` }
  const change = {
    ...C3,
    id: `target.${scope}.change`,
    datapoint: '54',
    label: `${label}: target against base year`,
    unit: '%',
  }
  return [...figures, { ...change, source: rowChange(ids, T) }]
}

function isBasic({ statement }: DisclosureInputs): boolean {
  return statement?.module === 'basic'
}

/** The rows of the target that the company has set; empty without one, and in the basic module. */
function targetTable(inputs: DisclosureInputs): readonly RowDefinition[] {
  const target = inputs.statement?.reductionTarget
  if (target === undefined || isBasic(inputs)) return []
  const scopes = keysOf(TARGET_SCOPES).filter(
    (scope) => target.base?.[scope] !== undefined || target.target?.[scope] !== undefined,
  )
  return scopes.flatMap((scope) => targetRows(target, scope))
}

const targetText: TextDefinition = {
  datapoint: '54',
  text: (inputs) => {
    const target = inputs.statement?.reductionTarget
    if (isBasic(inputs)) return null
    if (target === undefined) return 'No reduction target is stated; the standard asks for targets that were set.'
    const actions = target.actions === undefined ? '' : ` Main actions: ${target.actions}`
    return `Target year ${target.targetYear}, base year ${target.baseYear}.${actions}`
  },
  missing: null,
}

const planText: TextDefinition = {
  datapoint: '55, 56',
  text: (inputs) => (isBasic(inputs) ? null : (inputs.statement?.transitionPlan ?? null)),
  missing: null,
}

const missingStatement = (datapoint: string, field: string, meaning: string): DisclosureMissing => {
  return { ...statementMissing(field, meaning), datapoint, rows: [] }
}

/** Reports what only the company knows: the module, turnover, and the statements of module C3. */
const statementCheck: MissingCheck = ({ statement = {} }) => {
  const { module, intensities = [], reductionTarget, highClimateImpact, transitionPlan } = statement
  const isComplete = module === 'comprehensive'
  const hasScopes = [reductionTarget?.base, reductionTarget?.target].some((one) => Object.keys(one ?? {}).length > 0)
  const asks: readonly (readonly [isMissing: boolean, datapoint: string, field: string, meaning: string])[] = [
    [module === undefined, 'module', 'module', 'The module (basic or comprehensive), without which both are given,'],
    [
      !intensities.some(({ id }) => id === NET_REVENUE),
      '31',
      `intensities with the id ${NET_REVENUE}`,
      'The turnover and its unit, by which emissions are divided,',
    ],
    [
      module !== 'basic' && reductionTarget !== undefined && !hasScopes,
      '54',
      'reductionTarget.base and reductionTarget.target',
      'The emissions of base and target year by scope',
    ],
    [
      module !== 'basic' && reductionTarget !== undefined && reductionTarget.actions === undefined,
      '54(e)',
      'reductionTarget.actions',
      'The main actions towards the target',
    ],
    [
      isComplete && highClimateImpact === undefined,
      '55',
      'highClimateImpact',
      'Whether all, a part or none of the activities are in high climate impact sectors',
    ],
    [
      isComplete && (highClimateImpact === 'all' || highClimateImpact === 'part') && transitionPlan === undefined,
      '55, 56',
      'transitionPlan',
      'The transition plan, or whether and when one will be adopted,',
    ],
  ]
  return asks.flatMap(([isMissing, datapoint, field, meaning]) =>
    isMissing ? [missingStatement(datapoint, field, meaning)] : [],
  )
}

/** The voluntary standard of the European Union for small and medium-sized companies: modules B3 and C3. */
export const VSME: StandardDefinition = {
  id: 'vsme',
  title: 'VSME, voluntary sustainability reporting standard of the European Union',
  version: 'Recommendation (EU) 2025/1710, modules B3 and C3, with the EFRAG taxonomy of 1 May 2026',
  rows: (inputs) => [
    ...ENERGY,
    ...EMISSIONS,
    ...ratioRows(inputs),
    ...montrealRows({ ...B3, datapoint: 'optional' }, inputs),
    ...targetTable(inputs),
  ],
  texts: [
    { ...consolidationText('boundary'), missing: null },
    methodText('30'),
    energyText('29'),
    targetText,
    planText,
  ],
  checks: [locationCheck('30', ['scope2.location']), energyCheck('29', ['energy.total']), statementCheck],
}
