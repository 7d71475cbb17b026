/** A map or a weak map. */
interface Table<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/** The limits of a cache, and what it is made of. */
export interface RecentCacheOptions<Key, Value> {
  readonly makeTable: () => Table<Key, Value>
  /** The most characters in one generation, of which there are two. */
  readonly charactersMax: number
  readonly charactersOf: (key: Key, value: Value) => number
  /** One of this many new values is due: what is read once costs little, what is popular is soon cached. */
  readonly takenEvery: number
}

/** A cache of what was read lately, in two generations: a full one becomes the old one, and what is read of that stays. */
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

  /** The value; undefined: it is not cached. */
  find(key: Key): Value | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old !== undefined) this.keep(key, old)
    return old
  }

  /** Counts a value that was not found; true if it is to be kept. */
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
