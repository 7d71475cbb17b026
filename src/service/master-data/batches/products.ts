import type { ProductResource } from '../../../resources/index.ts'
import { changeRow } from '../../core/context/change-row.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { listRows, rowsIn } from '../../core/context/list-rows.ts'
import type { Outcome } from '../../core/context/outcome.ts'
import { readInput } from '../../core/context/read-input.ts'
import type { UseCases } from '../../core/context/use-cases.ts'
import { read, write } from '../../core/context/write.ts'
import { log } from '../../core/log/log.ts'
import { requireNumbered } from './numbered-row.ts'
import { toProductResource } from './product-row.ts'
import { createProduct, updateProduct, type WrittenProduct } from './write-product.ts'

/**
 * Products of a company. Ids are numbers, or their digits. The weight of one is in kilograms, 0 where not known; a
 * change of it weighs the batches of the product again. Its emission is its part of that of its batches, by weight; null
 * while none of them has one. A product that is in a batch cannot be deleted (`record_in_use`).
 * Throws beside what all use cases throw: `unknown_emission_kind`.
 */
export type Products = UseCases<ProductResource, 'createProduct', 'updateProduct', number | string>

async function outcomeOf(tx: ReadTx, { row, notices }: WrittenProduct): Promise<Outcome<ProductResource>> {
  return { record: await toProductResource(tx, row), version: row.version, notices }
}

/** The use cases of products. */
export function products(context: Context): Products {
  const rowOf = (tx: ReadTx, id: number | string) => requireNumbered(tx.products, id, 'productId')
  return {
    async create(value) {
      const input = readInput(context, 'createProduct', { value })
      return write(context, { work: async (tx) => outcomeOf(tx, await createProduct(tx, context, input)) })
    },
    get: (id) => read(context, async (tx) => outcomeOf(tx, { row: await rowOf(tx, id), notices: [] })),
    list: (part) =>
      read(context, async (tx) => {
        const { records: rows, ...rest } = await listRows(rowsIn(tx.products, { by: 'createdAt' }), part)
        const records: ProductResource[] = []
        for (const row of rows) records.push(await toProductResource(tx, row))
        return { records, ...rest }
      }),
    async update(id, value, options = {}) {
      const input = readInput(context, 'updateProduct', { value, required: options.required })
      return changeRow(context, { find: (tx) => rowOf(tx, id), options }, async (tx, row) => {
        return outcomeOf(tx, await updateProduct(tx, context, { row, input }))
      })
    },
    delete: (id, options = {}) =>
      changeRow(context, { find: (tx) => rowOf(tx, id), options }, async (tx, row) => {
        await tx.products.delete(row.record.id)
        await log(tx, context, { action: 'delete', collection: 'products', id: row.record.id })
        return { record: await toProductResource(tx, row), version: row.version, notices: [] }
      }),
  }
}
