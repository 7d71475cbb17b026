import { Violations } from '../../../errors/index.ts'
import type { Input } from '../../../resources/index.ts'
import type { ReadTx } from '../../core/context/context.ts'
import type { BatchPart } from './batch-contents.ts'
import { weightOfProduct } from './product-row.ts'

/** The products of a batch as they are sent: all that it is to hold. */
type SentLinks = NonNullable<Input<'updateBatch'>['productsBathes']>

/**
 * Parts a batch is to hold, by product number; a count of 0 is not held. Throws `unknown_product`, for every one
 * that the company does not have.
 */
export async function wantedParts(tx: ReadTx, links: SentLinks): Promise<readonly BatchPart[]> {
  const violations = new Violations()
  const parts: BatchPart[] = []
  for (const [index, { productId, count }] of links.entries()) {
    const product = await tx.products.get(productId)
    if (product !== null) parts.push({ productId, count, weight: weightOfProduct(product) })
    else {
      const message = 'is no product of this company; create it first, or leave it out'
      violations.add(`productsBathes[${index}].productId`, 'unknown_product', { message, received: productId })
    }
  }
  violations.throwIfAny()
  return parts.filter(({ count }) => count > 0).sort((a, b) => a.productId - b.productId)
}
