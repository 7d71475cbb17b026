import { getOrCompute, ROWS_OF_STATEMENT, type Steps, wait, yieldToOthers } from '../../base/index.ts'
import { EmissionsError } from '../../core/errors/index.ts'
import {
  type CheckedFilter,
  type CheckedList,
  type CheckedOptions,
  type CheckedPosition,
  checkedFilter,
  checkedList,
  checkedSummaries,
  listPage,
  summaryPage,
} from '../checked-query.ts'
import type { Collection, Collections, OrderField } from '../collections.ts'
import type { ListOptions, ListPage, OffsetPage, Order, PageOptions } from '../query.ts'
import type { AnyReader, InSteps, Row } from '../repository.ts'
import {
  compareKeys,
  fieldOf,
  groupOf,
  type KeyParts,
  keyOfRecord,
  mapKey,
  partsOfKey,
  type RecordFields,
  rankOf,
} from '../row-fields.ts'
import { addListField, type NoSummary, type SummarizedRow, type SummaryOptions } from '../row-summary.ts'
import type { ExpectedRead } from '../session-store.ts'
import { workInChunks } from './batch-sizes.ts'
import { selectRows } from './batch-statements.ts'
import type { SqlRow } from './database.ts'
import { ExpectedRows } from './read-ahead.ts'
import { summarizedRow, summarySelection } from './row-summaries.ts'
import { keyOfRow, makeRow, type Reading, rowOf } from './sql-row.ts'
import type { SqlSession } from './sql-session.ts'
import { countList, selectList } from './statements.ts'
import { rankColumn, snakeCase } from './table-columns.ts'

/** Rows of the longest list that may be read often: a page, and one row to see whether more follow. */
export const OFTEN_READ_MAX = 101

/** Rows of the longest list that a transaction caches, such as the last lock of a period, or the records around one. */
const CACHED_LIST_MAX = 10

const columnsOfSummaries = new Map<string, string>()

/** The columns of summaries in the order of a field, and of a list field if it is asked for. */
function summaryColumns(by: OrderField, listField: string | undefined): string {
  return getOrCompute(columnsOfSummaries, `${by} ${listField}`, () => {
    const listed = listField === undefined ? '' : `, ${snakeCase(listField)} as listed`
    return summarySelection(rankColumn(by)) + listed
  })
}

/** A list of summaries as its caller asks for it. */
interface AskedSummaries {
  readonly filter: object
  readonly options: SummaryOptions
}

/** The statement of a list of summaries, which selects one more row than `limit`. */
function selectSummaries(collection: Collection, companyId: number, { filter, options }: AskedSummaries) {
  const checked = checkedSummaries(collection, filter, options)
  const { limit } = checked.options
  const list = { filter: checked.filter, options: { ...checked.options, limit: limit + 1 } }
  const columns = summaryColumns(list.filter.list.by, options.listField)
  return { limit, list, statement: selectList(collection, companyId, { ...list, columns }) }
}

/** The rows of reads. Leaves out reads that the store rejects, because the work itself will get the error. */
export function expectedRows(
  collections: Collections,
  companyId: number,
  reads: readonly ExpectedRead[],
): ExpectedRows {
  const expected = new ExpectedRows()
  for (const read of reads) {
    const collection = collections.all.find(({ name }) => name === read.collection)
    if (collection === undefined) continue
    const key = 'key' in read ? partsOfKey(read.key, collection) : null
    if (key !== null) expected.addKey(collection, key)
    if ('filter' in read) addExpectedList(expected, () => selectSummaries(collection, companyId, read))
  }
  return expected
}

function addExpectedList(expected: ExpectedRows, select: () => ReturnType<typeof selectSummaries>): void {
  try {
    const { limit, statement } = select()
    if (limit < CACHED_LIST_MAX && statement !== null) expected.addList(statement)
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
  }
}

const NO_SUMMARY: NoSummary = Object.freeze({ to: null, group: null, quantities: null })

