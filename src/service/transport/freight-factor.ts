import type { FoundDistance, TransportMode } from '../../emissions/index.ts'
import type { PeriodInput } from '../../time/index.ts'
import type { FactorToSelect } from '../naming/select-at-fields.ts'

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

/** The country that both ends of a way share; undefined: none. */
export function sharedCountry(found: FoundDistance): string | undefined {
  const { from, to } = countriesOf(found)
  return from === to ? from : undefined
}

/**
 * What the factor of freight is selected for by table K: all lorries average laden, average container ship, freight train,
 * flights by haul. By land and sea of the country that both ends share.
 */
export function freightRequest({ mode, found, period }: FreightToSelect): FactorToSelect {
  if (mode === 'AIR') return { activity: { kind: 'movement', mode, ...countriesOf(found) }, period }
  return { activity: { kind: 'movement', mode }, region: sharedCountry(found), period }
}
