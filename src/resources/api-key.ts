import * as z from 'zod'
import { inputObject } from './fields/input-object.ts'
import { name } from './fields/text.ts'
import { shownTimestamp } from './fields/wire.ts'
import type { InputPolicy } from './policy.ts'

/** An API key as it is shown: never the key itself. */
export const apiKeySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** The first characters of the key, by which people tell keys apart. */
  prefix: z.string(),
  isReadOnly: z.boolean(),
  createdAt: shownTimestamp(),
})

/** A key that was just issued: the only time that it is shown. */
export const issuedApiKeySchema = apiKeySchema.extend({ key: z.string() })

/** An API key as it is shown. */
export type ApiKeyResource = z.output<typeof apiKeySchema>

/** A key that was just issued. */
export type IssuedApiKeyResource = z.output<typeof issuedApiKeySchema>

/** What issues an API key. */
export function createApiKeyInput(policy: InputPolicy) {
  return inputObject(policy, { shape: { name: name(), isReadOnly: z.boolean().default(false) }, shown: apiKeySchema })
}
