import { fail } from '../../errors/index.ts'
import type { FittingUse } from './factor-use.ts'

/** The fifteen categories of Scope 3 by the GHG Protocol (Corporate Value Chain Standard, table 5.3), in order. */
export const SCOPE_3_CATEGORIES: readonly string[] = [
  'Purchased goods and services',
  'Capital goods',
  'Fuel- and energy-related activities',
  'Upstream transportation and distribution',
  'Waste generated in operations',
  'Business travel',
  'Employee commuting',
  'Upstream leased assets',
  'Downstream transportation and distribution',
  'Processing of sold products',
  'Use of sold products',
  'End-of-life treatment of sold products',
  'Downstream leased assets',
  'Franchises',
  'Investments',
]

/** The Scope 3 category of a use, 1 to 15; null in Scope 1 and 2. */
export function scope3CategoryOf({ scope }: FittingUse): number | null {
  const [, category] = scope.split('.')
  return category === undefined ? null : Number(category)
}

/** A claim about the scope of a record, as a caller states it, and its field. */
interface ScopeClaim {
  readonly path: string
  readonly claimed: string
}

/** Throws `factor_category_mismatch`: the claim contradicts the scope of the factor. */
export function rejectScopeClaim(use: FittingUse, { path, claimed }: ScopeClaim): never {
  const category = scope3CategoryOf(use)
  const counted = category === null ? `Scope ${use.scope}` : `Scope 3 category ${category}`
  const [why, advice] =
    use.by === 'factor'
      ? [`the factor is of ${counted}`, 'choose another factor']
      : [`the factor states no category and counts in ${counted}`, 'state the category at the factor']
  const message = `is ${claimed}, and ${why}; leave it out, or ${advice}`
  return fail(path, 'factor_category_mismatch', { message, expected: counted, received: claimed })
}

/**
 * Throws `factor_category_mismatch` for a Scope 3 category other than that of the use; null and undefined are no claim.
 */
export function checkScope3Category(use: FittingUse, claimed: number | string | null | undefined): void {
  if (claimed === undefined || claimed === null || Number(claimed) === scope3CategoryOf(use)) return
  rejectScopeClaim(use, { path: 'scope3Category', claimed: `category ${claimed}` })
}
