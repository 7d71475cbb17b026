import { type HandledSession, type MakeCollection, ReadHandle, WriteHandle } from './handle.ts'
import {
  type AsyncContext,
  checkCompany,
  Nesting,
  type OpenSession,
  type SessionWork,
  type TransactionKind,
} from './nesting.ts'
import type {
  FoundApiKey,
  ReadTransaction,
  Store,
  StoreCapabilities,
  TotalDifference,
  Transaction,
  TransactionOptions,
} from './store.ts'

/** A store made of what an engine does in a session: a transaction of one company. */
export abstract class SessionStore<Session extends HandledSession & OpenSession> implements Store {
  readonly capabilities: StoreCapabilities
  readonly #nesting: Nesting

  constructor(context: AsyncContext | undefined, capabilities: Omit<StoreCapabilities, 'refusesNested'>) {
    this.#nesting = new Nesting(context)
    this.capabilities = Object.freeze({ ...capabilities, refusesNested: this.#nesting.refuses })
  }

  /** Runs work in a session, and commits; rolls back if it throws. Calls `checkBeginning` first. */
  protected abstract within<T>(kind: TransactionKind, companyId: number, work: SessionWork<Session, T>): Promise<T>
  protected abstract collectionsOf(kind: TransactionKind, session: Session): MakeCollection
  /** Runs work that may share the commit of others. */
  protected withinGroup<T>(companyId: number, work: SessionWork<Session, T>): Promise<T> {
    return this.within('write', companyId, work)
  }
  /** The totals that differ from the sums of the records; when writing, also corrects them. */
  protected abstract recount(kind: TransactionKind, session: Session): Promise<TotalDifference[]>
  protected abstract deleteAll(session: Session): Promise<void>
  abstract findApiKey(hash: string): Promise<FoundApiKey | null>

  transaction<T>(
    companyId: number,
    work: SessionWork<Transaction, T>,
    { groupCommit = false }: TransactionOptions = {},
  ): Promise<T> {
    const inSession = this.#inSession('write', work)
    return groupCommit ? this.withinGroup(companyId, inSession) : this.within('write', companyId, inSession)
  }

  read<T>(companyId: number, work: SessionWork<ReadTransaction, T>): Promise<T> {
    return this.within('read', companyId, this.#inSession('read', work))
  }

  verifyTotals(companyId: number): Promise<readonly TotalDifference[]> {
    return this.within('read', companyId, (session) => this.recount('read', session))
  }

  rebuildTotals(companyId: number): Promise<readonly TotalDifference[]> {
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
  #inSession<T, Handle>(kind: TransactionKind, work: SessionWork<Handle, T>): SessionWork<Session, T> {
    return (session) => {
      const collections = this.collectionsOf(kind, session)
      const handle = kind === 'write' ? new WriteHandle(session, collections) : new ReadHandle(session, collections)
      // every collection is a property of its prototype
      return this.#nesting.begin(session, () => work(handle as Handle))
    }
  }
}
