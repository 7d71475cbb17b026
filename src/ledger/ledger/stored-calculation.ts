import { type Calculation, type Contribution, calculationOf } from '../../core/emissions/index.ts'
import type { Notice } from '../../core/errors/index.ts'
import type { ReadTx, WriteTx } from '../context/context.ts'
import type { StoredCalculation } from '../context/records.ts'
import { keepSnapshot, type SnapshotFinder, snapshotOf } from './factor-snapshots.ts'

/** Freezes notices, because stores share only frozen lists. */
function frozen(notices: readonly Notice[]): readonly Notice[] {
  return Object.isFrozen(notices) ? notices : Object.freeze([...notices])
}

/** Stores the factors of a calculation and returns it with their snapshot ids. */
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

/** Restores a stored calculation with its factors. */
export function calculationOfStored(tx: ReadTx, stored: StoredCalculation): Promise<Calculation> {
  return calculationWith((id) => snapshotOf(tx, id), stored)
}

/** Restores a stored calculation with factors from a finder. */
export async function calculationWith(findSnapshot: SnapshotFinder, stored: StoredCalculation): Promise<Calculation> {
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
