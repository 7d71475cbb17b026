import { type Steps, wait } from '../../base/index.ts'
import { atIndex, rethrowAtIndex } from '../at-index.ts'
import {
  changedRecord,
  checkedExact,
  duplicate,
  failMissingRow,
  storedRecord,
  versionConflict,
} from '../checked-write.ts'
import type { Collection } from '../collections.ts'
import type { NewRecord, ReadRowChange, Row } from '../repository.ts'
import { fieldOf, type KeyParts, keyOfRecord, mapKey, type RecordFields } from '../row-fields.ts'
import { applyChanges, toContributingRow } from './apply-totals.ts'
import { splitRows, widthOfInsert, widthOfUpdate } from './batch-sizes.ts'
import { insertRows, selectRows, selectVersions, updateRows } from './batch-statements.ts'
import type { SqlRow } from './database.ts'
import { type CheckedNew, checkedNew, checkReferencesOf, type SessionCollection } from './row-writer.ts'
import { keyOfRow, makeRow, rowOf } from './sql-row.ts'
import { type RowUpdate, selectKeyRange, type WrittenRow } from './statements.ts'
import { tableOf } from './table-columns.ts'

/** An update that passed its checks. */
interface Update extends RowUpdate {
  readonly before: Row<RecordFields>
  readonly isReindexed: boolean
}

/** Maps entries with `make` up to the first that it rejects; `throwRejection` throws the error of that one, if any. */
function acceptedPrefix<Entry, T>(all: readonly Entry[], make: (entry: Entry) => T) {
  const entries: T[] = []
  try {
    for (const one of all) entries.push(make(one))
    return { entries, throwRejection: () => undefined }
  } catch (error) {
    return { entries, throwRejection: () => rethrowAtIndex(entries.length)(error) }
  }
}

/** True if both reference the same records. */
function areReferencesSame(collection: Collection, before: RecordFields, after: RecordFields): boolean {
  return collection.references.every(
    ({ field }) => fieldOf(before, field, collection) === fieldOf(after, field, collection),
  )
}

/** Inserts many rows in a few statements: all checks of all rows precede the first change. */
export function* insertBatch(of: SessionCollection, records: readonly NewRecord[]): Steps<Row<never>[]> {
  const { collection, session } = of
  const { entries, throwRejection } = acceptedPrefix(records, ({ record, ...numbers }) =>
    checkedNew(collection, storedRecord(record, session.companyId), numbers),
  )
  yield* checkNew(of, entries)
  throwRejection()
  yield* insertNew(of, entries)
  if (collection.exact === 'total') {
    for (const { key } of entries) session.totals.forget(collection, key[0])
  }
  const changes = entries.map(({ record, exact }) => ({ before: null, after: toContributingRow(record, exact) }))
  yield* applyChanges(session, collection, changes)
  return entries.map(({ record, exact }) => makeRow(collection, { record, version: 1, exact }))
}

/** Inserts rows whose keys are new, without waiting for the last statement. */
export function* insertNew({ collection, session }: SessionCollection, rows: readonly WrittenRow[]): Steps<void> {
  for (const part of splitRows(rows, widthOfInsert(collection))) {
    const check = (written: readonly SqlRow[]) => {
      if (written.length < part.length) duplicate(collection, keyOfRecord(part[0]?.record as RecordFields, collection))
    }
    yield* wait(session.send(collection, { ...insertRows(collection, session.companyId, part), check }, []))
  }
}

/** Updates the records of rows, their exact numbers, or both, in a few statements. */
export function* updateBatch(of: SessionCollection, changes: readonly ReadRowChange[]): Steps<Row<never>[]> {
  const { collection, session } = of
  const current = yield* currentRows(of, changes)
  const { entries, throwRejection } = acceptedPrefix(current, (one) => checkedUpdate(collection, one))
  for (const [index, { record, before }] of entries.entries()) {
    // references of an existing row are known to exist
    if (areReferencesSame(collection, before.record, record)) continue
    yield* checkReferencesAtIndex(of, record, index)
  }
  throwRejection()
  yield* writeUpdates(of, entries)
  const contributions = entries.map(({ record, before, exact }) => ({
    before: toContributingRow(before.record, before.exact),
    after: toContributingRow(record, exact ?? before.exact),
  }))
  yield* applyChanges(session, collection, contributions)
  return entries.map(({ record, before, version, exact }) =>
    makeRow(collection, { record, version: version + 1, exact: exact ?? before.exact }),
  )
}

