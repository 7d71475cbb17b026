import { isObject } from './keys.ts'

/** True for deeply equal plain data; the order of keys does not matter. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (a === b || Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b)) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => Object.hasOwn(b, key) && isSameData(a[key], b[key]))
}
