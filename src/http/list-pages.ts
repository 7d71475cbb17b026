import type { Company } from '../service/index.ts'
import type { Call, FramedPage, ListOperation } from './operation.ts'
import { uncounted } from './operation.ts'

/** Rows of a page that is asked for, at most; more are a long list. */
export const ROWS_OF_A_PAGE_MAX = 1000
/** Rows of a long list that are read at once, at most and at first. */
const ROWS_AT_ONCE_MAX = 500
const ROWS_FIRST = 100
/** Characters that a page of a long list is meant to have. */
const PAGE_LENGTH = 256 * 1024

/** The part of a list that is asked for. */
export interface ListQuery {
  readonly limit?: number
  readonly offset?: number
  readonly after?: string | number
}

/** A list that is asked for. */
export interface AskedList {
  readonly operation: ListOperation
  readonly company: Company
  readonly call: Omit<Call, 'change'>
  /** What the records are a page of; null: they are the answer. */
  readonly page: FramedPage | null
  /** The JSON of records, separated by commas. */
  readonly textOf: (records: readonly object[]) => string
}

/** What stands around the records of a list that is no page. */
const LIST = { before: '[', after: () => ']' }

/** The JSON of a long list, page by page: each is read by itself when it is asked for, and is forgotten then. */
export class ListPages {
  readonly #list: AskedList
  readonly #query: ListQuery
  #left: number
  #rows = ROWS_FIRST
  #read = 0
  #next: ListQuery | null

  constructor(list: AskedList) {
    const { page, call } = list
    const query: ListQuery = page === null ? (call.query as ListQuery) : { offset: page.offset, limit: page.limit }
    const { limit = Number.POSITIVE_INFINITY, ...from } = query
    this.#list = list
    this.#query = query
    this.#left = limit
    this.#next = from
  }

  /** True once the last page was read. */
  get isOver(): boolean {
    return this.#next === null
  }

  /** The text of the next page, with the brackets of the list where they belong. */
  async nextText(): Promise<string> {
    const { operation, company, call, textOf } = this.#list
    const size = Math.min(this.#rows, this.#left)
    const part = uncounted({ ...this.#query, ...this.#next, limit: size })
    const { records, next } = await operation.list(company, { ...call, query: part, change: {} })
    const text = textOf(records as readonly object[])
    const isFirst = this.#read === 0
    this.#read += records.length
    this.#left -= records.length
    this.#next = this.#left > 0 ? this.#behind(records.length < size, next) : null
    this.#rows = rowsFor(records.length, text.length)
    const { before, after } = this.#list.page ?? LIST
    return `${isFirst ? before : text === '' ? '' : ','}${text}${this.isOver ? after(this.#read) : ''}`
  }

  /** The start of the next page; rows that were skipped by their number are skipped so again. */
  #behind(isLast: boolean, next: string | number | undefined): ListQuery | null {
    const { offset } = this.#query
    if (offset !== undefined) return isLast ? null : { offset: offset + this.#read }
    return next === undefined ? null : { after: next }
  }
}

/** Rows of the next page, so that its text is as long as is meant. */
function rowsFor(rows: number, length: number): number {
  if (length === 0) return ROWS_FIRST
  return Math.max(1, Math.min(ROWS_AT_ONCE_MAX, Math.floor((rows * PAGE_LENGTH) / length)))
}
