import { fail } from '../errors/index.ts'
import { COLLECTIONS, type CollectionName } from './collections.ts'
import type { LogHead } from './log-chain.ts'
import type { ReadTransaction, Transaction } from './store.ts'

/** The transaction operations that a handle needs. */
export interface HandledSession {
  readonly companyId: number
  /** Throws `transaction_ended`. */
  checkOpen(): void
  companyTotal(): string | Promise<string>
  logHead(): LogHead | Promise<LogHead>
  nextNumber(name: CollectionName): number | Promise<number>
}

/** Creates the reader or repository of a collection. */
export type MakeCollection = (name: CollectionName) => unknown

/** A transaction handle: the session, and the collections created so far. */
class Handle {
  readonly #session: HandledSession
  readonly #collections = new Map<CollectionName, unknown>()
  readonly #make: MakeCollection

  constructor(session: HandledSession, make: MakeCollection) {
    this.#session = session
    this.#make = make
  }

  get companyId(): number {
    return this.#session.companyId
  }

  async companyTotal(): Promise<string> {
    this.#session.checkOpen()
    return this.#session.companyTotal()
  }

  async logHead(): Promise<LogHead> {
    this.#session.checkOpen()
    return this.#session.logHead()
  }

  collection(name: CollectionName): unknown {
    let made = this.#collections.get(name)
    if (made === undefined) {
      made = this.#make(name)
      this.#collections.set(name, made)
    }
    return made
  }
}

// every collection is a lazy property of the handle: most transactions use three
for (const name of Object.keys(COLLECTIONS) as CollectionName[]) {
  Object.defineProperty(Handle.prototype, name, {
    get(this: Handle) {
      return this.collection(name)
    },
  })
}

/** Read-only access to all collections of the session's company. */
export function readingHandle(session: HandledSession, make: MakeCollection): ReadTransaction {
  return new Handle(session, make) as unknown as ReadTransaction
}

/** Read-write access to all collections of the session's company. */
export function writingHandle(session: HandledSession, make: MakeCollection): Transaction {
  const nextId = async (collection: 'products' | 'batches') => {
    session.checkOpen()
    if (collection === 'products' || collection === 'batches') return session.nextNumber(collection)
    const expected = "'products' or 'batches'"
    return fail('collection', 'query_invalid', { message: `must be ${expected}`, expected, received: collection })
  }
  return Object.assign(new Handle(session, make), { nextId }) as unknown as Transaction
}
