import { checkedFilter, checkedList, listPage } from '../checked-query.ts'
import type { Collection } from '../collections.ts'
import type { ListOptions, ListPage, OffsetPage, PageOptions } from '../query.ts'
import type { AnyReader, Row } from '../repository.ts'
import { partsOfKey } from '../row-fields.ts'
import { type Entry, rowOf } from './entry.ts'
import type { Session } from './session.ts'
import type { Table } from './table.ts'

/** Read access to one collection in memory. */
export class MemoryReader implements AnyReader {
  readonly collection: Collection
  readonly session: Session
  readonly table: Table

  constructor(collection: Collection, session: Session) {
    this.collection = collection
    this.session = session
    this.table = session.state.table(collection)
  }

  async get(key: unknown): Promise<Row<never> | null> {
    this.session.checkOpen()
    return this.row(key)
  }

  async getAll(keys: readonly unknown[]): Promise<readonly (Row<never> | null)[]> {
    this.session.checkOpen()
    return keys.map((key) => this.row(key))
  }

  async list(filter: object, options: ListOptions = {}): Promise<ListPage<Row<never>>> {
    this.session.checkOpen()
    const list = checkedList(this.collection, filter, options)
    const { rows, next } = listPage(this.collection, list, this.table.find(list.filter, list.options))
    return { rows: rows.map(rowOf), next }
  }

  async count(filter: object): Promise<number> {
    this.session.checkOpen()
    return this.table.count(checkedFilter(this.collection, filter))
  }

  async page(filter: object, options: PageOptions): Promise<OffsetPage<Row<never>>> {
    this.session.checkOpen()
    const list = checkedList(this.collection, filter, options)
    const entries = this.table.find(list.filter, { ...list.options, after: undefined }).slice(0, list.options.limit)
    return { rows: entries.map(rowOf), total: options.isCounted === false ? null : this.table.count(list.filter) }
  }

  protected find(key: unknown): Entry | undefined {
    const parts = partsOfKey(key, this.collection)
    return parts === null ? undefined : this.table.get(parts)
  }

  /** The current row, even after the end of the transaction; null: there is none. */
  protected row(key: unknown): Row<never> | null {
    const entry = this.find(key)
    return entry === undefined ? null : rowOf(entry)
  }
}
