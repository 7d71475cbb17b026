import type { DataTier, EmissionFactor } from './emission-factor.ts'

/** The tiers, the best data first. */
export const DATA_TIERS: readonly DataTier[] = Object.freeze(['measured', 'supplier', 'average', 'spend'])

/** The id of a row of an edition: a UUID of its name (version 5), as no own factor has one. */
const PUBLISHED_ID = /^[\da-f]{8}-[\da-f]{4}-5/

/**
 * The tier of a factor: the stated one, else the one that follows from its nature. A supplier's mix and contracted clean
 * electricity are the supplier's; the mass of a gas that leaked was measured, and its GWP estimates nothing; rows per
 * money are spend, other published rows averages. Null: an own factor that states none.
 */
export function tierOf({ tier, supplierMix, category, id }: EmissionFactor): DataTier | null {
  if (tier !== undefined) return tier
  if (supplierMix || category === 'electricity-clean') return 'supplier'
  if (category.startsWith('refrigerant')) return 'measured'
  if (category.startsWith('spend')) return 'spend'
  return PUBLISHED_ID.test(id) ? 'average' : null
}
