import { fail } from '../errors/index.ts'

const DEPTH_MAX = 64
const HALF_PAIR = /\p{Cs}/u
const EMPTY_LIST: readonly never[] = Object.freeze([])

/** Objects that were checked as a whole, and are frozen through and through. */
const shared = new WeakSet<object>()

/** Texts that every engine keeps: without U+0000 and halves of surrogate pairs. */
function isKeepable(text: string & { isWellFormed?(): boolean }): boolean {
  return !text.includes('\0') && (text.isWellFormed?.() ?? !HALF_PAIR.test(text))
}

/**
 * The value as `kept` makes it, checked once for all records that will hold it: they share it. For what many records
 * embed, such as a unit; what one record holds is checked with that record. Throws `not_storable`.
 */
export function sharedByRecords<T extends object>(value: T): T {
  if (shared.has(value)) return value
  // engines keep a piece of a text with wide characters wide, and every JSON that holds it: written anew it is narrow
  const frozen = kept(JSON.parse(JSON.stringify(kept(value))) as T)
  shared.add(frozen)
  return frozen
}

function refuse(path: string, message: string, received: unknown): never {
  return fail(path, 'not_storable', {
    message,
    expected: 'plain data: strings, finite numbers, booleans, null',
    received,
  })
}

/**
 * The value as frozen plain data that nobody else can change: what is frozen through and through is shared, all else
 * copied.
 * Throws `not_storable` for what cannot be kept and given back as it was by every store: NaN, infinities, −0, undefined,
 * U+0000, lone surrogates, functions, class instances, gaps in arrays, cycles, more than 64 levels.
 */
export function kept<T>(value: T, path = ''): T {
  return keptAt(value, path, 0) as T
}

function keptAt(value: unknown, path: string, depth: number): unknown {
  switch (typeof value) {
    case 'string':
      if (!isKeepable(value)) refuse(path, 'holds U+0000 or half of a surrogate pair; remove it', value)
      return value
    case 'number':
      if (!Number.isFinite(value) || Object.is(value, -0)) refuse(path, 'is not finite, or is -0', value)
      return value
    case 'boolean':
      return value
    case 'object':
      if (value === null || shared.has(value)) return value
      if (depth >= DEPTH_MAX) refuse(path, `is nested deeper than ${DEPTH_MAX} levels, or holds itself`, value)
      return Array.isArray(value) ? keptList(value, path, depth) : keptObject(value, path, depth)
    default:
      return refuse(path, 'is not data; leave the field out, or write null', value)
  }
}

function keptList(list: readonly unknown[], path: string, depth: number): readonly unknown[] {
  if (list.length === 0) return Object.isFrozen(list) ? list : EMPTY_LIST
  const copy: unknown[] = []
  let isShared = Object.isFrozen(list)
  for (let at = 0; at < list.length; at++) {
    const item = keptAt(list[at], `${path}[${at}]`, depth + 1)
    isShared &&= item === list[at]
    copy.push(item)
  }
  return isShared ? list : Object.freeze(copy)
}

function keptObject(value: object, path: string, depth: number): object {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    refuse(path, 'is an instance of a class; give its plain data', value)
  }
  if (Object.getOwnPropertySymbols(value).length > 0) refuse(path, 'has symbols as keys', value)
  const isFrozen = Object.isFrozen(value)
  let copy = (isFrozen ? value : copyOf(value)) as Record<string, unknown>
  for (const key of Object.keys(copy)) {
    const held = copy[key]
    if (!isKeepable(key)) refuse(path, 'has a key with U+0000 or half of a surrogate pair', key)
    const item = keptAt(held, path === '' ? key : `${path}.${key}`, depth + 1)
    if (item === held) continue
    if (copy === value) copy = copyOf(value)
    defineField(copy, key, item)
  }
  return copy === value ? value : Object.freeze(copy)
}

/**
 * A copy, with changes if any, that may be frozen without growing: V8 gives a bare `{ ...value }` a layout of its own as soon as it is frozen
 * (three times the memory), and one that begins with a property of its own the layout of all its like.
 */
export function copyOf(value: object, changes?: object): Record<string, unknown> {
  const [first] = Object.keys(value)
  return first === undefined ? { ...changes } : { [first]: null, ...value, ...changes }
}

/** Sets an own property, `__proto__` too. */
export function defineField(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') target[key] = value
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
}
