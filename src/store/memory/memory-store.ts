import { getOrInsertComputed } from '../../errors/index.ts'
import type { MakeCollection } from '../handle.ts'
import type { AsyncContext, SessionWork, TransactionKind } from '../nesting.ts'
import type { BaseRecords } from '../records.ts'
import { SessionStore } from '../session-store.ts'
import type { FoundApiKey, Store, TotalDifference } from '../store.ts'
import { CompanyState } from './company-state.ts'
import { MemoryKeyDirectory } from './key-directory.ts'
import { KeyedMutex } from './keyed-mutex.ts'
import { readerOf, repositoryOf } from './memory-collections.ts'
import { recountState } from './recount.ts'
import { Session } from './session.ts'

/** Options of an in-memory store. */
export interface MemoryStoreOptions {
  /**
   * `new AsyncLocalStorage()` if the host has it: nested transactions are then rejected wherever they begin. Without
   * it, one that begins after the first await of the outer one waits forever. One serves all stores of a process: before
   * Node 24 each further one slows every promise.
   */
  readonly context?: AsyncContext
}

class MemoryStore extends SessionStore<Session> {
  readonly #companies = new Map<number, CompanyState>()
  readonly #directory = new MemoryKeyDirectory()
  readonly #mutex = new KeyedMutex<number>()

  constructor({ context }: MemoryStoreOptions) {
    super(context, { durable: false, multiProcess: false, companiesAtOnce: true })
  }

  async findApiKey(hash: string): Promise<FoundApiKey | null> {
    return this.#directory.find(hash)
  }

  /** The stored state of a company, for tests that damage it. */
  stateOf(companyId: number): CompanyState {
    return getOrInsertComputed(this.#companies, companyId, () => new CompanyState(companyId))
  }

  protected collectionsOf(kind: TransactionKind, session: Session): MakeCollection {
    return (name) => (kind === 'write' ? repositoryOf(name, session) : readerOf(name, session))
  }

  protected recount(kind: TransactionKind, { state, journal }: Session): Promise<TotalDifference[]> {
    return recountState(state, kind === 'write' ? journal : undefined)
  }

  protected async deleteAll({ companyId }: Session): Promise<void> {
    this.#companies.delete(companyId)
    this.#directory.forget(companyId)
  }

  protected async within<T>(_: TransactionKind, companyId: number, work: SessionWork<Session, T>): Promise<T> {
    this.checkBeginning(companyId)
    return await this.#mutex.take(companyId, async () => {
      const session = new Session(companyId, this.stateOf(companyId), this.#directory)
      try {
        const result = await work(session)
        session.commit()
        return result
      } catch (error) {
        session.rollback()
        throw error
      }
    })
  }
}

/**
 * An in-memory store: everything a store does, until the process ends. Transactions of one company run one after the
 * other, those of different companies independently. Its methods throw `company_mismatch` for an id that is not an
 * integer above zero, and `transaction_nested` within a transaction.
 *
 * @example
 * ```ts
 * import { createService, memoryStore, type ServiceRecords } from 'tonne/service'
 * const store = memoryStore<ServiceRecords>()
 * await createService({ store }).company(7).files.create({ name: 'Bill', url: 'https://example.com/bill.pdf' })
 * const { total } = await createService({ store }).company(7).files.list()
 * total // => 1
 * store.capabilities.durable // => false
 * ```
 */
export function memoryStore<Records extends BaseRecords = BaseRecords>(
  options: MemoryStoreOptions = {},
): Store<Records> {
  // the store reads only the fields of BaseRecords, and returns records as they were written
  return new MemoryStore(options) as Store<Records>
}

/** The stored state of a company in a store from `memoryStore`, for tests that damage it. */
export function stateOf(store: Store, companyId: number): CompanyState {
  if (!(store instanceof MemoryStore)) throw new TypeError('the store was not made by memoryStore')
  return store.stateOf(companyId)
}
