import type { StoredFields } from './stored-value.ts'

/** True if two values of a form are the same. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Lists the fields whose values differ from those before, with their new values. */
export function changedFields(before: StoredFields, entered: StoredFields): StoredFields {
  return Object.fromEntries(Object.entries(entered).filter(([name, value]) => !isSameValue(value, before[name])))
}
