import { fail } from '../../errors/index.ts'
import type { Exact } from '../../exact/index.ts'
import { atIndex } from '../at-index.ts'
import { checkSameContent, notFound, storedRecord, versionConflict, type WrittenChange } from '../checked-write.ts'
import type { CollectionName } from '../collections.ts'
import { type LogHead, lineBehind, type NewLine } from '../log-chain.ts'
import type { BaseRecords } from '../records.ts'
import type { BatchRepository, ContentRepository, LogBook, LogReader, Repository, Row } from '../repository.ts'
import { checkHash, checkHashStays, isKeyPart, type KeyParts, partsOfKey } from '../row-fields.ts'
import type { BatchCollection, OrdinaryCollection } from '../store.ts'
import { inReadParts } from './batch-sizes.ts'
import { selectLatestLines } from './batch-statements.ts'
import { insertBatch, insertNew, type NewRecord, type ReadRowChange, updateBatch } from './batch-writer.ts'
import { addRow, changeRow, removeRow } from './row-writer.ts'
import { OFTEN_READ_MAX, SqlReader } from './sql-reader.ts'
import { recordOf, rowOf, rowWith } from './sql-row.ts'
import type { SqlSession } from './sql-session.ts'
import { deleteHash, insertHash } from './statements.ts'

type ApiKey = BaseRecords['apiKeys']

/** Read-write access to one collection in a database. */
class SqlRepository extends SqlReader implements Repository<OrdinaryCollection, BaseRecords> {
  async insert(record: object, ...[exact]: readonly Exact[]): Promise<Row<never>> {
    return addRow(this, storedRecord(record, this.session.companyId), exact)
  }

  async update(key: unknown, expected: number, change: WrittenChange): Promise<Row<never>> {
    const row = (await this.find(key)) ?? notFound(this.name, key)
    const existing = Number(row.version)
    if (existing !== expected) versionConflict(this.name, { existing, expected })
    return changeRow(this, row, { ...change, key: partsOfKey(key, this.name) as KeyParts })
  }

  async delete(key: unknown): Promise<Row<never>> {
    const row = (await this.find(key)) ?? notFound(this.name, key)
    return removeRow(this, row, partsOfKey(key, this.name) as KeyParts)
  }
}

/** The same, with batches. */
class SqlBatches extends SqlRepository implements BatchRepository<BatchCollection, BaseRecords> {
  insertAll(rows: readonly NewRecord[]): Promise<readonly Row<never>[]> {
    return insertBatch(this, rows)
  }

  updateAll(changes: readonly ReadRowChange[]): Promise<readonly Row<never>[]> {
    return updateBatch(this, changes)
  }
}

/** API keys: ordinary records that are also in the directory of hashes of all companies. */
class SqlApiKeys extends SqlRepository {
  override async insert(record: object): Promise<Row<never>> {
    const { companyId, directory } = this.session
    // rejects invalid data before the first statement
    const data = storedRecord(record as ApiKey, companyId)
    const hash = checkHash(data)
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
    const row: Row<ApiKey> = await super.delete(key)
    await this.session.run(deleteHash(this.session.companyId, row.record.hash))
    return row as Row<never>
  }

  /** Announces the change of a key, if it is there, to the directory. */
  async #announce(key: unknown, check?: (record: ApiKey) => void): Promise<void> {
    const row = await this.find(key)
    if (row === undefined) return
    const record = recordOf(row) as ApiKey
    check?.(record)
    await this.session.directory.beforeChange(record.hash, this.session.transaction)
  }
}

/** Factor snapshots in a database: one row per content. */
class SqlFactorSnapshots extends SqlReader implements ContentRepository<'factorSnapshots', BaseRecords> {
  async ensure(record: BaseRecords['factorSnapshots']): Promise<Row<never>> {
    const data = storedRecord(record, this.session.companyId)
    const stored = await this.find(data.id)
    if (stored === undefined) return addRow(this, data)
    const row = rowOf(this.name, stored)
    checkSameContent(this.name, data, row.record)
    return row
  }
}

/** Read access to the log in a database. */
class SqlLogReader extends SqlReader implements LogReader<BaseRecords> {
  async latestOf(recordIds: readonly string[]): Promise<readonly (Row<never> | null)[]> {
    const valid = [...new Set(recordIds.filter((id) => isKeyPart('log', 'recordId', id)))]
    const latest = new Map<string, Row<never>>()
    const reading = valid.length > OFTEN_READ_MAX ? 'once' : 'often'
    for await (const part of inReadParts(valid)) {
      for (const line of await this.session.run(selectLatestLines(this.session.companyId, part))) {
        const row: Row<BaseRecords['log']> = this.returned(line, reading)
        latest.set(row.record.recordId, row as Row<never>)
      }
    }
    return recordIds.map((id) => latest.get(id) ?? null)
  }
}

/** The log in a database: lines are numbered and chained on arrival, and never change. */
class SqlLogBook extends SqlLogReader implements LogBook<BaseRecords> {
  async append(entry: NewLine): Promise<Row<never>> {
    const { company } = this.session.totals
    const line = lineBehind(await company.logHead(), entry, this.session.companyId)
    const row = await addRow(this, line)
    await company.moveLogHead(line)
    return row
  }

  async appendAll(entries: readonly NewLine[]): Promise<readonly Row<never>[]> {
    const { company } = this.session.totals
    let head: LogHead = await company.logHead()
    const rows = entries.map((entry, index) => {
      const record = atIndex(index, () => lineBehind(head, entry, this.session.companyId))
      head = record
      return { record, exact: null }
    })
    await insertNew(this, rows)
    await company.moveLogHead(head)
    return rows.map((row) => rowWith('log', { version: 1, ...row }))
  }
}

/** The repository of a collection. */
export function repositoryOf(name: CollectionName, session: SqlSession): SqlReader {
  if (name === 'log') return new SqlLogBook(name, session)
  if (name === 'factorSnapshots') return new SqlFactorSnapshots(name, session)
  return name === 'apiKeys' ? new SqlApiKeys(name, session) : new SqlBatches(name, session)
}

/** The reader of a collection. */
export function readerOf(name: CollectionName, session: SqlSession): SqlReader {
  return name === 'log' ? new SqlLogReader(name, session) : new SqlReader(name, session)
}
