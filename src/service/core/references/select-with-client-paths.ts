import type { EmissionFactor, SelectedFactor } from '../../../emissions/index.ts'
import { getOrInsertComputed, noticesAt, withPaths } from '../../../errors/index.ts'
import { type ActivityToSelect, type Catalogue, type FactorRequest, selectFactor } from '../../../factors/index.ts'
import { type PeriodInput, periodOf, yearKeyOf } from '../../../time/index.ts'
import type { Context } from '../context/context.ts'

/** A request for a factor. */
export interface FactorToSelect {
  readonly activity: ActivityToSelect
  /** A country or a region of it; undefined if unknown. */
  readonly region?: string | undefined
  readonly period: PeriodInput
}

/** The request fields that a factor is selected by. */
export interface SelectionFields {
  readonly activity: string
  readonly period: string
  /** Default: the field of the activity. */
  readonly region?: string
  readonly cabinClass?: string
}

function fieldOf(path: string, { activity, period, region = activity, cabinClass = activity }: SelectionFields) {
  if (path === 'activity.cabinClass') return cabinClass
  if (path.startsWith('period')) return period
  return path === 'region' ? region : activity
}

/** The most answers cached per catalogue; then the cache is cleared. */
const REMEMBERED_MAX = 10_000

/** Cached by the factors of a catalogue, so that a catalogue with other factors has its own entries. */
const remembered = new WeakMap<readonly EmissionFactor[], Map<string, SelectedFactor>>()

/** Selects as `selectFactor` does, which reads every factor, and caches the answer: it depends only on the years of the period. */
function selected(request: FactorRequest & { readonly catalogue: Catalogue; readonly period: PeriodInput }) {
  const { catalogue, period, ...rest } = request
  const known = getOrInsertComputed(remembered, catalogue.factors(), () => new Map())
  const key = JSON.stringify([yearKeyOf(periodOf(period)), rest])
  const found = known.get(key) ?? selectFactor(request)
  if (known.size >= REMEMBERED_MAX) known.clear()
  known.set(key, found)
  return found
}

/** Selects a factor by the policy of the service. Paths of notices and errors are request fields. */
export function selectWithClientPaths(
  { catalogue, policy }: Context,
  { activity, region, period }: FactorToSelect,
  fields: SelectionFields,
): SelectedFactor {
  const where = region === undefined ? {} : { region }
  const request = { activity, ...where, period, catalogue, edition: policy.edition }
  const pathOf = (path: string) => fieldOf(path, fields)
  const { factor, notices } = withPaths(pathOf, () => selected(request))
  return { factor, notices: noticesAt(pathOf, notices) }
}
