/** More levels than any record may have: what is deeper is refused. */
const DEPTH_MAX = 128

const TOO_DEEP = Symbol('too deep')

function copyAt(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEPTH_MAX) throw TOO_DEEP
  // gaps stay gaps
  if (Array.isArray(value)) return value.map((item) => copyAt(item, depth + 1))
  const prototype: unknown = Object.getPrototypeOf(value)
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null
  if (!isPlain || Object.getOwnPropertySymbols(value).length > 0) return value
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, copyAt(held, depth + 1)]))
}

/** Plain data as it is now, whatever becomes of it; what is no plain data, which no store keeps, as it is. */
export function asGiven<T>(value: T): T {
  try {
    return copyAt(value, 0) as T
  } catch (thrown) {
    if (thrown === TOO_DEEP) return value
    throw thrown
  }
}
