import { asFields, cacheByObject, runSteps, type Steps, wait } from '../../base/index.ts'
import { fail } from '../../core/errors/index.ts'
import type { Exact } from '../../core/exact/index.ts'
import { atIndex } from '../at-index.ts'
import {
  checkedSummary,
  checkSameContent,
  defineField,
  failMissingRow,
  storedRecord,
  versionConflict,
} from '../checked-write.ts'
import type { Collection, WriteKind } from '../collections.ts'
import { checkHash, checkHashStays, type KeyRecord } from '../key-hash.ts'
import { chainLine, type LogEntry, type LogHead, type NewLine } from '../log-chain.ts'
import type {
  AnyBatchRepository,
  AnyContentRepository,
  AnyLogBook,
  AnyLogReader,
  AnyRepository,
  InSteps,
  NewRecord,
  ReadRowChange,
  Row,
  WrittenChange,
} from '../repository.ts'
import { isKeyPart, type KeyParts, partsOfKey } from '../row-fields.ts'
import type { NewSummary, RowSummary } from '../row-summary.ts'
import { deriveCalls } from '../with-promises.ts'
import { workInChunks } from './batch-sizes.ts'
import { selectLatestLines, updateSummaries } from './batch-statements.ts'
import { insertBatch, insertNew, updateBatch } from './batch-writer.ts'
import type { SqlRow } from './database.ts'
import { addRow, changeRow, removeRow } from './row-writer.ts'
import { OFTEN_READ_MAX, SqlReader } from './sql-reader.ts'
import { makeRow, recordOf, rowOf } from './sql-row.ts'
import type { SqlSession } from './sql-session.ts'
import { deleteHash, insertHash } from './statements.ts'

/** Read-write access to one collection in a database. */
class SqlRepository extends SqlReader implements InSteps<AnyRepository> {
  insert(record: object, exact?: Exact, summary?: RowSummary | null): Steps<Row<never>> {
    return addRow(this, storedRecord(record, this.session.companyId), { exact, summary })
  }

  *update(key: unknown, expected: number, change: WrittenChange): Steps<Row<never>> {
    const row = (yield* this.find(key)) ?? failMissingRow(this.collection, key)
    const existing = Number(row.version)
    if (existing !== expected) versionConflict(this.collection, { existing, expected })
    return yield* changeRow(this, row, { ...change, key: partsOfKey(key, this.collection) as KeyParts })
  }

  *delete(key: unknown): Steps<Row<never>> {
    const row = (yield* this.find(key)) ?? failMissingRow(this.collection, key)
    return yield* removeRow(this, row, partsOfKey(key, this.collection) as KeyParts)
  }
}

/** The same, with batches. */
class SqlBatches extends SqlRepository implements InSteps<AnyBatchRepository> {
  insertAll(rows: readonly NewRecord[]): Steps<readonly Row<never>[]> {
    return insertBatch(this, rows)
  }

  updateAll(changes: readonly ReadRowChange[]): Steps<readonly Row<never>[]> {
    return updateBatch(this, changes)
  }

  *setSummaries(summaries: readonly NewSummary[]): Steps<void> {
    for (const { summary } of summaries) checkedSummary(this.collection, summary)
    const { collection, session } = this
    yield* workInChunks(summaries, function* (chunk) {
      yield* wait(session.run(updateSummaries(collection, session.companyId, chunk)))
    })
  }
}

/** API keys: ordinary records that are also in the directory of hashes of all companies. */
class SqlApiKeys extends SqlRepository {
  override *insert(record: object): Steps<Row<never>> {
    const { companyId, directory } = this.session
    // rejects invalid data before the first statement
    const data = storedRecord(record as KeyRecord, companyId)
    const hash = checkHash(data, this.collection)
    yield* wait(directory.beforeChange(hash, this.session.transaction))
    const [taken] = yield* wait(this.session.run(insertHash(companyId, { hash, id: data.id })))
    if (taken === undefined) fail('hash', 'duplicate', 'is taken; issue another key')
    try {
      return yield* super.insert(data)
    } catch (error) {
      yield* wait(this.session.run(deleteHash(companyId, hash)))
      throw error
    }
  }

  override *update(key: unknown, expected: number, change: WrittenChange): Steps<Row<never>> {
    yield* this.#announce(key, (record) => checkHashStays(record, change))
    return yield* super.update(key, expected, change)
  }

  override *delete(key: unknown): Steps<Row<never>> {
    yield* this.#announce(key)
    const row: Row<KeyRecord> = yield* super.delete(key)
    yield* wait(this.session.run(deleteHash(this.session.companyId, row.record.hash)))
    return row as Row<never>
  }

  /** Announces the change of an existing key to the directory. */
  *#announce(key: unknown, check?: (record: KeyRecord) => void): Steps<void> {
    const row = yield* this.find(key)
    if (row === undefined) return
    const record = recordOf(row) as KeyRecord
    check?.(record)
    yield* wait(this.session.directory.beforeChange(record.hash, this.session.transaction))
  }
}

/** Records in a database that are identified by their content: one row for each. */
class SqlContent extends SqlReader implements InSteps<AnyContentRepository> {
  *ensure(record: object): Steps<Row<never>> {
    const data = storedRecord(record, this.session.companyId)
    const stored = yield* this.find(data)
    if (stored === undefined) return yield* addRow(this, data)
    const row = rowOf(this.collection, stored)
    checkSameContent(this.collection, data, row.record)
    return row
  }
}

