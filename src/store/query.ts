/** `first`: timestamps newest first, numbers ascending, ties by ascending key. `last` is exactly the reverse. */
export type Order = 'first' | 'last'

/** The position of a row in a list; it stays valid after the row is deleted. */
export interface ListPosition {
  /** The value of the field that orders the list. */
  readonly at: string | number
  readonly key: readonly (string | number)[]
}

/** The size of a page and its start. */
export interface ListOptions {
  /** The most rows returned: 1 to 10,000; 100 if absent. */
  readonly limit?: number
  /** Starts after this position: `next` of the previous page. */
  readonly after?: ListPosition
  readonly order?: Order
}

/** Rows in order, and the position of the next page; null if there is none. */
export interface ListPage<R> {
  readonly rows: readonly R[]
  readonly next: ListPosition | null
}

/** The number of rows to skip and the most to return. */
export interface PageOptions {
  readonly offset: number
  /** 1 to 10,000. */
  readonly limit: number
  readonly order?: Order
  /** `false` skips counting the rows of the whole list, which costs as much as reading them. */
  readonly isCounted?: boolean
}

/** A page by offset, and the number of rows in the whole list; null if not counted. */
export interface OffsetPage<R> {
  readonly rows: readonly R[]
  readonly total: number | null
}

/** Rows of a list by default. */
export const LIMIT_DEFAULT = 100
/** Rows of a list at most. */
export const LIMIT_MAX = 10_000
