import { fail, type Notice, notice } from '../../errors/index.ts'
import type { EmissionFactor } from './emission-factor.ts'
import {
  categoryOf,
  FACTOR_CATEGORIES,
  type FactorUse,
  SCOPE_OF_USE,
  type ScopeId,
  usesOfCategory,
} from './factor-categories.ts'

/** The scope of a factor in a use, decided by its category or, if it states none, by the activity. */
export interface FittingUse {
  readonly scope: ScopeId
  readonly by: 'factor' | 'activity'
}

/** True for a factor with a known category; any other is accepted by its unit. */
export function statesCategory({ category }: Pick<EmissionFactor, 'category'>): boolean {
  return category !== 'own' && usesOfCategory(category) !== undefined
}

/** The scope of a factor in a use; undefined if it does not fit. Upstream emissions are never Scope 1 or 2. */
export function fittingUse(factor: EmissionFactor, use: FactorUse): FittingUse | undefined {
  const by = statesCategory(factor) ? 'factor' : 'activity'
  const scope = by === 'activity' ? SCOPE_OF_USE[use] : usesOfCategory(categoryOf(factor))?.[use]
  if (factor.boundary !== 'WTT' || scope === undefined || scope.startsWith('3')) return scope && { scope, by }
  return use === 'electricity' ? undefined : { scope: '3.3', by: 'factor' }
}

/** True if both factors fit one of the uses in the same scope, judged by their categories. */
export function haveSameScope(one: EmissionFactor, other: EmissionFactor, uses: readonly FactorUse[]): boolean {
  return uses.some((use) => {
    const [a, b] = [fittingUse(one, use), fittingUse(other, use)]
    if (a === undefined || b === undefined) return false
    return a.scope === b.scope || a.by === 'activity' || b.by === 'activity'
  })
}

/** The name of a use, and of the factors that fit it. */
const USE_WORDS: Readonly<Record<FactorUse, readonly [use: string, fitting: string]>> = {
  fuel: ['fuel or heat used at a site', 'a factor of a fuel, of heat, or of their upstream emissions'],
  electricity: ['electricity', 'a factor of a grid, a residual mix or a supplier'],
  vehicle: ['a vehicle of the company', 'a factor of its fuel or electricity, or of its distance'],
  'movement-truck': ['freight by TRUCK', 'a factor of freight by road'],
  'movement-rail': ['freight by RAIL', 'a factor of freight by rail'],
  'movement-ship': ['freight by SHIP', 'a factor of freight by sea'],
  'movement-air': ['freight by AIR', 'a factor of freight by air'],
  'trip-truck': ['a trip by TRUCK', 'a factor of cars, buses or freight by road'],
  'trip-rail': ['a trip by RAIL', 'a factor of trains'],
  'trip-ship': ['a trip by SHIP', 'a factor of ferries or freight by sea'],
  'trip-air': ['a trip by AIR', 'a factor of flights'],
  hotel: ['nights at a hotel', 'a factor of hotels'],
  quantity: ['a quantity', 'a factor of waste, a material, water, homeworking, heat, hotels or commuting'],
  refrigerant: ['a leak of refrigerant', 'the GWP of a gas'],
  spend: ['money spent on goods and services', 'a factor per unit of money'],
  'spend-capital': ['money spent on capital goods', 'a factor per unit of money'],
}

/** A factor and its field. */
export interface FactorField {
  readonly factor: EmissionFactor
  readonly path: string
}

/** Throws `factor_category_mismatch` unless the factor fits one of the uses. */
export function checkFactorUse({ factor, path }: FactorField, uses: readonly FactorUse[]): void {
  if (uses.some((use) => fittingUse(factor, use) !== undefined)) return
  const words = uses.map((use) => USE_WORDS[use])
  const expected = FACTOR_CATEGORIES.filter(
    (one) => one !== 'own' && uses.some((use) => usesOfCategory(one)?.[use] !== undefined),
  ).join(', ')
  const category = categoryOf(factor)
  const what = factor.boundary === 'WTT' ? `${category} (upstream, WTT)` : category
  const [use, fitting] = [words.map(([one]) => one).join(' or '), words.map(([, one]) => one).join(' or ')]
  const message = `${factor.key} is of the category ${what}, which does not fit ${use}; choose ${fitting}`
  fail(path, 'factor_category_mismatch', { message, expected, received: category })
}

/** Returns the notice of a well-to-wheel factor whose upstream part belongs to another scope. */
export function upstreamNotices({ factor, path }: FactorField, use: FactorUse): readonly Notice[] {
  const { scope } = fittingUse(factor, use) ?? {}
  if (factor.boundary !== 'WTW' || scope === undefined || scope.startsWith('3')) return []
  const message = `${factor.key} is well to wheel: its upstream part belongs to Scope 3 category 3 but counts in Scope ${scope} here; calculate the two separately`
  return [notice('upstream_in_scope', path, message)]
}

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
  const message = `${key} is for the grid of ${region}, but the electricity was used in ${country}; name no factor, to use the grid of ${country}, or name the factor of the supplier`
  fail(field.path, 'factor_region_mismatch', { message, expected: country, received: region })
}
