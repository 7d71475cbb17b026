import * as z from 'zod'
import { numericId } from './fields/id.ts'
import { clearable, inputObject, orNull, uniqueIn } from './fields/input-object.ts'
import { list } from './fields/list.ts'
import { quantity, wholeNumber } from './fields/quantity.ts'
import { name, text } from './fields/text.ts'
import { timestamp } from './fields/timestamp.ts'
import { emptyList, shownId, shownNumber, shownTimestamp, stamps } from './fields/wire.ts'
import { LIMITS } from './limits.ts'
import { movementSchema } from './movement.ts'
import type { InputPolicy } from './policy.ts'
import { productSchema } from './product.ts'

/** How many of a product are in a batch. */
export const batchProductLinkSchema = z.strictObject({
  productId: shownId(),
  batchId: shownId(),
  count: shownNumber(),
  ...stamps(),
  product: productSchema,
})

const fields = {
  id: shownId(),
  name: z.string(),
  totalEmission: shownNumber(),
  totalWeight: shownNumber(),
  comment: z.string(),
  companyId: shownId(),
  manufacturingDate: shownTimestamp(),
  ...stamps(),
  referenceNumber: z.string().nullable(),
  productsBathes: z.array(batchProductLinkSchema),
}

/** What was made together, as it is listed and retrieved. */
export const batchSchema = z.strictObject(fields)

/** A batch as its update answers: with its movements. */
export const updatedBatchSchema = z.strictObject({
  ...fields,
  movements: z.array(movementSchema),
  offsets: emptyList(),
})

/** How many of a product are in a batch, in the contract's shape. */
export type BatchProductLinkResource = z.output<typeof batchProductLinkSchema>

/** A batch in the contract's shape. */
export type BatchResource = z.output<typeof batchSchema>

/** A batch as its update answers, in the contract's shape. */
export type UpdatedBatchResource = z.output<typeof updatedBatchSchema>

/** The products of a batch: the whole of them, a count of 0 taking one out. */
function linksInput(policy: InputPolicy) {
  const shape = { productId: numericId(), count: wholeNumber() }
  return list(inputObject(policy, { shape, shown: batchProductLinkSchema }), LIMITS.productLinks)
}

const rules = [uniqueIn('productsBathes', 'productId')]

/** What creates a batch. */
export function createBatchInput(policy: InputPolicy) {
  const shape = {
    name: name(),
    manufacturingDate: timestamp(),
    comment: text(LIMITS.comment).default(''),
    referenceNumber: orNull(text(LIMITS.name)),
    totalWeight: quantity().optional(),
    productsBathes: linksInput(policy).optional(),
  }
  return inputObject(policy, { shape, shown: updatedBatchSchema, rules })
}

/** What changes a batch. */
export function updateBatchInput(policy: InputPolicy) {
  const shape = {
    name: name().optional(),
    manufacturingDate: timestamp().optional(),
    comment: text(LIMITS.comment).optional(),
    referenceNumber: clearable(text(LIMITS.name)),
    productsBathes: linksInput(policy).optional(),
  }
  return inputObject(policy, { shape, shown: updatedBatchSchema, rules })
}
