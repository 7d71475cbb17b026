/** A map that keeps the `size` entries that were used last. */
export class BoundedCache<T extends object> {
  readonly #entries = new Map<string, T>()
  readonly #size: number

  constructor(size: number) {
    this.#size = size
  }

  /** The entry of a key, made and kept where there is none. */
  get(key: string, make: () => T): T {
    const kept = this.#entries.get(key)
    const entry = kept ?? make()
    // the order of a Map is that of setting: the oldest is the first
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    if (this.#entries.size > this.#size) this.#entries.delete(this.#entries.keys().next().value as string)
    return entry
  }
}
