import * as z from 'zod'
import { numericId } from './fields/id.ts'
import { clearable, type InputSchema, inputObject, orNull } from './fields/input-object.ts'
import { label, name, webUrl } from './fields/text.ts'
import { type ResourceSchema, resourceId, resourceNumber, stamps } from './fields/wire.ts'
import type { InputPolicy } from './policy.ts'

/** Schema of a supplier of fuel, electricity or transport. */
export const vendorSchema: ResourceSchema<VendorResource> = z.strictObject({
  id: z.string(),
  companyId: resourceId(),
  countryId: resourceId(),
  name: z.string(),
  totalEmission: resourceNumber(),
  logoImageUrl: z.string().nullable(),
  vendorType: z.string(),
  ...stamps(),
})

/** A vendor in the contract's shape. */
export interface VendorResource {
  id: string
  companyId: number
  countryId: number
  name: string
  totalEmission: number
  logoImageUrl: string | null
  vendorType: string
  createdAt: string
  updatedAt: string
}

/** Validated input to create a vendor. */
export interface CreateVendorInput {
  name: string
  countryId: number
  vendorType: string
  logoImageUrl: string | null
}

/** Schema of the input that creates a vendor. */
export function createVendorInput(policy: InputPolicy): InputSchema<CreateVendorInput> {
  const shape = { name: name(), countryId: numericId(), vendorType: label(), logoImageUrl: orNull(webUrl()) }
  return inputObject(policy, { shape, shown: vendorSchema })
}

/** Validated changes to a vendor. */
export interface UpdateVendorInput {
  name?: string | undefined
  countryId?: number | undefined
  vendorType?: string | undefined
  logoImageUrl?: string | null | undefined
}

/** Schema of changes to a vendor. */
export function updateVendorInput(policy: InputPolicy): InputSchema<UpdateVendorInput> {
  const shape = {
    name: name().optional(),
    countryId: numericId().optional(),
    vendorType: label().optional(),
    logoImageUrl: clearable(webUrl()),
  }
  return inputObject(policy, { shape, shown: vendorSchema })
}
