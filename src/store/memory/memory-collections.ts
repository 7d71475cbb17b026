import type { Exact } from '../../core/exact/index.ts'
import { atIndex } from '../at-index.ts'
import { checkSameContent, notFound, storedRecord, versionConflict } from '../checked-write.ts'
import type { Collection, WriteKind } from '../collections.ts'
import { checkHash, checkHashStays, type KeyRecord } from '../key-hash.ts'
import { chainLine, type NewLine } from '../log-chain.ts'
import type {
  AnyBatchRepository,
  AnyContentRepository,
  AnyLogBook,
  AnyLogReader,
  NewRecord,
  ReadRowChange,
  Row,
  WrittenChange,
} from '../repository.ts'
import { keyOfRecord } from '../row-fields.ts'
import { rowOf } from './entry.ts'
import { MemoryReader } from './memory-reader.ts'
import { addRow, changeRow, removeRow } from './row-writer.ts'
import type { Session } from './session.ts'

/** Read-write access to one collection in memory; a batch is written row by row, and rolled back if one is rejected. */
class MemoryRepository extends MemoryReader implements AnyBatchRepository {
  async insert(record: object, ...[exact]: readonly Exact[]): Promise<Row<never>> {
    return this.insertNow(record, exact)
  }

  async insertAll(rows: readonly NewRecord[]): Promise<readonly Row<never>[]> {
    this.session.checkOpen()
    return this.session.allOrNone(() =>
      rows.map(({ record, exact }, index) => atIndex(index, () => this.insertNow(record, exact))),
    )
  }

  async update(key: unknown, expectedVersion: number, change: WrittenChange): Promise<Row<never>> {
    return this.updateNow(key, expectedVersion, change)
  }

  async updateAll(changes: readonly ReadRowChange[]): Promise<readonly Row<never>[]> {
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
    const entry = this.find(key) ?? notFound(this.collection, key)
    const { version } = entry
    if (version !== expectedVersion) versionConflict(this.collection, { existing: version, expected: expectedVersion })
    changeRow(this, entry, change)
    return rowOf(entry)
  }

  protected deleteNow(key: unknown): Row<never> {
    this.session.checkOpen()
    const entry = this.find(key) ?? notFound(this.collection, key)
    removeRow(this, entry)
    return rowOf(entry)
  }

  #keyOf({ record }: Row<object>): unknown {
    const parts = keyOfRecord(record, this.collection)
    if (parts.length === 1) return parts[0]
    return Object.fromEntries(this.collection.key.map((field, index) => [field, parts[index]]))
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
    directory.checkFree(checkHash(storedRecord(record, companyId), this.collection), companyId)
    const row: Row<KeyRecord> = super.insertNow(record)
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

  #changed<R extends Row<KeyRecord>>(row: R): R {
    const { directory, journal } = this.session
    directory.change(row.record.hash, { journal, current: () => this.#current(row) })
    return row
  }

  /** The current row of the key's hash. */
  #current({ record }: Row<KeyRecord>): Row<never> | null {
    const row = this.row(record.id)
    const key: Row<KeyRecord> | null = row
    return key?.record.hash === record.hash ? row : null
  }
}

/** Records in memory that are identified by their content: one row for each. */
class MemoryContent extends MemoryReader implements AnyContentRepository {
  async ensure(record: object): Promise<Row<never>> {
    this.session.checkOpen()
    const data = storedRecord(record, this.session.companyId)
    const stored = this.find(data)
    if (stored === undefined) return rowOf(addRow(this, data))
    checkSameContent(this.collection, data, stored.record)
    return rowOf(stored)
  }
}

/** Read access to the log in memory. */
class MemoryLogReader extends MemoryReader implements AnyLogReader {
  async latestOf(recordIds: readonly string[]): Promise<readonly (Row<never> | null)[]> {
    this.session.checkOpen()
    return this.table.lastNaming('recordId', recordIds).map((entry) => (entry === undefined ? null : rowOf(entry)))
  }
}

/** The log in memory: lines are numbered and chained on arrival, and never change. */
class MemoryLogBook extends MemoryLogReader implements AnyLogBook {
  async append(entry: NewLine): Promise<Row<never>> {
    this.session.checkOpen()
    return this.#appendNow(entry)
  }

  async appendAll(entries: readonly NewLine[]): Promise<readonly Row<never>[]> {
    this.session.checkOpen()
    return this.session.allOrNone(() => entries.map((entry, index) => atIndex(index, () => this.#appendNow(entry))))
  }

  #appendNow(entry: NewLine): Row<never> {
    const line = chainLine(this.session.logHead(), entry, this.session.companyId)
    const row = rowOf(addRow(this, line))
    this.session.moveLogHead({ sequence: line.sequence, digest: line.digest })
    return row
  }
}

const REPOSITORIES = {
  ordinary: MemoryRepository,
  keys: ApiKeyRepository,
  content: MemoryContent,
  log: MemoryLogBook,
} as const satisfies Readonly<Record<WriteKind, unknown>>

/** The repository of a collection. */
export function repositoryOf(collection: Collection, session: Session): MemoryReader {
  return new REPOSITORIES[collection.kind](collection, session)
}

/** The reader of a collection. */
export function readerOf(collection: Collection, session: Session): MemoryReader {
  return collection.kind === 'log' ? new MemoryLogReader(collection, session) : new MemoryReader(collection, session)
}
