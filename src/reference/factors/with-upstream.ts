import {
  type Calculation,
  type Contribution,
  type ContributionScope,
  calculationOf,
  type EmissionFactor,
  factorNotices,
  type Method,
  type MethodId,
  type Step,
  scopesOf,
} from '../../core/emissions/index.ts'
import { type Notice, type NoticeCode, notice } from '../../core/errors/index.ts'
import { equal, ONE, rationalOf } from '../../core/exact/index.ts'
import { type CatalogueOption, publishedCatalogue } from './published-catalogue.ts'
import { type FactorsOfEdition, holdsLosses, lossesOf, upstreamOf } from './upstream.ts'

/**
 * The cause of upstream emissions: the provision of a fuel, also of a power station's fuel (`well_to_tank`), the losses
 * of a grid or heat network (`losses`), and the provision of the fuel for those losses.
 */
export type UpstreamKind = 'well_to_tank' | 'losses' | 'well_to_tank_of_losses'

/** Upstream emissions of one kind, as a calculation of their own. */
export interface UpstreamPart {
  readonly kind: UpstreamKind
  /** The contributions of the original that they belong to, by index; one for each of `calculation`. */
  readonly of: readonly number[]
  /** Scope 3: category 3 for fuel burnt, energy bought and own vehicles, otherwise the category of the original. */
  readonly scope: ContributionScope
  readonly calculation: Calculation
}

/** A calculation with its separate upstream emissions, which are never part of its own emission. */
export interface WithUpstream {
  /** The original, unchanged. */
  readonly calculation: Calculation
  readonly upstream: readonly UpstreamPart[]
  /** One for every contribution without upstream emissions, or without one kind of them. */
  readonly notices: readonly Notice[]
}

/** The label of a single contribution, by method; a movement and the legs of a trip have several. */
const LABELS: Readonly<Partial<Record<MethodId, string>>> = { fuel: 'fuel', vehicle: 'vehicle', quantity: 'quantity' }

/**
 * Methods for upstream rows that the original's method does not accept: grid losses, and a lorry recorded by quantity.
 */
const OTHERS: readonly Method[] = [
  { id: 'fuel', version: 1 },
  { id: 'vehicle', version: 1 },
]

/** Notices about the figure of the original, which are not true of its upstream emissions. */
const OF_ORIGINAL: ReadonlySet<NoticeCode> = new Set<NoticeCode>([
  'biogenic_outside_totals',
  'factor_from_secondary_copy',
  'factor_gases_unpublished',
  'zero_factor_electricity_elsewhere',
  'grid_factor_lifecycle',
  'gwp_set_changed',
  'gwp_set_not_applied',
  'radiative_forcing_excluded',
  'radiative_forcing_included',
  'residual_mix_is_grid',
  'clean_factor_assumed_zero',
  'client_total_differs',
  'client_id_ignored',
])

/** Notices about a step, which belong to the contributions with such a step. */
const OF_STEPS: Readonly<Partial<Record<NoticeCode, (step: Step) => boolean>>> = {
  bridge_used: ({ kind }) => kind === 'bridge',
  distance_is_zero: (step) => step.kind === 'distance',
  distance_uplift: (step) => step.kind === 'distance' && step.distance.rule !== 'none',
  distance_estimated: (step) => step.kind === 'distance' && step.distance.kind === 'estimate',
  return_doubled: (step) => step.kind === 'policy' && step.name === 'return',
  rooms_assumed: (step) => step.kind === 'quantity' && step.what === 'rooms',
}

function isOneTraveller({ activity: { unit, value } }: Contribution): boolean {
  return unit === 'passenger' && equal(rationalOf(value), ONE)
}

function isOfUpstream({ code }: Notice, contributions: readonly Contribution[]): boolean {
  if (code === 'passengers_assumed') return contributions.some(isOneTraveller)
  const isOfStep = OF_STEPS[code]
  return !OF_ORIGINAL.has(code) && (isOfStep === undefined || contributions.some(({ steps }) => steps.some(isOfStep)))
}

