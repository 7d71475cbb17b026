/** The most characters in one generation of the cache, which has two. */
const CHARACTERS_MAX = 2 * 1024 * 1024

/** The longest cached text: engines hash longer ones by their length, and many of one length would be compared. */
const LENGTH_MAX = 16_000

/** One of this many new texts is cached: records read once cost little, popular ones are soon cached. */
const TAKEN_EVERY = 4

/**
 * Caches the frozen data of frequently read records by their stored text, so that no text is parsed again while it
 * stays the same, and its record is the same object, whose JSON a server can cache in turn. At most 4 Mi characters.
 */
export class ParsedRecords {
  readonly #parse: (text: string) => object
  #young = new Map<string, object>()
  #old = new Map<string, object>()
  #characters = 0
  #missed = 0

  constructor(parse: (text: string) => object) {
    this.#parse = parse
  }

  /** The record; throws as `parse` does. */
  get(text: string): object {
    if (text.length > LENGTH_MAX) return this.#parse(text)
    const young = this.#young.get(text)
    if (young !== undefined) return young
    const old = this.#old.get(text)
    const record = old ?? this.#parse(text)
    this.#missed = (this.#missed + 1) % TAKEN_EVERY
    if (old !== undefined || this.#missed === 0) this.#keep(text, record)
    return record
  }

  #keep(text: string, record: object): void {
    this.#characters += text.length
    if (this.#characters > CHARACTERS_MAX) {
      this.#old = this.#young
      this.#young = new Map()
      this.#characters = text.length
    }
    this.#young.set(text, record)
  }
}
