import type { DefinedFields, Input, ProductResource } from '../../../resources/index.ts'
import type { Context, WriteTx } from '../../core/context/context.ts'
import { listResources, rowsIn } from '../../core/context/list-rows.ts'
import { requireNumbered } from '../../core/context/require.ts'
import { digitsOf, shownFigure } from '../../core/context/stored-record.ts'
import type { UseCases } from '../../core/context/use-cases.ts'
import { read } from '../../core/context/write.ts'
import { log } from '../../core/log/log.ts'
import { deleteRecord, insertRecord } from '../../core/log/record-ledger.ts'
import { emissionKindOf, kindNotices, kindOf } from '../../core/references/emission-kinds.ts'
import { recordUseCases, type Written } from '../record-use-cases.ts'
import { type ProductRow, toProductResource } from './product-row.ts'
import { reweighBatchesOf } from './reweigh-batches.ts'

type WrittenProduct = Written<ProductRow['record']>

/** Makes a product. Throws `unknown_emission_kind`. */
export async function createProduct(
  tx: WriteTx,
  context: Context,
  { weight, emissionKindId = kindOf('product').id, ...fields }: Input<'createProduct'>,
): Promise<WrittenProduct> {
  const kind = await emissionKindOf(tx, emissionKindId, 'emissionKindId')
  const id = await tx.nextId('products')
  const timestamp = context.now()
  const digits = digitsOf({ weight })
  const record = {
    ...{ ...fields, id, companyId: context.companyId, weight: shownFigure(weight), emissionKindId: kind.id },
    ...{ createdAt: timestamp, updatedAt: timestamp },
    ...(digits === null ? {} : { given: digits }),
  }
  const row = await insertRecord(tx, context, { collection: 'products', record })
  return { row, notices: kindNotices(kind, ['product']) }
}

/** The kind after a change: one that stays is not looked up again, for it may have been deleted since. */
async function kindAfter(
  tx: WriteTx,
  { record }: ProductRow,
  id = record.emissionKindId,
): Promise<{ readonly id: string }> {
  return id === record.emissionKindId ? { id } : emissionKindOf(tx, id, 'emissionKindId')
}

/** Changes a product; with its weight, the batches that it is in. Throws `unknown_emission_kind`. */
export async function updateProduct(
  tx: WriteTx,
  context: Context,
  { row, input }: { readonly row: ProductRow; readonly input: DefinedFields<Input<'updateProduct'>> },
): Promise<WrittenProduct> {
  const { weight, emissionKindId, ...fields } = input
  const { record, version } = row
  const kind = await kindAfter(tx, row, emissionKindId)
  const set = {
    ...fields,
    emissionKindId: kind.id,
    updatedAt: context.now(),
    ...(weight === undefined ? {} : { weight: shownFigure(weight), given: digitsOf({ weight }) }),
  }
  const updated = await tx.products.update(record.id, version, { set })
  const isOther = weight !== undefined && weight !== (record.given?.weight ?? record.weight)
  const notices = isOther ? await reweighBatchesOf(tx, context, record.id) : []
  await log(tx, context, { action: 'update', collection: 'products', id: record.id, row: updated })
  const changed = (await tx.products.get(record.id)) as ProductRow
  return { row: changed, notices: [...kindNotices(kind, ['product']), ...notices] }
}

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
