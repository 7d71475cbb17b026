import { type ContributionScope, type EmissionFactor, statesCategory } from '../../../emissions/index.ts'
import { type Notice, notice } from '../../../errors/index.ts'
import type { EmissionKindResource } from '../../../resources/index.ts'
import { builtInKind } from './emission-kinds.ts'

/** A kind of emission, as far as it says where records of it count. */
export type KindWithScope = Pick<EmissionKindResource, 'id' | 'scope'>

/** 1, 2 or 3 of 'SCOPE_1'; undefined for what is not a scope. */
function numberOf(scope: string): number | undefined {
  const [, digit] = /^SCOPE_([123])$/.exec(scope) ?? []
  return digit === undefined ? undefined : Number(digit)
}

/**
 * The scope that a record counts under. What its factors state decides for a built-in kind of Scope 1 or 2; a kind of the
 * company's own is only raised (heat is in no Scope 1, what is upstream in neither 1 nor 2), and a kind of Scope 3 stands,
 * as for leased assets. Electricity is Scope 2 by what it is, whatever its factor states.
 */
export function scopeOfRecord({ id, scope }: KindWithScope, scopes: readonly ContributionScope[]): string {
  const stated = scopes.filter((one) => one.by === 'factor' || one.scope === 2).map((one) => one.scope)
  const ofKind = numberOf(scope)
  if (stated.length === 0 || ofKind === undefined || ofKind === 3) return scope
  const ofFactors = Math.max(...stated)
  return builtInKind(id) === undefined && ofFactors < ofKind ? scope : `SCOPE_${ofFactors}`
}

/** A notice where a record counts under another scope than that of its kind. */
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

/** A notice where a factor was taken by its unit alone. */
export function unstatedNotices(factor: EmissionFactor, path: string): readonly Notice[] {
  if (statesCategory(factor)) return []
  const message = `"${factor.name}" states no category: it was taken by its unit, and counts where the activity does; state one at the factor`
  return [notice('factor_category_unstated', path, message)]
}
