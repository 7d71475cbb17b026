import { type Steps, wait } from '../../base/index.ts'
import {
  changedRecord,
  checkedExact,
  checkedSummary,
  checkNoReference,
  checkReferences,
  duplicate,
  versionConflict,
} from '../checked-write.ts'
import type { Collection, Reference } from '../collections.ts'
import type { Row, WrittenChange, WrittenNumbers } from '../repository.ts'
import { fieldOf, type KeyParts, keyOfRecord, type RecordFields } from '../row-fields.ts'
import { applyChange, toContributingRow } from './apply-totals.ts'
import type { SqlRow } from './database.ts'
import { makeRow, recordOf, rowOf } from './sql-row.ts'
import type { SqlSession } from './sql-session.ts'
import { deleteRow, selectNaming, selectRow, updateRow, type WrittenRow } from './statements.ts'
import { checkColumns } from './table-columns.ts'

/** The collection that a row is of, in a transaction. */
export interface SessionCollection {
  readonly collection: Collection
  readonly session: SqlSession
}

/** A new row that passed its checks: its exact number is that of its writer, or a total of nothing yet. */
export interface CheckedNew extends WrittenRow {
  readonly key: KeyParts
}

/** Checks a new row; `record` is frozen data. Throws `not_storable`, and the codes of `checkedExact`. */
export function checkedNew(collection: Collection, record: RecordFields, numbers: WrittenNumbers): CheckedNew {
  const key = keyOfRecord(record, collection)
  // violations of the record take precedence over those of its number
  checkColumns(collection, record)
  const exact = checkedExact(collection, numbers.exact) ?? (collection.exact === 'total' ? '0' : null)
  return { key, record, exact, summary: checkedSummary(collection, numbers.summary) }
}

/** Adds a row after all checks; `record` is frozen data. */
export function* addRow(of: SessionCollection, record: RecordFields, numbers: WrittenNumbers = {}): Steps<Row<never>> {
  const { collection, session } = of
  const row = checkedNew(collection, record, numbers)
  yield* checkReferencesOf(of, record, row.key)
  if (!(yield* wait(session.insert(collection, row)))) duplicate(collection, row.key)
  if (collection.exact === 'total') session.totals.forget(collection, row.key[0])
  else yield* applyChange(session, collection, { before: null, after: toContributingRow(record, row.exact) })
  return makeRow(collection, { record, version: 1, exact: row.exact })
}

/** Updates the record of a row, its exact number, or both, after all checks. */
export function* changeRow(
  { collection, session }: SessionCollection,
  row: SqlRow,
  { key, set, exact, summary: written }: WrittenChange & { readonly key: KeyParts },
): Steps<Row<never>> {
  const before = recordOf(row)
  const record = changedRecord(collection, before, set)
  const version = Number(row.version)
  if (record !== before) {
    // violations of the record take precedence over those of its number
    checkColumns(collection, record)
    yield* checkReferencesOf({ collection, session }, record, null)
  }
  const number = exact === undefined ? null : checkedExact(collection, exact)
  const update = { key, version, record, exact: number, summary: checkedSummary(collection, written) }
  const [changed] = yield* wait(session.run(updateRow(collection, session.companyId, update)))
  if (changed === undefined) versionConflict(collection, { existing: version + 1, expected: version })
  const exactBefore = typeof row.exact === 'string' ? row.exact : null
  const exactAfter = number ?? exactBefore
  const after = toContributingRow(record, exactAfter)
  yield* applyChange(session, collection, { before: toContributingRow(before, exactBefore), after })
  return makeRow(collection, { record, version: version + 1, exact: exactAfter })
}

/** Deletes and returns a row. Throws `record_in_use`. */
export function* removeRow({ collection, session }: SessionCollection, row: SqlRow, key: KeyParts): Steps<Row<never>> {
  yield* checkUnusedRow({ collection, session }, key)
  yield* wait(session.run(deleteRow(collection, session.companyId, key)))
  const was = rowOf(collection, row)
  if (collection.exact === 'total') session.totals.forget(collection, key[0])
  else yield* applyChange(session, collection, { before: toContributingRow(was.record, was.exact), after: null })
  return was
}

/** Throws `reference_missing`. `key`: that of a new row; if it is taken, `duplicate` takes precedence. */
export function* checkReferencesOf(
  { collection, session }: SessionCollection,
  record: RecordFields,
  key: KeyParts | null,
): Steps<void> {
  const missing = new Set<string>()
  const named = collection.references.flatMap(({ field, target }) => {
    const id = fieldOf(record, field, collection) as string | number | null | undefined
    return id === null || id === undefined ? [] : [{ target, id }]
  })
  yield* session.totals.readAhead(
    named.flatMap(({ target, id }) => (target.exact === 'total' ? [{ holder: target, id }] : [])),
  )
  for (const { target, id } of named) {
    if (!(yield* isThere(session, target, id))) missing.add(`${target.name} ${id}`)
  }
  if (missing.size === 0) return
  if (key !== null) {
    const [taken] = yield* wait(session.run(selectRow(collection, session.companyId, key)))
    if (taken !== undefined) duplicate(collection, key)
  }
  checkReferences(collection, record, (target, id) => !missing.has(`${target.name} ${id}`))
}

function* isThere(session: SqlSession, target: Collection, id: string | number): Steps<boolean> {
  if (target.exact === 'total') return (yield* session.totals.valueOf(target, id)) !== null
  return (yield* wait(session.run(selectRow(target, session.companyId, [id])))).length > 0
}

function* checkUnusedRow({ collection, session }: SessionCollection, [id]: KeyParts): Steps<void> {
  const users = new Set<Reference>()
  for (const reference of collection.referencedBy) {
    const naming = selectNaming(reference.collection, session.companyId, { field: reference.field, id })
    if ((yield* wait(session.run(naming))).length > 0) users.add(reference)
  }
  checkNoReference(collection, (reference) => users.has(reference))
}
