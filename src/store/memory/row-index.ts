import type { CheckedFilter, CheckedOptions } from '../checked-query.ts'
import type { Collection, ListIndex } from '../collections.ts'
import { fieldOf, type KeyParts, rankOf } from '../row-fields.ts'
import type { Entry } from './entry.ts'
import { type CompareKey, SortedEntries } from './sorted-entries.ts'

/** The position of a record in one index; a group of undefined: in none of its lists. */
export interface IndexPosition {
  readonly rank: number
  readonly group: string | number | undefined
}

interface RowIndexDefinition {
  readonly list: ListIndex
  readonly collection: Collection
  readonly keyOf: (entry: Entry) => KeyParts
  readonly compare: CompareKey
}

/** The index of one list of a collection. */
export class RowIndex {
  readonly list: ListIndex
  readonly #collection: Collection
  readonly #compare: CompareKey
  readonly #keyOf: (entry: Entry) => KeyParts
  readonly #all: SortedEntries
  /** Most groups of most lists have one row, which needs no sorted list. */
  readonly #groups = new Map<string | number, Entry | SortedEntries>()

  constructor({ list, collection, keyOf, compare }: RowIndexDefinition) {
    this.list = list
    this.#collection = collection
    this.#keyOf = keyOf
    this.#compare = compare
    this.#all = new SortedEntries(compare)
  }

  add(entry: Entry, key: KeyParts, { rank, group }: IndexPosition): void {
    if (this.list.where === undefined) this.#all.add(rank, key, entry)
    else if (group !== undefined) this.#addTo(group, rank, { key, entry })
  }

  remove(key: KeyParts, { rank, group }: IndexPosition): void {
    if (this.list.where === undefined) this.#all.remove(rank, key)
    else if (group !== undefined) this.#removeFrom(group, rank, key)
  }

  /** The number of rows with a value. */
  sizeOf(group: string | number): number {
    const rows = this.#groups.get(group)
    return rows === undefined ? 0 : rows instanceof SortedEntries ? rows.size : 1
  }

  /** All rows with a value, in order. */
  inGroup(group: string | number): Entry[] {
    const rows = this.#groups.get(group)
    if (rows === undefined) return []
    return rows instanceof SortedEntries ? rows.take(rows.start, rows.end, { limit: rows.size, skip: 0 }) : [rows]
  }

  /** The last row with a value. */
  lastIn(group: string | number): Entry | undefined {
    const rows = this.#groups.get(group)
    return rows instanceof SortedEntries ? rows.last : rows
  }

  count({ group, low, high }: CheckedFilter): number {
    const entries = this.#entriesOf(group)
    return entries === undefined ? 0 : entries.between(entries.placeOf(low), entries.placeOf(high))
  }

  /** The requested rows, and one more if more follow. */
  find({ group, low, high }: CheckedFilter, { limit, order, after, offset }: CheckedOptions): Entry[] {
    const entries = this.#entriesOf(group)
    if (entries === undefined) return []
    const range = { limit: limit + 1, skip: offset, isBackwards: order === 'last' }
    // a position outside the range must not return rows outside it
    if (order === 'first') {
      const from =
        after === undefined || after.rank < low ? entries.placeOf(low) : entries.placeAfter(after.rank, after.key)
      return entries.take(from, entries.placeOf(high), range)
    }
    const to =
      after === undefined || after.rank >= high ? entries.placeOf(high) : entries.placeOf(after.rank, after.key)
    return entries.take(entries.placeOf(low), to, range)
  }

  #entriesOf(group: string | number | undefined): SortedEntries | undefined {
    if (this.list.where === undefined) return this.#all
    const rows = group === undefined ? undefined : this.#groups.get(group)
    return rows === undefined || rows instanceof SortedEntries ? rows : this.#listOf(rows)
  }

  #listOf(entry: Entry): SortedEntries {
    const entries = new SortedEntries(this.#compare)
    const { by } = this.list
    entries.add(rankOf(fieldOf(entry.record, by, this.#collection), by), this.#keyOf(entry), entry)
    return entries
  }

  #addTo(group: string | number, rank: number, { key, entry }: { key: KeyParts; entry: Entry }): void {
    const rows = this.#groups.get(group)
    if (rows === undefined) {
      this.#groups.set(group, entry)
      return
    }
    const entries = rows instanceof SortedEntries ? rows : this.#listOf(rows)
    if (entries !== rows) this.#groups.set(group, entries)
    entries.add(rank, key, entry)
  }

  #removeFrom(group: string | number, rank: number, key: KeyParts): void {
    const rows = this.#groups.get(group)
    if (rows instanceof SortedEntries && rows.size > 1) rows.remove(rank, key)
    else this.#groups.delete(group)
  }
}
