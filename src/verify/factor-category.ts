import type { FactorUse, MethodId } from '../core/emissions/index.ts'
import type { Field } from './findings.ts'
import type { Factor, Trace, TraceContribution, TraceStep } from './trace-shape.ts'

const BURNT = 'fuel bioenergy fuel-mobile fuel-nonroad fuel-wtt bioenergy-wtt electricity-td electricity-wtt'
const BY_ROAD = 'vehicle vehicle-van vehicle-hgv vehicle-ev-electricity freight freight-road freight-road-refrigerated'
const FREIGHT_BY = {
  road: `${BY_ROAD} freight-wtt freight-road-wtt`,
  rail: 'freight freight-rail freight-wtt freight-rail-wtt',
  sea: 'freight freight-sea freight-wtt freight-sea-wtt',
  air: 'freight freight-air freight-wtt freight-air-wtt',
} as const

const PER_MONEY = 'spend spend-without-margins'

/** The factor categories that each activity accepts, written independently of the library's table. */
export const FITTING: Readonly<Record<FactorUse, string>> = {
  fuel: `${BURNT} heat-steam cooling heat-steam-td heat-and-steam-wtt refrigerant refrigerant-other`,
  electricity:
    'electricity electricity-clean electricity-residual electricity-other overseas-electricity managed-assets-electricity',
  vehicle: [
    `${BURNT} electricity electricity-clean electricity-residual electricity-other overseas-electricity`,
    'vehicle vehicle-van vehicle-hgv vehicle-ev-electricity',
    'uk-electricity-t-d-for-evs vehicle-mobile managed-assets-vehicles freight freight-road freight-road-refrigerated',
    'freight-rail freight-sea freight-air freight-wtt freight-road-wtt freight-rail-wtt freight-sea-wtt freight-air-wtt',
    'travel travel-land travel-road travel-land-wtt travel-road-wtt',
  ].join(' '),
  'movement-truck': FREIGHT_BY.road,
  'movement-rail': FREIGHT_BY.rail,
  'movement-ship': FREIGHT_BY.sea,
  'movement-air': FREIGHT_BY.air,
  'trip-truck': `${FREIGHT_BY.road} travel travel-land travel-road travel-land-wtt travel-road-wtt`,
  'trip-rail': `${FREIGHT_BY.rail} travel travel-land travel-rail travel-land-wtt travel-rail-wtt`,
  'trip-ship': `${FREIGHT_BY.sea} travel-sea business-travel-sea-wtt`,
  'trip-air': `${FREIGHT_BY.air} travel travel-air travel-air-wtt`,
  hotel: 'hotel',
  quantity: [
    'agriculture process homeworking water water-treatment material-use waste-disposal hotel vehicle-van vehicle-hgv',
    'heat-steam cooling heat-steam-td heat-and-steam-wtt travel-land travel-road travel-rail travel-sea',
    'travel-land-wtt travel-road-wtt travel-rail-wtt business-travel-sea-wtt',
  ].join(' '),
  refrigerant: 'refrigerant refrigerant-other',
  spend: PER_MONEY,
  'spend-capital': PER_MONEY,
}

/** Categories that no activity accepts. */
export const NOWHERE =
  'outside-of-scopes electricity-non-baseload secr-kwh-pass-delivery-vehs secr-kwh-uk-electricity-for-evs'

const SETS = new Map(Object.entries(FITTING).map(([use, words]) => [use, new Set(words.split(' '))]))
const KNOWN: ReadonlySet<string> = new Set([...Object.values(FITTING), NOWHERE].join(' ').split(' '))

/** Transport modes in the names of factors, and the use of a multi-mode category for each. */
export const MODES = [
  { words: /\b(?:hgvs?|vans?|truck|cars?|motor(?:cycle|bike)|bus|taxis)\b/i, mode: 'road' },
  { words: /\brail\b/i, mode: 'rail' },
  { words: /\b(?:sea tanker|cargo ship|waterborne craft|ferry)\b/i, mode: 'sea' },
  { words: /\b(?:flights|air travel|aircraft)\b/i, mode: 'air' },
] as const

/**
 * Returns the category of a factor; one of several modes is narrowed to the mode in its name, and water to its
 * treatment.
 */
export function narrowCategory({ category, name }: Pick<Factor, 'category' | 'name'>): string {
  if (category === 'water') return /\btreatment\b/i.test(name) ? 'water-treatment' : category
  const [, kind, upstream = ''] = /^(freight|travel)(?:-land)?(-wtt)?$/.exec(category) ?? []
  const [named, ...others] = kind === undefined ? [] : MODES.filter(({ words }) => words.test(name))
  if (named === undefined || others.length > 0) return category
  const isFerry = kind === 'travel' && named.mode === 'sea' && upstream !== ''
  return isFerry ? 'business-travel-sea-wtt' : `${kind}-${named.mode}${upstream}`
}

const MODE_OF_RULE = {
  none: undefined,
  'iso14083-air-95': 'air',
  'glec-road-1.05': 'truck',
  'glec-sea-1.15': 'ship',
} as const

function modeOfSteps(steps: readonly TraceStep[]): string | undefined {
  const step = steps.find(({ kind }) => kind === 'distance')
  if (step?.kind !== 'distance') return undefined
  const { route, rule } = step.distance
  return route === null ? MODE_OF_RULE[rule] : route.mode.toLowerCase()
}

/** The possible uses of a contribution: one, or one per mode if the mode is unknown. */
function usesOf(method: MethodId, { label, steps }: TraceContribution): readonly string[] {
  if (method === 'electricity_location' || method === 'electricity_market') return ['electricity']
  if (method === 'spend') return [label === 'capital goods' ? 'spend-capital' : 'spend']
  if (method !== 'movement' && method !== 'trip') return [method]
  if (label === 'hotel') return ['hotel']
  const mode = modeOfSteps(steps)
  return mode === undefined ? [...SETS.keys()].filter((use) => use.startsWith(`${method}-`)) : [`${method}-${mode}`]
}

/** Returns the categories of the library's table that fit a use; a test compares them with the table. */
export function categoriesFitting(use: FactorUse): ReadonlySet<string> {
  return SETS.get(use) as ReadonlySet<string>
}

/** Every category that this verifier checks; other categories are accepted. */
export const KNOWN_CATEGORIES = KNOWN

/** True if a use accepts the category of a factor; categories that this verifier does not know are accepted. */
export function acceptsCategory(factor: Factor, use: string): boolean {
  const category = narrowCategory(factor)
  // Scope 2 never includes upstream emissions, regardless of the category
  const isUpstream = use === 'electricity' && factor.boundary === 'WTT' && category !== 'managed-assets-electricity'
  return !isUpstream && (!KNOWN.has(category) || SETS.get(use)?.has(category) === true)
}

/** Checks that the category of each factor, where stated, fits its activity. */
export function checkCategories({ method, contributions }: Trace, root: Field): void {
  for (const [index, contribution] of contributions.entries()) {
    const uses = usesOf(method.id as MethodId, contribution)
    if (!uses.some((use) => SETS.has(use)) || uses.some((use) => acceptsCategory(contribution.factor, use))) continue
    const expected = [...new Set(uses.flatMap((use) => [...(SETS.get(use) ?? [])]))].join(', ')
    const category = root.in('contributions', index, 'factor', 'category')
    category.differs('is not a category that the activity takes', expected, narrowCategory(contribution.factor))
  }
}
