import type { Steps } from '../base/index.ts'
import type { Exact } from '../core/exact/index.ts'
import type { NewLine } from './log-chain.ts'
import type { ListOptions, ListPage, OffsetPage, PageOptions } from './query.ts'
import type { RecordFields } from './row-fields.ts'
import type { NewSummary, RowSummary, SummarizedRow, SummaryOptions } from './row-summary.ts'

/** A stored record, deeply frozen. */
export interface Row<R> {
  /** 1 when inserted, incremented by every update. A change of a total does not increment it. */
  readonly version: number
  readonly record: R
  /**
   * The exact number stored with the record, a decimal or fraction: its emission, its share or its total, as its
   * collection defines; null if it has none.
   */
  readonly exact: string | null
}

/** A record to insert, its exact number, and its summary, which only collections of emissions have. */
export interface NewRecord {
  readonly record: object
  readonly exact?: Exact | undefined
  readonly summary?: RowSummary | null | undefined
}

/** The changes of an update. Without a summary the row has none afterwards. */
export interface WrittenChange {
  readonly set: object
  readonly exact?: Exact | undefined
  readonly summary?: RowSummary | null | undefined
}

/** The exact number and the summary of a row, as its writer gives them. */
export type WrittenNumbers = Pick<WrittenChange, 'exact' | 'summary'>

/** The changes of a row that was read. */
export interface ReadRowChange extends WrittenChange {
  readonly row: Row<RecordFields>
}

/** A collection whose calls are steps: `runSteps` runs each of them. */
export type InSteps<Collection> = {
  [Name in keyof Collection]: Collection[Name] extends (...parameters: infer Parameters) => Promise<infer Answer>
    ? (...parameters: Parameters) => Steps<Answer>
    : Collection[Name]
}

/** Read access to a collection of any records. Its callers know their types; the store does not. */
export interface AnyReader {
  get(key: unknown): Promise<Row<never> | null>
  getAll(keys: readonly unknown[]): Promise<readonly (Row<never> | null)[]>
  list(filter: object, options?: ListOptions): Promise<ListPage<Row<never>>>
  count(filter: object): Promise<number>
  page(filter: object, options: PageOptions): Promise<OffsetPage<Row<never>>>
  summaries(filter: object, options?: SummaryOptions): Promise<ListPage<SummarizedRow>>
}

/** Read-write access to a collection of any records. */
export interface AnyRepository extends AnyReader {
  insert(record: object, exact?: Exact, summary?: RowSummary | null): Promise<Row<never>>
  update(key: unknown, expectedVersion: number, change: WrittenChange): Promise<Row<never>>
  delete(key: unknown): Promise<Row<never>>
}

/** The same, with batches. */
export interface AnyBatchRepository extends AnyRepository {
  insertAll(rows: readonly NewRecord[]): Promise<readonly Row<never>[]>
  updateAll(changes: readonly ReadRowChange[]): Promise<readonly Row<never>[]>
  setSummaries(summaries: readonly NewSummary[]): Promise<void>
}

/** Access to records that are identified by their content. */
export interface AnyContentRepository extends AnyReader {
  ensure(record: object): Promise<Row<never>>
}

/** Read access to the log. */
export interface AnyLogReader extends AnyReader {
  latestOf(recordIds: readonly string[]): Promise<readonly (Row<never> | null)[]>
}

/** Append-only access to the log. */
export interface AnyLogBook extends AnyLogReader {
  append(entry: NewLine): Promise<Row<never>>
  appendAll(entries: readonly NewLine[]): Promise<readonly Row<never>[]>
}
