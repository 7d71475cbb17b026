import { type Awaitable, cacheByObject, sha256Hex, when } from '../../base/index.ts'
import {
  type Calculation,
  type Contribution,
  calculationOf,
  canonicalJson,
  type EmissionFactor,
  type FactorSnapshot,
  uuidOf,
  withGwpSetOfFactor,
} from '../../core/emissions/index.ts'
import type { Notice } from '../../core/errors/index.ts'
import { cacheByKey } from '../context/cached.ts'
import type { ReadTx, WriteTx } from '../context/context.ts'
import type { StoredCalculation } from '../context/records.ts'

/** Freezes notices, because stores share only frozen lists. */
function frozen(notices: readonly Notice[]): readonly Notice[] {
  return Object.isFrozen(notices) ? notices : Object.freeze([...notices])
}

/** Stores the factors of a calculation and returns it with their snapshot ids. */
export function storedCalculation(
  tx: WriteTx,
  calculation: Calculation,
  timestamp: string,
): Awaitable<StoredCalculation> {
  const { method, notices } = calculation
  return when(keepContributions(tx, calculation.contributions, timestamp), (contributions) =>
    Object.freeze({ method, contributions: Object.freeze(contributions), notices: frozen(notices) }),
  )
}

/** Stores the factors of contributions, one after the other. */
function keepContributions(
  tx: WriteTx,
  [first, ...others]: readonly Contribution[],
  timestamp: string,
): Awaitable<StoredCalculation['contributions'][number][]> {
  if (first === undefined) return []
  const { label, activity, steps, factor } = first
  return when(keepSnapshot(tx, factor, timestamp), (factorSnapshotId) => {
    const stored = Object.freeze({ label, activity: Object.freeze(activity), steps, factorSnapshotId })
    return others.length === 0 ? [stored] : when(keepContributions(tx, others, timestamp), (rest) => [stored, ...rest])
  })
}

/** Restores a stored calculation with its factors. */
export function readCalculation(tx: ReadTx, stored: StoredCalculation): Promise<Calculation> {
  return restoreCalculation((id) => snapshotOf(tx, id), stored)
}

/** Restores a stored calculation with factors from a finder. */
export async function restoreCalculation(
  findSnapshot: SnapshotFinder,
  stored: StoredCalculation,
): Promise<Calculation> {
  const { method, notices } = stored
  return calculationOf({ method, notices, contributions: await contributionsOf(findSnapshot, stored) })
}

/** Restores the contributions of a stored calculation with their factors. */
export async function contributionsOf(
  findSnapshot: SnapshotFinder,
  stored: StoredCalculation,
): Promise<readonly Contribution[]> {
  const contributions: Contribution[] = []
  for (const { label, activity, steps, factorSnapshotId } of stored.contributions)
    contributions.push({ label, activity, steps, factor: await findSnapshot(factorSnapshotId) })
  return contributions
}

/** The canonical text of a factor, because a store may return fields in another order. */
function textOf(factor: FactorSnapshot): string {
  return `factor-snapshot/${canonicalJson(factor)}`
}

/** The id of a factor as it was used: the SHA-256 in hex of its content. */
export const snapshotId: (factor: FactorSnapshot) => string = cacheByObject((factor) => sha256Hex(textOf(factor)))

/** The id of a factor in earlier versions: a UUID of version 5, by SHA-1. */
export function earlierSnapshotId(factor: FactorSnapshot): string {
  return uuidOf(textOf(factor))
}

/** Stores a factor as it was used, once for all records that use it, and returns its id. */
export function keepSnapshot(tx: WriteTx, factor: FactorSnapshot, createdAt: string): Awaitable<string> {
  const id = snapshotId(factor)
  return when(tx.factorSnapshots.get(id), (row) => (row === null ? keepNewSnapshot(tx, factor, { id, createdAt }) : id))
}

async function keepNewSnapshot(
  tx: WriteTx,
  factor: FactorSnapshot,
  { id, createdAt }: { readonly id: string; readonly createdAt: string },
): Promise<string> {
  // records of an earlier version keep their snapshot, so that recalculating them changes nothing
  const earlier = earlierSnapshotId(factor)
  if ((await tx.factorSnapshots.get(earlier)) !== null) return earlier
  await tx.factorSnapshots.ensure({ id, createdAt, factor })
  return id
}

/** Finds the factor of a snapshot's id. */
export type SnapshotFinder = (id: string) => Awaitable<FactorSnapshot>

/** Finds factors as they were used; a shared one is read once. */
export function snapshotFinder(tx: ReadTx): SnapshotFinder {
  return cacheByKey((id) => snapshotOf(tx, id))
}

/** Finds the factor of a snapshot. Throws TypeError if it is missing, because records reference only stored snapshots. */
export function snapshotOf(tx: ReadTx, id: string): Awaitable<FactorSnapshot> {
  return when(tx.factorSnapshots.get(id), (row) => {
    if (row === null) throw new TypeError(`the factor snapshot ${id} of a calculation is missing`)
    return row.record.factor
  })
}

/**
 * The factor of a snapshot as it was named or selected: in its published GWP set, because each calculation applies
 * that of the policy again.
 */
export function readNamedFactor(tx: ReadTx, snapshotId: string): Awaitable<EmissionFactor> {
  return when(snapshotOf(tx, snapshotId), (factor) => {
    const { gwp, publishedGwp } = factor
    return publishedGwp === null || gwp === publishedGwp ? factor : withGwpSetOfFactor(factor, publishedGwp)
  })
}
