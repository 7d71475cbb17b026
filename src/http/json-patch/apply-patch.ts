import { isFields, isSameData } from '../../base/index.ts'
import { addValue, getValue, type Pointer, rejectPatch, takeValue } from './pointer.ts'
import type { PatchOperation } from './read-patch.ts'

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
function takeMoved(draft: Draft, { from, path: to }: { from: Pointer; path: Pointer }, path: string): unknown {
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
  if (op === 'move') add(draft, { pointer, value: takeMoved(draft, operation, at), path })
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
