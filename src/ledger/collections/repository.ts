import type { Exact } from '../../core/exact/index.ts'
import type {
  ListIndex,
  ListOptions,
  ListPage,
  NewSummary,
  OffsetPage,
  OrderField,
  PageOptions,
  Row,
  RowSummary,
  SummarizedRow,
  SummaryOptions,
} from '../../store/index.ts'
import type { BaseRecords, COLLECTIONS, CollectionName, CollectionOf } from './collections.ts'

/** A half-open range of a list: `from` inclusive, `to` exclusive. */
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
 * Selects the rows of one list of `COLLECTIONS`, by its order field and the value that its rows share, if any: `{
 * siteId: 'x', by: 'startDate', from: '2025-01-01T00:00:00.000Z' }`.
 */
export type Filter<Name extends CollectionName> = FilterOn<(typeof COLLECTIONS)[Name]['lists'][number]>

/** The key of a record: its id, or an object with the fields of a composite key. */
export type KeyOf<Name extends CollectionName, Records extends BaseRecords = BaseRecords> = Name extends
  | 'batchProducts'
  | 'movementBatches'
  | 'idempotencyKeys'
  | 'importChunks'
  ? Pick<Records[Name], Extract<(typeof COLLECTIONS)[Name]['key'][number], keyof Records[Name]>>
  : Name extends 'products' | 'batches' | 'log'
    ? number
    : string

/** Collections whose writer sets the exact number. */
export type ExactlyWritten = CollectionOf<'emission' | 'share'>

/** The summary of a row, which only collections of emissions have; without one, reports read the record itself. */
interface WithSummary {
  readonly summary?: RowSummary | null
}

type SummaryOf<Name extends CollectionName> =
  Name extends CollectionOf<'emission'> ? WithSummary : { readonly summary?: never }

/**
 * The changes of an update: top-level fields of the record (no deep merge), the exact number, and the summary, which an
 * update without one removes.
 */
export type Change<Name extends CollectionName, Records extends BaseRecords> = {
  readonly set: Partial<Records[Name]>
} & (Name extends ExactlyWritten ? { readonly exact?: Exact } : { readonly exact?: never }) &
  SummaryOf<Name>

/** Read access to one collection. Rows of other companies are invisible. */
export interface Reader<Name extends CollectionName, Records extends BaseRecords> {
  get(key: KeyOf<Name, Records>): Promise<Row<Records[Name]> | null>
  /** The row of each key, or null, in the order of the keys. */
  getAll(keys: readonly KeyOf<Name, Records>[]): Promise<readonly (Row<Records[Name]> | null)[]>
  /** Rows in order, after a position. Throws `query_invalid`. */
  list(filter: Filter<Name>, options?: ListOptions): Promise<ListPage<Row<Records[Name]>>>
  /** The number of rows. Throws `query_invalid`. */
  count(filter: Filter<Name>): Promise<number>
  /** A page by offset: for lists within one parent, since every skipped row costs time. Throws `query_invalid`. */
  page(filter: Filter<Name>, options: PageOptions): Promise<OffsetPage<Row<Records[Name]>>>
  /**
   * The rows of `list` with their summaries instead of their records; of emissions only. A store may leave it out:
   * reports then read records. Throws `query_invalid`.
   */
  summaries?(filter: Filter<Name>, options?: SummaryOptions): Promise<ListPage<SummarizedRow>>
}

/**
 * Read-write access to one collection. A write updates totals atomically: each record's exact emission is in every
 * total it contributes to, or in none. A write that throws has no effect, and the transaction continues.
 */
export interface Repository<Name extends CollectionName, Records extends BaseRecords> extends Reader<Name, Records> {
  /**
   * Inserts a row with version 1. Throws `duplicate`, `reference_missing`, `company_mismatch`, `not_storable`, or the
   * number codes for the exact number.
   */
  insert(
    record: Records[Name],
    ...written: Name extends CollectionOf<'emission'>
      ? [exact: Exact, summary?: RowSummary | null]
      : Name extends ExactlyWritten
        ? [exact: Exact]
        : []
  ): Promise<Row<Records[Name]>>
  /**
   * Updates the row if it still has the expected version. Throws `not_found`, `version_conflict`, `field_immutable` (a
   * field of the key, or the company), and the codes of `insert`.
   */
  update(key: KeyOf<Name, Records>, expectedVersion: number, change: Change<Name, Records>): Promise<Row<Records[Name]>>
  /** Deletes and returns the row. Throws `not_found`, or `record_in_use` while other rows reference it. */
  delete(key: KeyOf<Name, Records>): Promise<Row<Records[Name]>>
}

/** A record to insert in a batch, and its exact number. */
export type NewRow<Name extends CollectionName, Records extends BaseRecords> = {
  readonly record: Records[Name]
} & (Name extends ExactlyWritten ? { readonly exact: Exact } : { readonly exact?: never }) &
  SummaryOf<Name>

/** A row as it was read, and the changes; its version is the expected one. */
export type ChangedRow<Name extends CollectionName, Records extends BaseRecords> = Change<Name, Records> & {
  readonly row: Row<Records[Name]>
}

/**
 * Batches of writes at the cost of a few, of a size that fits in memory. A batch has exactly the effect of its writes
 * one by one, to the last digit of every total; or it throws the error of the first rejected one, with its index before
 * the path (`[3].siteId`), and has no effect.
 */
export interface BatchRepository<Name extends CollectionName, Records extends BaseRecords>
  extends Repository<Name, Records> {
  /** The new rows, in order. Throws the codes of `insert`. */
  insertAll(rows: readonly NewRow<Name, Records>[]): Promise<readonly Row<Records[Name]>[]>
  /** The changed rows, in order. Throws the codes of `update`. */
  updateAll(changes: readonly ChangedRow<Name, Records>[]): Promise<readonly Row<Records[Name]>[]>
  /**
   * Sets summaries of rows that still have their versions, and changes nothing else; skips the others. A store without
   * `summaries` may leave it out. Throws `not_storable`.
   */
  setSummaries?(summaries: readonly NewSummary[]): Promise<void>
}

/** Content-addressed records: stored once, never changed. */
export interface ContentRepository<Name extends CollectionName, Records extends BaseRecords>
  extends Reader<Name, Records> {
  /**
   * The existing row with the record's id, which is derived from its content, or a new one. Throws `duplicate` if the
   * existing content differs (apart from `createdAt`), and `company_mismatch`, `not_storable`.
   */
  ensure(record: Records[Name]): Promise<Row<Records[Name]>>
}

/** Read access to the log. */
export interface LogReader<Records extends BaseRecords> extends Reader<'log', Records> {
  /** The last line of each record, in the order of the ids; null if it has none. */
  latestOf(recordIds: readonly string[]): Promise<readonly (Row<Records['log']> | null)[]>
}

/** Append-only access to the log. */
export interface LogBook<Records extends BaseRecords> extends LogReader<Records> {
  /** Appends a line with the next number of the company and its digest. Throws `not_storable`. */
  append(entry: Omit<Records['log'], 'sequence' | 'digest'>): Promise<Row<Records['log']>>
  /** Appends lines in order, as if by `append`; all or none, with the index of a rejected one in the path. */
  appendAll(entries: readonly Omit<Records['log'], 'sequence' | 'digest'>[]): Promise<readonly Row<Records['log']>[]>
}
