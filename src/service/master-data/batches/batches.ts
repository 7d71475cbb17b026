import { fail, type Notice, notice, Violations } from '../../../errors/index.ts'
import type { Exact } from '../../../exact/index.ts'
import type { BatchResource, DefinedFields, Input, UpdatedBatchResource } from '../../../resources/index.ts'
import type { Context, ReadTx, WriteTx } from '../../core/context/context.ts'
import { listResources, rowsIn } from '../../core/context/list-rows.ts'
import { requireNumbered } from '../../core/context/require.ts'
import type { UseCases } from '../../core/context/use-cases.ts'
import { read } from '../../core/context/write.ts'
import { log } from '../../core/log/log.ts'
import { carriedProducts } from '../../core/log/record-digest.ts'
import { deleteRecord } from '../../core/log/record-ledger.ts'
import { recordUseCases, type Written } from '../record-use-cases.ts'
import { areSharedEqually, type BatchPart, type LinkRow, linksOf, partReader, writeContents } from './batch-contents.ts'
import { type BatchRow, toBatchResource, weightFields, weightOfBatch, weightOfParts } from './batch-row.ts'
import { shareGuard } from './locked-shares.ts'
import { shareMovementsOf } from './movement-batches.ts'
import { movementsOf } from './movement-list.ts'
import { productReader, weightOfProduct } from './product-row.ts'

/** The products of a batch as they are sent: all that it is to hold. */
type LinksPayload = NonNullable<Input<'updateBatch'>['productsBathes']>

/**
 * Parts a batch is to hold, by product number; a count of 0 is not held. Throws `unknown_product`, for every one
 * that the company does not have.
 */
async function sentParts(tx: ReadTx, links: LinksPayload): Promise<readonly BatchPart[]> {
  const violations = new Violations()
  const parts: BatchPart[] = []
  for (const [index, { productId, count }] of links.entries()) {
    const product = await tx.products.get(productId)
    if (product !== null) parts.push({ productId, count, weight: weightOfProduct(product) })
    else {
      const message = 'is no product of this company; create it first, or leave it out'
      violations.add(`productsBathes[${index}].productId`, 'unknown_product', { message, received: productId })
    }
  }
  violations.throwIfAny()
  return parts.filter(({ count }) => count > 0).sort((a, b) => a.productId - b.productId)
}

type WrittenBatch = Written<BatchRow['record']>

/** Notices of what a batch now holds: whether its weight could be told, and how its products share it. */
function contentNotices(parts: readonly BatchPart[], weight: Exact): readonly Notice[] {
  if (weightOfParts(parts) !== null) return []
  const nameless = parts.filter((part) => part.weight.n === 0n).map(({ productId }) => productId)
  const message = `product ${nameless.slice(0, 10).join(', ')} has no weight, so totalWeight stays ${weight} kg`
  const kept = notice('batch_weight_kept', 'productsBathes', message)
  if (!areSharedEqually(parts)) return [kept]
  const equal = 'no product of the batch has a weight; its emission is shared equally'
  return [kept, notice('equal_shares', 'productsBathes', equal)]
}

/** Makes a batch; its weight is that of its products, else the one that was given. Throws `unknown_product`. */
export async function createBatch(
  tx: WriteTx,
  context: Context,
  { productsBathes = [], totalWeight = 0, ...fields }: Input<'createBatch'>,
): Promise<WrittenBatch> {
  const parts = await sentParts(tx, productsBathes)
  const weight = (parts.length === 0 ? null : weightOfParts(parts)) ?? totalWeight
  const id = await tx.nextId('batches')
  const timestamp = context.now()
  const { totalWeight: shown, given: digits } = weightFields(weight)
  const row = await tx.batches.insert({
    ...fields,
    id,
    companyId: context.companyId,
    totalWeight: shown,
    createdAt: timestamp,
    updatedAt: timestamp,
    ...(digits === null ? {} : { given: digits }),
  })
  await writeContents(tx, { batchId: id, parts, existing: [], at: timestamp })
  const carried = carriedProducts(parts)
  await log(tx, context, { action: 'create', collection: 'batches', id, row, carried })
  return { row, notices: contentNotices(parts, weight) }
}

