/** A map, by objects or by any keys. */
interface MapOf<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/** Returns the value of a key; if it is missing, computes it and stores it in the map. */
export function getOrCompute<Key, Value>(
  map: MapOf<Key, Value>,
  key: Key,
  compute: (key: Key) => NoInfer<Value>,
): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const value = compute(key)
  map.set(key, value)
  return value
}

/** Returns a function that calls `make` once for each object, and keeps its result for as long as the object lives. */
export function cacheByObject<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new WeakMap<Key, T>()
  return (key) => getOrCompute(made, key, make)
}

/** Returns a function that calls `make` on first use and caches its result. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/**
 * Returns a pattern that is made on first use: a literal with Unicode classes has them looked up by every import of its
 * file.
 */
export function lazyPattern(source: string, flags: string): () => RegExp {
  return lazy(() => new RegExp(source, flags))
}
