import { lazyFor, sha256Hex } from '../../base/index.ts'
import {
  canonicalJson,
  type EmissionFactor,
  type FactorSnapshot,
  uuidOf,
  withGwpSetOfFactor,
} from '../../core/emissions/index.ts'
import { cached } from '../context/cached.ts'
import type { ReadTx, WriteTx } from '../context/context.ts'

/** The canonical text of a factor, because a store may return fields in another order. */
function textOf(factor: FactorSnapshot): string {
  return `factor-snapshot/${canonicalJson(factor)}`
}

/** The id of a factor as it was used: the SHA-256 in hex of its content. */
export const snapshotId: (factor: FactorSnapshot) => string = lazyFor((factor) => sha256Hex(textOf(factor)))

/** The id of a factor in earlier versions: a UUID of version 5, by SHA-1. */
export function earlierSnapshotId(factor: FactorSnapshot): string {
  return uuidOf(textOf(factor))
}

/** Stores a factor as it was used, once for all records that use it, and returns its id. */
export async function keepSnapshot(tx: WriteTx, factor: FactorSnapshot, createdAt: string): Promise<string> {
  const id = snapshotId(factor)
  if ((await tx.factorSnapshots.get(id)) !== null) return id
  // records of an earlier version keep their snapshot, so that recalculating them changes nothing
  const earlier = earlierSnapshotId(factor)
  if ((await tx.factorSnapshots.get(earlier)) !== null) return earlier
  await tx.factorSnapshots.ensure({ id, createdAt, factor })
  return id
}

/** Finds the factor of a snapshot's id. */
export type SnapshotFinder = (id: string) => Promise<FactorSnapshot>

/** Finds factors as they were used; a shared one is read once. */
export function snapshotFinder(tx: ReadTx): SnapshotFinder {
  return cached((id) => snapshotOf(tx, id))
}

/** Finds the factor of a snapshot. Throws TypeError if it is missing, because records reference only stored snapshots. */
export async function snapshotOf(tx: ReadTx, id: string): Promise<FactorSnapshot> {
  const row = await tx.factorSnapshots.get(id)
  if (row === null) throw new TypeError(`the factor snapshot ${id} of a calculation is missing`)
  return row.record.factor
}

/**
 * The factor of a snapshot as it was named or selected: in its published GWP set, because each calculation applies
 * that of the policy again.
 */
export async function factorAsNamed(tx: ReadTx, snapshotId: string): Promise<EmissionFactor> {
  const factor = await snapshotOf(tx, snapshotId)
  const { gwp, publishedGwp } = factor
  return publishedGwp === null || gwp === publishedGwp ? factor : withGwpSetOfFactor(factor, publishedGwp)
}
