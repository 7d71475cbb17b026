import { keptRecord } from '../checked-write.ts'
import type { BaseRecords } from '../records.ts'
import type { Change, Row } from '../repository.ts'
import { checkHash, checkHashStays } from '../row-fields.ts'
import { MemoryRepository } from './memory-repository.ts'

type KeyRow = Row<BaseRecords['apiKeys']>

/**
 * API keys: as any other records, and listed by their hash for all companies. Both in one go: of two calls at once the
 * second must see what the first did.
 */
export class ApiKeyRepository extends MemoryRepository<'apiKeys'> {
  override async insert(record: BaseRecords['apiKeys']): Promise<KeyRow> {
    const { directory, companyId, journal } = this.session
    this.session.checkOpen()
    directory.checkFree(checkHash(keptRecord(record, companyId)), companyId)
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

  /** The row of the key's hash as it is now. */
  #current({ record }: KeyRow): KeyRow | null {
    return this.rowNow(record.id, (now) => (now as BaseRecords['apiKeys']).hash === record.hash)
  }
}
