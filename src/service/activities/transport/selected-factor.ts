import type { Calculation, FoundDistance, SelectedFactor, TransportMode } from '../../../emissions/index.ts'
import { type NoticeCode, Violations } from '../../../errors/index.ts'
import type { PeriodInput } from '../../../time/index.ts'
import type { Context } from '../../core/context/context.ts'
import {
  type FactorToSelect,
  type SelectionFields,
  selectWithClientPaths,
} from '../../core/references/select-with-client-paths.ts'

/** Freight for which a factor is due. */
export interface FreightToSelect {
  readonly mode: TransportMode
  readonly found: FoundDistance
  readonly period: PeriodInput
}

/** The countries of the ends of a route, where they are known. */
export function countriesOf({ route: { from, to } }: FoundDistance): { readonly from?: string; readonly to?: string } {
  return {
    ...(typeof from?.country === 'string' ? { from: from.country } : {}),
    ...(typeof to?.country === 'string' ? { to: to.country } : {}),
  }
}

/**
 * The selection of a factor of freight, since a movement names none: all lorries average laden, average container ship,
 * freight train, flights by haul; of the country that both ends share.
 */
export function freightRequest({ mode, found, period }: FreightToSelect): FactorToSelect {
  return { activity: { kind: 'movement', mode, ...countriesOf(found) }, period }
}

/** An earlier selection of a factor, and the part of the calculation that used it: 'movement', 'leg 1'. */
export interface SelectedBefore {
  readonly request: FactorToSelect
  readonly calculation: Calculation
  readonly label: string
}

/** Notices of a selection. */
const OF_SELECTION: ReadonlySet<NoticeCode> = new Set<NoticeCode>([
  'factor_edition_older',
  'factor_edition_newer',
  'factor_edition_partial',
  'factor_region_fallback',
  'freight_vehicle_assumed',
  'average_passenger',
  'cabin_class_read_as',
  'haul_assumed_international',
])

/** The factor that was used, as it was published; undefined where the part or the factor is no more. */
function usedFactor(
  { catalogue }: Context,
  { calculation: { contributions, notices }, label }: SelectedBefore,
  fields: SelectionFields,
): SelectedFactor | undefined {
  const used = contributions.find((one) => one.label === label)?.factor
  // the policies of the service derive factors; they are applied again
  const factor = used && catalogue.find(used.key.replace(/\?.*/s, ''))
  if (factor === undefined) return undefined
  const paths = Object.values(fields)
  return { factor, notices: notices.filter(({ code, path }) => OF_SELECTION.has(code) && paths.includes(path)) }
}

/** True where one would select another factor than the other, or has other things to say of it. */
export function selectsAnother(
  context: Context,
  { now, was }: { readonly now: FactorToSelect; readonly was: FactorToSelect },
  fields: SelectionFields,
): boolean {
  const [current, before] = [now, was].map((request) => JSON.stringify(request))
  if (current === before) return false
  const select = (request: FactorToSelect) =>
    new Violations().attempt(() => selectWithClientPaths(context, request, fields))
  return JSON.stringify(select(now)) !== JSON.stringify(select(was))
}

/**
 * The factor of an activity: that of before, while what it was selected for is the same or would select the same; else one
 * that is selected now. Throws as `selectAtFields` does.
 */
export function selectOrKeep(
  context: Context,
  { request, fields }: { readonly request: FactorToSelect; readonly fields: SelectionFields },
  before?: SelectedBefore,
): SelectedFactor {
  const used = before && usedFactor(context, before, fields)
  if (before === undefined || used === undefined) return selectWithClientPaths(context, request, fields)
  const isAnother = selectsAnother(context, { now: request, was: before.request }, fields)
  return isAnother ? selectWithClientPaths(context, request, fields) : used
}
