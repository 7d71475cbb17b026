import { asFields, isInteger } from '../base/index.ts'
import { fail, Violations } from '../core/errors/index.ts'
import type { Collection, ListIndex, OrderField } from './collections.ts'
import {
  LIMIT_DEFAULT,
  LIMIT_MAX,
  type ListOptions,
  type ListPage,
  type ListPosition,
  type Order,
  type PageOptions,
} from './query.ts'
import { fieldOf, type KeyParts, keyOfRecord, partsOfKey, type RecordFields, readRank } from './row-fields.ts'
import type { SummarizedRow, SummaryOptions } from './row-summary.ts'

/** A validated filter, in the terms of its index. */
export interface CheckedFilter {
  readonly list: ListIndex
  /** The value that all rows share; undefined for the list of the whole company. */
  readonly group: string | number | undefined
  /** Ranks from `low` inclusive to `high` exclusive; see `rankOf`. */
  readonly low: number
  readonly high: number
}

/** A position between rows. */
export interface CheckedPosition {
  readonly rank: number
  readonly key: KeyParts
}

/** Validated limits and position of a list query. */
export interface CheckedOptions {
  readonly limit: number
  readonly order: Order
  readonly after: CheckedPosition | undefined
  readonly offset: number
}

const RANGE_FIELDS: readonly string[] = ['by', 'from', 'to']

function describe({ where, by }: ListIndex): string {
  return where === undefined ? `{ by: '${by}' }` : `{ ${where}, by: '${by}' }`
}

function findList(collection: Collection, filter: RecordFields): ListIndex {
  const { lists } = collection
  for (const one of lists) if (selectsList(filter, one)) return one
  const shared = Object.keys(filter).filter((field) => !RANGE_FIELDS.includes(field))
  const expected = lists.map(describe).join(' or ')
  const received = `{ ${[...shared, `by: ${String(filter.by)}`].join(', ')} }`
  return fail('filter', 'query_invalid', {
    message: `must select a list of ${collection.name}: ${expected}`,
    expected,
    received,
  })
}

/** True if the filter orders by the field of the list, and has no field but that which its rows share. */
function selectsList(filter: RecordFields, { where, by }: ListIndex): boolean {
  if (filter.by !== by || (where !== undefined && !Object.hasOwn(filter, where))) return false
  for (const field in filter) if (field !== where && !RANGE_FIELDS.includes(field)) return false
  return true
}

/** Validates a filter. Throws `query_invalid` with all violations. */
export function checkedFilter(collection: Collection, filter: object): CheckedFilter {
  const fields = asFields(filter)
  const list = findList(collection, fields)
  const violations = new Violations()
  const from = checkedEnd(violations, 'filter.from', { value: fields.from, by: list.by })
  const to = checkedEnd(violations, 'filter.to', { value: fields.to, by: list.by })
  const group = list.where === undefined ? undefined : fields[list.where]
  if (list.where !== undefined && typeof group !== 'string' && typeof group !== 'number') {
    violations.add(`filter.${list.where}`, 'query_invalid', { message: 'must be a text or a number', received: group })
  }
  violations.throwIfAny()
  return { list, group: group as string | number | undefined, ...span(list, from, to) }
}

/** The rank of an end of the interval; undefined: the interval is open there. */
function checkedEnd(
  violations: Violations,
  path: string,
  { value, by }: { readonly value: unknown; readonly by: OrderField },
): number | undefined {
  const rank = value === undefined ? undefined : readRank(value, by)
  const message =
    'must be a value of the field that orders the list: an integer, or a timestamp like 2025-01-31T12:00:00.000Z'
  if (rank === undefined && value !== undefined) violations.add(path, 'query_invalid', { message, received: value })
  return rank
}

/** The ranks of an interval; ranks of timestamps decrease with time, so the ends are swapped. */
function span({ by }: ListIndex, from: number | undefined, to: number | undefined): { low: number; high: number } {
  if (by === 'sequence') {
    return { low: from ?? Number.NEGATIVE_INFINITY, high: to ?? Number.POSITIVE_INFINITY }
  }
  // integer milliseconds: "after `to`" starts at `to` + 1, "up to `from`" ends at `from` + 1
  return {
    low: to === undefined ? Number.NEGATIVE_INFINITY : to + 1,
    high: from === undefined ? Number.POSITIVE_INFINITY : from + 1,
  }
}

