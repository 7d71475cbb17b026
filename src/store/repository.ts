import type { Exact } from '../exact/index.ts'
import type { COLLECTIONS, CollectionName, CollectionOf } from './collections.ts'
import type { Filter, ListOptions, ListPage, OffsetPage, PageOptions } from './query.ts'
import type { BaseRecords } from './records.ts'

/** A record as it is kept; frozen through and through. */
export interface Row<R> {
  /** 1 when inserted, one more with every update. Totals change it not. */
  readonly version: number
  readonly record: R
  /**
   * The exact number beside it, a decimal or fraction: its emission, its share or its total, as `COLLECTIONS` says; null
   * where there is none.
   */
  readonly exact: string | null
}

/** The key of a record: its id, or the fields that make the key together. */
export type KeyOf<Name extends CollectionName, Records extends BaseRecords = BaseRecords> = Name extends
  | 'batchProducts'
  | 'movementBatches'
  | 'idempotencyKeys'
  ? Pick<Records[Name], Extract<(typeof COLLECTIONS)[Name]['key'][number], keyof Records[Name]>>
  : Name extends 'products' | 'batches' | 'log'
    ? number
    : string

/** Collections whose writer gives the exact number. */
export type ExactlyWritten = CollectionOf<'emission' | 'share'>

/** What an update changes: fields of the record as a whole (nothing is merged deeper), and the exact number. */
export type Change<Name extends CollectionName, Records extends BaseRecords> = {
  readonly set: Partial<Records[Name]>
} & (Name extends ExactlyWritten ? { readonly exact?: Exact } : { readonly exact?: never })

/** Reading of one collection. Another company's rows are simply not there. */
export interface Reader<Name extends CollectionName, Records extends BaseRecords> {
  /** The row, or null. */
  get(key: KeyOf<Name, Records>): Promise<Row<Records[Name]> | null>
  /** The row of each key, or null, in the order of the keys. */
  getAll(keys: readonly KeyOf<Name, Records>[]): Promise<readonly (Row<Records[Name]> | null)[]>
  /** Rows in order, from a position on. Throws `query_invalid`. */
  list(filter: Filter<Name>, options?: ListOptions): Promise<ListPage<Row<Records[Name]>>>
  /** How many rows there are. Throws `query_invalid`. */
  count(filter: Filter<Name>): Promise<number>
  /** A page by its number: for lists within one parent, since skipping costs what is skipped. Throws `query_invalid`. */
  page(filter: Filter<Name>, options: PageOptions): Promise<OffsetPage<Row<Records[Name]>>>
}

/**
 * Reading and writing of one collection. What a write does to totals happens with it: each record's exact emission is in
 * every total it contributes to, or in none. A write that throws has done nothing, and the transaction goes on.
 */
export interface Repository<Name extends CollectionName, Records extends BaseRecords> extends Reader<Name, Records> {
  /**
   * The new row, of version 1. Throws `duplicate`, `reference_missing`, `company_mismatch`, `not_storable`, or the number
   * codes for the exact number.
   */
  insert(
    record: Records[Name],
    ...exact: Name extends ExactlyWritten ? [exact: Exact] : []
  ): Promise<Row<Records[Name]>>
  /**
   * The changed row, if it is still of the expected version. Throws `not_found`, `version_conflict`, `field_immutable`
   * (a field of the key, or the company), and what `insert` throws.
   */
  update(key: KeyOf<Name, Records>, expectedVersion: number, change: Change<Name, Records>): Promise<Row<Records[Name]>>
  /** The row that was. Throws `not_found`, or `record_in_use` while others name it. */
  delete(key: KeyOf<Name, Records>): Promise<Row<Records[Name]>>
}

/** A record to be inserted with others, and its exact number. */
export type NewRow<Name extends CollectionName, Records extends BaseRecords> = {
  readonly record: Records[Name]
} & (Name extends ExactlyWritten ? { readonly exact: Exact } : { readonly exact?: never })

/** A row as it was read, and what is to change of it; its version is the expected one. */
export type ChangedRow<Name extends CollectionName, Records extends BaseRecords> = Change<Name, Records> & {
  readonly row: Row<Records[Name]>
}

/**
 * Many writes at the price of few, of a size that memory holds. Each of them leaves what its writes one by one leave, to
 * the last digit of every total; or it throws what the first of them that is refused would throw, with its index before
 * the path (`[3].siteId`), and has done nothing.
 */
export interface BatchRepository<Name extends CollectionName, Records extends BaseRecords>
  extends Repository<Name, Records> {
  /** The new rows, in order. Throws as `insert` does. */
  insertAll(rows: readonly NewRow<Name, Records>[]): Promise<readonly Row<Records[Name]>[]>
  /** The changed rows, in order. Throws as `update` does. */
  updateAll(changes: readonly ChangedRow<Name, Records>[]): Promise<readonly Row<Records[Name]>[]>
}

/** Records that are shared by content: kept once, never changed. */
export interface ContentRepository<Name extends CollectionName, Records extends BaseRecords>
  extends Reader<Name, Records> {
  /**
   * The row of that id, which is made of the content: the one there, or a new one. Throws `duplicate` when the one there
   * holds something else (but for `createdAt`), and `company_mismatch`, `not_storable`.
   */
  ensure(record: Records[Name]): Promise<Row<Records[Name]>>
}

/** Reading of the log. */
export interface LogReader<Records extends BaseRecords> extends Reader<'log', Records> {
  /** The last line of each record, in the order of the ids; null where it has none. */
  latestOf(recordIds: readonly string[]): Promise<readonly (Row<Records['log']> | null)[]>
}

/** Lines that are only ever added. */
export interface LogBook<Records extends BaseRecords> extends LogReader<Records> {
  /** The line with its number, one more than the last of the company, and its digest. Throws `not_storable`. */
  append(entry: Omit<Records['log'], 'sequence' | 'digest'>): Promise<Row<Records['log']>>
  /** Many lines, in order, as `append` makes them one by one; all or none, with the index of a refused one in the path. */
  appendAll(entries: readonly Omit<Records['log'], 'sequence' | 'digest'>[]): Promise<readonly Row<Records['log']>[]>
}
