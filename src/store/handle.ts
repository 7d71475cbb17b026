import { fail } from '../errors/index.ts'
import { COLLECTIONS, type CollectionName } from './collections.ts'
import type { LogHead } from './log-chain.ts'
import type { ReadTransaction, Transaction } from './store.ts'

/** What a handle asks of the transaction behind it. */
export interface HandledSession {
  readonly companyId: number
  /** Throws `transaction_ended`. */
  checkOpen(): void
  /** The exact total of the company. */
  companyTotal(): string | Promise<string>
  /** How far the log of the company goes. */
  logHead(): LogHead | Promise<LogHead>
  /** The next number of what is counted. */
  nextNumber(name: CollectionName): number | Promise<number>
}

/** Makes the reader or repository of a collection. */
export type MakeCollection = (name: CollectionName) => unknown

/** What a handle of either kind is made of: the session, and the collections asked for so far. */
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

class WritingHandle extends Handle {
  readonly #session: HandledSession

  constructor(session: HandledSession, make: MakeCollection) {
    super(session, make)
    this.#session = session
  }

  async nextId(collection: 'products' | 'batches'): Promise<number> {
    this.#session.checkOpen()
    if (collection === 'products' || collection === 'batches') return this.#session.nextNumber(collection)
    const expected = "'products' or 'batches'"
    return fail('collection', 'query_invalid', { message: `must be ${expected}`, expected, received: collection })
  }
}

// every collection is a property of the handle, made when it is first asked for: most transactions touch three
for (const name of Object.keys(COLLECTIONS) as CollectionName[]) {
  Object.defineProperty(Handle.prototype, name, {
    get(this: Handle) {
      return this.collection(name)
    },
  })
}

/** All collections of the session's company, to be read. */
export function readingHandle(session: HandledSession, make: MakeCollection): ReadTransaction {
  return new Handle(session, make) as unknown as ReadTransaction
}

/** All collections of the session's company, to be read and written. */
export function writingHandle(session: HandledSession, make: MakeCollection): Transaction {
  return new WritingHandle(session, make) as unknown as Transaction
}
