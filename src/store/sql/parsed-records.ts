import { RecentCache } from '../../base/index.ts'
import type { Fields } from '../row-fields.ts'

/** The longest cached text: engines hash longer ones by their length, and many of one length would be compared. */
const LENGTH_MAX = 16_000

/**
 * Caches the frozen data of frequently read records by their stored text, so that no text is parsed again while it
 * stays the same, and its record is the same object, whose JSON a server can cache in turn. At most 4 Mi characters.
 */
export class ParsedRecords {
  readonly #parse: (text: string) => Fields
  readonly #records = new RecentCache<string, Fields>({
    makeTable: () => new Map(),
    charactersMax: 2 * 1024 * 1024,
    charactersOf: (text) => text.length,
    takenEvery: 4,
  })

  constructor(parse: (text: string) => Fields) {
    this.#parse = parse
  }

  /** The record; throws as `parse` does. */
  get(text: string): Fields {
    if (text.length > LENGTH_MAX) return this.#parse(text)
    const found = this.#records.find(text)
    if (found !== undefined) return found
    const record = this.#parse(text)
    if (this.#records.isDue()) this.#records.keep(text, record)
    return record
  }
}
