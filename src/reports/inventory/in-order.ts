/** Compares lists of texts by their first difference, by code units. */
export function inOrder(a: readonly string[], b: readonly string[]): number {
  const index = a.findIndex((text, index) => text !== b[index])
  if (index < 0) return 0
  return (a[index] as string) < (b[index] as string) ? -1 : 1
}
