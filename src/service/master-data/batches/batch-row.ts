import { type BatchProductLinkResource, type BatchResource, wireNumber } from '../../../resources/index.ts'
import type { Row } from '../../../store/index.ts'
import type { ReadTx } from '../../core/context/context.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import { toResource } from '../../core/context/to-resource.ts'
import { linksOf } from './batch-contents.ts'
import { productReader } from './product-row.ts'

/** A batch as it is kept. */
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
