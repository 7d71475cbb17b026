import type { Company } from '../service/index.ts'
import type { Call, FramedPage, ListOperation } from './operation.ts'
import { withoutTotal } from './operation.ts'

/** The most rows of a requested page; more are a long list. */
export const ROWS_OF_A_PAGE_MAX = 1000
/** The most rows of a long list read at once, and the number read first. */
const ROWS_AT_ONCE_MAX = 500
const ROWS_FIRST = 100
/** The target length of a page of a long list, in characters. */
const PAGE_LENGTH = 64 * 1024

/** The requested part of a list. */
export interface ListQuery {
  readonly limit?: number
  readonly offset?: number
  readonly after?: string | number
}

/** A requested list. */
export interface AskedList {
  readonly operation: ListOperation
  readonly company: Company
  readonly call: Omit<Call, 'change'>
  /** The object around the page of records; null: the response is the list of records. */
  readonly page: FramedPage | null
  /** The JSON of records, separated by commas. */
  readonly textOf: (records: readonly object[]) => string
}

/** The brackets of a plain list. */
const LIST = { before: '[', after: () => ']' }

/** The JSON of a long list, page by page: each is read on demand and not retained. */
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

  /** The text of the next page, with the brackets of the list at its ends. */
  async nextText(): Promise<string> {
    const { operation, company, call, textOf } = this.#list
    const size = Math.min(this.#rows, this.#left)
    const part = withoutTotal({ ...this.#query, ...this.#next, limit: size })
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

  /** The query of the next page, by position or offset like the requested one. */
  #behind(isLast: boolean, next: string | number | undefined): ListQuery | null {
    const { offset } = this.#query
    if (offset !== undefined) return isLast ? null : { offset: offset + this.#read }
    return next === undefined ? null : { after: next }
  }
}

/** The number of rows for the next page to reach the target length. */
function rowsFor(rows: number, length: number): number {
  if (length === 0) return ROWS_FIRST
  return Math.max(1, Math.min(ROWS_AT_ONCE_MAX, Math.floor((rows * PAGE_LENGTH) / length)))
}
