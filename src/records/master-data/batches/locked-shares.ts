import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import { listRows, rowsOfList } from '../../../ledger/context/list-rows.ts'
import { requireRow } from '../../../ledger/context/require.ts'
import { type LockedPeriods, readLockedPeriods, rejectLock } from '../../../ledger/locks/locked-periods.ts'

/** Protects the shares of movements in locked periods. */
export interface ShareGuard {
  /** Throws `period_locked` if the movement lies in a locked period. */
  checkMovement(movementId: string): Promise<void>
  /** Throws `period_locked` if a movement of a locked period carried the batch. */
  checkBatch(batchId: number): Promise<void>
}

/**
 * Protects the shares of batches in movements, and of products in batches. `path` is the field that would change them.
 * Reads the locks once, and only if a share is about to change.
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
    if (lock !== undefined) rejectLock(path, lock)
  }
  const checkBatch = async (batchId: number) => {
    if ((await isNothingLocked()) || openBatches.has(batchId)) return
    const { records } = await listRows(rowsOfList(tx.movementBatches, { batchId, by: 'createdAt' }))
    for (const { record } of records) await checkMovement(record.movementId)
    openBatches.add(batchId)
  }
  return { checkMovement, checkBatch }
}
