import { isObject } from '../../base/index.ts'
import { fail } from '../../core/errors/index.ts'
import { DEPTH_MAX } from '../read-body.ts'

/** The keys from the document to a location in it. */
export type Pointer = readonly string[]

/** Throws `patch_invalid`: the operation at this path of the patch cannot be applied. */
export function rejectPatch(path: string, message: string): never {
  return fail(path, 'patch_invalid', message)
}

/** Parses a JSON Pointer (RFC 6901): '/files/0/name'. Throws `patch_invalid`. */
export function parsePointer(text: string, path: string): Pointer {
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
export function getValue(holder: unknown, key: string, path: string): unknown {
  if (Array.isArray(holder)) return holder[indexOf(key, { list: holder, path })]
  if (isObject(holder) && Object.hasOwn(holder, key)) return holder[key]
  return rejectPatch(path, 'names a field that the record does not have')
}

/** Adds a value at a key of a list or object, or inserts it before an existing list item. Throws `patch_invalid`. */
export function addValue(holder: unknown, key: string, { value, path }: { value: unknown; path: string }): void {
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
export function takeValue(holder: unknown, key: string, path: string): unknown {
  const taken = getValue(holder, key, path)
  if (Array.isArray(holder)) holder.splice(indexOf(key, { list: holder, path }), 1)
  else delete (holder as Record<string, unknown>)[key]
  return taken
}