/** Read access to one collection in a database. */
export class SqlReader implements InSteps<AnyReader> {
  readonly collection: Collection
  readonly session: SqlSession

  constructor(collection: Collection, session: SqlSession) {
    this.collection = collection
    this.session = session
  }

  *get(key: unknown): Steps<Row<never> | null> {
    const row = yield* this.find(key)
    return row === undefined ? null : this.returned(row)
  }

  *getAll(keys: readonly unknown[]): Steps<readonly (Row<never> | null)[]> {
    const parts = keys.map((key) => partsOfKey(key, this.collection))
    const wanted = new Map(parts.filter((one) => one !== null).map((one): [unknown, KeyParts] => [mapKey(one), one]))
    const rows = new Map<string | number, Row<never>>()
    yield* this.session.totals.write(this.collection)
    const { collection, session } = this
    const add = (row: SqlRow) => rows.set(mapKey(keyOfRow(collection, row)), this.returned(row))
    yield* workInChunks([...wanted.values()], function* (chunk) {
      for (const row of yield* wait(session.run(selectRows(collection, session.companyId, chunk)))) add(row)
    })
    return parts.map((one) => (one === null ? null : (rows.get(mapKey(one)) ?? null)))
  }

  *list(filter: object, options: ListOptions = {}): Steps<ListPage<Row<never>>> {
    const list = checkedList(this.collection, filter, options)
    const rows = yield* this.#rows(list.filter, { ...list.options, limit: list.options.limit + 1 })
    return listPage(this.collection, list, rows)
  }

  *summaries(filter: object, options: SummaryOptions = {}): Steps<ListPage<SummarizedRow>> {
    const { collection, session } = this
    const { limit, list, statement } = selectSummaries(collection, session.companyId, { filter, options })
    if (limit >= CACHED_LIST_MAX) return summaryPage((yield* wait(session.run(statement))).map(summarizedRow), limit)
    const rows = (yield* session.runList(collection, statement)).map(summarizedRow)
    return summaryPage(this.#withHeldBack(rows, list, options), limit)
  }

  count(filter: object): Steps<number> {
    return this.#count(checkedFilter(this.collection, filter))
  }

  *page(filter: object, options: PageOptions): Steps<OffsetPage<Row<never>>> {
    const list = checkedList(this.collection, filter, options)
    const rows = yield* this.#rows(list.filter, { ...list.options, after: undefined })
    return { rows, total: options.isCounted === false ? null : yield* this.#count(list.filter) }
  }

  /** The row as returned to callers, which the session remembers. */
  protected returned(row: SqlRow, reading: Reading = 'often'): Row<never> {
    return this.session.read.remember(this.collection, rowOf(this.collection, row, reading))
  }

  protected *find(key: unknown): Steps<SqlRow | undefined> {
    const parts = partsOfKey(key, this.collection)
    if (parts === null) return undefined
    const { totals } = this.session
    const rows = this.session.rowsOf(this.collection)
    let row = rows.get(this.collection, parts)
    if (row === undefined) {
      ;[row] = yield* wait(this.session.select(this.collection, parts))
      if (row === undefined) return undefined
      rows.set(this.collection, parts, row)
    }
    return this.collection.exact === 'total' ? yield* totals.withCurrentTotal(this.collection, parts, row) : row
  }

  /** The rows of a part of a list; a long one is read in chunks, yielding to other work between them. */
  *#rows(filter: CheckedFilter, options: CheckedOptions): Steps<Row<never>[]> {
    yield* this.session.totals.write(this.collection)
    // totals within the transaction are not in the rows as read
    const isShort = options.limit <= CACHED_LIST_MAX && options.offset === 0
    if (isShort && this.collection.exact !== 'total') return yield* this.#shortList({ filter, options })
    const rows: Row<never>[] = []
    const reading = options.limit > OFTEN_READ_MAX ? 'once' : 'often'
    for (let part = options; ; ) {
      const limit = Math.min(options.limit - rows.length, ROWS_OF_STATEMENT)
      const statement = selectList(this.collection, this.session.companyId, { filter, options: { ...part, limit } })
      const chunk = yield* wait(this.session.run(statement))
      for (const row of chunk) rows.push(this.returned(row, reading))
      const last = rows.at(-1)
      if (last === undefined || chunk.length < limit || rows.length === options.limit) return rows
      part = { ...options, offset: 0, after: this.#positionOf(last.record, filter.list.by) }
      yield* wait(yieldToOthers())
    }
  }

  /** The summaries of a short list with those of the new rows held back. */
  #withHeldBack(rows: readonly SummarizedRow[], list: CheckedList, options: SummaryOptions): readonly SummarizedRow[] {
    const { collection } = this
    const held = this.session.deferredRows(collection).filter(({ record }) => isInList(collection, record, list))
    if (held.length === 0) return rows
    const { by } = list.filter.list
    const added = held.map(({ record, exact, summary }) => {
      const from = String(fieldOf(record, by, collection))
      const row = { id: String(record.id), from, exact: String(exact), ...(summary ?? NO_SUMMARY) }
      return addListField(collection, { row, record }, options)
    })
    const positionOfRow = ({ from, id }: SummarizedRow): CheckedPosition => ({ rank: rankOf(from, by), key: [id] })
    return sortForList(list, [...rows, ...added], positionOfRow).slice(0, list.options.limit)
  }

  /** A list of the stored rows and of the new rows held back, which stay held back. */
  *#shortList(list: CheckedList): Steps<Row<never>[]> {
    const { collection, session } = this
    const stored = yield* session.runList(collection, selectList(collection, session.companyId, list))
    const rows = stored.map((row) => this.returned(row))
    const held = session.deferredRows(collection).filter(({ record }) => isInList(collection, record, list))
    if (held.length === 0) return rows
    const added = held.map(({ record, exact }) =>
      session.read.remember(collection, makeRow(collection, { record, version: 1, exact })),
    )
    const positionOfRow = ({ record }: Row<never>) => positionOf(collection, record, list.filter)
    return sortForList(list, [...rows, ...added], positionOfRow).slice(0, list.options.limit)
  }

