import type { CheckedFilter, CheckedOptions } from '../checked-query.ts'
import { type Collection, type CollectionName, collectionOf, type OrderField } from '../collections.ts'
import { compareKeys, fieldOf, groupOf, isSameList, type KeyParts, keyOfRecord, mapKey, rankOf } from '../row-fields.ts'
import type { Entry, EntryState } from './entry.ts'
import { RowIndex, type Standing } from './row-index.ts'

/** The rows of one collection of one company, with an index for each of its lists. */
export class Table {
  readonly name: CollectionName
  readonly #collection: Collection
  readonly #rows = new Map<string | number, Entry>()
  readonly #indexes: readonly RowIndex[]
  /** The fields that the lists are ordered by, each once, and which of them each list takes. */
  readonly #orders: readonly OrderField[]
  readonly #orderOfList: readonly number[]

  constructor(name: CollectionName) {
    this.name = name
    this.#collection = collectionOf(name)
    this.#orders = [...new Set(this.#collection.lists.map(({ by }) => by))]
    this.#orderOfList = this.#collection.lists.map(({ by }) => this.#orders.indexOf(by))
    const keyOf = (entry: Entry) => this.keyOf(entry)
    const isSingle = this.#collection.key.length === 1
    const compare = isSingle ? compareSingle : (entry: Entry, key: KeyParts) => compareKeys(keyOf(entry), key)
    this.#indexes = this.#collection.lists.map(
      (list) => new RowIndex({ list, collection: this.#collection, keyOf, compare }),
    )
  }

  keyOf(entry: Entry): KeyParts {
    return this.#collection.key.length === 1 ? [entry.key] : keyOfRecord(entry.record, this.name)
  }

  get(key: KeyParts): Entry | undefined {
    return this.#rows.get(mapKey(key))
  }

  all(): Iterable<Entry> {
    return this.#rows.values()
  }

  /** Where a record stands in each index. Throws `not_storable` when it has no place in one. */
  standingsOf(record: object): readonly Standing[] {
    const ranks = this.#orders.map((by) => rankOf(fieldOf(record, by, this.#collection), by))
    return this.#collection.lists.map(({ where }, at) => ({
      rank: ranks[this.#orderOfList[at] as number] as number,
      group: where === undefined ? undefined : groupOf(record, where, this.name),
    }))
  }

  add(entry: Entry, standings = this.standingsOf(entry.record)): void {
    const key = this.keyOf(entry)
    this.#rows.set(entry.key, entry)
    for (let at = 0; at < standings.length; at++) this.#indexes[at]?.add(entry, key, standings[at] as Standing)
  }

  remove(entry: Entry): void {
    const key = this.keyOf(entry)
    const standings = this.standingsOf(entry.record)
    this.#rows.delete(entry.key)
    for (let at = 0; at < standings.length; at++) this.#indexes[at]?.remove(key, standings[at] as Standing)
  }

  /** Puts another state into an entry, and the entry where it now belongs. */
  replace(entry: Entry, state: EntryState): void {
    // what stands beside the record moves it in no list
    if (entry.record === state.record) {
      Object.assign(entry, state)
      return
    }
    const key = this.keyOf(entry)
    const before = this.standingsOf(entry.record)
    const after = this.standingsOf(state.record)
    Object.assign(entry, state)
    for (const [at, index] of this.#indexes.entries()) {
      const [old, now] = [before[at] as Standing, after[at] as Standing]
      if (old.rank === now.rank && old.group === now.group) continue
      index.remove(key, old)
      index.add(entry, key, now)
    }
  }

  /** How many rows name `value` in a field that a list goes by. */
  naming(field: string, value: string | number): number {
    return this.#indexBy(field).sizeOf(value)
  }

  /** The rows that name `value` in a field that a list goes by. */
  rowsNaming(field: string, value: string | number): Entry[] {
    return this.#indexBy(field).inGroup(value)
  }

  find(filter: CheckedFilter, options: CheckedOptions): Entry[] {
    return this.#indexOf(filter).find(filter, options)
  }

  count(filter: CheckedFilter): number {
    return this.#indexOf(filter).count(filter)
  }

  #indexOf({ list }: CheckedFilter): RowIndex {
    return this.#held(this.#indexes.find((index) => isSameList(index.list, list.where, list.by)))
  }

  #indexBy(field: string): RowIndex {
    return this.#held(this.#indexes.find(({ list }) => list.where === field))
  }

  #held(index: RowIndex | undefined): RowIndex {
    if (index === undefined)
      throw new TypeError(`${this.name} has no such list; COLLECTIONS and CONTRIBUTIONS disagree`)
    return index
  }
}

/** As `compareKeys`, where the key is one field: without looking into the record. */
function compareSingle({ key }: Entry, parts: KeyParts): number {
  const other = parts[0] as string | number
  return key === other ? 0 : key < other ? -1 : 1
}
