import {
  canonicalJson,
  type EmissionFactor,
  type FactorSnapshot,
  uuidOf,
  withGwpSetOfFactor,
} from '../../../emissions/index.ts'
import { lazyFor } from '../../../errors/index.ts'
import { sha256Hex } from '../../../store/index.ts'
import { cached } from '../context/cached.ts'
import type { ReadTx, WriteTx } from '../context/context.ts'

/** In one order of fields: a store may give them back in another. */
function textOf(factor: FactorSnapshot): string {
  return `factor-snapshot/${canonicalJson(factor)}`
}

/** The id of a factor as it was used: the SHA-256, in hex, of all that it says. */
export const snapshotId: (factor: FactorSnapshot) => string = lazyFor((factor) => sha256Hex(textOf(factor)))

/** The id that earlier versions gave a factor: a UUID of version 5, which is made by SHA-1. */
export function earlierSnapshotId(factor: FactorSnapshot): string {
  return uuidOf(textOf(factor))
}

/** Keeps the factor as it was used, once for all records that use it. */
export async function keepSnapshot(tx: WriteTx, factor: FactorSnapshot, createdAt: string): Promise<string> {
  const id = snapshotId(factor)
  if ((await tx.factorSnapshots.get(id)) !== null) return id
  // what an earlier version stored stays the factor of its records, so that computing them again changes nothing
  const earlier = earlierSnapshotId(factor)
  if ((await tx.factorSnapshots.get(earlier)) !== null) return earlier
  await tx.factorSnapshots.ensure({ id, createdAt, factor })
  return id
}

/** Finds the factor of a snapshot's id. */
export type SnapshotFinder = (id: string) => Promise<FactorSnapshot>

/** Finds factors as they were used; one that many share is read once. */
export function snapshotFinder(tx: ReadTx): SnapshotFinder {
  return cached((id) => snapshotOf(tx, id))
}

/** The factor as it was used. A record keeps no factor that is not there. */
export async function snapshotOf(tx: ReadTx, id: string): Promise<FactorSnapshot> {
  const row = await tx.factorSnapshots.get(id)
  if (row === null) throw new TypeError(`the factor snapshot ${id} of a calculation is missing`)
  return row.record.factor
}

/**
 * The factor of a snapshot as it was named or selected: without the GWP set that the policy of the service gave it, which
 * is given anew with every calculation.
 */
export async function factorAsNamed(tx: ReadTx, snapshotId: string): Promise<EmissionFactor> {
  const factor = await snapshotOf(tx, snapshotId)
  const { gwp, publishedGwp } = factor
  return publishedGwp === null || gwp === publishedGwp ? factor : withGwpSetOfFactor(factor, publishedGwp)
}