function isContractShare(step: Step): boolean {
  return step.kind === 'share' && ['clean', 'uncovered', 'instrument'].includes(step.of)
}

/**
 * Returns the contributions with upstream emissions. Contract electricity uses the grid factor for all of it, because
 * publishers have no figures for contracts.
 */
function sourcesOf({ method, contributions, notices }: Calculation): Pick<Calculation, 'contributions' | 'notices'> {
  const first = contributions.find(({ label }) => label === 'uncovered share') ?? contributions[0]
  if (method.id !== 'electricity_market' || first === undefined) return { contributions, notices }
  const steps = first.steps.filter((step) => !isContractShare(step))
  const located = { contributions: [{ ...first, steps }], notices }
  if (contributions.length === 1) return located
  const path = method.version === 1 ? 'percentageOfCleanEnergy' : 'instruments'
  const message = 'upstream emissions use the grid factor for all the electricity: none are published for a clean share'
  return { ...located, notices: [...notices, notice('upstream_by_location', path, message)] }
}

/** A contribution with the row of its upstream emissions of one kind. */
interface UpstreamSource {
  readonly index: number
  readonly contribution: Contribution
  readonly row: EmissionFactor
}

/** Returns the contributions of upstream emissions in a method; undefined: the method has no labels for them. */
function relabelContributions(method: Method, sources: readonly UpstreamSource[]): readonly Contribution[] | undefined {
  const label = LABELS[method.id]
  if (label !== undefined && sources.length > 1) return undefined
  const isLabelled = method.id === 'trip' || (method.id === 'movement' && sources[0]?.index === 0)
  if (label === undefined && !isLabelled) return undefined
  return sources.map(({ contribution, row }, index) => {
    const own = method.id === 'trip' ? `leg ${index + 1}` : contribution.label
    return { ...contribution, label: label ?? own, factor: row }
  })
}

/**
 * Calculates the upstream emissions of one kind by the first method that counts all of them in the scope; undefined if
 * none does.
 */
function upstreamPart(
  kind: UpstreamKind,
  sources: readonly UpstreamSource[],
  original: Calculation,
): UpstreamPart | undefined {
  const [first] = scopesOf({ ...original, contributions: sources.map(({ contribution }) => contribution) })
  if (first === undefined) return undefined
  const category = first.scope === 3 ? first.category : 3
  const counts = (one: ContributionScope) => one.by === 'factor' && one.scope === 3 && one.category === category
  for (const method of [original.method, ...OTHERS]) {
    const contributions = relabelContributions(method, sources)
    if (contributions === undefined || !scopesOf({ method, contributions }).every(counts)) continue
    const remaining = original.notices.filter((one) => isOfUpstream(one, contributions))
    const own = sources.flatMap(({ row }) => factorNotices(row))
    const calculation = calculationOf({ method, contributions, notices: [...remaining, ...own] })
    const scope: ContributionScope = { scope: 3, category, by: 'factor' }
    return { kind, of: sources.map(({ index }) => index), scope, calculation }
  }
  return undefined
}

const KIND_WORDS: Readonly<Record<UpstreamKind, string>> = {
  well_to_tank: 'well-to-tank emissions',
  losses: 'losses on the way',
  well_to_tank_of_losses: 'well-to-tank emissions of the losses',
}

const KINDS: readonly UpstreamKind[] = ['well_to_tank', 'losses', 'well_to_tank_of_losses']

type Rows = Readonly<Partial<Record<UpstreamKind, EmissionFactor | undefined>>>

/** True for a factor that includes its upstream emissions. */
function holdsUpstream({ boundary }: EmissionFactor): boolean {
  return boundary === 'WTW' || boundary === 'lifecycle'
}

