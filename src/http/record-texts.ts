/** The most characters in one generation of the cache, which has two. */
const CHARACTERS_MAX = 4 * 1024 * 1024

/** One of this many new texts is cached: lists read once cost little, popular ones are soon cached. */
const TAKEN_EVERY = 8

/** True for deeply frozen plain data. */
function isFrozenData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (!Object.isFrozen(value)) return false
  if (Array.isArray(value)) return value.every(isFrozenData)
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isFrozenData)
}

/**
 * Caches the JSON of frequently read records. The in-memory store returns the same frozen object while a record is
 * unchanged, so its text stays valid, and is dropped with the object. Mutable objects are serialized each time. At most
 * 8 Mi characters are cached.
 */
export class RecordTexts {
  #young = new WeakMap<object, string>()
  #old = new WeakMap<object, string>()
  #characters = 0
  #missed = 0

  /** The JSON of a list of records. */
  listText(records: readonly object[]): string {
    let json = ''
    for (const record of records) json += json === '' ? this.#textOf(record) : `,${this.#textOf(record)}`
    return `[${json}]`
  }

  #textOf(record: object): string {
    const young = this.#young.get(record)
    if (young !== undefined) return young
    const old = this.#old.get(record)
    const text = old ?? JSON.stringify(record)
    if (old !== undefined || this.#isTaken(record)) this.#keep(record, text)
    return text
  }

  #isTaken(record: object): boolean {
    this.#missed = (this.#missed + 1) % TAKEN_EVERY
    return this.#missed === 0 && isFrozenData(record)
  }

  #keep(record: object, text: string): void {
    this.#characters += text.length
    if (this.#characters > CHARACTERS_MAX) {
      this.#old = this.#young
      this.#young = new WeakMap()
      this.#characters = text.length
    }
    this.#young.set(record, text)
  }
}
