import { keysOf } from '../../base/index.ts'
import type { DisclosureMissing, ReductionTarget, TargetFigures } from '../../resources/index.ts'
import { statementMissing } from './missing.ts'
import { allRows, ofTargetFigure, rowChange } from './row-sources.ts'
import type { DisclosureInputs, MissingCheck, RowDefinition, TextDefinition } from './standard.ts'

const C3 = { section: 'C3 Reduction targets and climate transition', missing: null } as const
const T = 't CO2e'

const TARGET_SCOPES = {
  scope1: ['Gross Scope 1', 'GrossScope1GreenhouseGasEmissions'],
  scope2Location: ['Gross Scope 2, location-based', 'GrossLocationBasedScope2GreenhouseGasEmissions'],
  scope2Market: ['Gross Scope 2, market-based', 'GrossMarketBasedScope2GreenhouseGasEmissions'],
  scope3: ['Gross Scope 3', 'GrossScope3GreenhouseGasEmissions'],
} as const satisfies Record<keyof TargetFigures, readonly [label: string, element: string]>

type TargetScope = keyof typeof TARGET_SCOPES

/** The totals of a target, each with the scopes that it adds up. */
const TARGET_TOTALS: readonly (readonly [
  id: string,
  label: string,
  element: string,
  scopes: readonly TargetScope[],
])[] = [
  [
    'gross.location',
    'Scope 1 and 2, location-based',
    'TotalGrossLocationBasedScope1AndScope2GHGEmissions',
    ['scope1', 'scope2Location'],
  ],
  [
    'gross.market',
    'Scope 1 and 2, market-based',
    'TotalGrossMarketBasedScope1AndScope2GHGEmissions',
    ['scope1', 'scope2Market'],
  ],
  [
    'total.location',
    'Scope 1, 2 and 3, location-based',
    'TotalGrossLocationBasedGHGEmissions',
    ['scope1', 'scope2Location', 'scope3'],
  ],
  [
    'total.market',
    'Scope 1, 2 and 3, market-based',
    'TotalGrossMarketBasedGHGEmissions',
    ['scope1', 'scope2Market', 'scope3'],
  ],
]

/** The two years of a target, with the paragraphs that ask for them. */
function targetYears({ baseYear, targetYear, base, target }: ReductionTarget) {
  return [
    { id: 'base', datapoint: '54(a), (c)', figures: base, words: 'base year', year: baseYear },
    { id: 'target', datapoint: '54(b), (c)', figures: target, words: 'target year', year: targetYear },
  ] as const
}

/** The change of a row from the base year to the target year. */
function changeRow(id: string, label: string): RowDefinition {
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
  return [...figures, changeRow(scope, label)]
}

/** The totals of the two years that follow from the scopes of a target. */
function totalRows(target: ReductionTarget, covered: readonly TargetScope[]): readonly RowDefinition[] {
  return TARGET_TOTALS.filter(([, , , scopes]) => scopes.every((scope) => covered.includes(scope))).flatMap(
    ([id, label, name, scopes]) => {
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
      return [...sums, changeRow(id, label)]
    },
  )
}

function isBasic({ statement }: DisclosureInputs): boolean {
  return statement?.module === 'basic'
}

/** The rows of the target that the company has set; empty without one, and in the basic module. */
export function targetTable(inputs: DisclosureInputs): readonly RowDefinition[] {
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
export const TARGET_TEXTS: readonly TextDefinition[] = [targetText, planText]

/** A statement that may be missing: its paragraph, its field, and its meaning in a sentence. */
type StatementAsk = readonly [isMissing: boolean, datapoint: string, field: string, meaning: string]

/** Lists the statements that are missing. */
export function missingStatements(asks: readonly StatementAsk[]): readonly DisclosureMissing[] {
  return asks.flatMap(([isMissing, datapoint, field, meaning]) =>
    isMissing ? [{ ...statementMissing(field, meaning), datapoint, rows: [] }] : [],
  )
}

/** Reports the statements of module C3 that are missing: the target and the transition plan. None in the basic module. */
export const targetCheck: MissingCheck = (inputs) => {
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
