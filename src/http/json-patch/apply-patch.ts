import { isFields, isObject, isSameData } from '../../base/index.ts'
import { checkChoice, collect, collectEach, fail } from '../../core/errors/index.ts'
import { DEPTH_MAX } from '../read-body.ts'

/** The most characters of texts and names that a patch may add to a record. */
const CHARACTERS_MAX = 2 * 1024 * 1024

/** The most values that a patch may add. */
const VALUES_MAX = 50_000

/** The remaining limits of a patch, because copies of copies would grow without bound. */
interface Allowance {
  characters: number
  values: number
}

/** Returns the limits for all operations of one patch together. */
function fullAllowance(): Allowance {
  return { characters: CHARACTERS_MAX, values: VALUES_MAX }
}

function take(left: Allowance, { values, characters }: Allowance, path: string): void {
  left.values -= values
  left.characters -= characters
  if (left.values < 0) rejectPatch(path, `adds more than ${VALUES_MAX} values, together with the operations before it`)
  if (left.characters < 0)
    rejectPatch(path, `adds more than ${CHARACTERS_MAX} characters, together with the operations before it`)
}

/** Subtracts a value and everything in it from the limits. Throws `patch_invalid` as soon as they are exceeded. */
function spend(left: Allowance, value: unknown, path: string): void {
  take(left, { values: 1, characters: 0 }, path)
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'string') take(left, { values: 0, characters: next.length }, path)
    if (typeof next !== 'object' || next === null) continue
    const names = Array.isArray(next) ? [] : Object.keys(next)
    const characters = names.reduce((sum, name) => sum + name.length, 0)
    take(left, { values: Array.isArray(next) ? next.length : names.length, characters }, path)
    for (const inner of Object.values(next)) open.push(inner)
  }
}

/** The record being patched, and the remaining limits. */
interface Draft {
  document: unknown
  readonly left: Allowance
}

/** Copies JSON data deeply. */
function cloneJson(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value
}

function reach(document: unknown, pointer: Pointer, path: string): unknown {
  return pointer.reduce<unknown>((value, key) => getValue(value, key, path), document)
}

/** Finds the container of a location, and the key in it; null for the document itself. */
function holderOf(draft: Draft, pointer: Pointer, path: string): { holder: unknown; key: string } | null {
  const key = pointer.at(-1)
  return key === undefined ? null : { holder: reach(draft.document, pointer.slice(0, -1), path), key }
}

function add(draft: Draft, { pointer, value, path }: { pointer: Pointer; value: unknown; path: string }): void {
  const place = holderOf(draft, pointer, path)
  if (place === null) draft.document = value
  else addValue(place.holder, place.key, { value, path })
}

function remove(draft: Draft, pointer: Pointer, path: string): unknown {
  const place = holderOf(draft, pointer, path)
  return place === null
    ? rejectPatch(path, 'names the whole record, which cannot be removed')
    : takeValue(place.holder, place.key, path)
}

/** Adds a copy of a value, after checking its size at `from`. */
function addCopy(draft: Draft, to: { pointer: Pointer; value: unknown; path: string }, from: string): void {
  spend(draft.left, to.value, from)
  add(draft, { ...to, value: cloneJson(to.value) })
}

/** Takes the value that is moved out of the document. Throws if it would be moved into itself. */
function takeSource(draft: Draft, { from, path: to }: { from: Pointer; path: Pointer }, path: string): unknown {
  const isNested = to.length > from.length && from.every((key, index) => key === to[index])
  if (isNested) rejectPatch(`${path}.path`, 'lies within the value that is moved')
  return from.length === 0 ? draft.document : remove(draft, from, `${path}.from`)
}

function applyOne(draft: Draft, operation: PatchOperation, at: string): void {
  const { op, path: pointer } = operation
  const path = `${at}.path`
  // removing and adding also replaces in a list, and fails without a value
  if (op === 'remove' || (op === 'replace' && pointer.length > 0)) remove(draft, pointer, path)
  if (op === 'test' && !isSameData(reach(draft.document, pointer, path), operation.value)) {
    rejectPatch(path, 'does not equal the tested value')
  }
  if (op === 'move') add(draft, { pointer, value: takeSource(draft, operation, at), path })
  if (op === 'copy')
    addCopy(draft, { pointer, value: reach(draft.document, operation.from, `${at}.from`), path }, `${at}.from`)
  if (op === 'add' || op === 'replace') addCopy(draft, { pointer, value: operation.value, path }, `${at}.value`)
}

/**
 * Applies a patch to a copy of the record: all operations in order, or none. Throws `patch_invalid` for the first that
 * cannot be applied, for a failed test, and if it adds too much.
 */
export function applyPatch(
  record: Readonly<Record<string, unknown>>,
  operations: readonly PatchOperation[],
): Readonly<Record<string, unknown>> {
  const draft: Draft = { document: cloneJson(record), left: fullAllowance() }
  operations.forEach((operation, index) => {
    applyOne(draft, operation, `[${index}]`)
  })
  return isFields(draft.document) ? draft.document : rejectPatch('', 'the patch must leave an object')
}

