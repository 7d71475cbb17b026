import type { Exact } from '../../exact/index.ts'
import { atIndex } from '../at-index.ts'
import { checkSameContent, notFound, storedRecord, versionConflict, type WrittenChange } from '../checked-write.ts'
import { type CollectionName, collectionOf } from '../collections.ts'
import { lineBehind, type NewLine } from '../log-chain.ts'
import type { BaseRecords } from '../records.ts'
import type { BatchRepository, ContentRepository, LogBook, LogReader, Row } from '../repository.ts'
import { checkHash, checkHashStays, keyOfRecord } from '../row-fields.ts'
import type { BatchCollection } from '../store.ts'
import { rowOf } from './entry.ts'
import { MemoryReader } from './memory-reader.ts'
import { addRow, changeRow, removeRow } from './row-writer.ts'
import type { Session } from './session.ts'

type ApiKey = BaseRecords['apiKeys']

/** Read-write access to one collection in memory; a batch is written row by row, and rolled back if one is rejected. */
class MemoryRepository extends MemoryReader implements BatchRepository<BatchCollection, BaseRecords> {
  async insert(record: object, ...[exact]: readonly Exact[]): Promise<Row<never>> {
    return this.insertNow(record, exact)
  }

  async insertAll(
    rows: readonly { readonly record: object; readonly exact?: Exact }[],
  ): Promise<readonly Row<never>[]> {
    this.session.checkOpen()
    return this.session.allOrNone(() =>
      rows.map(({ record, exact }, index) => atIndex(index, () => this.insertNow(record, exact))),
    )
  }

  async update(key: unknown, expectedVersion: number, change: WrittenChange): Promise<Row<never>> {
    return this.updateNow(key, expectedVersion, change)
  }

  async updateAll(changes: readonly (WrittenChange & { readonly row: Row<object> })[]): Promise<readonly Row<never>[]> {
    this.session.checkOpen()
    return this.session.allOrNone(() =>
      changes.map(({ row, ...change }, index) =>
        atIndex(index, () => this.updateNow(this.#keyOf(row), row.version, change)),
      ),
    )
  }

  async delete(key: unknown): Promise<Row<never>> {
    return this.deleteNow(key)
  }

  protected insertNow(record: object, exact?: Exact): Row<never> {
    this.session.checkOpen()
    return rowOf(addRow(this, storedRecord(record, this.session.companyId), exact))
  }

  protected updateNow(key: unknown, expectedVersion: number, change: WrittenChange): Row<never> {
    this.session.checkOpen()
    const entry = this.find(key) ?? notFound(this.name, key)
    const { version } = entry
    if (version !== expectedVersion) versionConflict(this.name, { existing: version, expected: expectedVersion })
    changeRow(this, entry, change)
    return rowOf(entry)
  }

  protected deleteNow(key: unknown): Row<never> {
    this.session.checkOpen()
    const entry = this.find(key) ?? notFound(this.name, key)
    removeRow(this, entry)
    return rowOf(entry)
  }

  #keyOf({ record }: Row<object>): unknown {
    const parts = keyOfRecord(record, this.name)
    if (parts.length === 1) return parts[0]
    return Object.fromEntries(collectionOf(this.name).key.map((field, index) => [field, parts[index]]))
  }
}

/**
 * API keys: ordinary records that are also in the directory of hashes of all companies. Both change synchronously, so
 * that of two concurrent calls the second sees the first.
 */
class ApiKeyRepository extends MemoryRepository {
  protected override insertNow(record: object): Row<never> {
    const { directory, companyId, journal } = this.session
    this.session.checkOpen()
    directory.checkFree(checkHash(storedRecord(record, companyId)), companyId)
    const row: Row<ApiKey> = super.insertNow(record)
    directory.take(row.record.hash, companyId, { journal, current: () => this.#current(row) })
    return row as Row<never>
  }

  protected override updateNow(key: unknown, expectedVersion: number, change: WrittenChange): Row<never> {
    const existing = this.find(key)
    if (existing !== undefined) checkHashStays(existing.record, change)
    return this.#changed(super.updateNow(key, expectedVersion, change))
  }

  protected override deleteNow(key: unknown): Row<never> {
    return this.#changed(super.deleteNow(key))
  }

  #changed<R extends Row<ApiKey>>(row: R): R {
    const { directory, journal } = this.session
    directory.change(row.record.hash, { journal, current: () => this.#current(row) })
    return row
  }

  /** The current row of the key's hash. */
  #current({ record }: Row<ApiKey>): Row<ApiKey> | null {
    const row: Row<ApiKey> | null = this.row(record.id)
    return row?.record.hash === record.hash ? row : null
  }
}

/** Factor snapshots in memory: one row per content. */
class MemoryFactorSnapshots extends MemoryReader implements ContentRepository<'factorSnapshots', BaseRecords> {
  async ensure(record: BaseRecords['factorSnapshots']): Promise<Row<never>> {
    this.session.checkOpen()
    const data = storedRecord(record, this.session.companyId)
    const stored = this.find(data.id)
    if (stored === undefined) return rowOf(addRow(this, data))
    checkSameContent(this.name, data, stored.record)
    return rowOf(stored)
  }
}

/** Read access to the log in memory. */
class MemoryLogReader extends MemoryReader implements LogReader<BaseRecords> {
  async latestOf(recordIds: readonly string[]): Promise<readonly (Row<never> | null)[]> {
    this.session.checkOpen()
    return this.table.lastNaming('recordId', recordIds).map((entry) => (entry === undefined ? null : rowOf(entry)))
  }
}

/** The log in memory: lines are numbered and chained on arrival, and never change. */
class MemoryLogBook extends MemoryLogReader implements LogBook<BaseRecords> {
  async append(entry: NewLine): Promise<Row<never>> {
    this.session.checkOpen()
    return this.#appendNow(entry)
  }

  async appendAll(entries: readonly NewLine[]): Promise<readonly Row<never>[]> {
    this.session.checkOpen()
    return this.session.allOrNone(() => entries.map((entry, index) => atIndex(index, () => this.#appendNow(entry))))
  }

  #appendNow(entry: NewLine): Row<never> {
    const line = lineBehind(this.session.logHead(), entry, this.session.companyId)
    const row = rowOf(addRow(this, line))
    this.session.moveLogHead({ sequence: line.sequence, digest: line.digest })
    return row
  }
}

/** The repository of a collection. */
export function repositoryOf(name: CollectionName, session: Session): MemoryReader {
  if (name === 'log') return new MemoryLogBook(name, session)
  if (name === 'factorSnapshots') return new MemoryFactorSnapshots(name, session)
  return name === 'apiKeys' ? new ApiKeyRepository(name, session) : new MemoryRepository(name, session)
}

/** The reader of a collection. */
export function readerOf(name: CollectionName, session: Session): MemoryReader {
  return name === 'log' ? new MemoryLogReader(name, session) : new MemoryReader(name, session)
}
