/**
 * Reads what a key names once: what was read before comes back. One that was not there is null, and stays so, unless `isFinal`
 * says that it is asked for again.
 */
export function cached<Key, Value extends object | string | null>(
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
