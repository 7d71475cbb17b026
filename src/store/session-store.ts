import type { Collections } from './collections.ts'
import { type HandledSession, handlesOf, type MakeCollection } from './handle.ts'
import {
  type AsyncContext,
  checkCompany,
  Nesting,
  type OpenSession,
  type SessionWork,
  type TransactionKind,
} from './nesting.ts'
import type { Row } from './repository.ts'

/** The optional capabilities of a store. */
export interface StoreCapabilities {
  /** Acknowledged writes survive the end of the process. */
  readonly durable: boolean
  /** Several processes may write concurrently. */
  readonly multiProcess: boolean
  /** Transactions of different companies do not wait for each other. */
  readonly companiesAtOnce: boolean
  /** Nested transactions are rejected `always`, or only `before_first_await` of the outer one. */
  readonly refusesNested: 'always' | 'before_first_await'
}

/** The manner of a transaction. */
export interface TransactionOptions {
  /**
   * True if `work` awaits nothing but the transaction, and may run a second time after a rollback: a database then
   * commits it together with others of the company that wait at the same time. Default: false.
   */
  readonly groupCommit?: boolean
}

/** A stored total that differs from the sum of its contributions. */
export interface HolderDifference {
  /** The collection of the holder, or 'company'. */
  readonly holder: string
  /** The id of the holder; null for the company. */
  readonly id: string | number | null
  /** The stored total and the sum of the records, exact, in kg CO2e. */
  readonly held: string
  readonly counted: string
}

/** An API key and its company. */
export interface FoundKey {
  readonly companyId: number
  readonly row: Row<never>
}

/** A store made of what an engine does in a session: a transaction of one company. */
export abstract class SessionStore<Session extends HandledSession & OpenSession> {
  readonly capabilities: StoreCapabilities
  protected readonly collections: Collections
  readonly #nesting: Nesting

  constructor(
    collections: Collections,
    context: AsyncContext | undefined,
    capabilities: Omit<StoreCapabilities, 'refusesNested'>,
  ) {
    this.collections = collections
    this.#nesting = new Nesting(context)
    this.capabilities = Object.freeze({ ...capabilities, refusesNested: this.#nesting.refuses })
  }

  /** Runs work in a session, and commits; rolls back if it throws. Calls `checkBeginning` first. */
  protected abstract within<T>(kind: TransactionKind, companyId: number, work: SessionWork<Session, T>): Promise<T>
  protected abstract collectionMaker(kind: TransactionKind, session: Session): MakeCollection
  /** Runs work that may share the commit of others. */
  protected withinGroup<T>(companyId: number, work: SessionWork<Session, T>): Promise<T> {
    return this.within('write', companyId, work)
  }
  /** The totals that differ from the sums of the records; when writing, also corrects them. */
  protected abstract recount(kind: TransactionKind, session: Session): Promise<HolderDifference[]>
  protected abstract deleteAll(session: Session): Promise<void>
  abstract findApiKey(hash: string): Promise<FoundKey | null>

  transaction<T>(
    companyId: number,
    work: SessionWork<never, T>,
    { groupCommit = false }: TransactionOptions = {},
  ): Promise<T> {
    const inSession = this.#inSession('write', work)
    return groupCommit ? this.withinGroup(companyId, inSession) : this.within('write', companyId, inSession)
  }

  read<T>(companyId: number, work: SessionWork<never, T>): Promise<T> {
    return this.within('read', companyId, this.#inSession('read', work))
  }

  verifyTotals(companyId: number): Promise<readonly HolderDifference[]> {
    return this.within('read', companyId, (session) => this.recount('read', session))
  }

  rebuildTotals(companyId: number): Promise<readonly HolderDifference[]> {
    return this.within('write', companyId, (session) => this.recount('write', session))
  }

  erase(companyId: number): Promise<void> {
    return this.within('write', companyId, (session) => this.deleteAll(session))
  }

  /** Throws `company_mismatch`, and `transaction_nested` within another transaction. */
  protected checkBeginning(companyId: number): void {
    checkCompany(companyId)
    this.#nesting.reject()
  }

  /** The work on a handle, as work in a session. */
  #inSession<T>(kind: TransactionKind, work: SessionWork<never, T>): SessionWork<Session, T> {
    const Handle = handlesOf(this.collections)[kind]
    return (session) => {
      const handle = new Handle(session, this.collectionMaker(kind, session))
      // its collections are properties of its prototype, with the types that the caller gives them
      return this.#nesting.begin(session, () => work(handle as never))
    }
  }
}
