import { storedRecord } from '../checked-write.ts'
import type { BaseRecords } from '../records.ts'
import type { Change, Row } from '../repository.ts'
import { checkHash, checkHashStays } from '../row-fields.ts'
import { MemoryRepository } from './memory-repository.ts'

type KeyRow = Row<BaseRecords['apiKeys']>

/**
 * API keys: ordinary records that are also in the directory of hashes of all companies. Both change synchronously, so
 * that of two concurrent calls the second sees the first.
 */
export class ApiKeyRepository extends MemoryRepository<'apiKeys'> {
  override async insert(record: BaseRecords['apiKeys']): Promise<KeyRow> {
    const { directory, companyId, journal } = this.session
    this.session.checkOpen()
    directory.checkFree(checkHash(storedRecord(record, companyId)), companyId)
    const row = this.insertNow(record)
    directory.take(row.record.hash, companyId, { journal, current: () => this.#current(row) })
    return row
  }

  override async update(key: string, expectedVersion: number, change: Change<'apiKeys', BaseRecords>): Promise<KeyRow> {
    const held = this.find(key)?.record as BaseRecords['apiKeys'] | undefined
    if (held !== undefined) checkHashStays(held, change)
    const row = this.updateNow(key, expectedVersion, change)
    this.#changed(row)
    return row
  }

  override async delete(key: string): Promise<KeyRow> {
    const row = this.deleteNow(key)
    this.#changed(row)
    return row
  }

  #changed(row: KeyRow): void {
    const { directory, journal } = this.session
    directory.change(row.record.hash, { journal, current: () => this.#current(row) })
  }

  /** The current row of the key's hash. */
  #current({ record }: KeyRow): KeyRow | null {
    return this.rowNow(record.id, (now) => (now as BaseRecords['apiKeys']).hash === record.hash)
  }
}
