import { canonicalJson, canonicalObject, type Json } from '../../../emissions/index.ts'
import { lazyFor } from '../../../errors/index.ts'
import { type Row, sha256Hex } from '../../../store/index.ts'
import type { LoggedState, ServiceRecords } from '../context/records.ts'

/**
 * The batches that a movement carries, or the products of a batch and how many of each; upwards. How they share follows from
 * their weights.
 */
export type Carried = readonly number[] | readonly (readonly [productId: number, count: number])[]

/** The parts that many records embed, frozen and the same object in each. */
const EMBEDDED: ReadonlySet<string> = new Set(['emissionFactor', 'emissionKind', 'unit', 'activityUnit'])
const embeddedText = lazyFor((value: Json & object) => canonicalJson(value))

/** The canonical JSON of a record; what it embeds is written once for all that share it. */
function textOfRecord(record: Readonly<Record<string, Json>>): string {
  return canonicalObject(record, (value, name) => {
    const isShared = typeof value === 'object' && value !== null && EMBEDDED.has(name) && Object.isFrozen(value)
    return isShared ? embeddedText(value) : canonicalJson(value)
  })
}

/** SHA-256 in hex of a record as it is stored: its version and every field. Totals are sums of others and stand in none. */
export function digestOfRecord({ record, version }: Row<object>): string {
  return sha256Hex(`{"record":${textOfRecord(record as Readonly<Record<string, Json>>)},"version":${version}}`)
}

/** SHA-256 in hex of what a movement or a batch carries. */
export function digestOfCarried(carried: Carried): string {
  return sha256Hex(canonicalJson(carried))
}

/** The products of a batch, upwards, as their digest has them. */
export function carriedProducts(
  parts: Iterable<Pick<ServiceRecords['batchProducts'], 'productId' | 'count'>>,
): readonly (readonly [number, number])[] {
  const pairs = Array.from(parts, ({ productId, count }) => [productId, count] as const)
  return pairs.sort(([a], [b]) => a - b)
}

/** The state of the record behind a line of the log. */
export function stateOf(row: Row<object>, carried?: Carried): LoggedState {
  const recordDigest = digestOfRecord(row)
  return carried === undefined ? { recordDigest } : { recordDigest, carriedDigest: digestOfCarried(carried) }
}
