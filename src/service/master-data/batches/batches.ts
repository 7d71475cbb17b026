import { fail } from '../../../errors/index.ts'
import type { BatchResource, UpdatedBatchResource } from '../../../resources/index.ts'
import type { Context, WriteTx } from '../../core/context/context.ts'
import { listResources, rowsIn } from '../../core/context/list-rows.ts'
import type { UseCases } from '../../core/context/use-cases.ts'
import { read } from '../../core/context/write.ts'
import { deleteRecord } from '../../core/log/record-ledger.ts'
import { recordUseCases } from '../record-use-cases.ts'
import { linksOf, writeContents } from './batch-contents.ts'
import { type BatchRow, toBatchResource } from './batch-row.ts'
import { movementsOf } from './movement-list.ts'
import { requireNumbered } from './numbered-row.ts'
import { productReader } from './product-row.ts'
import { createBatch, updateBatch } from './write-batch.ts'

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
