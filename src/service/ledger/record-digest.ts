import { canonicalJson, type Json } from '../../emissions/index.ts'
import { type Row, sha256Hex } from '../../store/index.ts'
import type { LoggedState, ServiceRecords } from '../context/records.ts'

/**
 * The batches that a movement carries, or the products of a batch and how many of each; upwards. How they share follows from
 * their weights.
 */
export type Carried = readonly number[] | readonly (readonly [productId: number, count: number])[]

/** SHA-256 in hex of a record as it is stored: its version and every field. Totals are sums of others and stand in none. */
export function digestOfRecord({ record, version }: Row<object>): string {
  return sha256Hex(canonicalJson({ record, version } as unknown as Json))
}

/** SHA-256 in hex of what a movement or a batch carries. */
export function digestOfCarried(carried: Carried): string {
  return sha256Hex(canonicalJson(carried as Json))
}

/** The products of a batch, upwards, as their digest has them. */
export function carriedProducts(
  parts: Iterable<Pick<ServiceRecords['batchProducts'], 'productId' | 'count'>>,
): readonly (readonly [number, number])[] {
  const pairs = Array.from(parts, ({ productId, count }) => [productId, count] as const)
  return pairs.sort(([a], [b]) => a - b)
}

/** What a line says of the record as it stands behind it. */
export function stateOf(row: Row<object>, carried?: Carried): LoggedState {
  const recordDigest = digestOfRecord(row)
  return carried === undefined ? { recordDigest } : { recordDigest, carriedDigest: digestOfCarried(carried) }
}
