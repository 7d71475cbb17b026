import * as z from 'zod'
import { type InputSchema, inputObject } from './fields/input-object.ts'
import { name } from './fields/text.ts'
import { type ResourceSchema, shownTimestamp } from './fields/wire.ts'
import type { InputPolicy } from './policy.ts'

/** An API key as it is shown: never the key itself. */
export const apiKeySchema: ResourceSchema<ApiKeyResource> = z.strictObject({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  isReadOnly: z.boolean(),
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
}

/** What issues an API key. */
export function createApiKeyInput(policy: InputPolicy): InputSchema<CreateApiKeyInput> {
  return inputObject(policy, { shape: { name: name(), isReadOnly: z.boolean().default(false) }, shown: apiKeySchema })
}
