import { type ContributionScope, type EmissionFactor, statesCategory } from '../../core/emissions/index.ts'
import { type Notice, notice } from '../../core/errors/index.ts'
import type { EmissionKindResource } from '../../resources/index.ts'
import { builtInKind } from './emission-kinds.ts'

/** The fields of a kind that decide the scope of its records. */
export type KindWithScope = Pick<EmissionKindResource, 'id' | 'scope'>

/** Reads 1, 2 or 3 from 'SCOPE_1'; undefined for any other text. */
function numberOf(scope: string): number | undefined {
  const [, digit] = /^SCOPE_([123])$/.exec(scope) ?? []
  return digit === undefined ? undefined : Number(digit)
}

/**
 * Finds the scope that a record counts under. For a built-in kind of Scope 1 or 2 the scope of its factors decides. They
 * can only raise the scope of a company's own kind (heat is not in Scope 1, upstream emissions are not in 1 or 2). A
 * kind of Scope 3 stays, as for leased assets. Electricity is always Scope 2.
 */
export function scopeOfRecord({ id, scope }: KindWithScope, scopes: readonly ContributionScope[]): string {
  const stated = scopes.filter((one) => one.by === 'factor' || one.scope === 2).map((one) => one.scope)
  const ofKind = numberOf(scope)
  if (stated.length === 0 || ofKind === undefined || ofKind === 3) return scope
  const ofFactors = Math.max(...stated)
  return builtInKind(id) === undefined && ofFactors < ofKind ? scope : `SCOPE_${ofFactors}`
}

/** Returns a notice if a record counts under another scope than that of its kind. */
export function scopeNotices(
  kind: KindWithScope,
  scopes: readonly ContributionScope[],
  path = 'emissionKindId',
): readonly Notice[] {
  const scope = scopeOfRecord(kind, scopes)
  if (scope === kind.scope) return []
  const message = `the kind is of ${kind.scope} and the factor of ${scope}, under which the inventory counts it`
  return [notice('scope_by_factor', path, message)]
}

/** Returns a notice if a factor was accepted only because of its unit. */
export function unstatedNotices(factor: EmissionFactor, path: string): readonly Notice[] {
  if (statesCategory(factor)) return []
  const message = `"${factor.name}" states no category: it was taken by its unit, and counts where the activity does; state one at the factor`
  return [notice('factor_category_unstated', path, message)]
}
