import {
  checkFactorUse,
  type EmissionFactor,
  type FactorUse,
  type FittingUse,
  failAsCounted,
  fittingUse,
  type ScopeId,
} from '../../../emissions/index.ts'
import { isKeyOf } from '../../../errors/index.ts'
import type { BuiltInKindKey, EmissionKindResource } from '../../../resources/index.ts'
import { kindOf } from '../../core/references/emission-kinds.ts'

/** The built-in kind of an activity by its quantity, by the scope and category that its factor decides. */
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

/** The built-in kinds of activities by their quantity; a factor without a category is of the first. */
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

/** The field of the client that names the factor. */
const PATH = 'emissionFactorId'

/** The scope of a record by its factor in a use. Throws `factor_category_mismatch`. */
export function useOfFactor(factor: EmissionFactor, use: FactorUse): FittingUse {
  checkFactorUse({ factor, path: PATH }, [use])
  // it fits, which was checked
  return fittingUse(factor, use) as FittingUse
}

/** The built-in kind of a record, which follows from its factor. */
export function kindOfUse({ scope }: FittingUse): EmissionKindResource {
  if (!isKeyOf(KIND_OF_SCOPE, scope)) throw new TypeError(`no kind of activity records is of scope ${scope}`)
  return kindOf(KIND_OF_SCOPE[scope])
}

/** True for a built-in kind that follows from the factor of a record. */
export function isKindOfFactor(id: string): boolean {
  return RECORD_KINDS.some((key) => kindOf(key).id === id)
}

/** Throws `factor_category_mismatch` for a built-in kind of these records that is not that of the factor. */
export function checkKind(use: FittingUse, { id, name }: EmissionKindResource): void {
  if (!isKindOfFactor(id) || id === kindOfUse(use).id) return
  failAsCounted(use, { path: 'emissionKindId', claimed: name })
}
