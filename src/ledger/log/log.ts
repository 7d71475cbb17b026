import { sha256Hex } from '../../base/index.ts'
import { canonicalJson, canonicalRecord, type Json } from '../../core/emissions/index.ts'
import { checkedText, type Row } from '../../store/index.ts'
import type { CollectionName } from '../collections/index.ts'
import type { Context, WriteTx } from '../context/context.ts'
import type { LoggedPeriod, LoggedState, ServiceRecords } from '../context/records.ts'

/** A log line: an action on a record, and its effect on the emission. */
interface LogLine {
  readonly action: 'create' | 'update' | 'delete' | 'recalculate' | 'issue' | 'revoke' | 'lock' | 'unlock'
  readonly collection: CollectionName
  readonly id: string | number
  /** Exact kilograms of CO2e before and after; absent for records without an emission. */
  readonly before?: string | null
  readonly after?: string | null
  /** The current row; absent if it was deleted. */
  readonly row?: Row<object>
  /** The products of a batch. */
  readonly carried?: Carried
  /** The period that was locked or unlocked. */
  readonly period?: LoggedPeriod
}

/** The id of a record in log lines. Numbers and the ids of files, which clients choose, follow the name of their collection. */
export function recordIdOf(collection: CollectionName, id: string | number): string {
  return typeof id === 'number' || collection === 'files' ? `${collection}/${id}` : id
}

/** Appends a line to the log. */
export async function log(tx: WriteTx, { actor, now }: Context, line: LogLine): Promise<void> {
  const { action, collection, id, before = null, after = null, period, row, carried } = line
  const recordId = recordIdOf(collection, id)
  const state = row === undefined ? {} : stateOf(row, carried)
  const lock = period === undefined ? {} : { period }
  await tx.log.append({ at: now(), actor, action, collection, recordId, before, after, ...state, ...lock })
}

/**
 * The batches of a movement, or the products of a batch with their counts, ascending. Shares follow from the weights.
 */
export type Carried = readonly number[] | readonly (readonly [productId: number, count: number])[]

/** The parts that many records embed as the same frozen object. */
const EMBEDDED: ReadonlySet<string> = new Set(['emissionFactor', 'emissionKind', 'unit', 'activityUnit'])
/** SHA-256 in hex of a stored record: its version and every field. Totals are not part of it. */
export function digestOfRecord({ record, version }: Row<object>): string {
  const text = checkedText(record) ?? canonicalRecord(record as Readonly<Record<string, Json>>, EMBEDDED)
  return sha256Hex(`{"record":${text},"version":${version}}`)
}

/** SHA-256 in hex of the contents of a movement or a batch. */
export function digestOfContents(carried: Carried): string {
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
function stateOf(row: Row<object>, carried?: Carried): LoggedState {
  const recordDigest = digestOfRecord(row)
  return carried === undefined ? { recordDigest } : { recordDigest, carriedDigest: digestOfContents(carried) }
}
