import type { DataTier, EmissionFactor } from './emission-factor.ts'

/** The tiers, the best data first. */
export const DATA_TIERS: readonly DataTier[] = Object.freeze(['measured', 'supplier', 'average', 'spend'])

/** The id of a row of an edition: a UUID of its name (version 5), as no own factor has one. */
const PUBLISHED_ID = /^[\da-f]{8}-[\da-f]{4}-5/

/**
 * Returns the tier of a factor: the stated one, by default derived from its nature. A supplier's mix and contracted
 * clean electricity are `supplier`; leaked gases are `measured`, because a GWP estimates nothing; rows per money are
 * `spend`, other published rows `average`. Null for an own factor that states none.
 */
export function tierOf({ tier, supplierMix, category, id }: EmissionFactor): DataTier | null {
  if (tier !== undefined) return tier
  if (supplierMix || category === 'electricity-clean') return 'supplier'
  if (category.startsWith('refrigerant')) return 'measured'
  if (category.startsWith('spend')) return 'spend'
  return PUBLISHED_ID.test(id) ? 'average' : null
}
