import { fail } from '../../errors/index.ts'
import type { FactorField } from './factor-use.ts'

/** True for a grid average, valid only in its region; a supplier may deliver from anywhere. */
function isGridOfARegion({ factor: { category, supplierMix } }: FactorField): boolean {
  return category === 'electricity' && !supplierMix
}

/**
 * Throws `factor_region_mismatch` for the factor of a grid in a country other than that of the electricity use.
 * `country` is an ISO 3166-1 alpha-2 code.
 */
export function checkGridRegion(field: FactorField, country: string): void {
  const { key, region } = field.factor
  // 'US-ERCT' is in the United States
  if (region === null || !isGridOfARegion(field) || region.split('-')[0] === country) return
  const message = `${key} is of the grid of ${region}, and the electricity was used in ${country}; name no factor, so that the grid of ${country} counts, or the factor of the supplier`
  fail(field.path, 'factor_region_mismatch', { message, expected: country, received: region })
}
