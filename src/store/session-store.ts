import { type Awaitable, cacheByObject, isInteger } from '../base/index.ts'
import { fail } from '../core/errors/index.ts'
import type { Collection, Collections } from './collections.ts'
import type { LogHead } from './log-chain.ts'
import type { Row } from './repository.ts'
import type { SummaryOptions } from './row-summary.ts'

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

/** A read that the work of a transaction will do: of a record by its key, or of a short list of summaries. */
export type ExpectedRead = { readonly collection: string } & (
  | { readonly key: unknown }
  | { readonly filter: object; readonly options: SummaryOptions }
)

/** The reads that a work will do. A store whose statements are round trips does them for many works at once. */
export type ExpectedReads = () => readonly ExpectedRead[]

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
  /** False if calls run no statements of a database: many rows then cost as much together as one by one. */
  abstract readonly hasStatements: boolean
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
  /** As `collectionMaker` of a writing transaction, of collections that answer at once where the engine does. */
  protected abstract atOnceMaker(session: Session): MakeCollection
  /** Runs work on such collections, which may share the commit of others. Calls `checkBeginning` first. */
  protected abstract takeAtOnce<T>(
    companyId: number,
    work: SessionWork<Session, T>,
    reads?: ExpectedReads,
  ): Awaitable<T>
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
    const inSession = this.inSession('write', work)
    return groupCommit ? this.withinGroup(companyId, inSession) : this.within('write', companyId, inSession)
  }

  /**
   * As `transaction` with group commit, on a handle whose collections answer at once, without promises, where the engine
   * does. It may also throw at once. `reads`: what the work will read, if its caller knows; they change no result.
   */
  transactAtOnce<T>(companyId: number, work: SessionWork<never, T>, reads?: ExpectedReads): Awaitable<T> {
    const inSession = this.inSession('write', work, (session) => this.atOnceMaker(session))
    return this.takeAtOnce(companyId, inSession, reads)
  }

  /** The store, if it is one of this class and nothing is put before its transactions. */
  static atOnce(store: object): Pick<SessionStore<never>, 'hasStatements' | 'transactAtOnce'> | null {
    return #nesting in store && store.transaction === SessionStore.prototype.transaction ? store : null
  }

  read<T>(companyId: number, work: SessionWork<never, T>): Promise<T> {
    return this.within('read', companyId, this.inSession('read', work))
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
  protected inSession<Result>(
    kind: TransactionKind,
    work: (tx: never) => Result,
    makerOf: (session: Session) => MakeCollection = (session) => this.collectionMaker(kind, session),
  ): (session: Session) => Result {
    const Handle = handlesOf(this.collections)[kind]
    return (session) => {
      const handle = new Handle(session, makerOf(session))
      // its collections are properties of its prototype, with the types that the caller gives them
      return this.#nesting.begin(session, () => work(handle as never))
    }
  }
}

/** A context that follows a call through its awaits, such as Node's AsyncLocalStorage. */
export interface AsyncContext {
  run<T>(value: object, work: () => T): T
  getStore(): object | undefined
}

/** Reading, or writing too. */
export type TransactionKind = 'read' | 'write'

/** The work of a transaction, over a session or a connection. */
export type SessionWork<Context, T> = (context: Context) => Awaitable<T>

/** A transaction in progress while it is open. */
export class OpenSession {
  #isOpen = true

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Throws `transaction_ended`. */
  checkOpen(): void {
    if (this.#isOpen) return
    fail('', 'transaction_ended', 'the transaction has ended; await every call inside of its work')
  }

  protected close(): void {
    this.#isOpen = false
  }
}

/** Detects nested transactions of the same store. */
class Nesting {
  readonly #context: AsyncContext | undefined
  /** True while the first, synchronous part of a transaction's work runs. */
  #isBeginning = false
  readonly #begun = new WeakSet<object>()

  constructor(context: AsyncContext | undefined) {
    this.#context = context
  }

  /** The conditions under which nested transactions are rejected. */
  get refuses(): 'always' | 'before_first_await' {
    return this.#context === undefined ? 'before_first_await' : 'always'
  }

  /** Starts the work so that nested transactions are detected. */
  begin<Result>(session: OpenSession, work: () => Result): Result {
    this.#isBeginning = true
    try {
      if (this.#context === undefined) return work()
      this.#begun.add(session)
      return this.#context.run(session, work)
    } finally {
      this.#isBeginning = false
    }
  }

  /** Throws `transaction_nested` within a transaction. */
  reject(): void {
    const outer = this.#context?.getStore() as OpenSession | undefined
    const isWithin = outer !== undefined && this.#begun.has(outer) && outer.isOpen
    if (!this.#isBeginning && !isWithin) return
    fail('', 'transaction_nested', 'a transaction is in progress; use its own handle, or start after its end')
  }
}

/** Throws `company_mismatch` unless the id is a positive integer. */
function checkCompany(companyId: unknown): void {
  if (isInteger(companyId) && companyId > 0) return
  const expected = 'an integer above zero'
  fail('companyId', 'company_mismatch', { message: `must be ${expected}`, expected, received: companyId })
}

/** The transaction operations that a handle needs. */
export interface HandledSession {
  readonly companyId: number
  /** Throws `transaction_ended`. */
  checkOpen(): void
  companyTotal(): Awaitable<string>
  logHead(): Awaitable<LogHead>
  nextNumber(collection: Collection): Awaitable<number>
}

/** Creates the reader or repository of a collection. */
export type MakeCollection = (collection: Collection) => unknown

/** Read-only access to the session's company; it creates the collections that are used. */
class ReadHandle {
  protected readonly session: HandledSession
  readonly #used = new Map<Collection, unknown>()
  readonly #make: MakeCollection

  constructor(session: HandledSession, make: MakeCollection) {
    this.session = session
    this.#make = make
  }

  get companyId(): number {
    return this.session.companyId
  }

  async companyTotal(): Promise<string> {
    this.session.checkOpen()
    return this.session.companyTotal()
  }

  async logHead(): Promise<LogHead> {
    this.session.checkOpen()
    return this.session.logHead()
  }

  collection(collection: Collection): unknown {
    const used = this.#used.get(collection)
    if (used !== undefined) return used
    const made = this.#make(collection)
    this.#used.set(collection, made)
    return made
  }
}

/** Makes every collection a lazy property of a class of handles: most transactions use three. */
function addCollections({ prototype }: { readonly prototype: ReadHandle }, { all }: Collections): void {
  for (const collection of all) {
    Object.defineProperty(prototype, collection.name, {
      get(this: ReadHandle) {
        return this.collection(collection)
      },
    })
  }
}

interface Handles {
  readonly read: typeof ReadHandle
  readonly write: typeof ReadHandle
}

function makeHandles(collections: Collections): Handles {
  class Reading extends ReadHandle {}
  class Writing extends ReadHandle {
    async nextId(name: string): Promise<number> {
      this.session.checkOpen()
      const numbered = collections.all.filter(({ isNumbered }) => isNumbered)
      const collection = numbered.find((one) => one.name === name)
      if (collection !== undefined) return this.session.nextNumber(collection)
      const expected = numbered.map((one) => `'${one.name}'`).join(' or ')
      return fail('collection', 'query_invalid', { message: `must be ${expected}`, expected, received: name })
    }
  }
  addCollections(Reading, collections)
  addCollections(Writing, collections)
  return { read: Reading, write: Writing }
}

/** The classes of handles of reading and writing transactions, which have a property for each collection. */
const handlesOf: (collections: Collections) => Handles = cacheByObject(makeHandles)
