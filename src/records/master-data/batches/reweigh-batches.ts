import { EventLoopYield } from '../../../base/index.ts'
import { type Notice, notice } from '../../../core/errors/index.ts'
import type { Context, WriteTx } from '../../../ledger/context/context.ts'
import { listRows, rowsOfList } from '../../../ledger/context/list-rows.ts'
import { carriedProducts, log } from '../../../ledger/log/log.ts'
import { linksOf, partReader, writeContents } from './batch-contents.ts'
import { type BatchRow, weightFields, weightOfBatch, weightOfParts } from './batch-row.ts'
import { type ShareGuard, shareGuard } from './locked-shares.ts'
import { shareMovementsOf } from './movement-batches.ts'

/** The most batches that a notice names; it counts the rest. */
const NAMED_MAX = 10

async function batchesWith(tx: WriteTx, productId: number): Promise<readonly number[]> {
  const { records } = await listRows(rowsOfList(tx.batchProducts, { productId, by: 'createdAt' }))
  return records.map(({ record }) => record.batchId).sort((a, b) => a - b)
}

async function requireBatch(tx: WriteTx, id: number): Promise<BatchRow> {
  const row = await tx.batches.get(id)
  if (row === null) throw new TypeError(`the batch ${id} of a product is missing`)
  return row
}

/** Result of reweighing a batch. */
interface Reweighed {
  readonly outcome: 'kept' | 'same' | 'changed'
  readonly links: number
}

/** Returns a function that recomputes the weight of a batch and the shares of its products. Reads each product once. */
function reweigher(tx: WriteTx, context: Context, shares: ShareGuard): (id: number) => Promise<Reweighed> {
  const partsOf = partReader(tx)
  return async (id) => {
    const row = await requireBatch(tx, id)
    const timestamp = context.now()
    const existing = await linksOf(tx, id)
    const parts = await partsOf(existing)
    await writeContents(tx, { batchId: id, parts, existing, at: timestamp, beforeChange: () => shares.checkBatch(id) })
    const links = existing.length
    const weight = weightOfParts(parts)
    if (weight === null) return { outcome: 'kept', links }
    if (weight === weightOfBatch(row)) return { outcome: 'same', links }
    const updated = await tx.batches.update(id, row.version, { set: { ...weightFields(weight), updatedAt: timestamp } })
    const carried = carriedProducts(parts)
    await log(tx, context, { action: 'update', collection: 'batches', id, row: updated, carried })
    return { outcome: 'changed', links }
  }
}

function weightKeptNotices(ids: readonly number[]): readonly Notice[] {
  if (ids.length === 0) return []
  const more = ids.length > NAMED_MAX ? ` and ${ids.length - NAMED_MAX} more` : ''
  const message = `a product of batch ${ids.slice(0, NAMED_MAX).join(', ')}${more} has no weight, so totalWeight stays as it was there`
  return [notice('batch_weight_kept', 'weight', message)]
}

/**
 * Recomputes the weights of a product's batches after its own weight changed, and the shares that depend on them. Throws
 * `period_locked`.
 */
export async function reweighBatchesOf(tx: WriteTx, context: Context, productId: number): Promise<readonly Notice[]> {
  const shares = shareGuard(tx, context, 'weight')
  const reweigh = reweigher(tx, context, shares)
  const eventLoop = new EventLoopYield()
  const ids: Record<'kept' | 'same' | 'changed', number[]> = { kept: [], same: [], changed: [] }
  for (const id of await batchesWith(tx, productId)) {
    const { outcome, links } = await reweigh(id)
    ids[outcome].push(id)
    await eventLoop.after(links)
  }
  await shareMovementsOf(tx, ids.changed, shares)
  return weightKeptNotices(ids.kept)
}
