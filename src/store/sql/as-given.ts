import { defineField } from '../kept.ts'

/** More levels than any record may have: what is deeper is refused. */
const DEPTH_MAX = 128

const TOO_DEEP = Symbol('too deep')

/** Tells data that is frozen through and through, which is not looked at again. */
type IsKnown = (value: object) => boolean

function copyList(list: readonly unknown[], isKnown: IsKnown, depth: number): readonly unknown[] {
  // gaps stay gaps
  const copy = list.map((item) => copyAt(item, isKnown, depth + 1))
  return Object.isFrozen(list) && list.every((item, at) => Object.is(item, copy[at])) ? list : copy
}

function copyObject(value: object, isKnown: IsKnown, depth: number): object {
  const prototype: unknown = Object.getPrototypeOf(value)
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null
  if (!isPlain || Object.getOwnPropertySymbols(value).length > 0) return value
  const isFrozen = Object.isFrozen(value)
  let copy = (isFrozen ? value : { ...value }) as Record<string, unknown>
  for (const key of Object.keys(copy)) {
    const held = copy[key]
    const item = copyAt(held, isKnown, depth + 1)
    if (Object.is(item, held)) continue
    if (copy === value) copy = { ...value }
    defineField(copy, key, item)
  }
  return copy
}

function copyAt(value: unknown, isKnown: IsKnown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || isKnown(value)) return value
  if (depth > DEPTH_MAX) throw TOO_DEEP
  return Array.isArray(value) ? copyList(value, isKnown, depth) : copyObject(value, isKnown, depth)
}

/**
 * Plain data as it is now, whatever becomes of it: what is frozen through and through is shared. What is no plain data,
 * which no store keeps, as it is.
 */
export function asGiven<T>(value: T, isKnown: IsKnown = () => false): T {
  try {
    return copyAt(value, isKnown, 0) as T
  } catch (thrown) {
    if (thrown === TOO_DEEP) return value
    throw thrown
  }
}
