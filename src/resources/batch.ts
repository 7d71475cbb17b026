import * as z from 'zod'
import { inputObject, type OutputOf, orNull, uniqueItems } from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import { integerNumber, quantity } from './fields/quantity.ts'
import { list } from './fields/reading.ts'
import { name, numericId, text, timestamp } from './fields/text.ts'
import { emptyList, type ResourceSchema, resourceId, resourceNumber, resourceTimestamp, stamps } from './fields/wire.ts'
import { LIMITS } from './limits.ts'
import { movementSchema } from './movement.ts'
import type { InputPolicy } from './policy.ts'
import { productSchema } from './product.ts'

const batchProductLinkShape = {
  productId: resourceId(),
  batchId: resourceId(),
  count: resourceNumber(),
  ...stamps(),
  product: productSchema,
}

/** The number of units of a product in a batch, in the contract's shape. */
export interface BatchProductLinkResource extends OutputOf<typeof batchProductLinkShape> {}

/** Schema of the number of units of a product in a batch. */
export const batchProductLinkSchema: ResourceSchema<BatchProductLinkResource> = z.strictObject(batchProductLinkShape)

const batchShape = {
  id: resourceId(),
  name: z.string(),
  totalEmission: resourceNumber(),
  totalWeight: resourceNumber(),
  comment: z.string(),
  companyId: resourceId(),
  manufacturingDate: resourceTimestamp(),
  ...stamps(),
  referenceNumber: z.string().nullable(),
  productsBathes: z.array(batchProductLinkSchema),
}

/** A batch in the contract's shape. */
export interface BatchResource extends OutputOf<typeof batchShape> {}

/** Schema of a batch (products made together) in lists and when retrieved. */
export const batchSchema: ResourceSchema<BatchResource> = z.strictObject(batchShape)

const updatedBatchShape = {
  ...batchShape,
  movements: z.array(movementSchema),
  offsets: emptyList(),
}

/** The response to an update of a batch, in the contract's shape. */
export interface UpdatedBatchResource extends OutputOf<typeof updatedBatchShape> {}

/** Schema of the response to an update of a batch: with its movements. */
export const updatedBatchSchema: ResourceSchema<UpdatedBatchResource> = z.strictObject(updatedBatchShape)

/** The complete list of a batch's products; a count of 0 removes the product. */
function linksInput(policy: InputPolicy) {
  const shape = { productId: numericId(), count: integerNumber() }
  return list(inputObject(policy, { shape, resource: batchProductLinkSchema }), LIMITS.productLinks)
}

const rules = [uniqueItems('productsBathes', 'productId')]

/** Schemas of the inputs that create and change a batch. */
export function batchInputs(policy: InputPolicy) {
  const shape = {
    name: name(),
    manufacturingDate: timestamp(),
    comment: text(LIMITS.comment).default(''),
    referenceNumber: orNull(text(LIMITS.name)),
    totalWeight: quantity().optional(),
    productsBathes: linksInput(policy).optional(),
  }
  const { totalWeight: _, ...update } = partialShape(shape)
  return inputPair(policy, { shape, update, resource: updatedBatchSchema, rules })
}
