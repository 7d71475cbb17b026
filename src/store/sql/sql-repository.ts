import type { Exact } from '../../exact/index.ts'
import { notFound, storedRecord, versionConflict } from '../checked-write.ts'
import type { CollectionName } from '../collections.ts'
import type { BaseRecords } from '../records.ts'
import type { Change, KeyOf, Repository, Row } from '../repository.ts'
import { type KeyParts, partsOfKey } from '../row-fields.ts'
import { addRow, changeRow, removeRow } from './row-writer.ts'
import { SqlReader } from './sql-reader.ts'

/** Read-write access to one collection in a database. */
export class SqlRepository<Name extends CollectionName>
  extends SqlReader<Name>
  implements Repository<Name, BaseRecords>
{
  async insert(record: BaseRecords[Name], ...[exact]: readonly Exact[]): Promise<Row<BaseRecords[Name]>> {
    return addRow(this, storedRecord(record, this.session.companyId), exact)
  }

  async update(
    key: KeyOf<Name>,
    expectedVersion: number,
    change: Change<Name, BaseRecords>,
  ): Promise<Row<BaseRecords[Name]>> {
    const row = (await this.find(key)) ?? notFound(this.name, key)
    const held = Number(row.version)
    if (held !== expectedVersion) versionConflict(this.name, { held, seen: expectedVersion })
    return changeRow(this, row, { ...change, key: partsOfKey(key, this.name) as KeyParts })
  }

  async delete(key: KeyOf<Name>): Promise<Row<BaseRecords[Name]>> {
    const row = (await this.find(key)) ?? notFound(this.name, key)
    return removeRow(this, row, partsOfKey(key, this.name) as KeyParts)
  }
}
