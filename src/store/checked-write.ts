import { isFields, isSameData } from '../base/index.ts'
import { fail, show, Violations } from '../core/errors/index.ts'
import { type Exact, parseNumber, printExact } from '../core/exact/index.ts'
import type { Collection, Reference } from './collections.ts'
import { copyWith, toPlainData } from './plain-data.ts'
import { type Fields, fieldOf, type KeyParts, keyOfRecord } from './row-fields.ts'

/** Freezes a record of the company as plain data. Throws `not_storable` or `company_mismatch`. */
export function storedRecord<T extends object>(record: T, companyId: number): T & Fields {
  if (!isFields(record)) return fail('', 'not_storable', { message: 'must be an object', received: record })
  const data = toPlainData(record)
  const { companyId: owner = companyId }: Fields = data
  if (owner === companyId) return data
  return fail('companyId', 'company_mismatch', {
    message: 'must be the company of the transaction; write the record in a transaction of its own company',
    expected: String(companyId),
    received: owner,
  })
}

/** The record with some fields replaced. Throws `field_immutable` for its key or company, or `not_storable`. */
export function changedRecord(collection: Collection, record: Fields, set: object): Fields {
  if (!isFields(set)) fail('', 'not_storable', { message: 'must be an object of the changed fields', received: set })
  const data: Fields = toPlainData(set)
  if (Object.keys(data).length === 0) return record
  const violations = new Violations()
  for (const field of [...collection.key, 'companyId']) {
    if (!Object.hasOwn(data, field) || data[field] === record[field]) continue
    const message = 'must not change; delete the record and insert another, or leave the field out'
    violations.add(field, 'field_immutable', { message, expected: show(record[field]), received: data[field] })
  }
  violations.throwIfAny()
  return Object.freeze(copyWith(record, data))
}

/** An exact number as text: a text as written, a number as the decimal it prints as. */
function textOf(exact: Exact): string {
  const value = parseNumber(exact, 'exact')
  return typeof exact === 'string' ? exact.trim() : printExact(value)
}

/** Validates the exact number of a row, as text. Throws the number codes, or `required`. */
export function checkedExact(collection: Collection, exact: Exact | undefined): string | null {
  const role = collection.exact
  const isWritten = role === 'emission' || role === 'share'
  if (!isWritten && exact !== undefined) {
    fail('exact', 'not_storable', { message: `must be left out for records of ${collection.name}`, received: exact })
  }
  if (!isWritten) return null
  if (exact !== undefined) return textOf(exact)
  return fail(
    'exact',
    'required',
    `must be a number; records of ${collection.name} are stored with their exact ${role}`,
  )
}

/** Throws `reference_missing` for every referenced record that does not exist. */
export function checkReferences(
  collection: Collection,
  record: Fields,
  isThere: (target: Collection, id: string | number) => boolean,
): void {
  const references = collection.references
  if (references.length === 0) return
  const violations = new Violations()
  for (const { field, target } of references) {
    const id = fieldOf(record, field, collection) as string | number | null | undefined
    if (id === null || id === undefined || isThere(target, id)) continue
    const message = `must name a record of ${target.name} of the company; insert that first`
    violations.add(collection.paths[field] ?? field, 'reference_missing', { message, received: id })
  }
  violations.throwIfAny()
}

/** Throws `record_in_use` if other rows still reference the record. */
export function checkUnused(collection: Collection, isNamed: (reference: Reference) => boolean): void {
  const user = collection.referencedBy.find(isNamed)
  if (user === undefined) return
  fail(
    user.field,
    'record_in_use',
    `is still referenced by records of ${user.collection.name}; delete or change those first`,
  )
}

/** Throws `duplicate`. */
export function duplicate(collection: Collection, key: KeyParts): never {
  const fields = collection.key.join(', ')
  const message = `is taken by another record of ${collection.name}; choose another, or update that one`
  return fail(fields, 'duplicate', { message, received: key.join(', ') })
}

/** Throws `duplicate` unless the stored record has the same content; `createdAt` is that of the first use. */
export function checkSameContent(collection: Collection, record: Fields, stored: Fields): void {
  const { createdAt } = stored
  if (!isSameData({ ...record, createdAt }, stored)) duplicate(collection, keyOfRecord(record, collection))
}

/** Throws `not_found`. */
export function notFound(collection: Collection, key: unknown): never {
  const received = isFields(key) ? Object.values(key).map(show).join(', ') : key
  const fields = collection.key.join(', ')
  return fail(fields, 'not_found', { message: `is not in ${collection.name} of this company`, received })
}

interface VersionConflict {
  readonly existing: number
  readonly expected: unknown
}

/** Throws `version_conflict`. */
export function versionConflict(collection: Collection, versions: VersionConflict): never {
  const message = `the record of ${collection.name} was changed since it was read; read it again, then change it`
  return fail('version', 'version_conflict', {
    message,
    expected: String(versions.existing),
    received: versions.expected,
  })
}
