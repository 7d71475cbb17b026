import type { Calculation, FoundDistance, SelectedFactor, TransportMode } from '../../../core/emissions/index.ts'
import { fail, type NoticeCode, Violations } from '../../../core/errors/index.ts'
import type { PeriodInput } from '../../../core/time/index.ts'
import type { Context } from '../../../ledger/context/context.ts'
import {
  type FactorToSelect,
  type SelectionFields,
  selectWithClientPaths,
} from '../../../ledger/references/with-client-paths.ts'

/** Freight that needs a factor. */
export interface FreightToSelect {
  readonly mode: TransportMode
  readonly found: FoundDistance
  readonly period: PeriodInput
}

/** The countries of the ends of a route, if they are known. */
export function countriesOf({ route: { from, to } }: FoundDistance): { readonly from?: string; readonly to?: string } {
  return {
    ...(typeof from?.country === 'string' ? { from: from.country } : {}),
    ...(typeof to?.country === 'string' ? { to: to.country } : {}),
  }
}

/**
 * Builds the selection of a freight factor: all lorries average laden, average container ship, freight train, flights by
 * haul. The factor is of the country of both ends, if they share it.
 */
export function freightRequest({ mode, found, period }: FreightToSelect): FactorToSelect {
  return { activity: { kind: 'movement', mode, ...countriesOf(found) }, period }
}

/** Finds the published factor that a client named for a transport. Throws `unknown_emission_factor` at `path`. */
export function namedTransportFactor({ catalogue }: Context, id: string, path: string): SelectedFactor {
  const factor = catalogue.find(id)
  if (factor !== undefined) return { factor, notices: [] }
  const message = 'is not a published emission factor; take the id or the key of one, or leave it out'
  return fail(path, 'unknown_emission_factor', { message, received: id })
}

/** An earlier selection of a factor, and the contribution that used it: 'movement', 'leg 1'. */
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

/** Finds the used factor in the catalogue. Undefined if the contribution or the factor no longer exists. */
function usedFactor(
  { catalogue }: Context,
  { calculation: { contributions, notices }, label }: SelectedBefore,
  fields: SelectionFields,
): SelectedFactor | undefined {
  const used = contributions.find((one) => one.label === label)?.factor
  // the key of a factor that a policy derived ends with ?; policies are applied again
  const factor = used && catalogue.find(used.key.replace(/\?.*/s, ''))
  if (factor === undefined) return undefined
  const paths = Object.values(fields)
  return { factor, notices: notices.filter(({ code, path }) => OF_SELECTION.has(code) && paths.includes(path)) }
}

/** True if both requests select different factors, or the same factor with different notices. */
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
 * Keeps the previously selected factor if the new request would select the same one. Otherwise selects again. Throws what
 * `selectWithClientPaths` throws.
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
