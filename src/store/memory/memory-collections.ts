import type { CollectionName } from '../collections.ts'
import { ApiKeyRepository } from './api-keys.ts'
import { MemoryFactorSnapshots } from './factor-snapshots.ts'
import { MemoryLogBook, MemoryLogReader } from './log-book.ts'
import { MemoryBatches } from './memory-batches.ts'
import { MemoryReader } from './memory-reader.ts'
import type { Session } from './session.ts'

/** The repository of a collection. */
export function repositoryOf(name: CollectionName, session: Session): unknown {
  if (name === 'log') return new MemoryLogBook(name, session)
  if (name === 'factorSnapshots') return new MemoryFactorSnapshots(name, session)
  return name === 'apiKeys' ? new ApiKeyRepository(name, session) : new MemoryBatches(name, session)
}

/** The reader of a collection. */
export function readerOf(name: CollectionName, session: Session): unknown {
  return name === 'log' ? new MemoryLogReader(name, session) : new MemoryReader(name, session)
}