/** The keys from the document to a location in it. */
type Pointer = readonly string[]

/** Throws `patch_invalid`: the operation at this path of the patch cannot be applied. */
function rejectPatch(path: string, message: string): never {
  return fail(path, 'patch_invalid', message)
}

/** Parses a JSON Pointer (RFC 6901): '/files/0/name'. Throws `patch_invalid`. */
function parsePointer(text: string, path: string): Pointer {
  if (text === '') return []
  if (!text.startsWith('/')) return rejectPatch(path, "must be a JSON Pointer, which begins with '/'")
  const keys = text.slice(1).split('/', DEPTH_MAX + 1)
  if (keys.length > DEPTH_MAX) return rejectPatch(path, `must have at most ${DEPTH_MAX} levels`)
  return keys.map((key) => {
    if (!key.includes('~')) return key
    if (/~(?![01])/.test(key)) return rejectPatch(path, "contains a '~' that is neither '~0' nor '~1'")
    return key.replaceAll('~1', '/').replaceAll('~0', '~')
  })
}

/** Parses a key as an index of a list. */
function indexOf(key: string, { list, path }: { readonly list: readonly unknown[]; readonly path: string }): number {
  const index = /^(?:0|[1-9]\d{0,8})$/.test(key) ? Number(key) : -1
  return index >= 0 && index < list.length ? index : rejectPatch(path, 'names an item that the list does not have')
}

/** Gets the value at a key of a list or object. Throws `patch_invalid` if it is missing. */
function getValue(holder: unknown, key: string, path: string): unknown {
  if (Array.isArray(holder)) return holder[indexOf(key, { list: holder, path })]
  if (isObject(holder) && Object.hasOwn(holder, key)) return holder[key]
  return rejectPatch(path, 'names a field that the record does not have')
}

/** Adds a value at a key of a list or object, or inserts it before an existing list item. Throws `patch_invalid`. */
function addValue(holder: unknown, key: string, { value, path }: { value: unknown; path: string }): void {
  if (Array.isArray(holder)) {
    const isLast = key === '-' || key === String(holder.length)
    holder.splice(isLast ? holder.length : indexOf(key, { list: holder, path }), 0, value)
    return
  }
  if (typeof holder !== 'object' || holder === null) {
    rejectPatch(path, 'leads into a value that is neither a list nor an object')
  }
  if (key === '__proto__') rejectPatch(path, 'must not name the field __proto__')
  Object.assign(holder, { [key]: value })
}

/** Removes and returns the value at a key of a list or object. Throws `patch_invalid` if it is missing. */
function takeValue(holder: unknown, key: string, path: string): unknown {
  const taken = getValue(holder, key, path)
  if (Array.isArray(holder)) holder.splice(indexOf(key, { list: holder, path }), 1)
  else delete (holder as Record<string, unknown>)[key]
  return taken
}

/** One operation of a JSON Patch (RFC 6902), with parsed pointers. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace' | 'test'; readonly path: Pointer; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: Pointer }
  | { readonly op: 'move' | 'copy'; readonly path: Pointer; readonly from: Pointer }

const OPS = ['add', 'remove', 'replace', 'move', 'copy', 'test'] as const
const OPERATIONS_MAX = 1000

type Fields = Readonly<Record<string, unknown>>

function readOne(fields: Fields, at: string): PatchOperation {
  const textOf = (field: string) => {
    const text = fields[field]
    if (typeof text === 'string') return text
    const code = text === undefined ? 'required' : 'invalid_type'
    return fail(`${at}.${field}`, code, text === undefined ? 'is missing; give text' : 'must be text')
  }
  const pointerOf = (field: string) => parsePointer(textOf(field), `${at}.${field}`)
  const isValued = fields.op === 'add' || fields.op === 'replace' || fields.op === 'test'
  const { op, path, from } = collect({
    op: () => checkChoice({ path: `${at}.op`, value: textOf('op') }, OPS),
    path: () => pointerOf('path'),
    from: () => (fields.op === 'move' || fields.op === 'copy' ? pointerOf('from') : []),
    value: () =>
      !isValued || Object.hasOwn(fields, 'value') || fail(`${at}.value`, 'required', 'is missing; give any JSON'),
  })
  if (op === 'remove') return { op, path }
  return op === 'move' || op === 'copy' ? { op, path, from } : { op, path, value: fields.value }
}

/**
 * Parses a JSON Patch. Throws, with all violations, `invalid_type`, `required`, `invalid_choice` and `list_too_long`
 * for an invalid patch, and `patch_invalid` for an invalid pointer.
 */
export function readPatch(body: unknown): readonly PatchOperation[] {
  if (!Array.isArray(body)) return fail('', 'invalid_type', 'a JSON Patch must be a list of operations')
  if (body.length > OPERATIONS_MAX) return fail('', 'list_too_long', `must have at most ${OPERATIONS_MAX} operations`)
  return collectEach(body, (one: unknown, index) =>
    isFields(one) ? readOne(one, `[${index}]`) : fail(`[${index}]`, 'invalid_type', 'must be an object'),
  )
}
