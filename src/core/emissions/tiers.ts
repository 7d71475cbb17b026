import type { Calculation } from './calculation.ts'
import { checkContributions } from './check-calculation.ts'
import { tierOf } from './factor/define-factor.ts'
import type { DataTier } from './factor/emission-factor.ts'
import { type EmissionSum, sumEmissionsBy } from './sum.ts'

/**
 * Returns the tier of each contribution of a calculation, from its factor; null for an own factor that states none. A
 * factor states it by `tier` of `defineFactor`.
 *
 * @example
 * ```ts
 * import { calculateElectricity, tiersOf } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const grid = findFactor('desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh')
 * const use = { value: 1, unit: 'MWh', grid, percentageOfCleanEnergy: 40 }
 * tiersOf(calculateElectricity({ ...use, method: 'market' })) // => ['average', 'supplier']
 * ```
 */
export function tiersOf(calculation: Pick<Calculation, 'contributions'>): readonly (DataTier | null)[] {
  checkContributions(calculation)
  return calculation.contributions.map(({ factor }) => tierOf(factor))
}

/** Returns the parts of a calculation by tier. */
function splitByTier(calculation: Calculation): { readonly tier: DataTier | null; readonly part: Calculation }[] {
  const tiers = tiersOf(calculation)
  return [...new Set(tiers)].map((tier) => {
    const contributions = calculation.contributions.filter((_, index) => tiers[index] === tier)
    return { tier, part: { ...calculation, contributions } }
  })
}

/**
 * Adds calculations up by tier, exactly. A calculation with factors of two tiers counts in both, with its parts. The
 * key null is for own factors that state no tier.
 *
 * @example
 * ```ts
 * import { calculateFuel, defineFactor, sumEmissionsByTier } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const average = findFactor('desnz-2025/fuels/liquid-fuels/gas-oil/litres')
 * const supplier = defineFactor({ key: 'own/hvo/l', unit: 'l', per1: { co2e: '0.0358' }, tier: 'supplier' })
 * const byTier = sumEmissionsByTier([average, supplier].map((factor) => calculateFuel({ value: 100, unit: 'l', factor })))
 * byTier.get('supplier')?.total().emission.co2e // => 3.58
 * byTier.get('spend') // => undefined
 * ```
 */
export function sumEmissionsByTier(calculations: Iterable<Calculation>): Map<DataTier | null, EmissionSum> {
  const parts = Array.from(calculations).flatMap(splitByTier)
  return sumEmissionsBy(
    parts,
    ({ tier }) => tier,
    ({ part }) => part,
  )
}
