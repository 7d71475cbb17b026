import type { Context } from '../context/context.ts'
import { isAdminKey, isInForce } from '../context/key-in-force.ts'
import { hashOf, isKeyText, isSameHash } from './key-text.ts'

/** The company of a key that is looked up, as nobody knows it yet. */
const NO_COMPANY = 0

/** Whom an API key speaks for. */
export interface Caller {
  readonly companyId: number
  /** For the log: 'key:<id>'. */
  readonly actor: string
  readonly isReadOnly: boolean
  /** May manage keys and locked periods; not given: whoever may write. */
  readonly isAdmin?: boolean
  /** Of a key that the service issued: its id, by which it is authenticated again when something is written. */
  readonly keyId?: string
}

/**
 * Whom the key speaks for; null for a key that is none, was never issued, was revoked, or has expired, which nobody can
 * tell apart. The store is asked every time, so that a revoked key stops at once.
 */
export async function authenticateKey(
  { store, precedence, now }: Pick<Context, 'store' | 'precedence' | 'now'>,
  key: string,
): Promise<Caller | null> {
  if (!isKeyText(key)) return null
  const hash = hashOf(key)
  const found = await precedence.short(NO_COMPANY, () => store.findApiKey(hash))
  if (found === null || !isSameHash(found.row.record.hash, hash)) return null
  const { companyId, row } = found
  const { record } = row
  if (!isInForce(record, now())) return null
  const { id: keyId, isReadOnly } = record
  return { companyId, actor: `key:${keyId}`, isReadOnly, isAdmin: isAdminKey(record), keyId }
}
