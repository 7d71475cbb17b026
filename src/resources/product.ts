import * as z from 'zod'
import { type OutputOf, orNull } from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import { quantity } from './fields/quantity.ts'
import { name, text, textId, webUrl } from './fields/text.ts'
import { type ResourceSchema, resourceId, resourceNumber, stamps } from './fields/wire.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'

const productShape = {
  id: resourceId(),
  name: z.string(),
  companyId: resourceId(),
  totalEmission: resourceNumber().nullable(),
  weight: resourceNumber(),
  referenceNumber: z.string(),
  logoImageUrl: z.string().nullable(),
  emissionKindId: z.string(),
  ...stamps(),
}

/** A product in the contract's shape. */
export interface ProductResource extends OutputOf<typeof productShape> {}

/** Schema of a product; its emission is its share of its batches, null while it is in none. */
export const productSchema: ResourceSchema<ProductResource> = z.strictObject(productShape)

/** Schemas of the inputs that create and change a product; its weight is in kilograms, 0 if unknown. */
export function productInputs(policy: InputPolicy) {
  const shape = {
    name: name(),
    weight: quantity(),
    referenceNumber: text(LIMITS.name).default(''),
    logoImageUrl: orNull(webUrl()),
    emissionKindId: textId().optional(),
  }
  return inputPair(policy, { shape, update: partialShape(shape), resource: productSchema })
}
