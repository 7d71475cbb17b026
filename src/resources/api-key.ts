import * as z from 'zod'
import { inputObject, orNull } from './fields/input-object.ts'
import { name } from './fields/text.ts'
import { timestamp } from './fields/timestamp.ts'
import { type ResourceSchema, resourceTimestamp } from './fields/wire.ts'
import type { InputPolicy } from './policy.ts'

/** Schema of an API key in responses: never the key itself. */
export const apiKeySchema: ResourceSchema<ApiKeyResource> = z.strictObject({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  isReadOnly: z.boolean(),
  isAdmin: z.boolean(),
  expiresAt: resourceTimestamp().nullable(),
  createdAt: resourceTimestamp(),
})

/** Schema of a newly issued API key: the only response that contains the key itself. */
export const issuedApiKeySchema: ResourceSchema<IssuedApiKeyResource> = apiKeySchema.extend({ key: z.string() })

/** An API key in responses. */
export interface ApiKeyResource {
  id: string
  name: string
  /** The first characters of the key, for telling keys apart. */
  prefix: string
  isReadOnly: boolean
  /** True for a key that may also manage keys and period locks. */
  isAdmin: boolean
  /** The time from which the key is rejected; null: valid until it is revoked. */
  expiresAt: string | null
  createdAt: string
}

/** A newly issued API key. */
export interface IssuedApiKeyResource extends ApiKeyResource {
  key: string
}

/** Schema of the input that issues an API key. */
export function createApiKeyInput(policy: InputPolicy) {
  const shape = {
    name: name(),
    isReadOnly: z.boolean().default(false),
    isAdmin: z.boolean().default(false),
    expiresAt: orNull(timestamp()),
  }
  return inputObject(policy, { shape, resource: apiKeySchema })
}
