import * as z from 'zod'
import { inputObject, type OutputOf, orNull } from './fields/input-object.ts'
import { name, timestamp } from './fields/text.ts'
import { type ResourceSchema, resourceTimestamp } from './fields/wire.ts'
import type { InputPolicy } from './policy.ts'

const apiKeyShape = {
  id: z.string(),
  name: z.string(),
  /** The first characters of the key, which distinguish it from others. */
  prefix: z.string(),
  isReadOnly: z.boolean(),
  /** True for a key that may also manage keys and period locks. */
  isAdmin: z.boolean(),
  /** The time from which the key is rejected; null: valid until it is revoked. */
  expiresAt: resourceTimestamp().nullable(),
  createdAt: resourceTimestamp(),
}

/** An API key in responses. */
export interface ApiKeyResource extends OutputOf<typeof apiKeyShape> {}

/** Schema of an API key in responses: never the key itself. */
export const apiKeySchema: ResourceSchema<ApiKeyResource> = z.strictObject(apiKeyShape)

const issuedApiKeyShape = { ...apiKeyShape, key: z.string() }

/** A newly issued API key. */
export interface IssuedApiKeyResource extends OutputOf<typeof issuedApiKeyShape> {}

/** Schema of a newly issued API key: the only response that contains the key itself. */
export const issuedApiKeySchema: ResourceSchema<IssuedApiKeyResource> = z.strictObject(issuedApiKeyShape)

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

/** The same sentence for a missing, malformed, revoked or expired key. */
export const KEY_NEEDED = 'needs a valid API key in the header x-api-key, or as a bearer token'
