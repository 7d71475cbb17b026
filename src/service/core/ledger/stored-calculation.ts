import { type Calculation, type Contribution, calculationOf } from '../../../emissions/index.ts'
import type { Notice } from '../../../errors/index.ts'
import type { ReadTx, WriteTx } from '../context/context.ts'
import type { StoredCalculation } from '../context/records.ts'
import { keepSnapshot, type SnapshotFinder, snapshotOf } from './factor-snapshots.ts'

/** The same notices as a list that a store shares, which it does with what nobody can change. */
function frozen(notices: readonly Notice[]): readonly Notice[] {
  return Object.isFrozen(notices) ? notices : Object.freeze([...notices])
}

/** The calculation to store: its factors by their snapshots. */
export async function storedCalculation(
  tx: WriteTx,
  calculation: Calculation,
  timestamp: string,
): Promise<StoredCalculation> {
  const { method, notices } = calculation
  const contributions = []
  for (const { label, activity, steps, factor } of calculation.contributions) {
    const factorSnapshotId = await keepSnapshot(tx, factor, timestamp)
    contributions.push(Object.freeze({ label, activity: Object.freeze(activity), steps, factorSnapshotId }))
  }
  return Object.freeze({ method, contributions: Object.freeze(contributions), notices: frozen(notices) })
}

/** The calculation that was stored, with its factors. */
export function calculationOfStored(tx: ReadTx, stored: StoredCalculation): Promise<Calculation> {
  return calculationWith((id) => snapshotOf(tx, id), stored)
}

/** The same, with factors that are found by others. */
export async function calculationWith(findSnapshot: SnapshotFinder, stored: StoredCalculation): Promise<Calculation> {
  const { method, notices } = stored
  return calculationOf({ method, notices, contributions: await contributionsOf(findSnapshot, stored) })
}

/** The contributions of a stored calculation with their factors. */
export async function contributionsOf(
  findSnapshot: SnapshotFinder,
  stored: StoredCalculation,
): Promise<readonly Contribution[]> {
  const contributions: Contribution[] = []
  for (const { label, activity, steps, factorSnapshotId } of stored.contributions)
    contributions.push({ label, activity, steps, factor: await findSnapshot(factorSnapshotId) })
  return contributions
}
