import {
  type CheckedFilter,
  type CheckedOptions,
  type CheckedPosition,
  checkedFilter,
  checkedOptions,
} from '../checked-query.ts'
import { type CollectionName, collectionOf, type OrderField } from '../collections.ts'
import type { Filter, ListOptions, ListPage, ListPosition, OffsetPage, PageOptions } from '../query.ts'
import type { BaseRecords } from '../records.ts'
import type { KeyOf, Reader, Row } from '../repository.ts'
import { fieldOf, type KeyParts, keyOfRecord, mapKey, partsOfKey, rankOf } from '../row-fields.ts'
import { ROWS_OF_STATEMENT, yieldToOthers } from '../yield.ts'
import { inReadParts } from './batch-sizes.ts'
import { selectRows } from './batch-statements.ts'
import type { SqlRow } from './database.ts'
import { keyIn, rowOf } from './sql-row.ts'
import type { SqlSession } from './sql-session.ts'
import { countList, selectList, selectRow } from './statements.ts'

/** Read access to one collection in a database. */
export class SqlReader<Name extends CollectionName> implements Reader<Name, BaseRecords> {
  readonly name: Name
  readonly session: SqlSession

  constructor(name: Name, session: SqlSession) {
    this.name = name
    this.session = session
  }

  async get(key: KeyOf<Name>): Promise<Row<BaseRecords[Name]> | null> {
    const row = await this.find(key)
    return row === undefined ? null : this.session.read.dispatch(this.name, rowOf(this.name, row))
  }

  async getAll(keys: readonly KeyOf<Name>[]): Promise<readonly (Row<BaseRecords[Name]> | null)[]> {
    const parts = keys.map((key) => partsOfKey(key, this.name))
    const wanted = new Map(
      parts.flatMap((one) => (one === null ? [] : [[mapKey(one), one] as [string | number, KeyParts]])),
    )
    const there = new Map<string | number, Row<BaseRecords[Name]>>()
    await this.session.totals.write(this.name)
    for await (const part of inReadParts([...wanted.values()])) {
      for (const row of await this.session.run(selectRows(this.name, this.session.companyId, part))) {
        there.set(mapKey(keyIn(this.name, row)), this.session.read.dispatch(this.name, rowOf(this.name, row)))
      }
    }
    return parts.map((one) => (one === null ? null : (there.get(mapKey(one)) ?? null)))
  }

  async list(filter: Filter<Name>, options: ListOptions = {}): Promise<ListPage<Row<BaseRecords[Name]>>> {
    const checked = checkedFilter(this.name, filter)
    const part = checkedOptions(this.name, checked.list, options)
    const found = await this.#rows(checked, { ...part, limit: part.limit + 1 })
    const rows = found.slice(0, part.limit)
    const last = rows.at(-1)
    const next = found.length > part.limit && last !== undefined ? this.#positionOf(last.record, checked.list.by) : null
    return { rows, next }
  }

  async count(filter: Filter<Name>): Promise<number> {
    return this.#count(checkedFilter(this.name, filter))
  }

  async page(filter: Filter<Name>, options: PageOptions): Promise<OffsetPage<Row<BaseRecords[Name]>>> {
    const checked = checkedFilter(this.name, filter)
    const { limit, order, offset } = checkedOptions(this.name, checked.list, options)
    const rows = await this.#rows(checked, { limit, order, offset, after: undefined })
    return { rows, total: options.isCounted === false ? null : await this.#count(checked) }
  }

  protected async find(key: unknown): Promise<SqlRow | undefined> {
    const parts = partsOfKey(key, this.name)
    if (parts === null) return undefined
    const found = this.session.found(this.name, parts)
    if (found !== undefined) return found
    await this.session.totals.write(this.name)
    const [row] = await this.session.run(selectRow(this.name, this.session.companyId, parts))
    if (row !== undefined) this.session.remember(this.name, parts, row)
    return row
  }

  /** The rows of a part of a list; a long one is read in chunks, yielding to other work between them. */
  async #rows(filter: CheckedFilter, options: CheckedOptions): Promise<Row<BaseRecords[Name]>[]> {
    await this.session.totals.write(this.name)
    const rows: Row<BaseRecords[Name]>[] = []
    for (let part = options; ; ) {
      const limit = Math.min(options.limit - rows.length, ROWS_OF_STATEMENT)
      const found = await this.session.run(
        selectList(this.name, this.session.companyId, { filter, options: { ...part, limit } }),
      )
      for (const row of found) rows.push(this.session.read.dispatch(this.name, rowOf(this.name, row)))
      const last = rows.at(-1)
      if (last === undefined || found.length < limit || rows.length === options.limit) return rows
      part = { ...options, offset: 0, after: this.#placeOf(last.record, filter.list.by) }
      await yieldToOthers()
    }
  }

  #placeOf(record: object, by: OrderField): CheckedPosition {
    const rank = rankOf(fieldOf(record, by, collectionOf(this.name)), by)
    return { rank, key: keyOfRecord(record, this.name) }
  }

  async #count(filter: ReturnType<typeof checkedFilter>): Promise<number> {
    const [row] = await this.session.run(countList(this.name, this.session.companyId, filter))
    return Number(row?.rows ?? 0)
  }

  #positionOf(record: object, by: string): ListPosition {
    const at = fieldOf(record, by, collectionOf(this.name)) as string | number
    return Object.freeze({ at, key: Object.freeze(keyOfRecord(record, this.name)) })
  }
}
