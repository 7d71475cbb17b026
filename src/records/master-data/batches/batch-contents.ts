import { readItem } from '../../../base/index.ts'
import { type Rational, rationalOf } from '../../../core/exact/index.ts'
import { cacheByKey } from '../../../ledger/context/cached.ts'
import type { ReadTx, WriteTx } from '../../../ledger/context/context.ts'
import { listRows, rowsOfList } from '../../../ledger/context/list-rows.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'
import type { Row } from '../../../store/index.ts'
import { weightOfProduct } from './product-row.ts'
import { sharesByWeight } from './shares.ts'

/** A stored link of a batch to a product, with the count of the product. */
export type LinkRow = Row<ServiceRecords['batchProducts']>

/** One product in a batch. */
export interface BatchPart {
  readonly productId: number
  readonly count: number
  /** Kilograms per piece; 0 if unknown. */
  readonly weight: Rational
}

/** Lists the links of a batch, in the order of product numbers. */
export async function linksOf(tx: ReadTx, batchId: number): Promise<readonly LinkRow[]> {
  const { records } = await listRows(rowsOfList(tx.batchProducts, { batchId, by: 'createdAt' }))
  return [...records].sort((a, b) => a.record.productId - b.record.productId)
}

/** Returns a function that reads the parts of a batch from its links. It reads the weight of each product once. */
export function partReader(tx: ReadTx): (links: readonly LinkRow[]) => Promise<readonly BatchPart[]> {
  const weightOf = cacheByKey(async (id: number) => {
    const product = await tx.products.get(id)
    if (product === null) throw new TypeError(`the product ${id} of a batch is missing`)
    return weightOfProduct(product)
  })
  return async (links) => {
    const parts: BatchPart[] = []
    for (const {
      record: { productId, count },
    } of links) {
      parts.push({ productId, count, weight: await weightOf(productId) })
    }
    return parts
  }
}

/** Kilograms of all pieces of one product. */
export function weightOfPart({ count, weight }: BatchPart): Rational {
  return { n: rationalOf(count).n * weight.n, d: weight.d }
}

/** True if there are several products and none has a weight, so that they share equally. */
export function areSharedEqually(parts: readonly BatchPart[]): boolean {
  return parts.length > 1 && parts.every(({ weight }) => weight.n === 0n)
}

/** The parts that a batch will hold, in the order of product numbers, and its present links. */
export interface Contents {
  readonly batchId: number
  readonly parts: readonly BatchPart[]
  readonly existing: readonly LinkRow[]
  readonly at: string
  /** Runs before each change of a product's share. Throws `period_locked`. */
  readonly beforeChange?: () => Promise<void>
}

/** Writes a link for each part, with its share of the batch by weight, and removes all other links of the batch. */
export async function writeContents(tx: WriteTx, contents: Contents): Promise<void> {
  const { batchId, parts, existing, at: timestamp, beforeChange } = contents
  const wanted = new Set(parts.map(({ productId }) => productId))
  const links = new Map(existing.map((row) => [row.record.productId, row]))
  const shares = sharesByWeight(parts.map(weightOfPart))
  for (const productId of links.keys()) {
    if (wanted.has(productId)) continue
    await beforeChange?.()
    await tx.batchProducts.delete({ batchId, productId })
  }
  for (const [index, { productId, count }] of parts.entries()) {
    const share = readItem(shares, index)
    const link = links.get(productId)
    if (link !== undefined && link.record.count === count && link.exact === share) continue
    await beforeChange?.()
    if (link === undefined) {
      await tx.batchProducts.insert({ productId, batchId, count, createdAt: timestamp, updatedAt: timestamp }, share)
      continue
    }
    const set = link.record.count === count ? {} : { count, updatedAt: timestamp }
    await tx.batchProducts.update({ batchId, productId }, link.version, { set, exact: share })
  }
}
