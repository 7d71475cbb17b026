import type { CollectionName } from './collections.ts'
import type { TotalHolder } from './contributions.ts'
import type { LogHead } from './log-chain.ts'
import type { BaseRecords } from './records.ts'
import type { BatchRepository, ContentRepository, LogBook, LogReader, Reader, Repository, Row } from './repository.ts'

/** What a store can do beyond what every store must. */
export interface StoreCapabilities {
  /** What was acknowledged survives the end of the process. */
  readonly durable: boolean
  /** Several processes may write at once. */
  readonly multiProcess: boolean
  /** Transactions of different companies do not wait for each other. */
  readonly companiesAtOnce: boolean
  /** `always`, or only `before_first_await` of the outer one: when a transaction within a transaction is refused. */
  readonly refusesNested: 'always' | 'before_first_await'
}

/** A collection that is written like any other. */
export type OrdinaryCollection = Exclude<CollectionName, 'factorSnapshots' | 'log'>

/** A collection that is written in batches too; keys that open companies are written one by one. */
export type BatchCollection = Exclude<OrdinaryCollection, 'apiKeys'>

/** Reading of all collections of one company, at one point in time. */
export type ReadTransaction<Records extends BaseRecords = BaseRecords> = {
  readonly [Name in CollectionName]: Reader<Name, Records>
} & {
  readonly companyId: number
  readonly log: LogReader<Records>
  /** The exact total of the company in kg CO2e, a decimal or fraction. */
  companyTotal(): Promise<string>
  /** How far the log goes, kept apart from its lines, so that it is seen when the last of them are gone. */
  logHead(): Promise<LogHead>
}

/** All collections of one company, to be read and written. Await every call; the handle ends with the work. */
export type Transaction<Records extends BaseRecords = BaseRecords> = ReadTransaction<Records> & {
  readonly [Name in BatchCollection]: BatchRepository<Name, Records>
} & {
  readonly apiKeys: Repository<'apiKeys', Records>
  readonly factorSnapshots: ContentRepository<'factorSnapshots', Records>
  readonly log: LogBook<Records>
  /** The next id of a collection that the contract numbers: 1, 2, 3, … per company; given back by a rollback. */
  nextId(collection: 'products' | 'batches'): Promise<number>
}

/** A total that is not the sum of what contributes to it. */
export interface TotalDifference {
  readonly holder: TotalHolder
  /** The id of the holder; null for the company. */
  readonly id: string | number | null
  /** What was kept and what the records add up to, exact, in kg CO2e. */
  readonly held: string
  readonly counted: string
}

/** An API key and the company it opens. */
export interface FoundApiKey<Records extends BaseRecords = BaseRecords> {
  readonly companyId: number
  readonly row: Row<Records['apiKeys']>
}

/**
 * Where records live: company by company, all or nothing, with totals that are exact sums. A store makes no ids and reads
 * no clock: records come with both. A clock that goes back loses nothing: lists go by the times that came, the log by its own
 * numbers. `Records` are the resources of the caller; the store knows only `BaseRecords` of them.
 * Every store passes the suite of `describeStore`.
 */
export interface Store<Records extends BaseRecords = BaseRecords> {
  readonly capabilities: StoreCapabilities
  /**
   * What `work` returns, once all it wrote is kept; if it throws, nothing of it is, and the error comes through.
   * Transactions of one company run as if one after the other, those of different companies independently. `work` waits
   * for nothing but the transaction: others of the company wait for it.
   * Throws `transaction_nested` within another transaction, `company_mismatch` when companyId is no positive whole number;
   * calls after the end throw `transaction_ended`.
   */
  transaction<T>(companyId: number, work: (tx: Transaction<Records>) => Promise<T>): Promise<T>
  /** As `transaction`, for reading alone: a store may let several run at once. */
  read<T>(companyId: number, work: (tx: ReadTransaction<Records>) => Promise<T>): Promise<T>
  /** The key of a hash and the company it belongs to, or null: the only read across companies. Sees what is committed. */
  findApiKey(hash: string): Promise<FoundApiKey<Records> | null>
  /** Counts every total of the company again and says which differ; none should. Throws `transaction_nested`. */
  verifyTotals(companyId: number): Promise<readonly TotalDifference[]>
  /** Sets every total to what the records add up to; what it corrected comes back. Throws `transaction_nested`. */
  rebuildTotals(companyId: number): Promise<readonly TotalDifference[]>
  /**
   * Takes away everything that is kept of a company, its log included, all or nothing: afterwards it is as if it had never
   * been, its keys open nothing, and what begins anew begins a new log. Others of the company wait meanwhile. Throws
   * `transaction_nested`, `company_mismatch`.
   */
  erase(companyId: number): Promise<void>
}
