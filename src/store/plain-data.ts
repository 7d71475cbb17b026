import { fail } from '../core/errors/index.ts'

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
  return frozen
}

/** The keys from the whole value down to a part. */
type Place = (string | number)[]

function pathOf(place: Place): string {
  return place.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`
    return path === '' ? key : `${path}.${key}`
  }, '')
}

function reject(place: Place, message: string, received: unknown): never {
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
  return plainAt([], value) as T
}

function plainAt(place: Place, value: unknown): unknown {
  switch (typeof value) {
    case 'string':
      if (!isStorableText(value)) reject(place, 'contains U+0000 or half of a surrogate pair; remove it', value)
      return value
    case 'number':
      if (!Number.isFinite(value) || Object.is(value, -0)) reject(place, 'must be finite, and not -0', value)
      return value
    case 'boolean':
      return value
    case 'object':
      if (value === null || shared.has(value)) return value
      if (place.length >= DEPTH_MAX) {
        reject(place, `is nested deeper than ${DEPTH_MAX} levels, or contains itself`, value)
      }
      return Array.isArray(value) ? plainList(place, value) : plainObject(place, value)
    default:
      return reject(place, 'must be plain data; leave the field out, or write null', value)
  }
}

function plainList(place: Place, list: readonly unknown[]): readonly unknown[] {
  if (list.length === 0) return Object.isFrozen(list) ? list : EMPTY_LIST
  const copy: unknown[] = []
  let isShared = Object.isFrozen(list)
  for (const [index, item] of list.entries()) {
    place.push(index)
    const plain = plainAt(place, item)
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
  if (!isPlainObject(value)) return reject(place, 'must not be an instance of a class; give its plain data', value)
  if (Object.getOwnPropertySymbols(value).length > 0) reject(place, 'must not have symbols as keys', value)
  let copy = Object.isFrozen(value) ? null : copyOf(value)
  const fields = copy ?? value
  for (const key of Object.keys(fields)) {
    const field = fields[key]
    if (!isStorableText(key)) reject(place, 'has a key with U+0000 or half of a surrogate pair', key)
    place.push(key)
    const plain = plainAt(place, field)
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
export function copyWith<T extends object, Changes extends object>(value: T, changes: Changes): T & Changes {
  return copyOf(value, changes) as T & Changes
}

/** Sets an own property, even `__proto__`. */
export function defineField(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') target[key] = value
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
}
