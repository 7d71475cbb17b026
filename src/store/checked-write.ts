import { isFields, isSameData } from '../base/index.ts'
import { frozenJson, keepFrozenJson } from '../core/emissions/index.ts'
import { fail, show, Violations } from '../core/errors/index.ts'
import { type Exact, parseNumber, printExact } from '../core/exact/index.ts'
import type { Collection, Reference } from './collections.ts'
import { fieldOf, isKeyText, type KeyParts, keyOfRecord, type RecordFields } from './row-fields.ts'
import type { RowSummary } from './row-summary.ts'

/** The record that was last found to be deeply frozen plain data, and its canonical JSON. */
let lastChecked: { readonly record: object; readonly text: string } | null = null

/** The canonical JSON of the record that was checked last; null for any other. */
export function checkedText(record: object): string | null {
  return lastChecked?.record === record ? lastChecked.text : null
}

/** True for deeply frozen plain data, whose text `checkedText` then has. */
function isStorable(record: object): boolean {
  const text = frozenJson(record)
  lastChecked = text === null ? null : { record, text }
  return text !== null
}

/** Freezes a record of the company as plain data. Throws `not_storable` or `company_mismatch`. */
export function storedRecord<T extends object>(record: T, companyId: number): T & RecordFields {
  if (!isFields(record)) return fail('', 'not_storable', { message: 'must be an object', received: record })
  const data: T & RecordFields = isStorable(record) ? record : toPlainData(record)
  const { companyId: owner = companyId }: RecordFields = data
  if (owner === companyId) return data
  return fail('companyId', 'company_mismatch', {
    message: 'must be the company of the transaction; write the record in a transaction of its own company',
    expected: String(companyId),
    received: owner,
  })
}

/** The record with some fields replaced. Throws `field_immutable` for its key or company, or `not_storable`. */
export function changedRecord(collection: Collection, record: RecordFields, set: object): RecordFields {
  if (!isFields(set)) fail('', 'not_storable', { message: 'must be an object of the changed fields', received: set })
  if (Object.keys(set).length === 0) return record
  const changed = Object.freeze(copyAndChange(record, set))
  if (Object.getPrototypeOf(set) === Object.prototype && isStorable(changed)) {
    checkKeyStays(collection, record, set)
    return changed
  }
  const data: RecordFields = toPlainData(set)
  checkKeyStays(collection, record, data)
  return Object.freeze(copyAndChange(record, data))
}

/** Throws `field_immutable` for a change of the key or the company. */
function checkKeyStays(collection: Collection, record: RecordFields, data: RecordFields): void {
  const violations = new Violations()
  for (const field of [...collection.key, 'companyId']) {
    if (!Object.hasOwn(data, field) || data[field] === record[field]) continue
    const message = 'must not change; delete the record and insert another, or leave the field out'
    violations.add(field, 'field_immutable', { message, expected: show(record[field]), received: data[field] })
  }
  violations.throwIfAny()
}

/** An exact number as text: a text as written, a number as the decimal it prints as. */
function exactText(exact: Exact): string {
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
  if (exact !== undefined) return exactText(exact)
  return fail(
    'exact',
    'required',
    `must be a number; records of ${collection.name} are stored with their exact ${role}`,
  )
}

const SUMMARY_FIELDS = ['to', 'group', 'quantities'] as const

/** Validates the summary of a row; null if it has none. Throws `not_storable`. */
export function checkedSummary(collection: Collection, summary: RowSummary | null | undefined): RowSummary | null {
  if (summary === null || summary === undefined) return null
  if (collection.exact !== 'emission') {
    const message = `must be left out for records of ${collection.name}, which have no emission`
    fail('summary', 'not_storable', { message, received: summary })
  }
  const violations = new Violations()
  for (const field of SUMMARY_FIELDS) {
    const received: unknown = summary[field]
    if (isKeyText(received) && received !== '') continue
    const expected = '1 to 512 printable ASCII characters'
    violations.add(`summary.${field}`, 'not_storable', { message: `must be ${expected}`, expected, received })
  }
  violations.throwIfAny()
  const { to, group, quantities } = summary
  return { to, group, quantities }
}

