import type { Exact } from '../../exact/index.ts'
import { notFound, storedRecord, versionConflict } from '../checked-write.ts'
import type { CollectionName } from '../collections.ts'
import type { BaseRecords } from '../records.ts'
import type { Change, KeyOf, Repository, Row } from '../repository.ts'
import { rowOf } from './entry.ts'
import { MemoryReader } from './memory-reader.ts'
import { addRow, changeRow, removeRow } from './row-writer.ts'

/** Read-write access to one collection in memory. */
export class MemoryRepository<Name extends CollectionName>
  extends MemoryReader<Name>
  implements Repository<Name, BaseRecords>
{
  async insert(record: BaseRecords[Name], ...[exact]: readonly Exact[]): Promise<Row<BaseRecords[Name]>> {
    return this.insertNow(record, exact)
  }

  async update(
    key: KeyOf<Name>,
    expectedVersion: number,
    change: Change<Name, BaseRecords>,
  ): Promise<Row<BaseRecords[Name]>> {
    return this.updateNow(key, expectedVersion, change)
  }

  async delete(key: KeyOf<Name>): Promise<Row<BaseRecords[Name]>> {
    return this.deleteNow(key)
  }

  protected insertNow(record: BaseRecords[Name], exact?: Exact): Row<BaseRecords[Name]> {
    this.session.checkOpen()
    return rowOf(addRow(this, storedRecord(record, this.session.companyId), exact))
  }

  protected updateNow(
    key: KeyOf<Name>,
    expectedVersion: number,
    change: Change<Name, BaseRecords>,
  ): Row<BaseRecords[Name]> {
    this.session.checkOpen()
    const entry = this.find(key) ?? notFound(this.name, key)
    if (entry.version !== expectedVersion) versionConflict(this.name, { held: entry.version, seen: expectedVersion })
    changeRow(this, entry, change)
    return rowOf(entry)
  }

  protected deleteNow(key: KeyOf<Name>): Row<BaseRecords[Name]> {
    this.session.checkOpen()
    const entry = this.find(key) ?? notFound(this.name, key)
    removeRow(this, entry)
    return rowOf(entry)
  }
}
