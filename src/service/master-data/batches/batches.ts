import { fail } from '../../../errors/index.ts'
import type { BatchResource, UpdatedBatchResource } from '../../../resources/index.ts'
import { changeRow } from '../../core/context/change-row.ts'
import type { Context, ReadTx, WriteTx } from '../../core/context/context.ts'
import { listRows, rowsIn } from '../../core/context/list-rows.ts'
import type { ChangeOptions, Outcome } from '../../core/context/outcome.ts'
import { type Payload, readInput } from '../../core/context/read-input.ts'
import type { UseCases } from '../../core/context/use-cases.ts'
import { read, write } from '../../core/context/write.ts'
import { log } from '../../core/log/log.ts'
import { linksOf, writeContents } from './batch-contents.ts'
import { type BatchRow, toBatchResource } from './batch-row.ts'
import { movementsOf } from './movement-list.ts'
import { requireNumbered } from './numbered-row.ts'
import { productReader } from './product-row.ts'
import { createBatch, updateBatch, type WrittenBatch } from './write-batch.ts'

/**
 * Products made together. Ids are numbers, or their digits. The products sent replace those of the batch, a count of
 * 0 taking one out; its weight is the sum of theirs, and stays as it was where one has none. Its emission is its share, by
 * weight, of the movements that carry it. An update answers with those movements. A batch that a movement carries cannot
 * be deleted (`record_in_use`); with any other its links to products go too.
 * Throws beside what all use cases throw: `unknown_product`, at every product that the company does not have.
 */
export type Batches = Omit<UseCases<BatchResource, 'createBatch', 'updateBatch', number | string>, 'update'> & {
  update(
    id: number | string,
    input: Payload<'updateBatch'>,
    options?: ChangeOptions,
  ): Promise<Outcome<UpdatedBatchResource>>
}

async function outcomeOf(tx: ReadTx, { row, notices }: WrittenBatch): Promise<Outcome<BatchResource>> {
  return { record: await toBatchResource(tx, row), version: row.version, notices }
}

async function updatedOutcome(
  tx: ReadTx,
  context: Context,
  written: WrittenBatch,
): Promise<Outcome<UpdatedBatchResource>> {
  const { record, ...outcome } = await outcomeOf(tx, written)
  return { ...outcome, record: { ...record, movements: await movementsOf(tx, context, record.id), offsets: [] } }
}

async function deleteBatch(tx: WriteTx, context: Context, { record: { id } }: BatchRow): Promise<void> {
  if ((await tx.movementBatches.count({ batchId: id, by: 'createdAt' })) > 0) {
    fail('batchId', 'record_in_use', {
      message: 'is carried by movements; delete those first, or take it out of their batches',
      received: id,
    })
  }
  await writeContents(tx, { batchId: id, parts: [], held: await linksOf(tx, id), at: context.now() })
  await tx.batches.delete(id)
  await log(tx, context, { action: 'delete', collection: 'batches', id })
}

/** The use cases of batches. */
export function batches(context: Context): Batches {
  const rowOf = (tx: ReadTx, id: number | string) => requireNumbered(tx.batches, id, 'batchId')
  return {
    async create(value) {
      const input = readInput(context, 'createBatch', { value })
      return write(context, { work: async (tx) => outcomeOf(tx, await createBatch(tx, context, input)) })
    },
    get: (id) => read(context, async (tx) => outcomeOf(tx, { row: await rowOf(tx, id), notices: [] })),
    list: (part) =>
      read(context, async (tx) => {
        const { records: rows, ...rest } = await listRows(rowsIn(tx.batches, { by: 'createdAt' }), part)
        const productOf = productReader(tx)
        const records: BatchResource[] = []
        for (const row of rows) records.push(await toBatchResource(tx, row, productOf))
        return { records, ...rest }
      }),
    async update(id, value, options = {}) {
      const input = readInput(context, 'updateBatch', { value, required: options.required })
      return changeRow(context, { find: (tx) => rowOf(tx, id), options }, async (tx, row) => {
        return updatedOutcome(tx, context, await updateBatch(tx, context, { row, input }))
      })
    },
    delete: (id, options = {}) =>
      changeRow(context, { find: (tx) => rowOf(tx, id), options }, async (tx, row) => {
        const outcome = await outcomeOf(tx, { row, notices: [] })
        await deleteBatch(tx, context, row)
        return outcome
      }),
  }
}
