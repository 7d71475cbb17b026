import { keysOf } from '../../base/index.ts'
import type { Calculation, Contribution, MethodId } from './calculation.ts'
import { checkContributions } from './check-calculation.ts'
import { DISTANCE_UPLIFTS, type Distance } from './distance.ts'
import type { EmissionFactor } from './factor/emission-factor.ts'
import { type FactorUse, SCOPE_OF_USE } from './factor/factor-categories.ts'
import { fittingUse } from './factor/factor-use.ts'
import type { TransportMode } from './route.ts'

/** The GHG Protocol scope of a contribution. */
export interface ContributionScope {
  readonly scope: 1 | 2 | 3
  /** The category of Scope 3: 1 purchased goods and services, 2 capital goods, 3 fuel- and energy-related, 4 upstream transport, 6 business travel, 8 leased assets. */
  readonly category: number | null
  /**
   * 'activity' if the factor states no category: it was accepted by its unit, and counts in the scope of the activity.
   */
  readonly by: 'factor' | 'activity'
}

const UPLIFTED_MODES: readonly TransportMode[] = keysOf(DISTANCE_UPLIFTS).filter(
  (mode) => DISTANCE_UPLIFTS[mode].rule !== 'none',
)

/** Returns the mode of a distance from its route, or from the rule of its uplift if the trace has no route. */
function distanceMode({ route, rule }: Distance): TransportMode | undefined {
  return route?.mode ?? UPLIFTED_MODES.find((mode) => DISTANCE_UPLIFTS[mode].rule === rule)
}

/** The use of transport by a mode. */
export function transportUse(activity: 'movement' | 'trip', mode: TransportMode): FactorUse {
  return `${activity}-${mode.toLowerCase() as Lowercase<TransportMode>}`
}

/** The possible uses of a contribution's factor: one, or one per mode if the contribution does not state its mode. */
export function usesOfContribution(id: MethodId, { label, steps }: Contribution): readonly [FactorUse, ...FactorUse[]] {
  if (id === 'electricity_location' || id === 'electricity_market') return ['electricity']
  if (id === 'spend') return [label === 'capital goods' ? 'spend-capital' : 'spend']
  if (id !== 'movement' && id !== 'trip') return [id]
  if (label === 'hotel') return ['hotel']
  const step = steps.find(({ kind }) => kind === 'distance')
  const mode = step?.kind === 'distance' ? distanceMode(step.distance) : undefined
  if (mode !== undefined) return [transportUse(id, mode)]
  return [`${id}-truck`, `${id}-rail`, `${id}-ship`, `${id}-air`]
}

/** Returns the scope of a factor in the first use that it fits; if it fits none, the scope of the first use. */
export function scopeInUse(factor: EmissionFactor, uses: readonly [FactorUse, ...FactorUse[]]): ContributionScope {
  const fitting = uses.map((use) => fittingUse(factor, use)).find((one) => one !== undefined)
  const { scope, by } = fitting ?? { scope: SCOPE_OF_USE[uses[0]], by: 'activity' }
  const [number, category] = scope.split('.').map(Number)
  return { scope: number as 1 | 2 | 3, category: category ?? null, by }
}

/**
 * Returns the scope of each contribution of a calculation: that of its factor's category, if stated (heat used at a
 * site is Scope 2, well-to-tank emissions of a fuel Scope 3 category 3), otherwise that of the activity.
 *
 * @example
 * ```ts
 * import { calculateFuel, scopesOf } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const heat = findFactor('desnz-2025/heat-and-steam/district-heat-and-steam/kwh')
 * scopesOf(calculateFuel({ value: 1, unit: 'MWh', factor: heat })) // => [{ scope: 2, category: null, by: 'factor' }]
 * ```
 */
export function scopesOf(calculation: Pick<Calculation, 'method' | 'contributions'>): readonly ContributionScope[] {
  checkContributions(calculation)
  const { method, contributions } = calculation
  return contributions.map((one) => scopeInUse(one.factor, usesOfContribution(method.id, one)))
}

/** Returns the Scope 3 category that all contributions share; null if they have none or several. */
export function sharedScope3Category(scopes: readonly ContributionScope[]): number | null {
  const [category = null, ...others] = new Set(scopes.map((one) => one.category))
  return others.length === 0 ? category : null
}
