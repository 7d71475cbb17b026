import { fail, getOrInsertComputed, keysOf } from '../errors/index.ts'
import { COLLECTIONS, type CollectionName } from './collections.ts'
import type { LogHead } from './log-chain.ts'

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

/** Read-only access to all collections of the session's company, of which it creates those that are used. */
export class ReadHandle {
  protected readonly session: HandledSession
  readonly #collections = new Map<CollectionName, unknown>()
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

  collection(name: CollectionName): unknown {
    return getOrInsertComputed(this.#collections, name, this.#make)
  }
}

// every collection is a lazy property of the handle: most transactions use three
for (const name of keysOf(COLLECTIONS)) {
  Object.defineProperty(ReadHandle.prototype, name, {
    get(this: ReadHandle) {
      return this.collection(name)
    },
  })
}

/** Read-write access to all collections of the session's company. */
export class WriteHandle extends ReadHandle {
  async nextId(collection: 'products' | 'batches'): Promise<number> {
    this.session.checkOpen()
    if (collection === 'products' || collection === 'batches') return this.session.nextNumber(collection)
    const expected = "'products' or 'batches'"
    return fail('collection', 'query_invalid', { message: `must be ${expected}`, expected, received: collection })
  }
}
