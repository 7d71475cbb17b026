import type { SelectedFactor } from '../../core/emissions/index.ts'
import { noticesAt, withPaths } from '../../core/errors/index.ts'
import type { PeriodInput } from '../../core/time/index.ts'
import type { ActivityToSelect } from '../../reference/factors/index.ts'
import { selectFactorFromCache } from '../../reference/factors/resolution/index.ts'
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

/** Selects a factor by the policy of the service. Paths of notices and errors are request fields. */
export function selectWithClientPaths(
  { catalogue, policy }: Context,
  { activity, region, period }: FactorToSelect,
  fields: SelectionFields,
): SelectedFactor {
  const where = region === undefined ? {} : { region }
  const request = { activity, ...where, period, catalogue, edition: policy.edition }
  const pathOf = (path: string) => fieldOf(path, fields)
  const { factor, notices } = withPaths(pathOf, () => selectFactorFromCache(request))
  return { factor, notices: noticesAt(pathOf, notices) }
}
