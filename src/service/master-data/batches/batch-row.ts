import {
  add,
  compare,
  type Exact,
  nearestDouble,
  printExact,
  type Rational,
  rationalOf,
  ZERO,
} from '../../../exact/index.ts'
import { type BatchProductLinkResource, type BatchResource, wireNumber } from '../../../resources/index.ts'
import type { Row } from '../../../store/index.ts'
import type { ReadTx } from '../../core/context/context.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import { digitsOf, toResource, wireFigure } from '../../core/context/stored-record.ts'
import { type BatchPart, linksOf, weightOfPart } from './batch-contents.ts'
import { productReader } from './product-row.ts'

/** A stored batch. */
export type BatchRow = Row<ServiceRecords['batches']>

/** The batch as it is shown, its products by their numbers. `productOf` reads products that several batches share once. */
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

/** The weight of what a batch holds; null where a product has none. */
export function weightOfParts(parts: readonly BatchPart[]): Exact | null {
  if (parts.some(({ weight }) => weight.n === 0n)) return null
  return figureOf(parts.map(weightOfPart).reduce(add, ZERO))
}

/** The fields of a batch of a weight. */
export function weightFields(weight: Exact): Pick<ServiceRecords['batches'], 'totalWeight' | 'given'> {
  return { totalWeight: wireFigure(weight), given: digitsOf({ totalWeight: weight }) }
}

/** The exact weight of a batch, to share by. */
export function massOf(row: BatchRow): Rational {
  return rationalOf(weightOfBatch(row))
}

/** An exact number as it is kept: a JS number where that means the same, else all its digits. */
export function figureOf(value: Rational): Exact {
  const nearest = nearestDouble(value)
  return compare(rationalOf(nearest), value) === 0 ? nearest : printExact(value)
}
