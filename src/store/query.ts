import type { COLLECTIONS, CollectionName, ListIndex, OrderField } from './collections.ts'

/** A part of a list: from `from` up to, not including, `to`. */
interface Range<By extends OrderField> {
  /** The field that orders the list. */
  readonly by: By
  readonly from?: OrderValue<By>
  readonly to?: OrderValue<By>
}

type OrderValue<By extends OrderField> = By extends 'sequence' ? number : string

type FilterOn<List extends ListIndex> = List extends { readonly where: infer Field extends string }
  ? Range<List['by']> & { readonly [Name in Field]: string | number }
  : Range<List['by']>

/**
 * Which rows: those of one list of `COLLECTIONS`, named by the field it orders by and the one value its rows share, if
 * any: `{ siteId: 'x', by: 'startDate', from: '2025-01-01T00:00:00.000Z' }`.
 */
export type Filter<Name extends CollectionName> = FilterOn<(typeof COLLECTIONS)[Name]['lists'][number]>

/**
 * `first` is the order a list is for: timestamps from the newest down, numbers from 1 up, and equal ones by key, upwards.
 * `last` is exactly the reverse.
 */
export type Order = 'first' | 'last'

/** Where a row stands in a list; it keeps its meaning when the row itself is gone. */
export interface Position {
  /** The value of the field that orders the list. */
  readonly at: string | number
  readonly key: readonly (string | number)[]
}

/** How much of a list, and from where on. */
export interface ListOptions {
  /** At most so many rows: 1 to 10,000; 100 if absent. */
  readonly limit?: number
  /** Only what comes after this position: `next` of the page before. */
  readonly after?: Position
  readonly order?: Order
}

/** Rows in order, and where to go on; `next` is null when nothing followed. */
export interface ListPage<R> {
  readonly rows: readonly R[]
  readonly next: Position | null
}

/** Rows to skip, and at most how many to give. */
export interface PageOptions {
  readonly offset: number
  /** 1 to 10,000. */
  readonly limit: number
  readonly order?: Order
  /** `false`: the rows of the whole list are not counted, which costs what they are. */
  readonly isCounted?: boolean
}

/** A page by its number, and how many rows the whole list has; null where it was not counted. */
export interface OffsetPage<R> {
  readonly rows: readonly R[]
  readonly total: number | null
}

/** Rows of a list when nothing else is said. */
export const LIMIT_DEFAULT = 100
/** Rows of a list at most. */
export const LIMIT_MAX = 10_000
