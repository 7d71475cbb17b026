import type { FoundDistance, TransportMode } from '../../../emissions/index.ts'
import type { PeriodInput } from '../../../time/index.ts'
import type { FactorToSelect } from '../../core/references/select-with-client-paths.ts'

/** Freight for which a factor is due. */
export interface FreightToSelect {
  readonly mode: TransportMode
  readonly found: FoundDistance
  readonly period: PeriodInput
}

/** The countries of the ends of a way, where they are known. */
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
