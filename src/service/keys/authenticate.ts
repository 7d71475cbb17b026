import type { Store } from '../../store/index.ts'
import type { ServiceRecords } from '../context/records.ts'
import { hashOf, isKeyText, isSameHash } from './key-text.ts'

/** Whom an API key speaks for. */
export interface Caller {
  readonly companyId: number
  /** For the log: 'key:<id>'. */
  readonly actor: string
  readonly isReadOnly: boolean
}

/**
 * Whom the key speaks for; null for a key that is none, was never issued, or was revoked, which nobody can tell apart.
 * The store is asked every time, so that a revoked key stops at once.
 */
export async function authenticateKey(store: Store<ServiceRecords>, key: string): Promise<Caller | null> {
  if (!isKeyText(key)) return null
  const hash = hashOf(key)
  const found = await store.findApiKey(hash)
  if (found === null || !isSameHash(found.row.record.hash, hash)) return null
  const { companyId, row } = found
  return { companyId, actor: `key:${row.record.id}`, isReadOnly: row.record.isReadOnly }
}
