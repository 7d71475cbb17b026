import * as z from 'zod'
import { numericId } from './fields/id.ts'
import { inputObject, orNull, uniqueIn } from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import { list } from './fields/list.ts'
import { integerNumber, quantity } from './fields/quantity.ts'
import { name, text } from './fields/text.ts'
import { timestamp } from './fields/timestamp.ts'
import type { RecordTimes } from './fields/wire.ts'
import { emptyList, type ResourceSchema, resourceId, resourceNumber, resourceTimestamp, stamps } from './fields/wire.ts'
import { LIMITS } from './limits.ts'
import { type MovementResource, movementSchema } from './movement.ts'
import type { InputPolicy } from './policy.ts'
import { type ProductResource, productSchema } from './product.ts'

/** Schema of the number of units of a product in a batch. */
export const batchProductLinkSchema: ResourceSchema<BatchProductLinkResource> = z.strictObject({
  productId: resourceId(),
  batchId: resourceId(),
  count: resourceNumber(),
  ...stamps(),
  product: productSchema,
})

const fields = {
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

/** Schema of a batch (products made together) in lists and when retrieved. */
export const batchSchema: ResourceSchema<BatchResource> = z.strictObject(fields)

/** Schema of the response to an update of a batch: with its movements. */
export const updatedBatchSchema: ResourceSchema<UpdatedBatchResource> = z.strictObject({
  ...fields,
  movements: z.array(movementSchema),
  offsets: emptyList(),
})

/** The number of units of a product in a batch, in the contract's shape. */
export interface BatchProductLinkResource extends RecordTimes {
  productId: number
  batchId: number
  count: number
  product: ProductResource
}

/** A batch in the contract's shape. */
export interface BatchResource extends RecordTimes {
  id: number
  name: string
  totalEmission: number
  totalWeight: number
  comment: string
  companyId: number
  manufacturingDate: string
  referenceNumber: string | null
  productsBathes: BatchProductLinkResource[]
}

/** The response to an update of a batch, in the contract's shape. */
export interface UpdatedBatchResource extends BatchResource {
  movements: MovementResource[]
  offsets: unknown[]
}

/** The complete list of a batch's products; a count of 0 removes the product. */
function linksInput(policy: InputPolicy) {
  const shape = { productId: numericId(), count: integerNumber() }
  return list(inputObject(policy, { shape, resource: batchProductLinkSchema }), LIMITS.productLinks)
}

const rules = [uniqueIn('productsBathes', 'productId')]

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
