import { keysOf } from '../../base/index.ts'
import type { DisclosureMissing, ReductionTarget, TargetFigures } from '../../resources/index.ts'
import { intensityRows, NET_REVENUE } from './intensity-rows.ts'
import { consolidationText, energyText, methodText } from './methodology.ts'
import { energyCheck, locationCheck, RECORDS_MISSING, ROWS_MISSING, statementMissing } from './missing.ts'
import { montrealRows } from './montreal-row.ts'
import { allRows, ofInventory, ofTargetFigure, rowChange } from './row-sources.ts'
import { scope3Rows, scope3Total } from './scope3-rows.ts'
import type { DisclosureInputs, MissingCheck, RowDefinition, StandardDefinition, TextDefinition } from './standard.ts'
import { B3, element, VSME_ENERGY } from './vsme-energy.ts'

const T = 't CO2e'

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
  { row: 'total.location', unit: T, label: 'Scope 1, 2 and 3, location-based' },
  { row: 'total.market', unit: T, label: 'Scope 1, 2 and 3, market-based' },
] as const

const INTENSITY = { ...B3, datapoint: '31' } as const

/** The elements of the ratios to turnover, by row. */
const RATIO_ELEMENTS: Readonly<Record<string, string>> = {
  [`gross.location.per.${NET_REVENUE}`]: 'Scope1AndScope2GreenhouseGasEmissionsIntensityValueLocationBased',
  [`gross.market.per.${NET_REVENUE}`]: 'Scope1AndScope2GreenhouseGasEmissionsIntensityValueMarketBased',
  [`total.location.per.${NET_REVENUE}`]: 'TotalLocationBasedGreenhouseGasEmissionsIntensityValue',
  [`total.market.per.${NET_REVENUE}`]: 'TotalMarketBasedGreenhouseGasEmissionsIntensityValue',
}

function ratioRows(inputs: DisclosureInputs): readonly RowDefinition[] {
  return intensityRows(INTENSITY, NUMERATORS, inputs).map((row) => {
    const name = RATIO_ELEMENTS[row.id]
    // only the location-based figure of Scope 1 and 2 is required, and so is its ratio
    const missing = row.id.startsWith('gross.location') ? row.missing : null
    return name === undefined ? { ...row, missing } : { ...row, missing, element: element(name) }
  })
}

const C3 = { section: 'C3 Reduction targets and climate transition', missing: null } as const
const TARGET_SCOPES = {
  scope1: ['Gross Scope 1', 'GrossScope1GreenhouseGasEmissions'],
  scope2Location: ['Gross Scope 2, location-based', 'GrossLocationBasedScope2GreenhouseGasEmissions'],
  scope2Market: ['Gross Scope 2, market-based', 'GrossMarketBasedScope2GreenhouseGasEmissions'],
  scope3: ['Gross Scope 3', 'GrossScope3GreenhouseGasEmissions'],
} as const satisfies Record<keyof TargetFigures, readonly [label: string, element: string]>

type TargetScope = keyof typeof TARGET_SCOPES

/** The totals of a target, each with the scopes that it adds up. */
const TARGET_TOTALS = (['Location', 'Market'] as const).flatMap((by) => {
  const basis = by.toLowerCase()
  const scopes: readonly TargetScope[] = ['scope1', `scope2${by}`]
  const elementName = (of: string) => `TotalGross${by}Based${of}GHGEmissions`
  return [
    { id: `gross.${basis}`, label: `Scope 1 and 2, ${basis}-based`, name: elementName('Scope1AndScope2'), scopes },
    {
      id: `total.${basis}`,
      label: `Scope 1, 2 and 3, ${basis}-based`,
      name: elementName(''),
      scopes: [...scopes, 'scope3' as const],
    },
  ]
})

/** The two years of a target, with the paragraphs that ask for them. */
function targetYears({ baseYear, targetYear, base, target }: ReductionTarget) {
  return [
    { id: 'base', datapoint: '54(a), (c)', figures: base, words: 'base year', year: baseYear },
    { id: 'target', datapoint: '54(b), (c)', figures: target, words: 'target year', year: targetYear },
  ] as const
}

/** The change of a row from the base year to the target year. */
function targetChangeRow(id: string, label: string): RowDefinition {
  const source = rowChange({ from: `base.${id}`, to: `target.${id}` }, T)
  return {
    ...C3,
    id: `target.${id}.change`,
    datapoint: '54',
    label: `${label}: target against base year`,
    unit: '%',
    source,
  }
}

/** The rows of a scope that a target covers: the base year, the target year, and the change between them. */
function scopeRows(target: ReductionTarget, scope: TargetScope): readonly RowDefinition[] {
  const [label, name] = TARGET_SCOPES[scope]
  const figures = targetYears(target).map(({ id, datapoint, figures, words, year }) => ({
    ...C3,
    id: `${id}.${scope}`,
    datapoint,
    label: `${label} in the ${words} ${year}`,
    element: `vsme:${name}`,
    unit: T,
    source: ofTargetFigure(`reductionTarget.${id}.${scope}`, figures?.[scope]),
    missing: statementMissing(`reductionTarget.${id}.${scope}`, `The emissions of the ${words}`),
  }))
  return [...figures, targetChangeRow(scope, label)]
}

