import { getOrInsertComputed } from '../../base/index.ts'
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
  return builtIn.get(getOrInsertComputed(ids, key, builtInKindId)) as EmissionKindResource
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
export function emissionKindOf(
  tx: ReadTx,
  id: string,
  path: string,
): EmissionKindResource | Promise<EmissionKindResource> {
  return builtIn.get(id) ?? ownKindOf(tx, id, path)
}

/** Finds the kind of a record; null if it is deleted. */
export async function existingKind(tx: ReadTx, id: string): Promise<EmissionKindResource | null> {
  return builtInKind(id) ?? (await tx.emissionKinds.get(id))?.record ?? null
}

async function ownKindOf(tx: ReadTx, id: string, path: string): Promise<EmissionKindResource> {
  const row = await tx.emissionKinds.get(id)
  if (row !== null) return row.record
  return fail(path, 'unknown_emission_kind', {
    message: 'is not an emission kind that this company finds; take the id of a built-in kind, or create one',
    received: id,
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
