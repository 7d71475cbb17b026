import type { HolderDifference, LogHead, Row, StoreCapabilities, TransactionOptions } from '../../store/index.ts'
import type { BaseRecords, CollectionName, TotalHolder } from './collections.ts'
import type { BatchRepository, ContentRepository, LogBook, LogReader, Reader, Repository } from './repository.ts'

/** A collection with ordinary inserts, updates and deletes. */
export type OrdinaryCollection = Exclude<CollectionName, 'factorSnapshots' | 'log'>

/** A collection with batches; API keys are written one by one. */
export type BatchCollection = Exclude<OrdinaryCollection, 'apiKeys'>

/** Read access to a snapshot of all collections of one company. */
export type ReadTransaction<Records extends BaseRecords = BaseRecords> = {
  readonly [Name in CollectionName]: Reader<Name, Records>
} & {
  readonly companyId: number
  readonly log: LogReader<Records>
  /** The exact total of the company in kg CO2e, a decimal or fraction. */
  companyTotal(): Promise<string>
  /** The head of the log, stored separately from its lines, so that missing last lines are detected. */
  logHead(): Promise<LogHead>
}

/** Read-write access to all collections of one company. Await every call; the handle ends with the work. */
export type Transaction<Records extends BaseRecords = BaseRecords> = ReadTransaction<Records> & {
  readonly [Name in BatchCollection]: BatchRepository<Name, Records>
} & {
  readonly apiKeys: Repository<'apiKeys', Records>
  readonly factorSnapshots: ContentRepository<'factorSnapshots', Records>
  readonly log: LogBook<Records>
  /** Assigns the next integer id: 1, 2, 3, … per company; a rollback restores it. */
  nextId(collection: 'products' | 'batches'): Promise<number>
}

/** A stored total that differs from the sum of its contributions. */
export interface TotalDifference extends HolderDifference {
  readonly holder: TotalHolder
}

/** An API key and its company. */
export interface FoundApiKey<Records extends BaseRecords = BaseRecords> {
  readonly companyId: number
  readonly row: Row<Records['apiKeys']>
}

/**
 * Stores records by company, in atomic transactions, with totals that are exact sums. A store generates no ids and
 * reads no clock: records include both. A clock that goes back loses nothing: lists are ordered by the times of the records, the
 * log by its own numbers. `Records` are the caller's record types, of which the store uses only `BaseRecords`. Every
 * store passes the suite of `describeStore`.
 */
export interface Store<Records extends BaseRecords = BaseRecords> {
  readonly capabilities: StoreCapabilities
  /**
   * Runs `work` and commits; if it throws, rolls back and rethrows the error. Transactions of one company are
   * serialized, those of different companies independent. `work` should await only the transaction, since others of the
   * company wait for it. Throws `transaction_nested` within another transaction, `company_mismatch` unless companyId is
   * a positive integer; calls after the end throw `transaction_ended`.
   */
  transaction<T>(
    companyId: number,
    work: (tx: Transaction<Records>) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>
  /** Like `transaction`, for reading only: a store may run several at once. */
  read<T>(companyId: number, work: (tx: ReadTransaction<Records>) => Promise<T>): Promise<T>
  /** Finds a committed API key and its company by hash, or null: the only read across companies. */
  findApiKey(hash: string): Promise<FoundApiKey<Records> | null>
  /** Recomputes every total of the company and returns those that differ; none should. Throws `transaction_nested`. */
  verifyTotals(companyId: number): Promise<readonly TotalDifference[]>
  /** Corrects every total to the sum of the records; returns the corrections. Throws `transaction_nested`. */
  rebuildTotals(companyId: number): Promise<readonly TotalDifference[]>
  /**
   * Deletes all data of a company, including its log, atomically: its keys become invalid, and new data starts a new
   * log. Other transactions of the company wait. Throws `transaction_nested`, `company_mismatch`.
   */
  erase(companyId: number): Promise<void>
}
