import { fail, type Notice, notice, Violations } from '../../../core/errors/index.ts'
import type { Exact } from '../../../core/exact/index.ts'
import type { Context, ReadTx, WriteTx } from '../../../ledger/context/context.ts'
import { requireNumberedRow } from '../../../ledger/context/require.ts'
import { withExactInputs } from '../../../ledger/context/stored-record.ts'
import type { RequiredFields, UseCases } from '../../../ledger/context/use-cases.ts'
import { carriedProducts, log } from '../../../ledger/log/log.ts'
import { deleteRecord } from '../../../ledger/log/record-ledger.ts'
import type { BatchResource, Input, UpdatedBatchResource } from '../../../resources/index.ts'
import { recordUseCases } from '../record-use-cases.ts'
import { areSharedEqually, type BatchPart, type LinkRow, linksOf, partReader, writeContents } from './batch-contents.ts'
import { type BatchRow, toBatchResource, weightFields, weightOfBatch, weightOfParts } from './batch-row.ts'
import { shareGuard } from './locked-shares.ts'
import { shareMovementsOf } from './movement-batches.ts'
import { movementsOf } from './movement-list.ts'
import { productReader, weightOfProduct } from './product-row.ts'

/** The complete list of products that a client sends for a batch. */
type LinksPayload = NonNullable<Input<'updateBatch'>['productsBathes']>

/**
 * Finds the products of a batch, in the order of their numbers, without those whose count is 0. Throws
 * `unknown_product` for every product that the company does not have.
 */
async function requireParts(tx: ReadTx, links: LinksPayload): Promise<readonly BatchPart[]> {
  const violations = new Violations()
  const parts: BatchPart[] = []
  for (const [index, { productId, count }] of links.entries()) {
    const product = await tx.products.get(productId)
    if (product !== null) parts.push({ productId, count, weight: weightOfProduct(product) })
    else {
      const message = 'is not a product of this company; create it first, or leave it out'
      violations.add(`productsBathes[${index}].productId`, 'unknown_product', { message, received: productId })
    }
  }
  violations.throwIfAny()
  return parts.filter(({ count }) => count > 0).sort((a, b) => a.productId - b.productId)
}

/** Returns notices if the weight of the parts is unknown, or if they share equally. */
function contentNotices(parts: readonly BatchPart[], weight: Exact): readonly Notice[] {
  if (weightOfParts(parts) !== null) return []
  const nameless = parts.filter((part) => part.weight.n === 0n).map(({ productId }) => productId)
  const message = `product ${nameless.slice(0, 10).join(', ')} has no weight, so totalWeight stays ${weight} kg`
  const unweighed = notice('batch_weight_kept', 'productsBathes', message)
  if (!areSharedEqually(parts)) return [unweighed]
  const equal = 'no product of the batch has a weight; its emission is shared equally'
  return [unweighed, notice('equal_shares', 'productsBathes', equal)]
}

/** True if the batch already holds exactly these parts. */
function areStored(parts: readonly BatchPart[], existing: readonly LinkRow[]): boolean {
  return (
    parts.length === existing.length &&
    existing.every(
      ({ record }, index) => record.productId === parts[index]?.productId && record.count === parts[index]?.count,
    )
  )
}

/** Finds the parts and the weight of a batch after a change. The weight stays if the parts stay. */
async function changeContents(
  tx: WriteTx,
  { row, links }: { readonly row: BatchRow; readonly links: Input<'updateBatch'>['productsBathes'] },
) {
  const existing = await linksOf(tx, row.record.id)
  const parts = links === undefined ? await partReader(tx)(existing) : await requireParts(tx, links)
  const before = weightOfBatch(row)
  const isSame = areStored(parts, existing)
  return { existing, parts, isSame, before, weight: isSame ? before : (weightOfParts(parts) ?? before) }
}

/**
 * Products made together. Ids are numbers, or their digits. A list of products replaces the products of the batch; a
 * count of 0 removes one. The weight of the batch adds up the weights of its products; it stays if a product has none.
 * The emission of the batch is its share, by weight, of the movements that carry it. The answer to an update lists those
 * movements. A batch that a movement carries cannot be deleted (`record_in_use`). Deleting a batch removes its links.
 * Throws, in addition to what all use cases throw: `unknown_product` for every product that the company does not have.
 */
export type Batches<Required extends RequiredFields = 'reference'> = UseCases<
  BatchResource,
  'createBatch',
  'updateBatch',
  number | string,
  UpdatedBatchResource,
  Required
>

const collection = 'batches'

async function deleteBatch(tx: WriteTx, context: Context, row: BatchRow): Promise<BatchRow> {
  const { id } = row.record
  if ((await tx.movementBatches.count({ batchId: id, by: 'createdAt' })) > 0) {
    fail('batchId', 'record_in_use', {
      message: 'is carried by movements; delete those first, or take it out of their batches',
      received: id,
    })
  }
  await writeContents(tx, { batchId: id, parts: [], existing: await linksOf(tx, id), at: context.now() })
  return deleteRecord(tx, context, { collection, row })
}

/** The use cases of batches. */
export function batches(context: Context): Batches {
  const { companyId, now } = context
  return recordUseCases(context, {
    collection,
    noun: 'Batch',
    find: (tx, id: number | string) => requireNumberedRow(tx.batches, id, 'batchId'),
    reader(tx) {
      const productOf = productReader(tx)
      return (row) => toBatchResource(tx, row, productOf)
    },
    updatedResource: async (tx, batch): Promise<UpdatedBatchResource> => {
      return { ...batch, movements: await movementsOf(tx, context, batch.id), offsets: [] }
    },
    // a batch is written with its links to products, and its line of the log names them
    async create(tx, { productsBathes = [], totalWeight = 0, ...fields }) {
      const parts = await requireParts(tx, productsBathes)
      const weight = (parts.length === 0 ? null : weightOfParts(parts)) ?? totalWeight
      const id = await tx.nextId(collection)
      const timestamp = now()
      const { given, ...weighed } = weightFields(weight)
      const record = { ...fields, id, companyId, ...weighed, createdAt: timestamp, updatedAt: timestamp }
      const row = await tx.batches.insert(withExactInputs(record, given))
      await writeContents(tx, { batchId: id, parts, existing: [], at: timestamp })
      await log(tx, context, { action: 'create', collection, id, row, carried: carriedProducts(parts) })
      return { row, notices: contentNotices(parts, weight) }
    },
    // a change of products also changes the shares of movements and products. Throws `period_locked`
    async update(tx, row, { productsBathes: links, ...fields }) {
      const { id } = row.record
      const { existing, parts, isSame, before, weight } = await changeContents(tx, { row, links })
      const timestamp = now()
      const weighed = weight === before ? {} : weightFields(weight)
      const updated = await tx.batches.update(id, row.version, { set: { ...fields, ...weighed, updatedAt: timestamp } })
      const shares = shareGuard(tx, context, 'productsBathes')
      const beforeChange = () => shares.checkBatch(id)
      if (!isSame) await writeContents(tx, { batchId: id, parts, existing, at: timestamp, beforeChange })
      if (weight !== before) await shareMovementsOf(tx, [id], shares)
      await log(tx, context, { action: 'update', collection, id, row: updated, carried: carriedProducts(parts) })
      const changed = await requireNumberedRow(tx.batches, id, 'batchId')
      return { row: changed, notices: links === undefined ? [] : contentNotices(parts, weight) }
    },
    delete: (tx, row) => deleteBatch(tx, context, row),
  })
}
