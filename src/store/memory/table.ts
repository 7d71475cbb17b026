import type { CheckedFilter, CheckedOptions } from '../checked-query.ts'
import type { Collection, ListIndex } from '../collections.ts'
import {
  compareKeys,
  fieldOf,
  isSameList,
  type KeyParts,
  keyOfRecord,
  positionsOf,
  type RowPosition,
  rankOf,
} from '../row-fields.ts'
import { type CompareKey, type Entry, type EntryState, SortedEntries } from './sorted-entries.ts'

/** The rows of one collection of one company, with an index for each list. */
export class Table {
  readonly collection: Collection
  readonly #rows = new Map<string | number, Entry>()
  readonly #indexes: readonly RowIndex[]

  constructor(collection: Collection) {
    this.collection = collection
    const keyOf = (entry: Entry) => this.keyOf(entry)
    const isSingle = this.collection.key.length === 1
    const compare = isSingle ? compareSingle : (entry: Entry, key: KeyParts) => compareKeys(keyOf(entry), key)
    this.#indexes = this.collection.lists.map(
      (list) => new RowIndex({ list, collection: this.collection, keyOf, compare }),
    )
  }

  keyOf(entry: Entry): KeyParts {
    return this.collection.key.length === 1 ? [entry.key] : keyOfRecord(entry.record, this.collection)
  }

  /** Finds a row by its key in the form of `mapKey`. */
  get(key: string | number): Entry | undefined {
    return this.#rows.get(key)
  }

  all(): Iterable<Entry> {
    return this.#rows.values()
  }

  add(entry: Entry, positions = positionsOf(entry.record, this.collection)): void {
    const key = this.keyOf(entry)
    this.#rows.set(entry.key, entry)
    for (const [index, position] of positions.entries()) this.#indexes[index]?.add(entry, key, position)
  }

  remove(entry: Entry): void {
    const key = this.keyOf(entry)
    const positions = positionsOf(entry.record, this.collection)
    this.#rows.delete(entry.key)
    for (const [index, position] of positions.entries()) this.#indexes[index]?.remove(key, position)
  }

  /** Replaces the state of an entry and moves it to its new positions. */
  replace(entry: Entry, state: EntryState): void {
    // the exact number affects no list
    if (entry.record === state.record) {
      Object.assign(entry, state)
      return
    }
    const key = this.keyOf(entry)
    const before = positionsOf(entry.record, this.collection)
    const after = positionsOf(state.record, this.collection)
    Object.assign(entry, state)
    for (const [at, index] of this.#indexes.entries()) {
      const [old, now] = [before[at], after[at]]
      if (old === undefined || now === undefined || (old.rank === now.rank && old.group === now.group)) continue
      index.remove(key, old)
      index.add(entry, key, now)
    }
  }

  /** The number of rows with `value` in a list field. */
  naming(field: string, value: string | number): number {
    return this.#indexBy(field).sizeOf(value)
  }

  /** The rows with `value` in a list field. */
  rowsNaming(field: string, value: string | number): Entry[] {
    return this.#indexBy(field).inGroup(value)
  }

  /** The last row, in the order of the list, with each of the values in a list field; undefined: none has it. */
  lastNaming(field: string, values: readonly (string | number)[]): (Entry | undefined)[] {
    const index = this.#indexBy(field)
    return values.map((value) => index.lastIn(value))
  }

  find(filter: CheckedFilter, options: CheckedOptions): Entry[] {
    return this.#indexOf(filter).find(filter, options)
  }

  count(filter: CheckedFilter): number {
    return this.#indexOf(filter).count(filter)
  }

  #indexOf({ list }: CheckedFilter): RowIndex {
    return this.#required(this.#indexes.find((index) => isSameList(index.list, list.where, list.by)))
  }

  #indexBy(field: string): RowIndex {
    return this.#required(this.#indexes.find(({ list }) => list.where === field))
  }

  #required(index: RowIndex | undefined): RowIndex {
    if (index === undefined)
      throw new TypeError(`${this.collection.name} has no such list; its lists and the contributions disagree`)
    return index
  }
}

/** Like `compareKeys` for a single-field key, without reading the record. */
function compareSingle({ key }: Entry, parts: KeyParts): number {
  const [other] = parts
  return key === other ? 0 : key < other ? -1 : 1
}

interface RowIndexDefinition {
  readonly list: ListIndex
  readonly collection: Collection
  readonly keyOf: (entry: Entry) => KeyParts
  readonly compare: CompareKey
}

/** The index of one list of a collection. */
class RowIndex {
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

  add(entry: Entry, key: KeyParts, { rank, group }: RowPosition): void {
    if (this.list.where === undefined) this.#all.add(rank, key, entry)
    else if (group !== undefined) this.#addTo(group, rank, { key, entry })
  }

  remove(key: KeyParts, { rank, group }: RowPosition): void {
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
