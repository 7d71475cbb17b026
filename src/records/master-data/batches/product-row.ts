import type { Awaitable } from '../../../base/index.ts'
import { type Rational, rationalOf } from '../../../core/exact/index.ts'
import { cacheByKey } from '../../../ledger/context/cached.ts'
import type { ReadTx } from '../../../ledger/context/context.ts'
import { listRows, rowsOfList } from '../../../ledger/context/list-rows.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'
import { toResource } from '../../../ledger/context/stored-record.ts'
import { type ProductResource, wireNumber } from '../../../resources/index.ts'
import type { Row } from '../../../store/index.ts'

/** A stored product. */
export type ProductRow = Row<ServiceRecords['products']>

/** The exact weight of one piece of a product in kilograms; 0 if unknown. */
export function weightOfProduct({ record }: ProductRow): Rational {
  return rationalOf(record.given?.weight ?? record.weight)
}

/** True if a batch of the product has an emission. */
async function isInEmission(tx: ReadTx, productId: number): Promise<boolean> {
  const { records } = await listRows(rowsOfList(tx.batchProducts, { productId, by: 'createdAt' }))
  for (const { record } of records) {
    const batch = await tx.batches.get(record.batchId)
    if (batch !== null && batch.exact !== '0') return true
  }
  return false
}

/**
 * Computes the emission of a product, its part of the emissions of its batches; null if no batch has an emission. A
 * product with a weight has a share of each of its batches, so batches are read only for a product without a weight.
 */
async function totalOfProduct(tx: ReadTx, row: ProductRow): Promise<number | null> {
  if (row.exact !== null && row.exact !== '0') return wireNumber(row.exact)
  return weightOfProduct(row).n === 0n && (await isInEmission(tx, row.record.id)) ? 0 : null
}

/** Converts a product to its resource. */
export async function toProductResource(tx: ReadTx, row: ProductRow): Promise<ProductResource> {
  return { ...toResource(row.record), totalEmission: await totalOfProduct(tx, row) }
}

/** Returns a function that reads a product of a batch, each once. */
export function productReader(tx: ReadTx): (id: number) => Awaitable<ProductResource> {
  return cacheByKey(async (id) => {
    const row = await tx.products.get(id)
    if (row === null) throw new TypeError(`the product ${id} of a batch is missing`)
    return toProductResource(tx, row)
  })
}
