import type { Exact } from '../../core/exact/index.ts'
import { changedRecord, checkedExact, checkReferences, checkUnused, duplicate } from '../checked-write.ts'
import type { Collection } from '../collections.ts'
import type { WrittenChange } from '../repository.ts'
import { keyOfRecord, mapKey } from '../row-fields.ts'
import { type Entry, Total } from './entry.ts'
import type { Session } from './session.ts'
import type { Table } from './table.ts'
import { applyChange } from './totals.ts'

/** The table that a row is of, in a transaction. Every change of it can be undone. */
export interface SessionTable {
  readonly collection: Collection
  readonly session: Session
  readonly table: Table
}

/** Adds a row after all checks; `record` is frozen data. */
export function addRow({ collection, session, table }: SessionTable, record: object, exact?: Exact): Entry {
  const parts = keyOfRecord(record, collection)
  const positions = table.positionsOf(record)
  const written = checkedExact(collection, exact)
  if (table.get(parts) !== undefined) duplicate(collection, parts)
  checkReferencesOf(collection, session, record)
  const isHolder = collection.exact === 'total'
  const entry: Entry = { key: mapKey(parts), record, version: 1, exact: isHolder ? new Total() : written }
  table.add(entry, positions)
  session.journal.note(() => table.remove(entry))
  applyChange(session, collection, { key: entry.key, before: null, after: entry })
  return entry
}

/** Changes a row after all checks. */
export function changeRow(
  { collection, session, table }: SessionTable,
  entry: Entry,
  { set, exact }: WrittenChange,
): void {
  const record = changedRecord(collection, entry.record, set)
  if (record !== entry.record) {
    table.positionsOf(record)
    checkReferencesOf(collection, session, record)
  }
  const after = {
    record,
    version: entry.version + 1,
    exact: exact === undefined ? entry.exact : checkedExact(collection, exact),
  }
  const before = { record: entry.record, version: entry.version, exact: entry.exact }
  table.replace(entry, after)
  session.journal.note(() => table.replace(entry, before))
  applyChange(session, collection, { key: entry.key, before, after })
}

/** Removes a row. Throws `record_in_use`. */
export function removeRow({ collection, session, table }: SessionTable, entry: Entry): void {
  checkUnused(collection, (one) => session.state.table(one.collection).naming(one.field, entry.key) > 0)
  table.remove(entry)
  session.journal.note(() => table.add(entry))
  applyChange(session, collection, { key: entry.key, before: entry, after: null })
}

function checkReferencesOf(collection: Collection, { state }: Session, record: object): void {
  checkReferences(collection, record, (target, id) => state.table(target).get([id]) !== undefined)
}
