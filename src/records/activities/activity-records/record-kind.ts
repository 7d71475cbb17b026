import { isKeyOf } from '../../../base/index.ts'
import {
  checkFactorUse,
  type EmissionFactor,
  type FactorUse,
  type FittingUse,
  fittingUse,
  rejectScopeClaim,
  type ScopeId,
} from '../../../core/emissions/index.ts'
import { kindOf } from '../../../ledger/references/emission-kinds.ts'
import type { BuiltInKindKey, EmissionKindResource } from '../../../resources/index.ts'

/** The built-in kind of an activity record, by the scope and category of its factor. */
const KIND_OF_SCOPE = {
  '1': 'vehicle',
  '2': 'heat',
  '3.1': 'product',
  '3.2': 'capital-goods',
  '3.3': 'energy-upstream',
  '3.5': 'waste',
  '3.6': 'travel',
  '3.7': 'commuting',
} as const satisfies Partial<Record<ScopeId, BuiltInKindKey>>

/** The built-in kinds of activity records. The first is the kind of a factor without a category. */
export const RECORD_KINDS = [
  'product',
  'waste',
  'heat',
  'commuting',
  'energy-upstream',
  'travel',
  'vehicle',
  'capital-goods',
] as const

/** The request field that names the factor. */
const PATH = 'emissionFactorId'

/** Checks that a factor fits a use, and returns its scope there. Throws `factor_category_mismatch`. */
export function useOfFactor(factor: EmissionFactor, use: FactorUse): FittingUse {
  checkFactorUse({ factor, path: PATH }, [use])
  // `checkFactorUse` checked that it fits
  return fittingUse(factor, use) as FittingUse
}

/** Finds the built-in kind that follows from the factor. */
export function kindOfUse({ scope }: FittingUse): EmissionKindResource {
  if (!isKeyOf(KIND_OF_SCOPE, scope)) throw new TypeError(`no kind of activity records is of scope ${scope}`)
  return kindOf(KIND_OF_SCOPE[scope])
}

/** True for a built-in kind that follows from a factor. */
export function isKindOfFactor(id: string): boolean {
  return RECORD_KINDS.some((key) => kindOf(key).id === id)
}

/** Throws `factor_category_mismatch` if a built-in kind of these records contradicts the factor. */
export function checkKind(use: FittingUse, { id, name }: EmissionKindResource): void {
  if (!isKindOfFactor(id) || id === kindOfUse(use).id) return
  rejectScopeClaim(use, { path: 'emissionKindId', claimed: name })
}
