import type { Exact } from '../../exact/index.ts'
import { atIndex, throwAt } from '../at-index.ts'
import {
  changedRecord,
  checkedExact,
  duplicate,
  notFound,
  storedRecord,
  versionConflict,
  type WrittenChange,
} from '../checked-write.ts'
import { type CollectionName, collectionOf, isTotalHolder } from '../collections.ts'
import { referencesOf } from '../references.ts'
import type { Row } from '../repository.ts'
import { fieldOf, type KeyParts, keyOfRecord, mapKey } from '../row-fields.ts'
import { applyChanges, contributing } from './apply-totals.ts'
import { inParts, widthOfInsert, widthOfUpdate } from './batch-sizes.ts'
import { insertRows, selectRows, selectVersions, updateRows } from './batch-statements.ts'
import type { SqlRow } from './database.ts'
import { type CheckedNew, checkedNew, checkReferencesOf, type SessionCollection } from './row-writer.ts'
import { keyIn, rowOf, rowWith } from './sql-row.ts'
import type { RowUpdate, WrittenRow } from './statements.ts'
import { tableOf } from './table-columns.ts'

/** A record to insert, and its exact number. */
export interface NewRecord {
  readonly record: object
  readonly exact?: Exact | undefined
}

/** The changes of a row that was read. */
export interface ReadRowChange extends WrittenChange {
  readonly row: Row<object>
}

/** An update that passed its checks. */
interface Update extends RowUpdate {
  readonly before: Row<object>
  readonly isReindexed: boolean
}

/** Maps entries with `make` up to the first that it rejects; `throwRejection` throws the error of that one, if any. */
function upToRejected<Entry, T>(all: readonly Entry[], make: (entry: Entry) => T) {
  const entries: T[] = []
  try {
    for (const one of all) entries.push(make(one))
    return { entries, throwRejection: () => undefined }
  } catch (error) {
    return { entries, throwRejection: () => throwAt(entries.length)(error) }
  }
}

/** True if both reference the same records. */
function areReferencesSame(name: CollectionName, before: object, after: object): boolean {
  const collection = collectionOf(name)
  return referencesOf(name).every(
    ({ field }) => fieldOf(before, field, collection) === fieldOf(after, field, collection),
  )
}

/** Inserts many rows in a few statements: all checks of all rows precede the first change. */
export async function insertBatch(of: SessionCollection, records: readonly NewRecord[]): Promise<Row<never>[]> {
  const { name, session } = of
  const { entries, throwRejection } = upToRejected(records, ({ record, exact }) =>
    checkedNew(name, storedRecord(record, session.companyId), exact),
  )
  await checkNew(of, entries)
  throwRejection()
  await insertNew(of, entries)
  if (isTotalHolder(name)) {
    for (const { key } of entries) session.totals.forget(name, key[0])
  }
  const changes = entries.map(({ record, exact }) => ({ before: null, after: contributing(record, exact) }))
  await applyChanges(session, name, changes)
  return entries.map(({ record, exact }) => rowWith(name, { record, version: 1, exact }))
}

/** Inserts rows whose keys are new, without waiting for the last statement. */
export async function insertNew({ name, session }: SessionCollection, rows: readonly WrittenRow[]): Promise<void> {
  for (const part of inParts(rows, widthOfInsert(name))) {
    const check = (written: readonly SqlRow[]) => {
      if (written.length < part.length) duplicate(name, keyOfRecord(part[0]?.record as object, name))
    }
    await session.send(name, { ...insertRows(name, session.companyId, part), check }, [])
  }
}

/** Updates the records of rows, their exact numbers, or both, in a few statements. */
export async function updateBatch(of: SessionCollection, changes: readonly ReadRowChange[]): Promise<Row<never>[]> {
  const { name, session } = of
  const current = await currentRows(of, changes)
  const { entries, throwRejection } = upToRejected(current, (one) => checkedUpdate(name, one))
  for (const [index, { record, before }] of entries.entries()) {
    // references of an existing row are known to exist
    if (areReferencesSame(name, before.record, record)) continue
    await checkReferencesOf(of, record, null).catch(throwAt(index))
  }
  throwRejection()
  await writeUpdates(of, entries)
  const contributions = entries.map(({ record, before, exact }) => ({
    before: contributing(before.record, before.exact),
    after: contributing(record, exact ?? before.exact),
  }))
  await applyChanges(session, name, contributions)
  return entries.map(({ record, before, version, exact }) =>
    rowWith(name, { record, version: version + 1, exact: exact ?? before.exact }),
  )
}

