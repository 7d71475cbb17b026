import { readItem } from '../../base/index.ts'

/** Compares lists of texts by their first difference, by code units. */
export function compareTexts(a: readonly string[], b: readonly string[]): number {
  const index = a.findIndex((text, index) => text !== b[index])
  if (index < 0) return 0
  return readItem(a, index) < readItem(b, index) ? -1 : 1
}
