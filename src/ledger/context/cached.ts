import { type Awaitable, when } from '../../base/index.ts'

/**
 * Reads the value of each key once and returns it from then on, at once. Null is remembered too, unless `isFinal` is false for
 * it.
 */
export function cacheByKey<Key, Value extends object | string | null>(
  read: (key: Key) => Awaitable<Value>,
  isFinal: (value: Value) => boolean = () => true,
): (key: Key) => Awaitable<Value> {
  const known = new Map<Key, Value>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    return when(read(key), (value) => {
      if (isFinal(value)) known.set(key, value)
      return value
    })
  }
}
