import type { ProductResource } from '../../../resources/index.ts'
import type { Context } from '../../core/context/context.ts'
import { listResources, rowsIn } from '../../core/context/list-rows.ts'
import type { UseCases } from '../../core/context/use-cases.ts'
import { read } from '../../core/context/write.ts'
import { deleteRecord } from '../../core/log/record-ledger.ts'
import { recordUseCases } from '../record-use-cases.ts'
import { requireNumbered } from './numbered-row.ts'
import { toProductResource } from './product-row.ts'
import { createProduct, updateProduct } from './write-product.ts'

/**
 * Products of a company. Ids are numbers, or their digits. The weight of one is in kilograms, 0 where not known; a
 * change of it weighs the batches of the product again. Its emission is its part of that of its batches, by weight; null
 * while none of them has one. A product that is in a batch cannot be deleted (`record_in_use`).
 * Throws beside what all use cases throw: `unknown_emission_kind`.
 */
export type Products = UseCases<ProductResource, 'createProduct', 'updateProduct', number | string>

/** The use cases of products. */
export function products(context: Context): Products {
  return {
    ...recordUseCases(context, {
      inputs: { create: 'createProduct', update: 'updateProduct' },
      find: (tx, id: number | string) => requireNumbered(tx.products, id, 'productId'),
      toResource: toProductResource,
      create: (tx, input) => createProduct(tx, context, input),
      update: (tx, row, input) => updateProduct(tx, context, { row, input }),
      delete: (tx, row) => deleteRecord(tx, context, { collection: 'products', row }),
    }),
    list: (part) =>
      read(context, (tx) =>
        listResources(rowsIn(tx.products, { by: 'createdAt' }), part, (row) => toProductResource(tx, row)),
      ),
  }
}
