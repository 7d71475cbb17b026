/** Below, above or equal: the first text that differs decides, by its code units. */
export function inOrder(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((text, index) => text !== b[index])
  if (at < 0) return 0
  return (a[at] as string) < (b[at] as string) ? -1 : 1
}