/** The totals of the two years that follow from the scopes of a target. */
function totalRows(target: ReductionTarget, covered: readonly TargetScope[]): readonly RowDefinition[] {
  return TARGET_TOTALS.filter(({ scopes }) => scopes.every((scope) => covered.includes(scope))).flatMap(
    ({ id, label, name, scopes }) => {
      const sums = targetYears(target).map(({ id: of, datapoint, words, year }) => ({
        ...C3,
        id: `${of}.${id}`,
        datapoint,
        label: `${label} in the ${words} ${year}`,
        element: `vsme:${name}`,
        unit: T,
        source: allRows(
          scopes.map((scope) => `${of}.${scope}`),
          T,
        ),
      }))
      return [...sums, targetChangeRow(id, label)]
    },
  )
}

const isBasic = ({ statement }: DisclosureInputs) => statement?.module === 'basic'

/** The rows of the target that the company has set; empty without one, and in the basic module. */
function targetTable(inputs: DisclosureInputs): readonly RowDefinition[] {
  const target = inputs.statement?.reductionTarget
  if (!target || isBasic(inputs)) return []
  const covered = keysOf(TARGET_SCOPES).filter(
    (scope) => target.base?.[scope] !== undefined || target.target?.[scope] !== undefined,
  )
  return [...covered.flatMap((scope) => scopeRows(target, scope)), ...totalRows(target, covered)]
}

const targetText: TextDefinition = {
  datapoint: '54',
  text: (inputs) => {
    const target = inputs.statement?.reductionTarget
    if (isBasic(inputs) || target === undefined) return null
    if (target === null) return 'The company has set no target to reduce emissions.'
    const coverage = target.coverage === undefined ? '' : ` The target concerns: ${target.coverage}`
    const actions = target.actions === undefined ? '' : ` Main actions: ${target.actions}`
    return `Target year ${target.targetYear}, base year ${target.baseYear}.${coverage}${actions}`
  },
  missing: null,
}

const planText: TextDefinition = {
  datapoint: '55, 56',
  text: (inputs) => (isBasic(inputs) ? null : (inputs.statement?.transitionPlan ?? null)),
  missing: null,
}

/** The texts of module C3. */
const TARGET_TEXTS: readonly TextDefinition[] = [targetText, planText]

/** A statement that may be missing: its paragraph, its field, and its meaning in a sentence. */
type StatementAsk = readonly [isMissing: boolean, datapoint: string, field: string, meaning: string]

/** Lists the statements that are missing. */
function missingStatements(asks: readonly StatementAsk[]): readonly DisclosureMissing[] {
  return asks.flatMap(([isMissing, datapoint, field, meaning]) =>
    isMissing ? [{ ...statementMissing(field, meaning), datapoint, rows: [] }] : [],
  )
}

/** Reports the statements of module C3 that are missing: the target and the transition plan. None in the basic module. */
const targetCheck: MissingCheck = (inputs) => {
  if (isBasic(inputs)) return []
  const { reductionTarget: target, highClimateImpact, transitionPlan } = inputs.statement ?? {}
  const hasTarget = target !== undefined && target !== null
  const hasScopes = [target?.base, target?.target].some((one) => Object.keys(one ?? {}).length > 0)
  const isInSector = highClimateImpact === 'all' || highClimateImpact === 'part'
  return missingStatements([
    [target === undefined, '54', 'reductionTarget', 'The target to reduce emissions (null if none was set)'],
    [
      hasTarget && !hasScopes,
      '54',
      'reductionTarget.base and reductionTarget.target',
      'The emissions of base and target year by scope',
    ],
    [
      hasTarget && target.coverage === undefined,
      '54(d)',
      'reductionTarget.coverage',
      'The share of each scope that the target concerns',
    ],
    [
      hasTarget && target.actions === undefined,
      '54(e)',
      'reductionTarget.actions',
      'The main actions towards the target',
    ],
    [
      highClimateImpact === undefined,
      '55',
      'highClimateImpact',
      'Whether all, a part or none of the activities are in high climate impact sectors',
    ],
    [
      isInSector && transitionPlan === undefined,
      '55, 56',
      'transitionPlan',
      'The transition plan, or whether and when one will be adopted,',
    ],
  ])
}

/** Reports what only the company knows in module B3: the module, and turnover. */
const statementCheck: MissingCheck = ({ statement: { module, intensities = [] } = {} }) =>
  missingStatements([
    [module === undefined, 'module', 'module', 'The module (basic or comprehensive), without which both are given,'],
    [
      !intensities.some(({ id }) => id === NET_REVENUE),
      '31',
      `intensities with the id ${NET_REVENUE}`,
      'The turnover and its unit, by which emissions are divided,',
    ],
  ])

/** The voluntary standard of the European Union for small and medium-sized companies: modules B3 and C3. */
export const VSME: StandardDefinition = {
  id: 'vsme',
  title: 'VSME, voluntary sustainability reporting standard of the European Union',
  version: 'Recommendation (EU) 2025/1710, modules B3 and C3, with the EFRAG taxonomy of 1 May 2026',
  rows: (inputs) => [
    ...VSME_ENERGY,
    ...EMISSIONS,
    ...ratioRows(inputs),
    ...montrealRows({ ...B3, datapoint: 'optional' }, inputs),
    ...targetTable(inputs),
  ],
  texts: [{ ...consolidationText('boundary'), missing: null }, methodText('30'), energyText('29'), ...TARGET_TEXTS],
  checks: [locationCheck('30', ['scope2.location']), energyCheck('29', ['energy.total']), statementCheck, targetCheck],
}
