import {
  add,
  compare,
  type Exact,
  nearestDouble,
  printExact,
  type Rational,
  rationalOf,
  ZERO,
} from '../../../core/exact/index.ts'
import type { ReadTx } from '../../../ledger/context/context.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'
import { digitsOf, toResource, wireFigure } from '../../../ledger/context/stored-record.ts'
import { type BatchProductLinkResource, type BatchResource, wireNumber } from '../../../resources/index.ts'
import type { Row } from '../../../store/index.ts'
import { type BatchPart, linksOf, weightOfPart } from './batch-contents.ts'
import { productReader } from './product-row.ts'

/** A stored batch. */
export type BatchRow = Row<ServiceRecords['batches']>

/** Converts a batch to its resource, with its products in the order of their numbers. `productOf` reads each product once. */
export async function toBatchResource(
  tx: ReadTx,
  { record, exact }: BatchRow,
  productOf = productReader(tx),
): Promise<BatchResource> {
  const productsBathes: BatchProductLinkResource[] = []
  for (const link of await linksOf(tx, record.id)) {
    productsBathes.push({ ...link.record, product: await productOf(link.record.productId) })
  }
  return { ...toResource(record), totalEmission: wireNumber(exact ?? '0'), productsBathes }
}

/** The weight of a batch in kilograms, with all its digits. */
export function weightOfBatch({ record }: BatchRow): Exact {
  return record.given?.totalWeight ?? record.totalWeight
}

/** Adds up the weights of the parts; null if a product has no weight. */
export function weightOfParts(parts: readonly BatchPart[]): Exact | null {
  if (parts.some(({ weight }) => weight.n === 0n)) return null
  return figureOf(parts.map(weightOfPart).reduce(add, ZERO))
}

/** Returns the fields that store a weight. */
export function weightFields(weight: Exact): Pick<ServiceRecords['batches'], 'totalWeight' | 'given'> {
  return { totalWeight: wireFigure(weight), given: digitsOf({ totalWeight: weight }) }
}

/** The weight of a batch as a rational. */
export function massOf(row: BatchRow): Rational {
  return rationalOf(weightOfBatch(row))
}

/** Converts an exact number to the form that is stored: a JS number if it has the same value, otherwise all digits. */
export function figureOf(value: Rational): Exact {
  const nearest = nearestDouble(value)
  return compare(rationalOf(nearest), value) === 0 ? nearest : printExact(value)
}
