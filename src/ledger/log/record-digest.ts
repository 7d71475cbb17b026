import { sha256Hex } from '../../base/index.ts'
import { canonicalJson, canonicalRecord, type Json } from '../../core/emissions/index.ts'
import type { Row } from '../../store/index.ts'
import type { LoggedState, ServiceRecords } from '../context/records.ts'

/**
 * The batches of a movement, or the products of a batch with their counts, ascending. Shares follow from the weights.
 */
export type Carried = readonly number[] | readonly (readonly [productId: number, count: number])[]

/** The parts that many records embed as the same frozen object. */
const EMBEDDED: ReadonlySet<string> = new Set(['emissionFactor', 'emissionKind', 'unit', 'activityUnit'])
/** SHA-256 in hex of a stored record: its version and every field. Totals are not part of it. */
export function digestOfRecord({ record, version }: Row<object>): string {
  const text = canonicalRecord(record as Readonly<Record<string, Json>>, EMBEDDED)
  return sha256Hex(`{"record":${text},"version":${version}}`)
}

/** SHA-256 in hex of the contents of a movement or a batch. */
export function digestOfCarried(carried: Carried): string {
  return sha256Hex(canonicalJson(carried))
}

/** The products of a batch, ascending, in the form of their digest. */
export function carriedProducts(
  parts: Iterable<Pick<ServiceRecords['batchProducts'], 'productId' | 'count'>>,
): readonly (readonly [number, number])[] {
  const pairs = Array.from(parts, ({ productId, count }) => [productId, count] as const)
  return pairs.sort(([a], [b]) => a - b)
}

/** The state of a record for its log line. */
export function stateOf(row: Row<object>, carried?: Carried): LoggedState {
  const recordDigest = digestOfRecord(row)
  return carried === undefined ? { recordDigest } : { recordDigest, carriedDigest: digestOfCarried(carried) }
}
