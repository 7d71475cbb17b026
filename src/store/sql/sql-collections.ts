import { fail } from '../../core/errors/index.ts'
import type { Exact } from '../../core/exact/index.ts'
import { atIndex } from '../at-index.ts'
import { checkedSummary, checkSameContent, failMissingRow, storedRecord, versionConflict } from '../checked-write.ts'
import type { Collection, WriteKind } from '../collections.ts'
import { checkHash, checkHashStays, type KeyRecord } from '../key-hash.ts'
import { chainLine, type LogEntry, type LogHead, type NewLine } from '../log-chain.ts'
import type {
  AnyBatchRepository,
  AnyContentRepository,
  AnyLogBook,
  AnyLogReader,
  AnyRepository,
  NewRecord,
  ReadRowChange,
  Row,
  WrittenChange,
} from '../repository.ts'
import { isKeyPart, type KeyParts, partsOfKey } from '../row-fields.ts'
import type { NewSummary, RowSummary } from '../row-summary.ts'
import { splitForReading } from './batch-sizes.ts'
import { selectLatestLines, updateSummaries } from './batch-statements.ts'
import { insertBatch, insertNew, updateBatch } from './batch-writer.ts'
import { addRow, changeRow, removeRow } from './row-writer.ts'
import { OFTEN_READ_MAX, SqlReader } from './sql-reader.ts'
import { makeRow, recordOf, rowOf } from './sql-row.ts'
import type { SqlSession } from './sql-session.ts'
import { deleteHash, insertHash } from './statements.ts'

/** Read-write access to one collection in a database. */
class SqlRepository extends SqlReader implements AnyRepository {
  async insert(record: object, exact?: Exact, summary?: RowSummary | null): Promise<Row<never>> {
    return addRow(this, storedRecord(record, this.session.companyId), { exact, summary })
  }

  async update(key: unknown, expected: number, change: WrittenChange): Promise<Row<never>> {
    const row = (await this.find(key)) ?? failMissingRow(this.collection, key)
    const existing = Number(row.version)
    if (existing !== expected) versionConflict(this.collection, { existing, expected })
    return changeRow(this, row, { ...change, key: partsOfKey(key, this.collection) as KeyParts })
  }

  async delete(key: unknown): Promise<Row<never>> {
    const row = (await this.find(key)) ?? failMissingRow(this.collection, key)
    return removeRow(this, row, partsOfKey(key, this.collection) as KeyParts)
  }
}

/** The same, with batches. */
class SqlBatches extends SqlRepository implements AnyBatchRepository {
  insertAll(rows: readonly NewRecord[]): Promise<readonly Row<never>[]> {
    return insertBatch(this, rows)
  }

  updateAll(changes: readonly ReadRowChange[]): Promise<readonly Row<never>[]> {
    return updateBatch(this, changes)
  }

  async setSummaries(summaries: readonly NewSummary[]): Promise<void> {
    for (const { summary } of summaries) checkedSummary(this.collection, summary)
    for await (const part of splitForReading(summaries)) {
      await this.session.run(updateSummaries(this.collection, this.session.companyId, part))
    }
  }
}

/** API keys: ordinary records that are also in the directory of hashes of all companies. */
class SqlApiKeys extends SqlRepository {
  override async insert(record: object): Promise<Row<never>> {
    const { companyId, directory } = this.session
    // rejects invalid data before the first statement
    const data = storedRecord(record as KeyRecord, companyId)
    const hash = checkHash(data, this.collection)
    await directory.beforeChange(hash, this.session.transaction)
    const [taken] = await this.session.run(insertHash(companyId, { hash, id: data.id }))
    if (taken === undefined) fail('hash', 'duplicate', 'is taken; issue another key')
    try {
      return await super.insert(data)
    } catch (error) {
      await this.session.run(deleteHash(companyId, hash))
      throw error
    }
  }

  override async update(key: unknown, expected: number, change: WrittenChange): Promise<Row<never>> {
    await this.#announce(key, (record) => checkHashStays(record, change))
    return super.update(key, expected, change)
  }

  override async delete(key: unknown): Promise<Row<never>> {
    await this.#announce(key)
    const row: Row<KeyRecord> = await super.delete(key)
    await this.session.run(deleteHash(this.session.companyId, row.record.hash))
    return row as Row<never>
  }

  /** Announces the change of an existing key to the directory. */
  async #announce(key: unknown, check?: (record: KeyRecord) => void): Promise<void> {
    const row = await this.find(key)
    if (row === undefined) return
    const record = recordOf(row) as KeyRecord
    check?.(record)
    await this.session.directory.beforeChange(record.hash, this.session.transaction)
  }
}

/** Records in a database that are identified by their content: one row for each. */
class SqlContent extends SqlReader implements AnyContentRepository {
  async ensure(record: object): Promise<Row<never>> {
    const data = storedRecord(record, this.session.companyId)
    const stored = await this.find(data)
    if (stored === undefined) return addRow(this, data)
    const row = rowOf(this.collection, stored)
    checkSameContent(this.collection, data, row.record)
    return row
  }
}

/** Read access to the log in a database. */
class SqlLogReader extends SqlReader implements AnyLogReader {
  async latestOf(recordIds: readonly string[]): Promise<readonly (Row<never> | null)[]> {
    const valid = [...new Set(recordIds.filter((id) => isKeyPart(this.collection, 'recordId', id)))]
    const latest = new Map<string, Row<never>>()
    const reading = valid.length > OFTEN_READ_MAX ? 'once' : 'often'
    for await (const part of splitForReading(valid)) {
      for (const line of await this.session.run(selectLatestLines(this.collection, this.session.companyId, part))) {
        const row: Row<LogEntry> = this.returned(line, reading)
        latest.set(row.record.recordId, row as Row<never>)
      }
    }
    return recordIds.map((id) => latest.get(id) ?? null)
  }
}

/** The log in a database: lines are numbered and chained on arrival, and never change. */
class SqlLogBook extends SqlLogReader implements AnyLogBook {
  async append(entry: NewLine): Promise<Row<never>> {
    const { company } = this.session.totals
    const line = chainLine(await company.logHead(), entry, this.session.companyId)
    const row = await addRow(this, line)
    await company.moveLogHead(line)
    return row
  }

  async appendAll(entries: readonly NewLine[]): Promise<readonly Row<never>[]> {
    const { company } = this.session.totals
    let head: LogHead = await company.logHead()
    const rows = entries.map((entry, index) => {
      const record = atIndex(index, () => chainLine(head, entry, this.session.companyId))
      head = record
      return { record, exact: null }
    })
    await insertNew(this, rows)
    await company.moveLogHead(head)
    return rows.map((row) => makeRow(this.collection, { version: 1, ...row }))
  }
}

const REPOSITORIES = {
  ordinary: SqlBatches,
  keys: SqlApiKeys,
  content: SqlContent,
  log: SqlLogBook,
} as const satisfies Readonly<Record<WriteKind, unknown>>

/** The repository of a collection. */
export function repositoryOf(collection: Collection, session: SqlSession): SqlReader {
  return new REPOSITORIES[collection.kind](collection, session)
}

/** The reader of a collection. */
export function readerOf(collection: Collection, session: SqlSession): SqlReader {
  return collection.kind === 'log' ? new SqlLogReader(collection, session) : new SqlReader(collection, session)
}
