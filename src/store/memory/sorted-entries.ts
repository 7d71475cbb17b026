import { parseRational, printExact, type Rational, ZERO } from '../../core/exact/index.ts'
import type { Row } from '../repository.ts'
import type { KeyParts, RecordFields } from '../row-fields.ts'
import type { SummarizedRow } from '../row-summary.ts'

/** An exact total, printed on demand. */
export class Total {
  value: Rational = ZERO
  #printed = { value: ZERO, text: '0' }

  /** The decimal or fraction in lowest terms: the same text for the same number, whatever its history. */
  get text(): string {
    const { value } = this
    if (value !== this.#printed.value) this.#printed = { value, text: printExact(value) }
    return this.#printed.text
  }
}

/** A row in memory. The object lives as long as the row; its fields are replaced, never mutated. */
export interface Entry {
  /** In the form of `mapKey`. */
  readonly key: string | number
  record: RecordFields
  version: number
  /** The exact number from the writer, the total maintained here, or null. */
  exact: string | Total | null
  /** As it is returned, so that reading it touches nothing else; null if the last writer gave none. */
  summary: SummarizedRow | null
}

/** The fields that an update replaces. */
export interface EntryState {
  readonly record: RecordFields
  readonly version: number
  readonly exact: string | Total | null
  readonly summary: SummarizedRow | null
}

/** The row as returned to callers. */
export function rowOfEntry(entry: Omit<EntryState, 'summary'>): Row<never> {
  const { version, record, exact } = entry
  return Object.freeze({ version, record, exact: exact instanceof Total ? exact.text : exact }) as Row<never>
}

/** The exact number of an entry; 0 if it has none. */
export function exactOf({ exact }: Pick<EntryState, 'exact'>): Rational {
  if (exact === null) return ZERO
  return exact instanceof Total ? exact.value : parseRational(exact)
}

const CHUNK_MAX = 256

/** A run of neighbouring entries with their ranks and numeric key prefixes, in parallel arrays. */
interface Chunk {
  readonly numbers: number[]
  readonly entries: Entry[]
}

/** The position before the first entry that is not less; without a key, before all entries of the rank. */
interface Sought {
  readonly rank: number
  readonly prefix: number
  readonly key: KeyParts | undefined
}

/** The position before the entry at `index` of a chunk. */
interface EntryPlace {
  readonly chunk: number
  readonly index: number
}

/** The entries to take of a range. */
interface EntryRange {
  readonly limit: number
  readonly skip: number
  /** From the end of the range. */
  readonly isBackwards?: boolean
}

/** Negative, positive or zero, for two keys of the collection. */
export type CompareKey = (entry: Entry, key: KeyParts) => number

/**
 * Entries ordered by rank, then key, in chunks of at most 256: insertion and removal move one chunk, and lookup is two
 * binary searches over contiguous numbers, so that a list of a million is searched as fast as one of a thousand. Keys
 * themselves are compared only if their prefixes are equal.
 */
export class SortedEntries {
  readonly #chunks: Chunk[] = []
  /** The rank and prefix of each chunk's first entry. */
  readonly #firsts: number[] = []
  readonly #compare: CompareKey
  #size = 0

  constructor(compare: CompareKey) {
    this.#compare = compare
  }

  get size(): number {
    return this.#size
  }

  /** The last entry; undefined: there is none. */
  get last(): Entry | undefined {
    return this.#chunks.at(-1)?.entries.at(-1)
  }

  get start(): EntryPlace {
    return { chunk: 0, index: 0 }
  }

