import { getOrInsertComputed, lazyFor } from '../base/index.ts'
import { fail } from '../core/errors/index.ts'
import type { Collection, Collections } from './collections.ts'
import type { LogHead } from './log-chain.ts'

/** The transaction operations that a handle needs. */
export interface HandledSession {
  readonly companyId: number
  /** Throws `transaction_ended`. */
  checkOpen(): void
  companyTotal(): string | Promise<string>
  logHead(): LogHead | Promise<LogHead>
  nextNumber(collection: Collection): number | Promise<number>
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
    return getOrInsertComputed(this.#used, collection, this.#make)
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
export const handlesOf: (collections: Collections) => Handles = lazyFor(makeHandles)
