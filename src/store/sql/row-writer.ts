import type { Exact } from '../../exact/index.ts'
import {
  changedRecord,
  checkedExact,
  checkReferences,
  checkUnused,
  duplicate,
  versionConflict,
  type WrittenChange,
} from '../checked-write.ts'
import { type CollectionName, collectionOf, isTotalHolder } from '../collections.ts'
import { type Reference, referencesOf, referencesTo } from '../references.ts'
import type { Row } from '../repository.ts'
import { fieldOf, type KeyParts, keyOfRecord } from '../row-fields.ts'
import { applyChange, contributing } from './apply-totals.ts'
import type { SqlRow } from './database.ts'
import { recordOf, rowOf, rowWith } from './sql-row.ts'
import type { SqlSession } from './sql-session.ts'
import { deleteRow, selectNaming, selectRow, updateRow, type WrittenRow } from './statements.ts'
import { checkColumns } from './table-columns.ts'

/** The collection that a row is of, in a transaction. */
export interface SessionCollection {
  readonly name: CollectionName
  readonly session: SqlSession
}

/** A new row that passed its checks: its exact number is that of its writer, or a total of nothing yet. */
export interface CheckedNew extends WrittenRow {
  readonly key: KeyParts
}

/** Checks a new row; `record` is frozen data. Throws `not_storable`, and the codes of `checkedExact`. */
export function checkedNew(name: CollectionName, record: object, exact: Exact | undefined): CheckedNew {
  const key = keyOfRecord(record, name)
  // violations of the record take precedence over those of its number
  checkColumns(name, record)
  return { key, record, exact: checkedExact(name, exact) ?? (collectionOf(name).exact === 'total' ? '0' : null) }
}

/** Adds a row after all checks; `record` is frozen data. */
export async function addRow(of: SessionCollection, record: object, exact?: Exact): Promise<Row<never>> {
  const { name, session } = of
  const row = checkedNew(name, record, exact)
  await checkReferencesOf(of, record, row.key)
  if (!(await session.insert(name, row))) duplicate(name, row.key)
  if (isTotalHolder(name)) session.totals.forget(name, row.key[0])
  else await applyChange(session, name, { before: null, after: contributing(record, row.exact) })
  return rowWith(name, { record, version: 1, exact: row.exact })
}

/** Updates the record of a row, its exact number, or both, after all checks. */
export async function changeRow(
  { name, session }: SessionCollection,
  row: SqlRow,
  { key, set, exact }: WrittenChange & { readonly key: KeyParts },
): Promise<Row<never>> {
  const before = recordOf(row)
  const record = changedRecord(name, before, set)
  const version = Number(row.version)
  if (record !== before) {
    // violations of the record take precedence over those of its number
    checkColumns(name, record)
    await checkReferencesOf({ name, session }, record, null)
  }
  const number = exact === undefined ? null : checkedExact(name, exact)
  const [changed] = await session.run(updateRow(name, session.companyId, { key, version, record, exact: number }))
  if (changed === undefined) versionConflict(name, { existing: version + 1, expected: version })
  const exactBefore = typeof row.exact === 'string' ? row.exact : null
  const exactAfter = number ?? exactBefore
  const after = contributing(record, exactAfter)
  await applyChange(session, name, { before: contributing(before, exactBefore), after })
  return rowWith(name, { record, version: version + 1, exact: exactAfter })
}

/** Deletes and returns a row. Throws `record_in_use`. */
export async function removeRow({ name, session }: SessionCollection, row: SqlRow, key: KeyParts): Promise<Row<never>> {
  await checkUnusedRow({ name, session }, key)
  await session.run(deleteRow(name, session.companyId, key))
  const was = rowOf(name, row)
  if (isTotalHolder(name)) session.totals.forget(name, key[0])
  else await applyChange(session, name, { before: contributing(was.record, was.exact), after: null })
  return was
}

/** Throws `reference_missing`. `key`: that of a new row; if it is taken, `duplicate` takes precedence. */
export async function checkReferencesOf(
  { name, session }: SessionCollection,
  record: object,
  key: KeyParts | null,
): Promise<void> {
  const missing = new Set<string>()
  const named = referencesOf(name).flatMap(({ field, target }) => {
    const id = fieldOf(record, field, collectionOf(name)) as string | number | null | undefined
    return id === null || id === undefined ? [] : [{ target, id }]
  })
  await session.totals.readAhead(
    named.flatMap(({ target, id }) => (isTotalHolder(target) ? [{ holder: target, id }] : [])),
  )
  for (const { target, id } of named) {
    if (!(await isThere(session, target, id))) missing.add(`${target} ${id}`)
  }
  if (missing.size === 0) return
  if (key !== null) {
    const [taken] = await session.run(selectRow(name, session.companyId, key))
    if (taken !== undefined) duplicate(name, key)
  }
  checkReferences(name, record, (target, id) => !missing.has(`${target} ${id}`))
}

async function isThere(session: SqlSession, target: CollectionName, id: string | number): Promise<boolean> {
  if (isTotalHolder(target)) return (await session.totals.valueOf(target, id)) !== null
  return (await session.run(selectRow(target, session.companyId, [id]))).length > 0
}

async function checkUnusedRow({ name, session }: SessionCollection, [id]: KeyParts): Promise<void> {
  const users = new Set<Reference>()
  for (const reference of referencesTo(name)) {
    const { collection, field } = reference
    const naming = selectNaming(collection, session.companyId, { field, id })
    if ((await session.run(naming)).length > 0) users.add(reference)
  }
  checkUnused(name, (reference) => users.has(reference))
}
