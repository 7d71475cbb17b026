import { type Awaitable, getOrCompute, when } from '../../base/index.ts'
import { type ContributionScope, type EmissionFactor, statesCategory } from '../../core/emissions/index.ts'
import { fail, type Notice, notice } from '../../core/errors/index.ts'
import {
  type BuiltInKindKey,
  builtInEmissionKinds,
  builtInKindId,
  type EmissionKindResource,
  type MovementResource,
} from '../../resources/index.ts'
import { sharedByRecords } from '../../store/index.ts'
import type { ReadTx } from '../context/context.ts'

const builtIn: ReadonlyMap<string, EmissionKindResource> = new Map(
  builtInEmissionKinds().map((kind) => [kind.id, sharedByRecords(kind)]),
)
const ids = new Map<BuiltInKindKey, string>()

/** Finds the built-in kind of an id; undefined for any other id. */
export function builtInKind(id: string): EmissionKindResource | undefined {
  return builtIn.get(id)
}

/** The built-in kind of a key. */
export function kindOf(key: BuiltInKindKey): EmissionKindResource {
  return builtIn.get(getOrCompute(ids, key, builtInKindId)) as EmissionKindResource
}

const BY_MODE = {
  TRUCK: 'movement-truck',
  SHIP: 'movement-ship',
  AIR: 'movement-air',
  RAIL: 'movement-rail',
} as const satisfies Record<MovementResource['transportType'], BuiltInKindKey>

/** The built-in kind of freight by a mode. */
export function kindOfFreight(mode: MovementResource['transportType']): EmissionKindResource {
  return kindOf(BY_MODE[mode])
}

/** Finds a built-in kind, or one of the company's own. Throws `unknown_emission_kind`. */
export function emissionKindOf(tx: ReadTx, id: string, path: string): Awaitable<EmissionKindResource> {
  return builtIn.get(id) ?? ownKindOf(tx, id, path)
}

/** Finds the kind of a record; null if it is deleted. */
export async function existingKind(tx: ReadTx, id: string): Promise<EmissionKindResource | null> {
  return builtInKind(id) ?? (await tx.emissionKinds.get(id))?.record ?? null
}

function ownKindOf(tx: ReadTx, id: string, path: string): Awaitable<EmissionKindResource> {
  return when(tx.emissionKinds.get(id), (row) => {
    if (row !== null) return row.record
    return fail(path, 'unknown_emission_kind', {
      message: 'is not an emission kind that this company finds; take the id of a built-in kind, or create one',
      received: id,
    })
  })
}

/** Returns a notice if the kind is the built-in kind of another activity. Ignores the company's own kinds. */
export function kindNotices({ id }: { readonly id: string }, usual: readonly BuiltInKindKey[]): readonly Notice[] {
  const kind = builtInKind(id)
  if (kind === undefined || usual.some((key) => kindOf(key).id === id)) return []
  const names = usual.map((key) => kindOf(key).name).join('" or "')
  const message = `"${kind.name}" is the kind of another activity; usual here is "${names}"`
  return [notice('emission_kind_unusual', 'emissionKindId', message)]
}

/** The fields of a kind that decide the scope of its records. */
export type KindWithScope = Pick<EmissionKindResource, 'id' | 'scope'>

const SCOPE_NUMBERS: ReadonlyMap<string, number> = new Map([
  ['SCOPE_1', 1],
  ['SCOPE_2', 2],
  ['SCOPE_3', 3],
])

/**
 * Finds the scope that a record counts under. For a built-in kind of Scope 1 or 2 the scope of its factors decides. They
 * can only raise the scope of a company's own kind (heat is not in Scope 1, upstream emissions are not in 1 or 2). A
 * kind of Scope 3 stays, as for leased assets. Electricity is always Scope 2.
 */
export function scopeOfRecord({ id, scope }: KindWithScope, scopes: readonly ContributionScope[]): string {
  const stated = scopes.filter((one) => one.by === 'factor' || one.scope === 2).map((one) => one.scope)
  const ofKind = SCOPE_NUMBERS.get(scope)
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
  const message = `the kind is in ${kind.scope}, but the factor is in ${scope}, so the inventory counts the record in ${scope}`
  return [notice('scope_by_factor', path, message)]
}

/** Returns a notice if a factor was accepted only because of its unit. */
export function unstatedNotices(factor: EmissionFactor, path: string): readonly Notice[] {
  if (statesCategory(factor)) return []
  const message = `"${factor.name}" has no category: only its unit was checked, and the record counts in the scope of its activity; set the category of the factor`
  return [notice('factor_category_unstated', path, message)]
}
