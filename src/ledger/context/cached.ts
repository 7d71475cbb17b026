/**
 * Reads the value of each key once and returns it from then on. Null is remembered too, unless `isFinal` is false for
 * it.
 */
export function cacheByKey<Key, Value extends object | string | null>(
  read: (key: Key) => Promise<Value>,
  isFinal: (value: Value) => boolean = () => true,
): (key: Key) => Promise<Value> {
  const known = new Map<Key, Value>()
  return async (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = await read(key)
    if (isFinal(value)) known.set(key, value)
    return value
  }
}
