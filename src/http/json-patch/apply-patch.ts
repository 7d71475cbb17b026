import { isFields } from '../../errors/index.ts'
import { isSameData } from '../../store/index.ts'
import { type Allowance, fullAllowance, spend } from './allowance.ts'
import { addUnder, inapplicable, type Pointer, takeUnder, valueUnder } from './pointer.ts'
import type { PatchOperation } from './read-patch.ts'

/** The record being patched, and the remaining limits. */
interface Draft {
  document: unknown
  readonly left: Allowance
}

/** A deep copy of JSON data. */
function cloned(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value
}

function reach(document: unknown, pointer: Pointer, path: string): unknown {
  return pointer.reduce<unknown>((value, key) => valueUnder(value, key, path), document)
}

/** The container of a pointer's location, and the key in it; null for the document itself. */
function holderOf(draft: Draft, pointer: Pointer, path: string): { holder: unknown; key: string } | null {
  const key = pointer.at(-1)
  return key === undefined ? null : { holder: reach(draft.document, pointer.slice(0, -1), path), key }
}

function add(draft: Draft, { pointer, value, path }: { pointer: Pointer; value: unknown; path: string }): void {
  const place = holderOf(draft, pointer, path)
  if (place === null) draft.document = value
  else addUnder(place.holder, place.key, { value, path })
}

function remove(draft: Draft, pointer: Pointer, path: string): unknown {
  const place = holderOf(draft, pointer, path)
  return place === null
    ? inapplicable(path, 'names the whole record, which cannot be removed')
    : takeUnder(place.holder, place.key, path)
}

/** Adds a copy of a value, after checking its size at `from`. */
function addCopy(draft: Draft, to: { pointer: Pointer; value: unknown; path: string }, from: string): void {
  spend(draft.left, to.value, from)
  add(draft, { ...to, value: cloned(to.value) })
}

/** Takes the value that is moved out of the document, unless it would be moved into itself. */
function takeMoved(draft: Draft, { from, path: to }: { from: Pointer; path: Pointer }, path: string): unknown {
  const isNested = to.length > from.length && from.every((key, index) => key === to[index])
  if (isNested) inapplicable(`${path}.path`, 'lies within the value that is moved')
  return from.length === 0 ? draft.document : remove(draft, from, `${path}.from`)
}

function applyOne(draft: Draft, operation: PatchOperation, at: string): void {
  const { op, path: pointer } = operation
  const path = `${at}.path`
  // removes and adds, which replaces in a list too, and fails if nothing is there
  if (op === 'remove' || (op === 'replace' && pointer.length > 0)) remove(draft, pointer, path)
  if (op === 'test' && !isSameData(reach(draft.document, pointer, path), operation.value)) {
    inapplicable(path, 'does not equal the tested value')
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
  const draft: Draft = { document: cloned(record), left: fullAllowance() }
  operations.forEach((operation, index) => {
    applyOne(draft, operation, `[${index}]`)
  })
  return isFields(draft.document) ? draft.document : inapplicable('', 'the patch must leave an object')
}
