import type { CheckedFilter, CheckedOptions } from '../checked-query.ts'
import type { Collection, OrderField } from '../collections.ts'
import { compareKeys, fieldOf, groupOf, isSameList, type KeyParts, keyOfRecord, mapKey, rankOf } from '../row-fields.ts'
import type { Entry, EntryState } from './entry.ts'
import { type IndexPosition, RowIndex } from './row-index.ts'

/** The rows of one collection of one company, with an index for each list. */
export class Table {
  readonly collection: Collection
  readonly #rows = new Map<string | number, Entry>()
  readonly #indexes: readonly RowIndex[]
  /** The distinct order fields of the lists, and the index of the one that each list uses. */
  readonly #orders: readonly OrderField[]
  readonly #orderOfList: readonly number[]

  constructor(collection: Collection) {
    this.collection = collection
    this.#orders = [...new Set(this.collection.lists.map(({ by }) => by))]
    this.#orderOfList = this.collection.lists.map(({ by }) => this.#orders.indexOf(by))
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

  get(key: KeyParts): Entry | undefined {
    return this.#rows.get(mapKey(key))
  }

  all(): Iterable<Entry> {
    return this.#rows.values()
  }

  /** The position of a record in each index. Throws `not_storable` if it has none in one of them. */
  positionsOf(record: object): readonly IndexPosition[] {
    const ranks = this.#orders.map((by) => rankOf(fieldOf(record, by, this.collection), by))
    return this.collection.lists.map(({ where }, index) => ({
      rank: ranks[this.#orderOfList[index] as number] as number,
      group: where === undefined ? undefined : groupOf(record, where, this.collection),
    }))
  }

  add(entry: Entry, positions = this.positionsOf(entry.record)): void {
    const key = this.keyOf(entry)
    this.#rows.set(entry.key, entry)
    for (let index = 0; index < positions.length; index++)
      this.#indexes[index]?.add(entry, key, positions[index] as IndexPosition)
  }

  remove(entry: Entry): void {
    const key = this.keyOf(entry)
    const positions = this.positionsOf(entry.record)
    this.#rows.delete(entry.key)
    for (let index = 0; index < positions.length; index++)
      this.#indexes[index]?.remove(key, positions[index] as IndexPosition)
  }

  /** Replaces the state of an entry and moves it to its new positions. */
  replace(entry: Entry, state: EntryState): void {
    // the exact number affects no list
    if (entry.record === state.record) {
      Object.assign(entry, state)
      return
    }
    const key = this.keyOf(entry)
    const before = this.positionsOf(entry.record)
    const after = this.positionsOf(state.record)
    Object.assign(entry, state)
    for (const [at, index] of this.#indexes.entries()) {
      const [old, now] = [before[at] as IndexPosition, after[at] as IndexPosition]
      if (old.rank === now.rank && old.group === now.group) continue
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
