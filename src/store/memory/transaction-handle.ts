import { fail } from '../../errors/index.ts'
import { COLLECTIONS, type CollectionName } from '../collections.ts'
import type { ReadTransaction, Transaction } from '../store.ts'
import { ApiKeyRepository } from './api-keys.ts'
import { MemoryFactorSnapshots } from './factor-snapshots.ts'
import { MemoryLogBook } from './log-book.ts'
import { MemoryReader } from './memory-reader.ts'
import { MemoryRepository } from './memory-repository.ts'
import type { Session } from './session.ts'

/** What a handle of either kind is made of: the session, and the collections asked for so far. */
class Handle {
  readonly #session: Session
  readonly #collections = new Map<CollectionName, unknown>()
  readonly #make: (name: CollectionName, session: Session) => unknown

  constructor(session: Session, make: (name: CollectionName, session: Session) => unknown) {
    this.#session = session
    this.#make = make
  }

  get companyId(): number {
    return this.#session.companyId
  }

  async companyTotal(): Promise<string> {
    this.#session.checkOpen()
    return this.#session.state.total.text
  }

  collection(name: CollectionName): unknown {
    let made = this.#collections.get(name)
    if (made === undefined) {
      made = this.#make(name, this.#session)
      this.#collections.set(name, made)
    }
    return made
  }
}

class WritingHandle extends Handle {
  readonly #session: Session

  constructor(session: Session) {
    super(session, repositoryOf)
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

function repositoryOf(name: CollectionName, session: Session): unknown {
  if (name === 'log') return new MemoryLogBook(name, session)
  if (name === 'factorSnapshots') return new MemoryFactorSnapshots(name, session)
  return name === 'apiKeys' ? new ApiKeyRepository(name, session) : new MemoryRepository(name, session)
}

/** All collections of the session's company, to be read. */
export function readingHandle(session: Session): ReadTransaction {
  return new Handle(session, (name) => new MemoryReader(name, session)) as unknown as ReadTransaction
}

/** All collections of the session's company, to be read and written. */
export function writingHandle(session: Session): Transaction {
  return new WritingHandle(session) as unknown as Transaction
}