/** Read access to the log in a database. */
class SqlLogReader extends SqlReader implements InSteps<AnyLogReader> {
  *latestOf(recordIds: readonly string[]): Steps<readonly (Row<never> | null)[]> {
    const valid = [...new Set(recordIds.filter((id) => isKeyPart(this.collection, 'recordId', id)))]
    const latest = new Map<string, Row<never>>()
    const reading = valid.length > OFTEN_READ_MAX ? 'once' : 'often'
    const { collection, session } = this
    const add = (line: SqlRow) => {
      const row: Row<LogEntry> = this.returned(line, reading)
      latest.set(row.record.recordId, row as Row<never>)
    }
    yield* workInChunks(valid, function* (chunk) {
      for (const line of yield* wait(session.run(selectLatestLines(collection, session.companyId, chunk)))) add(line)
    })
    return recordIds.map((id) => latest.get(id) ?? null)
  }
}

/** The log in a database: lines are numbered and chained on arrival, and never change. */
class SqlLogBook extends SqlLogReader implements InSteps<AnyLogBook> {
  *append(entry: NewLine): Steps<Row<never>> {
    const { company } = this.session.totals
    const line = chainLine(yield* company.logHead(), entry, this.session.companyId)
    const row = yield* addRow(this, line)
    yield* company.moveLogHead(line)
    return row
  }

  *appendAll(entries: readonly NewLine[]): Steps<readonly Row<never>[]> {
    const { company } = this.session.totals
    let head: LogHead = yield* company.logHead()
    const rows = entries.map((entry, index) => {
      const record = atIndex(index, () => chainLine(head, entry, this.session.companyId))
      head = record
      return { record, exact: null }
    })
    yield* insertNew(this, rows)
    yield* company.moveLogHead(head)
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

/** Calls that read their arguments before they first wait. */
const READS_AT_ONCE: ReadonlySet<string> = new Set([
  ...['get', 'list', 'count', 'page', 'summaries', 'insert', 'delete', 'ensure'],
])

/** Calls that change nothing. */
const READS: ReadonlySet<string> = new Set(['get', 'getAll', 'list', 'count', 'page', 'summaries', 'latestOf'])

/** Classes of collections whose calls run the steps of another one, and wait for earlier calls of the transaction. */
const serializedClasses = cacheByObject((inSteps: object) => {
  class Serialized {
    readonly collection: SqlReader
    readonly session: SqlSession

    constructor(collection: SqlReader) {
      this.collection = collection
      this.session = collection.session
    }
  }
  const call = (name: string) => {
    const steps: (...parameters: readonly unknown[]) => Steps<unknown> = Reflect.get(inSteps, name)
    const isReadAtOnce = READS_AT_ONCE.has(name)
    const isRead = READS.has(name)
    return function (this: Serialized, ...parameters: unknown[]) {
      const { collection, session } = this
      // the caller may change its arguments before the call runs
      const isReadNow = isReadAtOnce && !session.isBusy
      const taken = isReadNow ? parameters : copyOfArguments(parameters, (value) => session.read.has(value))
      const run = () => runSteps(steps.apply(collection, taken))
      return isRead ? session.serializeRead(run) : session.serialize(run)
    }
  }
  deriveCalls(Serialized, { of: inSteps, call })
  return Serialized
})

/**
 * The collection with calls that run one after the other: each waits for the earlier ones of the transaction, and throws or
 * rejects after its end. On a synchronous client they answer at once.
 */
export function serializeCalls(collection: SqlReader): object {
  const Serialized = serializedClasses(Object.getPrototypeOf(collection))
  return new Serialized(collection)
}

/** More levels than any record may have; deeper data is rejected. */
const DEPTH_MAX = 128

const TOO_DEEP = Symbol('too deep')

/** True for deeply frozen data, which is not copied. */
type IsKnown = (value: object) => boolean

function copyList(list: readonly unknown[], isKnown: IsKnown, depth: number): readonly unknown[] {
  // keeps gaps
  const copy = list.map((item) => copyPart(item, isKnown, depth + 1))
  return Object.isFrozen(list) && list.every((item, index) => Object.is(item, copy[index])) ? list : copy
}

function copyObject(value: object, isKnown: IsKnown, depth: number): object {
  const prototype: unknown = Object.getPrototypeOf(value)
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null
  if (!isPlain || Object.getOwnPropertySymbols(value).length > 0) return value
  let copy: Record<string, unknown> | null = Object.isFrozen(value) ? null : { ...value }
  const fields = copy ?? asFields(value)
  for (const key of Object.keys(fields)) {
    const field = fields[key]
    const item = copyPart(field, isKnown, depth + 1)
    if (Object.is(item, field)) continue
    copy ??= { ...value }
    defineField(copy, key, item)
  }
  return copy ?? value
}

function copyPart(value: unknown, isKnown: IsKnown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || isKnown(value)) return value
  if (depth > DEPTH_MAX) throw TOO_DEEP
  return Array.isArray(value) ? copyList(value, isKnown, depth) : copyObject(value, isKnown, depth)
}

/**
 * A deep copy of plain data that later changes by the caller do not affect; deeply frozen data is shared. Other values,
 * which no store accepts, are returned unchanged.
 */
export function copyOfArguments<T>(value: T, isKnown: IsKnown = () => false): T {
  try {
    return copyPart(value, isKnown, 0) as T
  } catch (thrown) {
    if (thrown === TOO_DEEP) return value
    throw thrown
  }
}
