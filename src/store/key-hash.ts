import { isFields } from '../base/index.ts'
import { fail } from '../core/errors/index.ts'
import type { Collection } from './collections.ts'
import { isKeyText, keyOfRecord, type RecordFields } from './row-fields.ts'

/** The fields of an API key that a store reads. */
export interface KeyRecord extends RecordFields {
  readonly id: string
  /** Unique among all companies: a request finds its company by it. */
  readonly hash: string
}

/** The hash of an API key record. Throws `not_storable` if it has none. */
export function checkHash(record: RecordFields, keys: Collection): string {
  keyOfRecord(record, keys)
  const { hash } = record
  if (isKeyText(hash)) return hash
  return fail('hash', 'not_storable', { message: 'must be the digest of the key as text', received: hash })
}

/** Throws `field_immutable` for a change of an API key's hash. */
export function checkHashStays(existing: RecordFields, change: { readonly set: object }): void {
  const set: unknown = change?.set
  if (!isFields(set) || !Object.hasOwn(set, 'hash')) return
  const { hash } = set
  if (hash === undefined || hash === existing.hash) return
  fail('hash', 'field_immutable', { message: 'must not change; issue another key', received: hash })
}