async function writeUpdates({ name, session }: SessionCollection, entries: readonly Update[]): Promise<void> {
  const isReindexed = entries.some((one) => one.isReindexed)
  for (const updates of inParts(entries, widthOfUpdate(name, { isReindexed }))) {
    const check = (rows: readonly SqlRow[]) => {
      if (rows.length < updates.length) versionConflict(name, { existing: Number.NaN, expected: updates[0]?.version })
    }
    const statement = updateRows(name, session.companyId, { updates, isReindexed })
    const keys = updates.map(({ key }) => key)
    await session.send(name, { ...statement, check }, keys)
  }
}

/** Throws `duplicate` or `reference_missing` for the first row that cannot be inserted. */
async function checkNew(of: SessionCollection, entries: readonly CheckedNew[]): Promise<void> {
  const keys = entries.map(({ key }) => key)
  const taken = new Set((await rowsOf(of, keys, selectVersions)).keys())
  for (const [index, { key, record }] of entries.entries()) {
    if (taken.has(mapKey(key))) atIndex(index, () => duplicate(of.name, key))
    await checkReferencesOf(of, record, null).catch(throwAt(index))
    taken.add(mapKey(key))
  }
}

/** A change with the row as it is now, and the version of that; null: there is none. */
interface CurrentRow {
  readonly change: ReadRowChange
  readonly row: Row<object>
  readonly existing: number | null
}

/** The current rows and versions of the rows to change. */
async function currentRows(of: SessionCollection, changes: readonly ReadRowChange[]): Promise<CurrentRow[]> {
  const { name, session } = of
  const keyed = changes.map((change, index) => {
    return { change, key: atIndex(index, () => keyOfRecord(change.row.record, name)) }
  })
  // a row that this transaction has read is known, unless its version has changed
  const isTotal = collectionOf(name).exact === 'total'
  const isKnown = !isTotal && changes.every(({ row }) => session.read.hasOf(name, row))
  const isAsRead = isKnown && keyed.every(({ change: { row }, key }) => session.read.isAsRead(name, row, key))
  const keys = keyed.map(({ key }) => key)
  const there: Map<string | number, SqlRow> = isAsRead
    ? new Map(keyed.map(({ change: { row }, key }) => [mapKey(key), { version: row.version }]))
    : await rowsOf(of, keys, isKnown ? selectVersions : selectRows)
  return keyed.map(({ change, key: parts }) => {
    const key = mapKey(parts)
    const stored = there.get(key)
    if (stored === undefined) return { change, row: change.row, existing: null }
    const existing = Number(stored.version)
    there.set(key, { ...stored, version: existing + 1 })
    return { change, row: isKnown ? change.row : rowOf(name, stored), existing }
  })
}

function checkedUpdate(name: CollectionName, { change, row, existing }: CurrentRow): Update {
  const key = keyOfRecord(change.row.record, name)
  const { version } = change.row
  if (existing === null) notFound(name, key.length === 1 ? key[0] : key.join(', '))
  if (existing !== version) versionConflict(name, { existing, expected: version })
  const record = changedRecord(name, row.record, change.set)
  const isReindexed =
    record !== row.record && tableOf(name).found.some(({ valueIn }) => valueIn(record) !== valueIn(row.record))
  const exact = change.exact === undefined ? null : checkedExact(name, change.exact)
  return { key, version, record, exact, before: row, isReindexed }
}

/** The stored rows of keys, by key. */
async function rowsOf(
  { name, session }: SessionCollection,
  keys: readonly KeyParts[],
  statement: typeof selectRows | typeof selectVersions,
): Promise<Map<string | number, SqlRow>> {
  const there = new Map<string | number, SqlRow>()
  await session.totals.write(name)
  for (const part of inParts(keys, tableOf(name).key.length)) {
    for (const row of await session.run(statement(name, session.companyId, part)))
      there.set(mapKey(keyIn(name, row)), row)
  }
  return there
}
