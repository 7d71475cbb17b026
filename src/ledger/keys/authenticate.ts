import type { Context } from '../context/context.ts'
import { isAdminKey, isInForce } from '../context/key-in-force.ts'
import { hashOf, isKeyText, isSameHash } from './key-text.ts'

/** A number that no company has, for a key whose company is still unknown. */
const NO_COMPANY = 0

/** The caller that an API key belongs to. */
export interface Caller {
  readonly companyId: number
  /** For the log: 'key:<id>'. */
  readonly actor: string
  readonly isReadOnly: boolean
  /** True if it may manage keys and locked periods (default: true for keys that may write). */
  readonly isAdmin?: boolean
  /** The id of a key that the service issued; each write checks the key again. */
  readonly keyId?: string
}

/**
 * Finds the caller of a key; null for a malformed, unknown, revoked or expired key, without telling which. The store
 * is read every time, so that a revoked key stops at once.
 */
export async function authenticateKey(
  { store, priority, now }: Pick<Context, 'store' | 'priority' | 'now'>,
  key: string,
): Promise<Caller | null> {
  if (!isKeyText(key)) return null
  const hash = hashOf(key)
  const found = await priority.short(NO_COMPANY, () => store.findApiKey(hash))
  if (found === null || !isSameHash(found.row.record.hash, hash)) return null
  const { companyId, row } = found
  const { record } = row
  if (!isInForce(record, now())) return null
  const { id: keyId, isReadOnly } = record
  return { companyId, actor: `key:${keyId}`, isReadOnly, isAdmin: isAdminKey(record), keyId }
}
