import * as z from 'zod'
import { numericId } from './fields/id.ts'
import { clearable, inputObject, orNull } from './fields/input-object.ts'
import { label, name, text } from './fields/text.ts'
import { shownId, shownNumber, stamps } from './fields/wire.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'

/** Who a company buys from: fuel, electricity, transport. */
export const vendorSchema = z.strictObject({
  id: z.string(),
  companyId: shownId(),
  countryId: shownId(),
  name: z.string(),
  totalEmission: shownNumber(),
  logoImageUrl: z.string().nullable(),
  vendorType: z.string(),
  ...stamps(),
})

/** A vendor in the contract's shape. */
export type VendorResource = z.output<typeof vendorSchema>

/** What creates a vendor. */
export function createVendorInput(policy: InputPolicy) {
  const shape = { name: name(), countryId: numericId(), vendorType: label(), logoImageUrl: orNull(text(LIMITS.url)) }
  return inputObject(policy, { shape, shown: vendorSchema })
}

/** What changes a vendor. */
export function updateVendorInput(policy: InputPolicy) {
  const shape = {
    name: name().optional(),
    countryId: numericId().optional(),
    vendorType: label().optional(),
    logoImageUrl: clearable(text(LIMITS.url)),
  }
  return inputObject(policy, { shape, shown: vendorSchema })
}