/** Finds the upstream rows of a factor; undefined if its edition has none. */
function findUpstreamRows(factor: EmissionFactor, factors: FactorsOfEdition): Rows {
  if (factor.boundary === 'WTT' || holdsUpstream(factor)) return {}
  const losses = lossesOf(factor, factors)
  const rows: Rows = { well_to_tank: upstreamOf(factor, factors) }
  if (holdsLosses(factor)) return rows
  if (losses === undefined && !/^(?:electricity|vehicle-ev-electricity)$/.test(factor.category)) return rows
  return { ...rows, losses, well_to_tank_of_losses: losses && upstreamOf(losses, factors) }
}

function missingNotice(factor: EmissionFactor, kinds: readonly UpstreamKind[], index: number): Notice {
  const { key, category } = factor
  const what = kinds.map((kind) => KIND_WORDS[kind]).join(', ')
  const advice =
    category === 'vehicle-ev-electricity'
      ? 'those of an electric vehicle are published per distance: calculate that, too'
      : category === 'electricity-clean'
        ? 'pass the location-based calculation of the same electricity'
        : 'calculate them with an upstream factor of your own (boundary WTT) if they count'
  const message = `${key} has no row of ${what} in its edition that can be added to it; nothing was added: ${advice}`
  return notice('upstream_not_published', `contributions[${index}].factor`, message)
}

function includedNotice({ key, boundary }: EmissionFactor, index: number): Notice {
  const message = `${key} is ${boundary}, and already includes its upstream emissions; nothing was added`
  return notice('upstream_in_factor', `contributions[${index}].factor`, message)
}

/**
 * Adds the published upstream emissions of a calculation, each as a separate calculation with its own trace: the
 * well-to-tank row of every factor, and for electricity and district heat the losses and their well-to-tank row, joined
 * by the publisher's row ids within the edition. The original is unchanged. Upstream emissions of fuel burnt, energy
 * bought and own vehicles are Scope 3 category 3; those of freight and travel by others stay in their own category (GHG
 * Protocol, Corporate Value Chain Standard, table 5.4). Electricity under a contract is taken by location, with the
 * notice `upstream_by_location`. A missing row is not a zero but a notice: `upstream_not_published`; a
 * well-to-wheel or lifecycle factor leaves `upstream_in_factor`.
 *
 * @example
 * ```ts
 * import { calculateElectricity, toTrace } from 'tonne'
 * import { findFactor, withUpstream } from 'tonne/factors'
 * import { verify } from 'tonne/verify'
 * const grid = findFactor('desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh')
 * const used = calculateElectricity({ method: 'location', value: 1, unit: 'MWh', grid })
 * const { upstream } = withUpstream(used)
 * upstream.map(({ kind, calculation }) => [kind, calculation.emission.co2e]) // => [['well_to_tank', 45.9], ['losses', 18.53], ['well_to_tank_of_losses', 3.97]]
 * upstream[0]?.scope // => { scope: 3, category: 3, by: 'factor' }
 * upstream.every(({ calculation }) => verify(toTrace(calculation)).verified) // => true
 * ```
 */
export function withUpstream(
  calculation: Calculation,
  { catalogue = publishedCatalogue }: CatalogueOption = {},
): WithUpstream {
  const original = { ...calculation, ...sourcesOf(calculation) }
  const { contributions } = original
  const upstreamRows = contributions.map(({ factor }) => {
    return { factor, rows: findUpstreamRows(factor, (edition) => catalogue.factors(edition)) }
  })
  const upstream = KINDS.map((kind) => {
    const sources = contributions.flatMap((contribution, index) => {
      const row = upstreamRows[index]?.rows[kind]
      return row === undefined ? [] : [{ index, contribution, row }]
    })
    return upstreamPart(kind, sources, original)
  }).filter((part) => part !== undefined)
  const isAdded = (kind: UpstreamKind, index: number) =>
    upstream.some((one) => one.kind === kind && one.of.includes(index))
  const notices = upstreamRows.flatMap(({ factor, rows }, index) => {
    if (holdsUpstream(factor)) return [includedNotice(factor, index)]
    const missing = KINDS.filter((kind) => kind in rows && !isAdded(kind, index))
    return missing.length === 0 ? [] : [missingNotice(factor, missing, index)]
  })
  return { calculation, upstream, notices }
}
