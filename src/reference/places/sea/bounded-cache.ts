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
    if (this.#entries.size > this.#size) this.#entries.delete(this.#entries.keys().next().value as string)
    return entry
  }
}
