import { fail } from '../../../errors/index.ts'
import type { Context, ReadTx } from './context.ts'
import type { ApiKeyRecord } from './records.ts'

/** True for a key that has not expired. */
export function isInForce({ expiresAt = null }: ApiKeyRecord, now: string): boolean {
  return expiresAt === null || now < expiresAt
}

/** True for a key that may manage keys and locked periods: one issued before there was a choice, if it may write. */
export function isAdminKey({ isAdmin, isReadOnly }: Pick<ApiKeyRecord, 'isAdmin' | 'isReadOnly'>): boolean {
  return isAdmin ?? !isReadOnly
}

/**
 * Authenticates the key of the context again, at the moment of the transaction: a body may be withheld for minutes, and a
 * key is revoked or expires meanwhile. Throws `unauthenticated`.
 */
export async function requireKeyInForce(tx: ReadTx, { keyId, now }: Context): Promise<void> {
  if (keyId === null) return
  const row = await tx.apiKeys.get(keyId)
  if (row === null || !isInForce(row.record, now())) fail('', 'unauthenticated', KEY_NEEDED)
}

/** Says, of a key that is missing, is none, was revoked or has expired, the same. */
export const KEY_NEEDED = 'needs a valid API key in the header x-api-key, or as a bearer token'
