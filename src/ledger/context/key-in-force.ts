import { fail } from '../../core/errors/index.ts'
import type { Context, ReadTx } from './context.ts'
import type { ApiKeyRecord } from './records.ts'

/** True for a key that has not expired. */
export function isInForce({ expiresAt = null }: ApiKeyRecord, now: string): boolean {
  return expiresAt === null || now < expiresAt
}

/** True for a key that may manage keys and locked periods. Keys issued before `isAdmin` existed may if they may write. */
export function isAdminKey({ isAdmin, isReadOnly }: Pick<ApiKeyRecord, 'isAdmin' | 'isReadOnly'>): boolean {
  return isAdmin ?? !isReadOnly
}

/**
 * Checks the caller's key again within the transaction, because a client can delay a body for minutes while the key
 * expires or is revoked. Throws `unauthenticated`.
 */
export async function requireKeyInForce(tx: ReadTx, { keyId, now }: Context): Promise<void> {
  if (keyId === null) return
  const row = await tx.apiKeys.get(keyId)
  if (row === null || !isInForce(row.record, now())) fail('', 'unauthenticated', KEY_NEEDED)
}

/** The same sentence for a missing, malformed, revoked or expired key. */
export const KEY_NEEDED = 'needs a valid API key in the header x-api-key, or as a bearer token'
