import { canonicalJson, type FactorSnapshot, type Json, uuidOf } from '../../emissions/index.ts'
import type { Reading, Writing } from '../context/context.ts'

const ids = new WeakMap<FactorSnapshot, string>()

/** The id of a factor as it was used: made from all that it says. */
export function snapshotId(factor: FactorSnapshot): string {
  const known = ids.get(factor)
  if (known !== undefined) return known
  // in one order of fields: a store may give them back in another
  const id = uuidOf(`factor-snapshot/${canonicalJson(factor as unknown as Json)}`)
  ids.set(factor, id)
  return id
}

/** Keeps the factor as it was used, once for all records that use it. */
export async function keepSnapshot(tx: Writing, factor: FactorSnapshot, createdAt: string): Promise<string> {
  const id = snapshotId(factor)
  if ((await tx.factorSnapshots.get(id)) === null) await tx.factorSnapshots.ensure({ id, createdAt, factor })
  return id
}

/** Finds the factor of a snapshot's id. */
export type SnapshotFinder = (id: string) => Promise<FactorSnapshot>

/** Finds factors as they were used; one that many share is read once. */
export function snapshotFinder(tx: Reading): SnapshotFinder {
  const known = new Map<string, FactorSnapshot>()
  return async (id) => {
    const found = known.get(id) ?? (await snapshotOf(tx, id))
    known.set(id, found)
    return found
  }
}

/** The factor as it was used. A record keeps no factor that is not there. */
export async function snapshotOf(tx: Reading, id: string): Promise<FactorSnapshot> {
  const row = await tx.factorSnapshots.get(id)
  if (row === null) throw new TypeError(`the factor snapshot ${id} of a calculation is missing`)
  return row.record.factor
}