  get end(): EntryPlace {
    return { chunk: this.#chunks.length, index: 0 }
  }

  add(rank: number, key: KeyParts, entry: Entry): void {
    this.#size++
    const sought = { rank, prefix: prefixOf(key), key }
    const at = Math.max(this.#lastChunkBelow(sought), 0)
    const chunk = this.#chunks[at]
    if (chunk === undefined) {
      this.#chunks.push({ numbers: [rank, sought.prefix], entries: [entry] })
      this.#firsts.push(rank, sought.prefix)
      return
    }
    const index = this.#firstNotBelow(chunk, sought)
    if (index === chunk.entries.length) {
      chunk.numbers.push(rank, sought.prefix)
      chunk.entries.push(entry)
    } else {
      chunk.numbers.splice(2 * index, 0, rank, sought.prefix)
      chunk.entries.splice(index, 0, entry)
    }
    if (index === 0) this.#setFirst(at, rank, sought.prefix)
    if (chunk.entries.length > CHUNK_MAX) this.#split({ chunk: at, index })
  }

  remove(rank: number, key: KeyParts): void {
    const { chunk: at, index } = this.placeOf(rank, key)
    const chunk = this.#chunks[at]
    if (chunk === undefined || !this.#isAt(chunk, index, { rank, key })) return
    this.#size--
    chunk.numbers.splice(2 * index, 2)
    chunk.entries.splice(index, 1)
    if (chunk.entries.length === 0) {
      this.#chunks.splice(at, 1)
      this.#firsts.splice(2 * at, 2)
    } else if (index === 0) this.#firsts.splice(2 * at, 2, ...chunk.numbers.slice(0, 2))
  }

  #setFirst(index: number, rank: number, prefix: number): void {
    this.#firsts[2 * index] = rank
    this.#firsts[2 * index + 1] = prefix
  }

  /** The position before the first entry not less than the rank and key; without a key, before all of the rank. */
  placeOf(rank: number, key?: KeyParts): EntryPlace {
    const sought = { rank, prefix: key === undefined ? Number.NEGATIVE_INFINITY : prefixOf(key), key }
    const index = Math.max(this.#lastChunkBelow(sought), 0)
    const chunk = this.#chunks[index]
    return this.#settled({ chunk: index, index: chunk === undefined ? 0 : this.#firstNotBelow(chunk, sought) })
  }

  /** The position after the entry of the rank and key, or where it would be. */
  placeAfter(rank: number, key: KeyParts): EntryPlace {
    const place = this.placeOf(rank, key)
    const chunk = this.#chunks[place.chunk]
    const isThere = chunk !== undefined && this.#isAt(chunk, place.index, { rank, key })
    return isThere ? this.#settled({ chunk: place.chunk, index: place.index + 1 }) : place
  }

  /** The number of entries between two positions. */
  between(low: EntryPlace, high: EntryPlace): number {
    if (low.chunk > high.chunk) return 0
    let count = high.index - low.index
    for (let index = low.chunk; index < high.chunk; index++) count += this.#chunks[index]?.entries.length ?? 0
    return Math.max(count, 0)
  }

  /** Up to `limit` entries from `low` inclusive to `high` exclusive, after skipping `skip`; backwards from `high`. */
  take(low: EntryPlace, high: EntryPlace, { limit, skip, isBackwards = false }: EntryRange): Entry[] {
    const taken: Entry[] = []
    const step = isBackwards ? -1 : 1
    let left = skip
    let chunk = isBackwards ? high.chunk : low.chunk
    for (; chunk >= low.chunk && chunk <= high.chunk && taken.length < limit; chunk += step) {
      const entries = this.#chunks[chunk]?.entries ?? []
      const from = chunk === low.chunk ? low.index : 0
      const to = chunk === high.chunk ? high.index : entries.length
      const skipped = Math.min(left, Math.max(to - from, 0))
      left -= skipped
      let index = isBackwards ? to - skipped - 1 : from + skipped
      for (; index >= from && index < to && taken.length < limit; index += step) taken.push(entries[index] as Entry)
    }
    return taken
  }

  /** Normalizes a position after the last entry of a chunk to the start of the next chunk. */
  #settled(place: EntryPlace): EntryPlace {
    const length = this.#chunks[place.chunk]?.entries.length ?? 0
    return length > 0 && place.index >= length ? { chunk: place.chunk + 1, index: 0 } : place
  }

  /** True if the entry at the position has the rank and key. */
  #isAt(chunk: Chunk, index: number, { rank, key }: { rank: number; key: KeyParts }): boolean {
    const entry = chunk.entries[index]
    return entry !== undefined && chunk.numbers[2 * index] === rank && this.#compare(entry, key) === 0
  }

  /** The index of the last chunk whose first entry is less; -1: none. */
  #lastChunkBelow(sought: Sought): number {
    let [low, high] = [0, this.#chunks.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const isBelow =
        compareNumbers(this.#firsts, middle, sought) ?? this.#isKeyBelow(this.#chunks[middle] as Chunk, 0, sought)
      if (isBelow) low = middle + 1
      else high = middle
    }
    return low - 1
  }

  #firstNotBelow(chunk: Chunk, sought: Sought): number {
    let [low, high] = [0, chunk.entries.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compareNumbers(chunk.numbers, middle, sought) ?? this.#isKeyBelow(chunk, middle, sought)) low = middle + 1
      else high = middle
    }
    return low
  }

  #isKeyBelow(chunk: Chunk, index: number, { key }: Sought): boolean {
    return key !== undefined && this.#compare(chunk.entries[index] as Entry, key) < 0
  }

  /** Splits a chunk in half; one that grew at an end leaves a full chunk behind, as ascending numbers and times do. */
  #split({ chunk: at, index }: EntryPlace): void {
    const chunk = this.#chunks[at] as Chunk
    const last = chunk.entries.length - 1
    const cut = index === last ? last : index === 0 ? 1 : chunk.entries.length >>> 1
    const numbers = chunk.numbers.splice(2 * cut)
    const entries = chunk.entries.splice(cut)
    this.#chunks.splice(at + 1, 0, { numbers, entries })
    this.#firsts.splice(2 * (at + 1), 0, ...numbers.slice(0, 2))
  }
}

/** True if the pair at an index is less than the sought one; undefined if only the keys can decide. */
function compareNumbers(numbers: readonly number[], index: number, { rank, prefix }: Sought): boolean | undefined {
  const atRank = numbers[2 * index] as number
  if (atRank !== rank) return atRank < rank
  const atPrefix = numbers[2 * index + 1] as number
  return atPrefix === prefix ? undefined : atPrefix < prefix
}

const PREFIX_CHARACTERS = 8
/** The printable ASCII characters and the end of the text: 96^8 is the last power below 2^53. */
const PREFIX_BASE = 96

/** A number that orders keys like their first part, where possible: the number itself, or eight ASCII characters. */
function prefixOf(key: KeyParts): number {
  const [part] = key
  if (typeof part === 'number') return part
  let prefix = 0
  for (let index = 0; index < PREFIX_CHARACTERS; index++) {
    prefix = prefix * PREFIX_BASE + (index < part.length ? part.charCodeAt(index) - 0x1f : 0)
  }
  return prefix
}
