import { atIndex } from '../at-index.ts'
import { checkSameContent, storedRecord } from '../checked-write.ts'
import { type CollectionName, collectionOf } from '../collections.ts'
import type { BaseRecords } from '../records.ts'
import type { BatchRepository, ChangedRow, ContentRepository, KeyOf, NewRow, Row } from '../repository.ts'
import { keyOfRecord } from '../row-fields.ts'
import type { BatchCollection } from '../store.ts'
import { ApiKeyRepository } from './api-keys.ts'
import { rowOf } from './entry.ts'
import { MemoryLogBook, MemoryLogReader } from './log-book.ts'
import { MemoryReader } from './memory-reader.ts'
import { MemoryRepository } from './memory-repository.ts'
import { addRow } from './row-writer.ts'
import type { Session } from './session.ts'

type Snapshot = BaseRecords['factorSnapshots']

/** Repository of a collection in memory with batches: written row by row, and rolled back if one is rejected. */
class MemoryBatches<Name extends BatchCollection>
  extends MemoryRepository<Name>
  implements BatchRepository<Name, BaseRecords>
{
  async insertAll(rows: readonly NewRow<Name, BaseRecords>[]): Promise<readonly Row<BaseRecords[Name]>[]> {
    this.session.checkOpen()
    return this.session.allOrNone(() =>
      rows.map(({ record, exact }, index) => atIndex(index, () => this.insertNow(record, exact))),
    )
  }

  async updateAll(changes: readonly ChangedRow<Name, BaseRecords>[]): Promise<readonly Row<BaseRecords[Name]>[]> {
    this.session.checkOpen()
    return this.session.allOrNone(() =>
      changes.map(({ row, ...change }, index) =>
        atIndex(index, () => this.updateNow(this.#keyOf(row), row.version, change as never)),
      ),
    )
  }

  #keyOf({ record }: Row<BaseRecords[Name]>): KeyOf<Name> {
    const parts = keyOfRecord(record, this.name)
    const fields = collectionOf(this.name).key.map((field, index) => [field, parts[index]])
    return (parts.length === 1 ? parts[0] : Object.fromEntries(fields)) as KeyOf<Name>
  }
}

/** Factor snapshots in memory: one row per content. */
class MemoryFactorSnapshots
  extends MemoryReader<'factorSnapshots'>
  implements ContentRepository<'factorSnapshots', BaseRecords>
{
  async ensure(record: Snapshot): Promise<Row<Snapshot>> {
    this.session.checkOpen()
    const data = storedRecord(record, this.session.companyId)
    const stored = this.find(data.id)
    if (stored === undefined) return rowOf(addRow(this, data))
    checkSameContent(this.name, data, stored.record)
    return rowOf(stored)
  }
}

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
