/** Levels of objects and lists that a body may have: more than any input needs, and few enough to be walked. */
export const DEPTH_MAX = 64

/** True where lists and objects are nested deeper than so many levels. It looks no deeper than that itself. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  if (Array.isArray(value)) {
    for (const item of value) if (isDeeperThan(item, levels - 1)) return true
    return false
  }
  for (const key in value) if (isDeeperThan((value as Record<string, unknown>)[key], levels - 1)) return true
  return false
}