function checkCount(violations: Violations, path: string, { value, min }: { value: unknown; min: number }): void {
  if (isInteger(value) && value >= min && (min === 0 || value <= LIMIT_MAX)) return
  const expected = min === 0 ? 'an integer from 0' : `an integer from ${min} to ${LIMIT_MAX}`
  violations.add(path, 'query_invalid', { message: `must be ${expected}`, expected, received: value })
}

function checkOrder(violations: Violations, order: unknown): void {
  if (order === undefined || order === 'first' || order === 'last') return
  const expected = "'first' or 'last'"
  violations.add('options.order', 'query_invalid', { message: `must be ${expected}`, expected, received: order })
}

function checkedPosition(collection: Collection, list: ListIndex, after: ListPosition): CheckedPosition | undefined {
  const rank = readRank(after?.at, list.by)
  const { key: fields } = collection
  const parts: unknown = after?.key
  if (rank === undefined || !Array.isArray(parts) || parts.length !== fields.length) return undefined
  const key = partsOfKey(Object.fromEntries(fields.map((field, index) => [field, parts[index]])), collection)
  // a list ordered by a field of the key has its value twice, and both must agree
  const index = fields.indexOf(list.by)
  if (key === null || (index >= 0 && key[index] !== rank)) return undefined
  return { rank, key }
}

/** Validates list options and applies defaults. Throws `query_invalid` with all violations. */
export function checkedOptions(collection: Collection, list: ListIndex, options: ListOptions & Partial<PageOptions>) {
  const { limit = LIMIT_DEFAULT, order = 'first', offset = 0 } = options
  const violations = new Violations()
  checkCount(violations, 'options.limit', { value: limit, min: 1 })
  checkCount(violations, 'options.offset', { value: offset, min: 0 })
  checkOrder(violations, options.order)
  const after = options.after === undefined ? undefined : checkedPosition(collection, list, options.after)
  if (options.after !== undefined && after === undefined) {
    const message = 'must be a position in this list: `next` of the previous page'
    violations.add('options.after', 'query_invalid', { message, received: options.after })
  }
  violations.throwIfAny()
  return { limit, order, after, offset } satisfies CheckedOptions
}

/** A validated list query. */
export interface CheckedList {
  readonly filter: CheckedFilter
  readonly options: CheckedOptions
}

/** Validates a list query and applies defaults. Throws `query_invalid`. */
export function checkedList(
  collection: Collection,
  filter: object,
  options: ListOptions & Partial<PageOptions> = {},
): CheckedList {
  const checked = checkedFilter(collection, filter)
  return { filter: checked, options: checkedOptions(collection, checked.list, options) }
}

/** Validates a query of summaries, which only emissions have, in lists ordered by a timestamp. Throws `query_invalid`. */
export function checkedSummaries(collection: Collection, filter: object, options: SummaryOptions): CheckedList {
  const { listField } = options
  if (listField !== undefined && !collection.lists.some(({ where }) => where === listField)) {
    const fields = collection.lists.flatMap(({ where }) => where ?? [])
    const message = `must be a field that lists of ${collection.name} share: ${fields.join(', ')}`
    fail('options.listField', 'query_invalid', { message, expected: fields.join(' or '), received: listField })
  }
  if (collection.exact === 'emission') return checkedList(collection, filter, options)
  return fail('filter', 'query_invalid', `must select a list of emissions; ${collection.name} has no summaries`)
}

/** A page of the summarized rows that were found: one more than its limit, if more follow. */
export function summaryPage(found: readonly SummarizedRow[], limit: number): ListPage<SummarizedRow> {
  const last = found[limit - 1]
  if (found.length <= limit || last === undefined) return { rows: found, next: null }
  return { rows: found.slice(0, limit), next: { at: last.from, key: [last.id] } }
}

/** A page of the rows that were found: one more than its limit, if more follow. */
export function listPage<R extends { readonly record: RecordFields }>(
  collection: Collection,
  { filter, options: { limit } }: CheckedList,
  found: readonly R[],
): ListPage<R> {
  const last = found[limit - 1]
  if (found.length <= limit || last === undefined) return { rows: found, next: null }
  const at = fieldOf(last.record, filter.list.by, collection) as string | number
  return {
    rows: found.slice(0, limit),
    next: Object.freeze({ at, key: Object.freeze(keyOfRecord(last.record, collection)) }),
  }
}
