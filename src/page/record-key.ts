import type { ShownMethod } from './page-state.ts'

/** The key of a record in the address, with the method of its figure. */
export function recordKey(id: string, method: ShownMethod): string {
  return `record:${method}:${id}`
}

/** Parses the key of a record; null if it is not one. */
export function recordOfKey(key: string): { readonly id: string; readonly method: ShownMethod } | null {
  const [, method, id] = /^record:(market|location):(.+)$/.exec(key) ?? []
  return id === undefined ? null : { id, method: method as ShownMethod }
}
