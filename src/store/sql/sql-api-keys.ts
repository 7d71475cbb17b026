import { fail } from '../../errors/index.ts'
import { storedRecord } from '../checked-write.ts'
import type { BaseRecords } from '../records.ts'
import type { Change, Row } from '../repository.ts'
import { checkHash, checkHashStays } from '../row-fields.ts'
import { SqlRepository } from './sql-repository.ts'
import { recordOf } from './sql-row.ts'
import { deleteHash, insertHash } from './statements.ts'

type Key = BaseRecords['apiKeys']

/** API keys: ordinary records that are also in the directory of hashes of all companies. */
export class SqlApiKeys extends SqlRepository<'apiKeys'> {
  override async insert(record: Key): Promise<Row<Key>> {
    const { companyId, directory } = this.session
    // rejects invalid data before the first statement
    const data = storedRecord(record, companyId)
    const hash = checkHash(data)
    await directory.beforeChange(hash, this.session)
    const [taken] = await this.session.run(insertHash(companyId, { hash, id: data.id }))
    if (taken === undefined) fail('hash', 'duplicate', 'is taken; issue another key')
    try {
      return await super.insert(data)
    } catch (error) {
      await this.session.run(deleteHash(companyId, hash))
      throw error
    }
  }

  override async update(
    key: string,
    expectedVersion: number,
    change: Change<'apiKeys', BaseRecords>,
  ): Promise<Row<Key>> {
    const row = await this.find(key)
    const held = row === undefined ? undefined : (recordOf(row) as Key)
    if (held !== undefined) checkHashStays(held, change)
    if (held !== undefined) await this.session.directory.beforeChange(held.hash, this.session)
    return super.update(key, expectedVersion, change)
  }

  override async delete(key: string): Promise<Row<Key>> {
    const row = await this.find(key)
    if (row !== undefined) await this.session.directory.beforeChange((recordOf(row) as Key).hash, this.session)
    const was = await super.delete(key)
    await this.session.run(deleteHash(this.session.companyId, was.record.hash))
    return was
  }
}
