/** A map of the `size` most recently used entries. */
export class BoundedCache<T extends object> {
  readonly #entries = new Map<string, T>()
  readonly #size: number

  constructor(size: number) {
    this.#size = size
  }

  /** Returns the entry of a key, creating it if missing. */
  get(key: string, make: () => T): T {
    const known = this.#entries.get(key)
    const entry = known ?? make()
    // a Map iterates in insertion order, so the oldest entry comes first
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#size) break
      this.#entries.delete(oldest)
    }
    return entry
  }
}
