import type { WriteTx } from '../../core/context/context.ts'
import { readingOnce, withMembers } from '../../core/context/with-members.ts'

/** Collections that records refer to. A transaction that only changes records leaves them as they are. */
const NAMED = ['emissionFactors', 'emissionKinds', 'sites', 'vehicles', 'factorSnapshots'] as const

/** Wraps a transaction so that records that many others refer to are read only once. */
export function remembering(tx: WriteTx): WriteTx {
  return withMembers(tx, Object.fromEntries(NAMED.map((name) => [name, readingOnce(tx[name])])))
}