function* writeUpdates({ collection, session }: SessionCollection, entries: readonly Update[]): Steps<void> {
  const isReindexed = entries.some((one) => one.isReindexed)
  for (const updates of splitRows(entries, widthOfUpdate(collection, { isReindexed }))) {
    const check = (rows: readonly SqlRow[]) => {
      if (rows.length < updates.length)
        versionConflict(collection, { existing: Number.NaN, expected: updates[0]?.version })
    }
    const statement = updateRows(collection, session.companyId, { updates, isReindexed })
    const keys = updates.map(({ key }) => key)
    yield* wait(session.send(collection, { ...statement, check }, keys))
  }
}

function* checkReferencesAtIndex(of: SessionCollection, record: RecordFields, index: number): Steps<void> {
  try {
    yield* checkReferencesOf(of, record, null)
  } catch (error) {
    rethrowAtIndex(index)(error)
  }
}

/** Throws `duplicate` or `reference_missing` for the first row that cannot be inserted. */
function* checkNew(of: SessionCollection, entries: readonly CheckedNew[]): Steps<void> {
  const taken = yield* takenKeys(
    of,
    entries.map(({ key }) => key),
  )
  for (const [index, { key, record }] of entries.entries()) {
    if (taken.has(mapKey(key))) atIndex(index, () => duplicate(of.collection, key))
    yield* checkReferencesAtIndex(of, record, index)
    taken.add(mapKey(key))
  }
}

/** The keys of rows that exist. Keys are made in the order of time, so that mostly no row lies between new ones. */
function* takenKeys(of: SessionCollection, keys: readonly KeyParts[]): Steps<Set<string | number>> {
  const { collection, session } = of
  let [first, last] = [keys[0]?.[0], keys[0]?.[0]]
  if (first === undefined || last === undefined) return new Set()
  for (const [part] of keys) {
    if (part < first) first = part
    if (part > last) last = part
  }
  const between = yield* wait(session.run(selectKeyRange(collection, session.companyId, { first, last })))
  return new Set(between.length === 0 ? [] : (yield* writtenRows(of, keys, selectVersions)).keys())
}

/** A change with the row as it is now, and the version of that; null: there is none. */
interface CurrentRow {
  readonly change: ReadRowChange
  readonly row: Row<RecordFields>
  readonly existing: number | null
}

/** The current rows and versions of the rows to change. */
function* currentRows(of: SessionCollection, changes: readonly ReadRowChange[]): Steps<CurrentRow[]> {
  const { collection, session } = of
  const keyed = changes.map((change, index) => {
    return { change, key: atIndex(index, () => keyOfRecord(change.row.record, collection)) }
  })
  // a row that this transaction has read is known, unless its version has changed
  const isTotal = collection.exact === 'total'
  const isKnown = !isTotal && changes.every(({ row }) => session.read.hasOf(collection, row))
  const isAsRead = isKnown && keyed.every(({ change: { row }, key }) => session.read.isAsRead(collection, row, key))
  const keys = keyed.map(({ key }) => key)
  const there: Map<string | number, SqlRow> = isAsRead
    ? new Map(keyed.map(({ change: { row }, key }) => [mapKey(key), { version: row.version }]))
    : yield* writtenRows(of, keys, isKnown ? selectVersions : selectRows)
  return keyed.map(({ change, key: parts }) => {
    const key = mapKey(parts)
    const stored = there.get(key)
    if (stored === undefined) return { change, row: change.row, existing: null }
    const existing = Number(stored.version)
    there.set(key, { ...stored, version: existing + 1 })
    return { change, row: isKnown ? change.row : rowOf(collection, stored), existing }
  })
}

function checkedUpdate(collection: Collection, { change, row, existing }: CurrentRow): Update {
  const key = keyOfRecord(change.row.record, collection)
  const { version } = change.row
  if (existing === null) failMissingRow(collection, key.length === 1 ? key[0] : key.join(', '))
  if (existing !== version) versionConflict(collection, { existing, expected: version })
  const record = changedRecord(collection, row.record, change.set)
  const isReindexed =
    record !== row.record && tableOf(collection).found.some(({ valueIn }) => valueIn(record) !== valueIn(row.record))
  const exact = change.exact === undefined ? null : checkedExact(collection, change.exact)
  return { key, version, record, exact, before: row, isReindexed }
}

/** The stored rows of keys, by key. */
function* writtenRows(
  { collection, session }: SessionCollection,
  keys: readonly KeyParts[],
  statement: typeof selectRows | typeof selectVersions,
): Steps<Map<string | number, SqlRow>> {
  const there = new Map<string | number, SqlRow>()
  yield* session.totals.write(collection)
  for (const part of splitRows(keys, tableOf(collection).key.length)) {
    for (const row of yield* wait(session.run(statement(collection, session.companyId, part))))
      there.set(mapKey(keyOfRow(collection, row)), row)
  }
  return there
}
