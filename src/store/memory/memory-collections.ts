import type { Exact } from '../../core/exact/index.ts'
import { atIndex } from '../at-index.ts'
import { checkedFilter, checkedList, checkedSummaries, listPage, summaryPage } from '../checked-query.ts'
import {
  changedRecord,
  checkedExact,
  checkedSummary,
  checkNoReference,
  checkReferences,
  checkSameContent,
  duplicate,
  failMissingRow,
  storedRecord,
  versionConflict,
} from '../checked-write.ts'
import type { Collection, WriteKind } from '../collections.ts'
import { checkHash, checkHashStays, type KeyRecord } from '../key-hash.ts'
import { chainLine, type NewLine } from '../log-chain.ts'
import type { ListOptions, ListPage, OffsetPage, PageOptions } from '../query.ts'
import type {
  AnyBatchRepository,
  AnyContentRepository,
  AnyLogBook,
  AnyLogReader,
  AnyReader,
  NewRecord,
  ReadRowChange,
  Row,
  WrittenChange,
  WrittenNumbers,
} from '../repository.ts'
import { fieldOf, keyOfRecord, mapKey, partsOfKey, positionsOf, type RecordFields } from '../row-fields.ts'
import {
  addListField,
  type NewSummary,
  type NoSummary,
  type RowSummary,
  type SummarizedRow,
  type SummaryOptions,
} from '../row-summary.ts'
import type { TransactionKind } from '../session-store.ts'
import type { Session } from './session.ts'
import { type Entry, rowOfEntry, Total } from './sorted-entries.ts'
import type { Table } from './table.ts'
import { applyEntryChange } from './totals.ts'

/** The same calls without promises. */
type AtOnce<Collection> = {
  [Name in keyof Collection]: Collection[Name] extends (...parameters: infer Parameters) => Promise<infer Answer>
    ? (...parameters: Parameters) => Answer
    : Collection[Name]
}

/** Read access to one collection in memory. It answers at once, without promises: `withPromises` makes them for others. */
class MemoryReader implements AtOnce<AnyReader> {
  readonly collection: Collection
  readonly session: Session
  readonly table: Table

  constructor(collection: Collection, session: Session) {
    this.collection = collection
    this.session = session
    this.table = session.state.table(collection)
  }

  get(key: unknown): Row<never> | null {
    this.session.checkOpen()
    return this.row(key)
  }

  getAll(keys: readonly unknown[]): readonly (Row<never> | null)[] {
    this.session.checkOpen()
    return keys.map((key) => this.row(key))
  }

  list(filter: object, options: ListOptions = {}): ListPage<Row<never>> {
    this.session.checkOpen()
    const list = checkedList(this.collection, filter, options)
    const { rows, next } = listPage(this.collection, list, this.table.find(list.filter, list.options))
    return { rows: rows.map(rowOfEntry), next }
  }

  count(filter: object): number {
    this.session.checkOpen()
    return this.table.count(checkedFilter(this.collection, filter))
  }

  page(filter: object, options: PageOptions): OffsetPage<Row<never>> {
    this.session.checkOpen()
    const list = checkedList(this.collection, filter, options)
    const entries = this.table.find(list.filter, { ...list.options, after: undefined }).slice(0, list.options.limit)
    return { rows: entries.map(rowOfEntry), total: options.isCounted === false ? null : this.table.count(list.filter) }
  }

  summaries(filter: object, options: SummaryOptions = {}): ListPage<SummarizedRow> {
    this.session.checkOpen()
    const { filter: checked, options: part } = checkedSummaries(this.collection, filter, options)
    const rows = this.table.find(checked, part).map((entry) => {
      const row = entry.summary ?? toSummarizedRow(this.collection, entry, NONE)
      return addListField(this.collection, { row, record: entry.record }, options)
    })
    return summaryPage(rows, part.limit)
  }

  protected find(key: unknown): Entry | undefined {
    const parts = partsOfKey(key, this.collection)
    return parts === null ? undefined : this.table.get(mapKey(parts))
  }

  /** The current row, even after the end of the transaction; null: there is none. */
  protected row(key: unknown): Row<never> | null {
    const entry = this.find(key)
    return entry === undefined ? null : rowOfEntry(entry)
  }
}

