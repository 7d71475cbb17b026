import type { Context, WriteTx } from '../../../ledger/context/context.ts'
import { requireNumberedRow } from '../../../ledger/context/require.ts'
import { digitsOf, stampNow, wireFigure, withExactInputs } from '../../../ledger/context/stored-record.ts'
import type { UseCases } from '../../../ledger/context/use-cases.ts'
import { log } from '../../../ledger/log/log.ts'
import { emissionKindOf, kindNotices, kindOf } from '../../../ledger/references/emission-kinds.ts'
import type { ProductResource } from '../../../resources/index.ts'
import { recordUseCases } from '../record-use-cases.ts'
import { type ProductRow, toProductResource } from './product-row.ts'
import { reweighBatchesOf } from './reweigh-batches.ts'

/** Finds the kind after a change. An unchanged kind is not looked up, because it may be deleted by now. */
async function kindAfter(
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
export type Products = UseCases<ProductResource, 'createProduct', 'updateProduct', number | string>

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
      const kind = await kindAfter(tx, row, emissionKindId)
      const figures = weight === undefined ? {} : { weight: wireFigure(weight), given: digitsOf({ weight }) }
      const set = { ...fields, emissionKindId: kind.id, updatedAt: context.now(), ...figures }
      const updated = await tx.products.update(id, version, { set })
      const isOther = weight !== undefined && weight !== (record.given?.weight ?? record.weight)
      const notices = isOther ? await reweighBatchesOf(tx, context, id) : []
      await log(tx, context, { action: 'update', collection, id, row: updated })
      const changed = (await tx.products.get(id)) as ProductRow
      return { row: changed, notices: [...kindNotices(kind, ['product']), ...notices] }
    },
  })
}
