import type { WriteTx } from '../../core/context/context.ts'
import { readingOnce, withMembers } from '../../core/context/with-members.ts'

/** Collections records name; a transaction that changes records alone leaves them. */
const NAMED = ['emissionFactors', 'emissionKinds', 'sites', 'vehicles', 'factorSnapshots'] as const

/** The transaction, in which what many records name is read once. */
export function remembering(tx: WriteTx): WriteTx {
  return withMembers(tx, Object.fromEntries(NAMED.map((name) => [name, readingOnce(tx[name])])))
}
