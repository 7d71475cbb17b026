import type { SelectedFactor } from '../../../emissions/index.ts'
import { noticesAt, withPaths } from '../../../errors/index.ts'
import type { ActivityToSelect } from '../../../factors/index.ts'
import { selectCached } from '../../../factors/resolution/index.ts'
import type { PeriodInput } from '../../../time/index.ts'
import type { Context } from '../context/context.ts'

/** A request for a factor. */
export interface FactorToSelect {
  readonly activity: ActivityToSelect
  /** A country or a region below it; undefined: not known. */
  readonly region?: string | undefined
  readonly period: PeriodInput
}

/** The fields of the client behind what a factor is selected by. */
export interface SelectionFields {
  readonly activity: string
  readonly period: string
  /** Not given: that of the activity. */
  readonly region?: string
  readonly cabinClass?: string
}

function fieldOf(path: string, { activity, period, region = activity, cabinClass = activity }: SelectionFields) {
  if (path === 'activity.cabinClass') return cabinClass
  if (path.startsWith('period')) return period
  return path === 'region' ? region : activity
}

/** The factor by the policy of the service, its notices and errors at the fields of the client. */
export function selectWithClientPaths(
  { catalogue, policy }: Context,
  { activity, region, period }: FactorToSelect,
  fields: SelectionFields,
): SelectedFactor {
  const where = region === undefined ? {} : { region }
  const request = { activity, ...where, period, catalogue, edition: policy.edition }
  const pathOf = (path: string) => fieldOf(path, fields)
  const { factor, notices } = withPaths(pathOf, () => selectCached(request))
  return { factor, notices: noticesAt(pathOf, notices) }
}
