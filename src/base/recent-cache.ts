/** A map or a weak map. */
interface Table<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/** The limits of a cache, and its tables. */
export interface RecentCacheOptions<Key, Value> {
  readonly makeTable: () => Table<Key, Value>
  /** The most characters in each of the two generations. */
  readonly charactersMax: number
  readonly charactersOf: (key: Key, value: Value) => number
  /** Caches one of this many new values: values read once cost little, and popular ones are soon cached. */
  readonly takenEvery: number
}

/** A cache of recently read values in two generations: a full one becomes the old one, and values read from the old one move to the new one. */
export class RecentCache<Key, Value> {
  readonly #options: RecentCacheOptions<Key, Value>
  #young: Table<Key, Value>
  #old: Table<Key, Value>
  #characters = 0
  #missed = 0

  constructor(options: RecentCacheOptions<Key, Value>) {
    this.#options = options
    this.#young = options.makeTable()
    this.#old = options.makeTable()
  }

  /** The value; undefined if it is not cached. */
  find(key: Key): Value | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old !== undefined) this.keep(key, old)
    return old
  }

  /** Counts a value that was not found; true if it should be cached. */
  isDue(): boolean {
    this.#missed = (this.#missed + 1) % this.#options.takenEvery
    return this.#missed === 0
  }

  /** Caches a value. */
  keep(key: Key, value: Value): void {
    const { makeTable, charactersMax, charactersOf } = this.#options
    const characters = charactersOf(key, value)
    this.#characters += characters
    if (this.#characters > charactersMax) {
      this.#old = this.#young
      this.#young = makeTable()
      this.#characters = characters
    }
    this.#young.set(key, value)
  }
}
