import * as z from 'zod'
import { type OutputOf, orNull } from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import { label, name, numericId, webUrl } from './fields/text.ts'
import { type ResourceSchema, resourceId, resourceNumber, stamps } from './fields/wire.ts'
import type { InputPolicy } from './policy.ts'

const vendorShape = {
  id: z.string(),
  companyId: resourceId(),
  countryId: resourceId(),
  name: z.string(),
  totalEmission: resourceNumber(),
  logoImageUrl: z.string().nullable(),
  vendorType: z.string(),
  ...stamps(),
}

/** A vendor in the contract's shape. */
export interface VendorResource extends OutputOf<typeof vendorShape> {}

/** Schema of a supplier of fuel, electricity or transport. */
export const vendorSchema: ResourceSchema<VendorResource> = z.strictObject(vendorShape)

/** Schemas of the inputs that create and change a vendor. */
export function vendorInputs(policy: InputPolicy) {
  const shape = { name: name(), countryId: numericId(), vendorType: label(), logoImageUrl: orNull(webUrl()) }
  return inputPair(policy, { shape, update: partialShape(shape), resource: vendorSchema })
}
