import { isObject } from '../errors/index.ts'

/** Levels of objects and lists in a body: more than any input needs, and few enough for recursion. */
export const DEPTH_MAX = 64

/** True if lists and objects are nested deeper than `levels`. Stops at that depth. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (!isObject(value)) return false
  if (levels === 0) return true
  if (Array.isArray(value)) {
    for (const item of value) if (isDeeperThan(item, levels - 1)) return true
    return false
  }
  for (const key in value) if (isDeeperThan(value[key], levels - 1)) return true
  return false
}
