import { EventLoopYield } from '../../../base/index.ts'
import { type Notice, notice } from '../../../core/errors/index.ts'
import type { Context, WriteTx } from '../../../ledger/context/context.ts'
import { listRows, rowsOfList } from '../../../ledger/context/list-rows.ts'
import { requireNumberedRow } from '../../../ledger/context/require.ts'
import { digitsOf, stampNow, wireFigure, withExactInputs } from '../../../ledger/context/stored-record.ts'
import type { RequiredFields, UseCases } from '../../../ledger/context/use-cases.ts'
import { carriedProducts, log } from '../../../ledger/log/log.ts'
import { emissionKindOf, kindNotices, kindOf } from '../../../ledger/references/emission-kinds.ts'
import type { ProductResource } from '../../../resources/index.ts'
import { recordUseCases } from '../record-use-cases.ts'
import { linksOf, partReader, writeContents } from './batch-contents.ts'
import { type BatchRow, weightFields, weightOfBatch, weightOfParts } from './batch-row.ts'
import { type ShareGuard, shareGuard } from './locked-shares.ts'
import { shareMovementsOf } from './movement-batches.ts'
import { type ProductRow, toProductResource } from './product-row.ts'

/** Finds the kind after a change. An unchanged kind is not looked up, because it may be deleted by now. */
async function kindOfChange(
  tx: WriteTx,
  { record }: ProductRow,
  id = record.emissionKindId,
): Promise<{ readonly id: string }> {
  return id === record.emissionKindId ? { id } : emissionKindOf(tx, id, 'emissionKindId')
}

/**
 * Products of a company. Ids are numbers, or their digits. The weight of a product is in kilograms, 0 if unknown; a
 * change of it also changes the weights of its batches. The emission of a product is its part, by weight, of the
 * emissions of its batches; null if no batch has an emission. A product in a batch cannot be deleted (`record_in_use`).
 * Throws, in addition to what all use cases throw: `unknown_emission_kind`.
 */
export type Products<Required extends RequiredFields = 'reference'> = UseCases<
  ProductResource,
  'createProduct',
  'updateProduct',
  number | string,
  ProductResource,
  Required
>

const collection = 'products'

/** The use cases of products. */
export function products(context: Context): Products {
  return recordUseCases(context, {
    collection,
    noun: 'Product',
    find: (tx, id: number | string) => requireNumberedRow(tx.products, id, 'productId'),
    reader: (tx) => (row) => toProductResource(tx, row),
    async newRecord(tx, { weight, emissionKindId = kindOf('product').id, ...fields }) {
      const kind = await emissionKindOf(tx, emissionKindId, 'emissionKindId')
      const id = await tx.nextId(collection)
      const { companyId, ...times } = stampNow(context)
      const record = { ...fields, id, companyId, weight: wireFigure(weight), emissionKindId: kind.id, ...times }
      return { fields: withExactInputs(record, digitsOf({ weight })), notices: kindNotices(kind, ['product']) }
    },
    // a change of weight also changes the shares of the batches that hold the product
    async update(tx, row, { weight, emissionKindId, ...fields }) {
      const { record, version } = row
      const { id } = record
      const kind = await kindOfChange(tx, row, emissionKindId)
      const figures = weight === undefined ? {} : { weight: wireFigure(weight), given: digitsOf({ weight }) }
      const set = { ...fields, emissionKindId: kind.id, updatedAt: context.now(), ...figures }
      const updated = await tx.products.update(id, version, { set })
      const isOther = weight !== undefined && weight !== (record.given?.weight ?? record.weight)
      const notices = isOther ? await reweighBatchesOf(tx, context, id) : []
      await log(tx, context, { action: 'update', collection, id, row: updated })
      const changed = await requireNumberedRow(tx.products, id, 'productId')
      return { row: changed, notices: [...kindNotices(kind, ['product']), ...notices] }
    },
  })
}

/** The most batches that a notice names; it counts the rest. */
const NAMED_MAX = 10

async function batchIdsOfProduct(tx: WriteTx, productId: number): Promise<readonly number[]> {
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
async function reweighBatchesOf(tx: WriteTx, context: Context, productId: number): Promise<readonly Notice[]> {
  const shares = shareGuard(tx, context, 'weight')
  const reweigh = reweigher(tx, context, shares)
  const eventLoop = new EventLoopYield()
  const ids: Record<'kept' | 'same' | 'changed', number[]> = { kept: [], same: [], changed: [] }
  for (const id of await batchIdsOfProduct(tx, productId)) {
    const { outcome, links } = await reweigh(id)
    ids[outcome].push(id)
    await eventLoop.after(links)
  }
  await shareMovementsOf(tx, ids.changed, shares)
  return weightKeptNotices(ids.kept)
}