/** Read-write access to one collection in memory; a batch is written row by row, and rolled back if one is rejected. */
class MemoryRepository extends MemoryReader implements AtOnce<AnyBatchRepository> {
  insert(record: object, exact?: Exact, summary?: RowSummary | null): Row<never> {
    return this.#insert(record, { exact, summary })
  }

  insertAll(rows: readonly NewRecord[]): readonly Row<never>[] {
    this.session.checkOpen()
    return this.session.allOrNone(() =>
      rows.map(({ record, ...numbers }, index) => atIndex(index, () => this.#insert(record, numbers))),
    )
  }

  setSummaries(summaries: readonly NewSummary[]): void {
    this.session.checkOpen()
    for (const { summary } of summaries) checkedSummary(this.collection, summary)
    for (const { id, version, summary } of summaries) {
      const entry = this.find(id)
      if (entry?.version !== version) continue
      const before = entry.summary
      entry.summary = toSummarizedRow(this.collection, entry, summary)
      this.session.journal.note(() => {
        entry.summary = before
      })
    }
  }

  update(key: unknown, expectedVersion: number, change: WrittenChange): Row<never> {
    this.session.checkOpen()
    const entry = this.find(key) ?? failMissingRow(this.collection, key)
    const { version } = entry
    if (version !== expectedVersion) versionConflict(this.collection, { existing: version, expected: expectedVersion })
    changeEntry(this, entry, change)
    return rowOfEntry(entry)
  }

  updateAll(changes: readonly ReadRowChange[]): readonly Row<never>[] {
    this.session.checkOpen()
    return this.session.allOrNone(() =>
      changes.map(({ row, ...change }, index) =>
        atIndex(index, () => this.update(this.#keyOf(row), row.version, change)),
      ),
    )
  }

  delete(key: unknown): Row<never> {
    this.session.checkOpen()
    const entry = this.find(key) ?? failMissingRow(this.collection, key)
    removeEntry(this, entry)
    return rowOfEntry(entry)
  }

  #insert(record: object, numbers: WrittenNumbers): Row<never> {
    this.session.checkOpen()
    return rowOfEntry(addEntry(this, storedRecord(record, this.session.companyId), numbers))
  }

  #keyOf({ record }: Row<RecordFields>): unknown {
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
  override insert(record: object): Row<never> {
    const { directory, companyId, journal } = this.session
    this.session.checkOpen()
    directory.checkFree(checkHash(storedRecord(record, companyId), this.collection), companyId)
    const row: Row<KeyRecord> = super.insert(record)
    directory.take(row.record.hash, companyId, { journal, current: () => this.#current(row) })
    return row as Row<never>
  }

  override update(key: unknown, expectedVersion: number, change: WrittenChange): Row<never> {
    const existing = this.find(key)
    if (existing !== undefined) checkHashStays(existing.record, change)
    return this.#changed(super.update(key, expectedVersion, change))
  }

  override delete(key: unknown): Row<never> {
    return this.#changed(super.delete(key))
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
class MemoryContent extends MemoryReader implements AtOnce<AnyContentRepository> {
  ensure(record: object): Row<never> {
    this.session.checkOpen()
    const data = storedRecord(record, this.session.companyId)
    const stored = this.find(data)
    if (stored === undefined) return rowOfEntry(addEntry(this, data))
    checkSameContent(this.collection, data, stored.record)
    return rowOfEntry(stored)
  }
}

/** Read access to the log in memory. */
class MemoryLogReader extends MemoryReader implements AtOnce<AnyLogReader> {
  latestOf(recordIds: readonly string[]): readonly (Row<never> | null)[] {
    this.session.checkOpen()
    return this.table.lastNaming('recordId', recordIds).map((entry) => (entry === undefined ? null : rowOfEntry(entry)))
  }
}

/** The log in memory: lines are numbered and chained on arrival, and never change. */
class MemoryLogBook extends MemoryLogReader implements AtOnce<AnyLogBook> {
  append(entry: NewLine): Row<never> {
    this.session.checkOpen()
    return this.#appendNow(entry)
  }

  appendAll(entries: readonly NewLine[]): readonly Row<never>[] {
    this.session.checkOpen()
    return this.session.allOrNone(() => entries.map((entry, index) => atIndex(index, () => this.#appendNow(entry))))
  }

  #appendNow(entry: NewLine): Row<never> {
    const line = chainLine(this.session.logHead(), entry, this.session.companyId)
    const row = rowOfEntry(addEntry(this, line))
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

const READERS = {
  ordinary: MemoryReader,
  keys: MemoryReader,
  content: MemoryReader,
  log: MemoryLogReader,
} as const satisfies Readonly<Record<WriteKind, unknown>>

/** Makes the repositories of a transaction, or its readers if it only reads. */
export function makeCollections(session: Session, kind: TransactionKind): (collection: Collection) => MemoryReader {
  const classes = kind === 'write' ? REPOSITORIES : READERS
  return (collection) => new classes[collection.kind](collection, session)
}

/** The table that a row is of, in a transaction. Every change of it can be undone. */
interface SessionTable {
  readonly collection: Collection
  readonly session: Session
  readonly table: Table
}

const NONE: NoSummary = Object.freeze({ to: null, group: null, quantities: null })

/** The row as `summaries` returns it. */
function toSummarizedRow(
  collection: Collection,
  { key, record, exact }: Pick<Entry, 'key' | 'record' | 'exact'>,
  summary: RowSummary | NoSummary,
): SummarizedRow {
  const id = String(key)
  const from = String(fieldOf(record, 'startDate', collection))
  const kg = String(exact)
  if (summary.to === null) return Object.freeze({ id, from, exact: kg, ...NONE })
  const { to, group, quantities } = summary
  // its fields one by one: a spread makes a class of its own for each row
  return Object.freeze({ id, from, exact: kg, to, group, quantities })
}

/** The same of a new state; null without a summary. Throws `not_storable`. */
function summaryOfEntry(
  collection: Collection,
  state: Pick<Entry, 'key' | 'record' | 'exact'>,
  summary: RowSummary | null | undefined,
): SummarizedRow | null {
  const checked = checkedSummary(collection, summary)
  return checked === null ? null : toSummarizedRow(collection, state, checked)
}

/** Adds a row after all checks; `record` is frozen data. */
function addEntry(
  { collection, session, table }: SessionTable,
  record: RecordFields,
  { exact, summary }: WrittenNumbers = {},
): Entry {
  const parts = keyOfRecord(record, collection)
  const key = mapKey(parts)
  const positions = positionsOf(record, collection)
  const written = checkedExact(collection, exact)
  if (table.get(key) !== undefined) duplicate(collection, parts)
  checkEntryReferences(collection, session, record)
  const isHolder = collection.exact === 'total'
  const entry: Entry = { key, record, version: 1, exact: isHolder ? new Total() : written, summary: null }
  entry.summary = summaryOfEntry(collection, entry, summary)
  table.add(entry, positions)
  session.journal.note(() => table.remove(entry))
  applyEntryChange(session, collection, { key, before: null, after: entry })
  return entry
}

/** Changes a row after all checks. */
function changeEntry({ collection, session, table }: SessionTable, entry: Entry, change: WrittenChange): void {
  const { set, exact } = change
  const record = changedRecord(collection, entry.record, set)
  if (record !== entry.record) {
    positionsOf(record, collection)
    checkEntryReferences(collection, session, record)
  }
  const number = exact === undefined ? entry.exact : checkedExact(collection, exact)
  const summary = summaryOfEntry(collection, { key: entry.key, record, exact: number }, change.summary)
  const after = { record, version: entry.version + 1, exact: number, summary }
  const before = { record: entry.record, version: entry.version, exact: entry.exact, summary: entry.summary }
  table.replace(entry, after)
  session.journal.note(() => table.replace(entry, before))
  applyEntryChange(session, collection, { key: entry.key, before, after })
}

/** Removes a row. Throws `record_in_use`. */
function removeEntry({ collection, session, table }: SessionTable, entry: Entry): void {
  checkNoReference(collection, (one) => session.state.table(one.collection).naming(one.field, entry.key) > 0)
  table.remove(entry)
  session.journal.note(() => table.add(entry))
  applyEntryChange(session, collection, { key: entry.key, before: entry, after: null })
}

function checkEntryReferences(collection: Collection, { state }: Session, record: RecordFields): void {
  checkReferences(collection, record, (target, id) => state.table(target).get(id) !== undefined)
}