/** Throws `reference_missing` for every referenced record that does not exist. */
export function checkReferences(
  collection: Collection,
  record: RecordFields,
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
export function checkNoReference(collection: Collection, isNamed: (reference: Reference) => boolean): void {
  const user = collection.referencedBy.find(isNamed)
  if (user === undefined) return
  // 'siteFuels'
  const users = user.collection.name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  fail(user.field, 'record_in_use', `is still referenced by ${users}; delete or change those first`)
}

/** Throws `duplicate`. */
export function duplicate(collection: Collection, key: KeyParts): never {
  const fields = collection.key.join(', ')
  const message = `is taken by another record of ${collection.name}; choose another, or update that one`
  return fail(fields, 'duplicate', { message, received: key.join(', ') })
}

/** Throws `duplicate` unless the stored record has the same content; `createdAt` is that of the first use. */
export function checkSameContent(collection: Collection, record: RecordFields, stored: RecordFields): void {
  const { createdAt } = stored
  if (!isSameData({ ...record, createdAt }, stored)) duplicate(collection, keyOfRecord(record, collection))
}

/** Throws `not_found`. */
export function failMissingRow(collection: Collection, key: unknown): never {
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

const DEPTH_MAX = 64
const HALF_PAIR = /\p{Cs}/u
const EMPTY_LIST: readonly never[] = Object.freeze([])

/** Objects already checked and deeply frozen. */
const shared = new WeakSet<object>()

/** True for texts that every engine can store: without U+0000 and lone surrogates. */
function isStorableText(text: string & { isWellFormed?(): boolean }): boolean {
  return !text.includes('\0') && (text.isWellFormed?.() ?? !HALF_PAIR.test(text))
}

/**
 * Freezes a value with `toPlainData` once, so that all records that embed it share it: for values in many records, such as a
 * unit. A value in a single record is checked with that record. Throws `not_storable`.
 */
export function sharedByRecords<T extends object>(value: T): T {
  if (shared.has(value)) return value
  // engines keep slices of two-byte strings two-byte, and so any JSON with them; parsing again makes them one-byte
  const frozen = toPlainData(JSON.parse(JSON.stringify(toPlainData(value))) as T)
  shared.add(frozen)
  keepFrozenJson(frozen)
  return frozen
}

const KEYS_MAX = 1000
/** Keys of objects that were checked before: records have a few hundred. */
const storableKeys = new Set<string>()

function isStorableKey(key: string): boolean {
  if (storableKeys.has(key)) return true
  const isStorable = isStorableText(key)
  if (isStorable && storableKeys.size < KEYS_MAX) storableKeys.add(key)
  return isStorable
}

/** The keys from the whole value down to a part. */
type Place = (string | number)[]

function pathOf(place: Place): string {
  return place.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`
    return path === '' ? key : `${path}.${key}`
  }, '')
}

function rejectPart(place: Place, message: string, received: unknown): never {
  return fail(pathOf(place), 'not_storable', {
    message,
    expected: 'plain data: strings, finite numbers, booleans, null',
    received,
  })
}

/**
 * The value as deeply frozen plain data that nobody else can change: deeply frozen values are shared, all others
 * copied. Throws `not_storable` for values that not every store returns unchanged: NaN, infinities, −0, undefined,
 * U+0000, lone surrogates, functions, class instances, gaps in arrays, cycles, more than 64 levels.
 */
export function toPlainData<T>(value: T): T {
  return toPlainPart([], value) as T
}

function toPlainPart(place: Place, value: unknown): unknown {
  switch (typeof value) {
    case 'string':
      if (!isStorableText(value)) rejectPart(place, 'contains U+0000 or half of a surrogate pair; remove it', value)
      return value
    case 'number':
      if (!Number.isFinite(value) || Object.is(value, -0)) rejectPart(place, 'must be finite, and not -0', value)
      return value
    case 'boolean':
      return value
    case 'object':
      if (value === null || shared.has(value)) return value
      if (place.length >= DEPTH_MAX) {
        rejectPart(place, `is nested deeper than ${DEPTH_MAX} levels, or contains itself`, value)
      }
      return Array.isArray(value) ? plainList(place, value) : plainObject(place, value)
    default:
      return rejectPart(place, 'must be plain data; leave the field out, or write null', value)
  }
}

function plainList(place: Place, list: readonly unknown[]): readonly unknown[] {
  if (list.length === 0) return Object.isFrozen(list) ? list : EMPTY_LIST
  const copy: unknown[] = []
  let isShared = Object.isFrozen(list)
  for (const [index, item] of list.entries()) {
    place.push(index)
    const plain = toPlainPart(place, item)
    place.pop()
    isShared &&= plain === item
    copy.push(plain)
  }
  return isShared ? list : Object.freeze(copy)
}

/** True for an object of no class. */
function isPlainObject(value: object): value is Readonly<Record<string, unknown>> {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

function plainObject(place: Place, value: object): object {
  if (!isPlainObject(value)) return rejectPart(place, 'must not be an instance of a class; give its plain data', value)
  if (Object.getOwnPropertySymbols(value).length > 0) rejectPart(place, 'must not have symbols as keys', value)
  let copy = Object.isFrozen(value) ? null : copyOf(value)
  const fields = copy ?? value
  for (const key of Object.keys(fields)) {
    const field = fields[key]
    if (!isStorableKey(key)) rejectPart(place, 'has a key with U+0000 or half of a surrogate pair', key)
    place.push(key)
    const plain = toPlainPart(place, field)
    place.pop()
    if (plain === field) continue
    copy ??= copyOf(value)
    defineField(copy, key, plain)
  }
  return copy === null ? value : Object.freeze(copy)
}

/**
 * A copy, with changes if any, that stays small when frozen: V8 gives a bare `{ ...value }` its own layout when frozen
 * (three times the memory), while one that begins with a property of its own shares the layout of its kind.
 */
export function copyOf(value: object, changes?: object): Record<string, unknown> {
  const [first] = Object.keys(value)
  return first === undefined ? { ...changes } : { [first]: null, ...value, ...changes }
}

/** A copy like that of `copyOf`, with its type. */
export function copyAndChange<T extends object, Changes extends object>(value: T, changes: Changes): T & Changes {
  return copyOf(value, changes) as T & Changes
}

/** Sets an own property, even `__proto__`. */
export function defineField(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') target[key] = value
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
}
