import { checkedFilter, checkedOptions } from '../checked-query.ts'
import type { CollectionName } from '../collections.ts'
import { collectionOf } from '../collections.ts'
import type { Filter, ListOptions, ListPage, ListPosition, OffsetPage, PageOptions } from '../query.ts'
import type { BaseRecords } from '../records.ts'
import type { KeyOf, Reader, Row } from '../repository.ts'
import { fieldOf, partsOfKey } from '../row-fields.ts'
import { type Entry, rowOf } from './entry.ts'
import type { Session } from './session.ts'
import type { Table } from './table.ts'

/** Read access to one collection in memory. */
export class MemoryReader<Name extends CollectionName> implements Reader<Name, BaseRecords> {
  readonly name: Name
  readonly session: Session
  readonly table: Table

  constructor(name: Name, session: Session) {
    this.name = name
    this.session = session
    this.table = session.state.table(name)
  }

  async get(key: KeyOf<Name>): Promise<Row<BaseRecords[Name]> | null> {
    this.session.checkOpen()
    const entry = this.find(key)
    return entry === undefined ? null : rowOf(entry)
  }

  async getAll(keys: readonly KeyOf<Name>[]): Promise<readonly (Row<BaseRecords[Name]> | null)[]> {
    this.session.checkOpen()
    return keys.map((key) => {
      const entry = this.find(key)
      return entry === undefined ? null : rowOf(entry)
    })
  }

  async list(filter: Filter<Name>, options: ListOptions = {}): Promise<ListPage<Row<BaseRecords[Name]>>> {
    this.session.checkOpen()
    const checked = checkedFilter(this.name, filter)
    const part = checkedOptions(this.name, checked.list, options)
    const found = this.table.find(checked, part)
    const shown = found.length > part.limit ? found.slice(0, part.limit) : found
    const last = shown.at(-1)
    const next = found.length > part.limit && last !== undefined ? this.#positionOf(last, checked.list.by) : null
    return { rows: shown.map((entry) => rowOf(entry)), next }
  }

  async count(filter: Filter<Name>): Promise<number> {
    this.session.checkOpen()
    return this.table.count(checkedFilter(this.name, filter))
  }

  async page(filter: Filter<Name>, options: PageOptions): Promise<OffsetPage<Row<BaseRecords[Name]>>> {
    this.session.checkOpen()
    const checked = checkedFilter(this.name, filter)
    const { limit, order, offset } = checkedOptions(this.name, checked.list, options)
    const found = this.table.find(checked, { limit, order, offset, after: undefined }).slice(0, limit)
    const total = options.isCounted === false ? null : this.table.count(checked)
    return { rows: found.map((entry) => rowOf(entry)), total }
  }

  protected find(key: unknown): Entry | undefined {
    const parts = partsOfKey(key, this.name)
    return parts === null ? undefined : this.table.get(parts)
  }

  /** The current row, even after the end of the transaction, if `isIt` accepts it. */
  protected rowNow(key: KeyOf<Name>, isIt: (record: object) => boolean): Row<BaseRecords[Name]> | null {
    const entry = this.find(key)
    return entry !== undefined && isIt(entry.record) ? rowOf(entry) : null
  }

  #positionOf(entry: Entry, by: string): ListPosition {
    const at = fieldOf(entry.record, by, collectionOf(this.name)) as string | number
    return Object.freeze({ at, key: Object.freeze(this.table.keyOf(entry)) })
  }
}