  #positionOf(record: RecordFields, by: OrderField): CheckedPosition {
    const rank = rankOf(fieldOf(record, by, this.collection), by)
    return { rank, key: keyOfRecord(record, this.collection) }
  }

  *#count(filter: CheckedFilter): Steps<number> {
    const [row] = yield* wait(this.session.run(countList(this.collection, this.session.companyId, filter)))
    return Number(row?.rows ?? 0)
  }
}

function positionOf(collection: Collection, record: RecordFields, { list }: CheckedFilter): CheckedPosition {
  return { rank: rankOf(fieldOf(record, list.by, collection), list.by), key: keyOfRecord(record, collection) }
}

/** Negative if `a` comes before `b` in the order. */
function compare(order: Order, a: CheckedPosition, b: CheckedPosition): number {
  const ascending = a.rank === b.rank ? compareKeys(a.key, b.key) : a.rank - b.rank
  return order === 'first' ? ascending : -ascending
}

/** True for a record that a list has, behind the position from which it is read; as the statement of the list selects. */
function isInList(collection: Collection, record: RecordFields, { filter, options }: CheckedList): boolean {
  const { list, group, low, high } = filter
  if (list.where !== undefined && groupOf(record, list.where, collection) !== group) return false
  const position = positionOf(collection, record, filter)
  if (position.rank < low || position.rank >= high) return false
  return options.after === undefined || compare(options.order, position, options.after) > 0
}

/** The rows in the order of a list. */
function sortForList<R>({ options }: CheckedList, rows: readonly R[], positionOfRow: (row: R) => CheckedPosition): R[] {
  const placed = rows.map((row) => ({ row, position: positionOfRow(row) }))
  return placed.sort((a, b) => compare(options.order, a.position, b.position)).map(({ row }) => row)
}
