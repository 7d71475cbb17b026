import type { CollectionName } from '../collections.ts'
import { ApiKeyRepository } from './api-keys.ts'
import { MemoryFactorSnapshots } from './factor-snapshots.ts'
import { MemoryLogBook } from './log-book.ts'
import { MemoryRepository } from './memory-repository.ts'
import type { Session } from './session.ts'

/** What reads and writes a collection. */
export function repositoryOf(name: CollectionName, session: Session): unknown {
  if (name === 'log') return new MemoryLogBook(name, session)
  if (name === 'factorSnapshots') return new MemoryFactorSnapshots(name, session)
  return name === 'apiKeys' ? new ApiKeyRepository(name, session) : new MemoryRepository(name, session)
}