/** True where a batch holds these parts already. */
function areStored(parts: readonly BatchPart[], existing: readonly LinkRow[]): boolean {
  return (
    parts.length === existing.length &&
    existing.every(
      ({ record }, index) => record.productId === parts[index]?.productId && record.count === parts[index]?.count,
    )
  )
}

/** The parts of a batch after a change, and its weight: where the parts stay, so does the weight. */
async function contentsAfter(
  tx: WriteTx,
  { row, links }: { readonly row: BatchRow; readonly links: Input<'updateBatch'>['productsBathes'] },
) {
  const existing = await linksOf(tx, row.record.id)
  const parts = links === undefined ? await partReader(tx)(existing) : await sentParts(tx, links)
  const before = weightOfBatch(row)
  const isSame = areStored(parts, existing)
  return { existing, parts, isSame, before, weight: isSame ? before : (weightOfParts(parts) ?? before) }
}

/** Changes a batch; with its products, what every one of its movements gives to whom. Throws `unknown_product`, `period_locked`. */
export async function updateBatch(
  tx: WriteTx,
  context: Context,
  { row, input }: { readonly row: BatchRow; readonly input: DefinedFields<Input<'updateBatch'>> },
): Promise<WrittenBatch> {
  const { productsBathes: links, ...fields } = input
  const { id } = row.record
  const { existing, parts, isSame, before, weight } = await contentsAfter(tx, { row, links })
  const timestamp = context.now()
  const weighed = weight === before ? {} : weightFields(weight)
  const updated = await tx.batches.update(id, row.version, { set: { ...fields, ...weighed, updatedAt: timestamp } })
  const shares = shareGuard(tx, context, 'productsBathes')
  const beforeChange = () => shares.checkBatch(id)
  if (!isSame) await writeContents(tx, { batchId: id, parts, existing, at: timestamp, beforeChange })
  if (weight !== before) await shareMovementsOf(tx, [id], shares)
  const carried = carriedProducts(parts)
  await log(tx, context, { action: 'update', collection: 'batches', id, row: updated, carried })
  const changed = (await tx.batches.get(id)) as BatchRow
  return { row: changed, notices: links === undefined ? [] : contentNotices(parts, weight) }
}

/**
 * Products made together. Ids are numbers, or their digits. The products sent replace those of the batch, a count of
 * 0 taking one out; its weight is the sum of theirs, and stays as it was where one has none. Its emission is its share, by
 * weight, of the movements that carry it. An update answers with those movements. A batch that a movement carries cannot
 * be deleted (`record_in_use`); with any other its links to products go too.
 * Throws beside what all use cases throw: `unknown_product`, at every product that the company does not have.
 */
export type Batches = UseCases<BatchResource, 'createBatch', 'updateBatch', number | string, UpdatedBatchResource>

async function deleteBatch(tx: WriteTx, context: Context, row: BatchRow): Promise<BatchRow> {
  const { id } = row.record
  if ((await tx.movementBatches.count({ batchId: id, by: 'createdAt' })) > 0) {
    fail('batchId', 'record_in_use', {
      message: 'is carried by movements; delete those first, or take it out of their batches',
      received: id,
    })
  }
  await writeContents(tx, { batchId: id, parts: [], existing: await linksOf(tx, id), at: context.now() })
  return deleteRecord(tx, context, { collection: 'batches', row })
}

/** The use cases of batches. */
export function batches(context: Context): Batches {
  return {
    ...recordUseCases(context, {
      inputs: { create: 'createBatch', update: 'updateBatch' },
      find: (tx, id: number | string) => requireNumbered(tx.batches, id, 'batchId'),
      toResource: (tx, row: BatchRow) => toBatchResource(tx, row),
      updatedResource: async (tx, batch): Promise<UpdatedBatchResource> => {
        return { ...batch, movements: await movementsOf(tx, context, batch.id), offsets: [] }
      },
      create: (tx, input) => createBatch(tx, context, input),
      update: (tx, row, input) => updateBatch(tx, context, { row, input }),
      delete: (tx, row) => deleteBatch(tx, context, row),
    }),
    list: (part) =>
      read(context, (tx) => {
        const productOf = productReader(tx)
        return listResources(rowsIn(tx.batches, { by: 'createdAt' }), part, (row) =>
          toBatchResource(tx, row, productOf),
        )
      }),
  }
}
