import { type Rational, rationalOf } from '../../../exact/index.ts'
import { type ProductResource, wireNumber } from '../../../resources/index.ts'
import type { Row } from '../../../store/index.ts'
import { cached } from '../../core/context/cached.ts'
import type { ReadTx } from '../../core/context/context.ts'
import { listRows, rowsIn } from '../../core/context/list-rows.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import { toResource } from '../../core/context/stored-record.ts'

/** A stored product. */
export type ProductRow = Row<ServiceRecords['products']>

/** The exact weight of one product in kilograms; 0: not known. */
export function weightOfProduct({ record }: ProductRow): Rational {
  return rationalOf(record.given?.weight ?? record.weight)
}

/** True when one of its batches has an emission. */
async function isInEmission(tx: ReadTx, productId: number): Promise<boolean> {
  const { records } = await listRows(rowsIn(tx.batchProducts, { productId, by: 'createdAt' }))
  for (const { record } of records) {
    const batch = await tx.batches.get(record.batchId)
    if (batch !== null && batch.exact !== '0') return true
  }
  return false
}

/**
 * The emission of a product: its part of that of its batches; null while none of them has one. A product with a weight
 * has a share of every batch it is in, so that only for one without the batches have to be looked at.
 */
async function totalOfProduct(tx: ReadTx, row: ProductRow): Promise<number | null> {
  if (row.exact !== null && row.exact !== '0') return wireNumber(row.exact)
  return weightOfProduct(row).n === 0n && (await isInEmission(tx, row.record.id)) ? 0 : null
}

/** The product with its emission. */
export async function toProductResource(tx: ReadTx, row: ProductRow): Promise<ProductResource> {
  return { ...toResource(row.record), totalEmission: await totalOfProduct(tx, row) }
}

/** Reads the products that links name, each once. */
export function productReader(tx: ReadTx): (id: number) => Promise<ProductResource> {
  return cached(async (id) => {
    const row = await tx.products.get(id)
    if (row === null) throw new TypeError(`the product ${id} of a batch is missing`)
    return toProductResource(tx, row)
  })
}
