import { type Awaitable, getOrCompute, KeyedMutex } from '../../base/index.ts'
import { collectionsOf, type StoreDefinition } from '../collections.ts'
import {
  type AsyncContext,
  type FoundKey,
  type HolderDifference,
  type MakeCollection,
  SessionStore,
  type SessionWork,
  type TransactionKind,
} from '../session-store.ts'
import { withPromises } from '../with-promises.ts'
import { makeCollections } from './memory-collections.ts'
import { CompanyState, MemoryKeyDirectory, Session } from './session.ts'
import { recountState } from './totals.ts'

/** Options of an in-memory store. */
export interface MemoryStoreOptions {
  /**
   * `new AsyncLocalStorage()` if the host has it: nested transactions are then rejected wherever they begin. Without
   * it, one that begins after the first await of the outer one waits forever. One serves all stores of a process: before
   * Node 24 each further one slows every promise.
   */
  readonly context?: AsyncContext | undefined
}

/** An in-memory store of any collections. */
export class MemoryStore extends SessionStore<Session> {
  readonly hasStatements = false
  readonly #companies = new Map<number, CompanyState>()
  readonly #directory = new MemoryKeyDirectory()
  readonly #mutex = new KeyedMutex<number>()

  constructor(definition: StoreDefinition, { context }: MemoryStoreOptions) {
    super(collectionsOf(definition), context, { durable: false, multiProcess: false, companiesAtOnce: true })
  }

  async findApiKey(hash: string): Promise<FoundKey | null> {
    return this.#directory.find(hash)
  }

  /** The stored state of a company, for tests that damage it. */
  stateOf(companyId: number): CompanyState {
    return getOrCompute(this.#companies, companyId, () => new CompanyState(companyId))
  }

  protected collectionMaker(kind: TransactionKind, session: Session): MakeCollection {
    const make = makeCollections(session, kind)
    return (collection) => withPromises(make(collection))
  }

  protected recount(kind: TransactionKind, { state, journal }: Session): Promise<HolderDifference[]> {
    return recountState(state, this.collections, kind === 'write' ? journal : undefined)
  }

  protected async deleteAll({ companyId }: Session): Promise<void> {
    this.#companies.delete(companyId)
    this.#directory.forget(companyId)
  }

  protected async within<T>(_: TransactionKind, companyId: number, work: SessionWork<Session, T>): Promise<T> {
    return await this.#take(companyId, work)
  }

  protected atOnceMaker(session: Session): MakeCollection {
    return makeCollections(session, 'write')
  }

  /** Does all of it in this call where no other transaction of the company is in progress and the work awaits nothing. */
  protected takeAtOnce<T>(companyId: number, work: SessionWork<Session, T>): Awaitable<T> {
    return this.#take(companyId, work)
  }

  #take<T>(companyId: number, work: SessionWork<Session, T>): Awaitable<T> {
    this.checkBeginning(companyId)
    return this.#mutex.takeAtOnce(companyId, () => {
      const session = new Session(companyId, this.stateOf(companyId), this.#directory)
      const commit = (result: T): T => {
        session.commit()
        return result
      }
      const rollBack = (error: unknown): never => {
        session.rollback()
        throw error
      }
      try {
        const result = work(session)
        return result instanceof Promise ? result.then(commit).catch(rollBack) : commit(result)
      } catch (error) {
        return rollBack(error)
      }
    })
  }
}

/** The stored state of a company in a store of this module, for tests that damage it. */
export function stateOf(store: object, companyId: number): CompanyState {
  if (!(store instanceof MemoryStore)) throw new TypeError('the store is not in memory')
  return store.stateOf(companyId)
}
