import { RecentCache } from '../base/index.ts'

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
  readonly #texts = new RecentCache<object, string>({
    makeTable: () => new WeakMap(),
    charactersMax: 4 * 1024 * 1024,
    charactersOf: (_, text) => text.length,
    takenEvery: 8,
  })

  /** Serializes a list of records. */
  listText(records: readonly object[]): string {
    let json = ''
    for (const record of records) json += json === '' ? this.#textOf(record) : `,${this.#textOf(record)}`
    return `[${json}]`
  }

  #textOf(record: object): string {
    const found = this.#texts.find(record)
    if (found !== undefined) return found
    const text = JSON.stringify(record)
    if (this.#texts.isDue() && isFrozenData(record)) this.#texts.keep(record, text)
    return text
  }
}
