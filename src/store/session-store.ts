import { type HandledSession, type MakeCollection, readingHandle, writingHandle } from './handle.ts'
import { type AsyncContext, checkCompany, Nesting, type OpenSession } from './nesting.ts'
import type { FoundApiKey, ReadTransaction, Store, StoreCapabilities, TotalDifference, Transaction } from './store.ts'

/** Reading, or writing too. */
export type TransactionKind = 'read' | 'write'

/** A store made of what an engine does in a session: a transaction of one company. */
export abstract class SessionStore<Session extends HandledSession & OpenSession> implements Store {
  readonly capabilities: StoreCapabilities
  readonly #nesting: Nesting

  constructor(context: AsyncContext | undefined, capabilities: Omit<StoreCapabilities, 'refusesNested'>) {
    this.#nesting = new Nesting(context)
    this.capabilities = Object.freeze({ ...capabilities, refusesNested: this.#nesting.refuses })
  }

  /** Runs work in a session, and commits; rolls back if it throws. Calls `checkBeginning` first. */
  protected abstract within<T>(
    kind: TransactionKind,
    companyId: number,
    work: (session: Session) => Promise<T>,
  ): Promise<T>
  protected abstract collectionsOf(kind: TransactionKind, session: Session): MakeCollection
  /** The totals that differ from the sums of the records; when writing, also corrects them. */
  protected abstract recount(kind: TransactionKind, session: Session): Promise<TotalDifference[]>
  protected abstract deleteAll(session: Session): Promise<void>
  abstract findApiKey(hash: string): Promise<FoundApiKey | null>

  transaction<T>(companyId: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.within('write', companyId, (session) => {
      const handle = writingHandle(session, this.collectionsOf('write', session))
      return this.#nesting.begin(session, () => work(handle))
    })
  }

  read<T>(companyId: number, work: (tx: ReadTransaction) => Promise<T>): Promise<T> {
    return this.within('read', companyId, (session) => {
      const handle = readingHandle(session, this.collectionsOf('read', session))
      return this.#nesting.begin(session, () => work(handle))
    })
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
}
