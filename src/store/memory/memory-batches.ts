import { atIndex } from '../at-index.ts'
import { collectionOf } from '../collections.ts'
import type { BaseRecords } from '../records.ts'
import type { BatchRepository, ChangedRow, KeyOf, NewRow, Row } from '../repository.ts'
import { keyOfRecord } from '../row-fields.ts'
import type { BatchCollection } from '../store.ts'
import { MemoryRepository } from './memory-repository.ts'

/** Repository of a collection in memory with batches: written row by row, and rolled back if one is rejected. */
export class MemoryBatches<Name extends BatchCollection>
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
