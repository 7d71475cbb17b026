import type { Context, ReadTx } from '../../core/context/context.ts'
import { listRows, rowsIn } from '../../core/context/list-rows.ts'
import { requireRow } from '../../core/context/require.ts'
import { type LockedPeriods, readLockedPeriods, rejectLocked } from '../../core/locks/locked-periods.ts'

/** Guards the shares of what happened in locked periods. */
export interface ShareGuard {
  /** Throws `period_locked` where the movement lies in a locked period. */
  checkMovement(movementId: string): Promise<void>
  /** Throws `period_locked` where the batch was carried by a movement of a locked period. */
  checkBatch(batchId: number): Promise<void>
}

/**
 * Guards what a batch has of a movement, and what its products have of the batch. `path` is the field that would change them.
 * Locks are read once, and only where a share is about to change.
 */
export function shareGuard(tx: ReadTx, { activities }: Context, path: string): ShareGuard {
  let locks: LockedPeriods | undefined
  const openBatches = new Set<number>()
  const isNothingLocked = async () => {
    locks ??= await readLockedPeriods(tx)
    return locks.isEmpty
  }
  const checkMovement = async (movementId: string) => {
    if (await isNothingLocked()) return
    const { record } = await requireRow(tx.movements, movementId, 'movementId')
    const lock = locks?.lockOf(activities.movements.periodOf(record))
    if (lock !== undefined) rejectLocked(path, lock)
  }
  const checkBatch = async (batchId: number) => {
    if ((await isNothingLocked()) || openBatches.has(batchId)) return
    const { records } = await listRows(rowsIn(tx.movementBatches, { batchId, by: 'createdAt' }))
    for (const { record } of records) await checkMovement(record.movementId)
    openBatches.add(batchId)
  }
  return { checkMovement, checkBatch }
}
