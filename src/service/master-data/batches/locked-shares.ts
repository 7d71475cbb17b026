import type { Context, ReadTx } from '../../core/context/context.ts'
import { listRows, rowsIn } from '../../core/context/list-rows.ts'
import { requireRow } from '../../core/context/require.ts'
import { type LockedPeriods, readLockedPeriods, rejectLocked } from '../../core/locks/locked-periods.ts'

/**
 * Keeps the shares of what happened in locked periods: what a batch has of a movement, and what its products have of the
 * batch. `path` is the field that would change them. Locks are read once, and only where a share is about to change.
 */
export class LockedShares {
  readonly #tx: ReadTx
  readonly #movements: Context['activities']['movements']
  readonly #path: string
  #locks: LockedPeriods | undefined
  readonly #openBatches = new Set<number>()

  constructor(tx: ReadTx, { activities }: Context, path: string) {
    this.#tx = tx
    this.#movements = activities.movements
    this.#path = path
  }

  /** Throws `period_locked` where the movement lies in a locked period. */
  async checkMovement(movementId: string): Promise<void> {
    const locks = await this.#read()
    if (locks.isEmpty) return
    const { record } = await requireRow(this.#tx.movements, movementId, 'movementId')
    const lock = locks.lockOf(this.#movements.periodOf(record))
    if (lock !== undefined) rejectLocked(this.#path, lock)
  }

  /** Throws `period_locked` where the batch was carried by a movement of a locked period. */
  async checkBatch(batchId: number): Promise<void> {
    if ((await this.#read()).isEmpty || this.#openBatches.has(batchId)) return
    const { records } = await listRows(rowsIn(this.#tx.movementBatches, { batchId, by: 'createdAt' }))
    for (const { record } of records) await this.checkMovement(record.movementId)
    this.#openBatches.add(batchId)
  }

  async #read(): Promise<LockedPeriods> {
    this.#locks ??= await readLockedPeriods(this.#tx)
    return this.#locks
  }
}
