import { type Calculation, calculationOf } from '../../../emissions/index.ts'
import type { Notice } from '../../../errors/index.ts'
import type { ReadTx, WriteTx } from '../context/context.ts'
import type { StoredCalculation } from '../context/records.ts'
import { keepSnapshot, type SnapshotFinder, snapshotOf } from './factor-snapshots.ts'

/** The same notices as a list that a store shares, which it does with what nobody can change. */
function frozen(notices: readonly Notice[]): readonly Notice[] {
  return Object.isFrozen(notices) ? notices : Object.freeze([...notices])
}

/** The calculation as it is kept: its factors by their snapshots. */
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

/** The calculation that was kept, whole. */
export function calculationOfStored(tx: ReadTx, kept: StoredCalculation): Promise<Calculation> {
  return calculationWith((id) => snapshotOf(tx, id), kept)
}

/** The same, with factors that are found by others. */
export async function calculationWith(findSnapshot: SnapshotFinder, kept: StoredCalculation): Promise<Calculation> {
  const contributions = []
  for (const { factorSnapshotId, ...contribution } of kept.contributions) {
    contributions.push({ ...contribution, factor: await findSnapshot(factorSnapshotId) })
  }
  return calculationOf({ method: kept.method, notices: kept.notices, contributions })
}
