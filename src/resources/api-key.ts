import * as z from 'zod'
import { type InputSchema, inputObject, orNull } from './fields/input-object.ts'
import { name } from './fields/text.ts'
import { timestamp } from './fields/timestamp.ts'
import { type ResourceSchema, shownTimestamp } from './fields/wire.ts'
import type { InputPolicy } from './policy.ts'

/** An API key as it is shown: never the key itself. */
export const apiKeySchema: ResourceSchema<ApiKeyResource> = z.strictObject({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  isReadOnly: z.boolean(),
  isAdmin: z.boolean(),
  expiresAt: shownTimestamp().nullable(),
  createdAt: shownTimestamp(),
})

/** A key that was just issued: the only time that it is shown. */
export const issuedApiKeySchema: ResourceSchema<IssuedApiKeyResource> = apiKeySchema.extend({ key: z.string() })

/** An API key as it is shown. */
export interface ApiKeyResource {
  id: string
  name: string
  /** The first characters of the key, by which people tell keys apart. */
  prefix: string
  isReadOnly: boolean
  /** True for a key that may manage keys and locked periods too. */
  isAdmin: boolean
  /** From when on it opens nothing; null: it stays until it is revoked. */
  expiresAt: string | null
  createdAt: string
}

/** A key that was just issued. */
export interface IssuedApiKeyResource extends ApiKeyResource {
  key: string
}

/** What issues an API key, once it is read. */
export interface CreateApiKeyInput {
  name: string
  isReadOnly: boolean
  isAdmin: boolean
  expiresAt: string | null
}

/** What issues an API key. */
export function createApiKeyInput(policy: InputPolicy): InputSchema<CreateApiKeyInput> {
  const shape = {
    name: name(),
    isReadOnly: z.boolean().default(false),
    isAdmin: z.boolean().default(false),
    expiresAt: orNull(timestamp()),
  }
  return inputObject(policy, { shape, shown: apiKeySchema })
}
