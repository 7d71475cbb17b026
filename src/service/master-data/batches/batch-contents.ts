import { type Rational, rationalOf } from '../../../exact/index.ts'
import type { Row } from '../../../store/index.ts'
import { cached } from '../../core/context/cached.ts'
import type { ReadTx, WriteTx } from '../../core/context/context.ts'
import { listRows, rowsIn } from '../../core/context/list-rows.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import { weightOfProduct } from './product-row.ts'
import { sharesByWeight } from './shares.ts'

/** Stored count of a product in a batch. */
export type LinkRow = Row<ServiceRecords['batchProducts']>

/** One product in a batch. */
export interface BatchPart {
  readonly productId: number
  readonly count: number
  /** Kilograms of one; 0: not known. */
  readonly weight: Rational
}

/** The links of a batch to its products, by their numbers. */
export async function linksOf(tx: ReadTx, batchId: number): Promise<readonly LinkRow[]> {
  const { records } = await listRows(rowsIn(tx.batchProducts, { batchId, by: 'createdAt' }))
  return [...records].sort((a, b) => a.record.productId - b.record.productId)
}

/** Reads the parts of batches by their links, with the current weights of products, each read once. */
export function partReader(tx: ReadTx): (links: readonly LinkRow[]) => Promise<readonly BatchPart[]> {
  const weightOf = cached(async (id: number) => {
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

/** True where none of several products has a weight, so that they share equally. */
export function areSharedEqually(parts: readonly BatchPart[]): boolean {
  return parts.length > 1 && parts.every(({ weight }) => weight.n === 0n)
}

/** Parts a batch is to hold, in the order of product numbers, and the links it holds now. */
export interface Contents {
  readonly batchId: number
  readonly parts: readonly BatchPart[]
  readonly existing: readonly LinkRow[]
  readonly at: string
  /** Runs before each change of what a product has of the batch. Throws `period_locked`. */
  readonly beforeChange?: () => Promise<void>
}

/** Makes the links of a batch those of its parts, each with its share of the batch by weight. */
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
    const share = shares[index] as string
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
