import type { CheckedFilter, CheckedList, CheckedPosition } from '../checked-query.ts'
import type { Collection } from '../collections.ts'
import type { Order } from '../query.ts'
import { compareKeys, type Fields, fieldOf, groupOf, keyOfRecord, rankOf } from '../row-fields.ts'

function positionOf(collection: Collection, record: Fields, { list }: CheckedFilter): CheckedPosition {
  return { rank: rankOf(fieldOf(record, list.by, collection), list.by), key: keyOfRecord(record, collection) }
}

/** Negative if `a` comes before `b` in the order. */
function compare(order: Order, a: CheckedPosition, b: CheckedPosition): number {
  const ascending = a.rank === b.rank ? compareKeys(a.key, b.key) : a.rank - b.rank
  return order === 'first' ? ascending : -ascending
}

/** True for a record that a list has, behind the position from which it is read; as the statement of the list selects. */
export function isInList(collection: Collection, record: Fields, { filter, options }: CheckedList): boolean {
  const { list, group, low, high } = filter
  if (list.where !== undefined && groupOf(record, list.where, collection) !== group) return false
  const position = positionOf(collection, record, filter)
  if (position.rank < low || position.rank >= high) return false
  return options.after === undefined || compare(options.order, position, options.after) > 0
}

/** The rows in the order of a list. */
export function sortForList<R extends { readonly record: Fields }>(
  collection: Collection,
  { filter, options }: CheckedList,
  rows: readonly R[],
): R[] {
  const placed = rows.map((row) => ({ row, position: positionOf(collection, row.record, filter) }))
  return placed.sort((a, b) => compare(options.order, a.position, b.position)).map(({ row }) => row)
}
