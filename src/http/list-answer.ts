import { yieldToOthers } from '../base/index.ts'
import type { Company } from '../service/index.ts'
import { jsonAnswer, recordsText } from './answers.ts'
import { piecesOf } from './body-pieces.ts'
import { type Call, type FramedPage, type ListOperation, withoutTotal } from './operation.ts'
import type { StreamedResponse } from './request.ts'

/** The most rows of a requested page. More rows are a long list. */
const ROWS_OF_A_PAGE_MAX = 1000
/** The most rows of a long list read at once, and the number read first: stores cache no record of a list above 100 rows. */
const ROWS_AT_ONCE_MAX = 500
const ROWS_FIRST = 101
/** The target length of a page of a long list, in characters: more than 100 records of the usual length. */
const PAGE_LENGTH = 160 * 1024

/** The requested part of a list. */
interface ListQuery {
  readonly limit?: number
  readonly offset?: number
  readonly after?: string | number
}

const queryOf = (call: Omit<Call, 'change'>) => call.query as ListQuery

/** A requested list. */
export interface RequestedList {
  readonly operation: ListOperation
  readonly company: Company
  readonly call: Omit<Call, 'change'>
  /** The object around the page of records; null: the response is the list of records. */
  readonly page: FramedPage | null
}

/** The delivery of a list page by page. */
export interface ListDelivery {
  /** Throws if the caller is no longer admitted. */
  readonly admit: () => Promise<void>
  /** Counts a response in progress, until the returned function is called. */
  readonly take: () => () => void
  /** Reads a page when no other page of a long list of the company is being read. */
  readonly serialize: (read: () => Promise<string>) => Promise<string>
  readonly onError: (error: unknown) => void
}

/** Makes the query of the next page, relative to the requested URL. */
function nextPageLink(query: ListQuery, next: string | number): string {
  const { offset: _, ...requested } = query
  const pairs = Object.entries({ ...requested, after: next }).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  )
  return `<?${pairs.join('&')}>; rel="next"`
}

/** Reads a part of a list: the JSON of its records, separated by commas, their number, and the start of the next part. */
async function readPart({ operation, company, call }: RequestedList, query: ListQuery) {
  const { records, next } = await operation.list(company, { change: {}, ...call, query: withoutTotal(query) })
  return { text: recordsText(records as readonly object[]), count: records.length, next }
}

/** Chooses the number of rows for the next page to reach the target length. */
function nextPageRows(rows: number, length: number): number {
  if (length === 0) return ROWS_FIRST
  return Math.max(1, Math.min(ROWS_AT_ONCE_MAX, Math.floor((rows * PAGE_LENGTH) / length)))
}

/** The brackets of a plain list. */
const PLAIN = { before: '[', after: () => ']' }

/** Reads a long list page by page without retaining any page. The texts include the brackets of the list. */
function readPages(list: RequestedList) {
  const { page, call } = list
  const query: ListQuery = page === null ? queryOf(call) : { offset: page.offset, limit: page.limit }
  const { before, after } = page ?? PLAIN
  let left = query.limit ?? Number.POSITIVE_INFINITY
  let rows = ROWS_FIRST
  let read = 0
  let position: ListQuery | null = {}
  /** Finds the position of the next page, by offset or by cursor as requested; null after the last page. */
  const positionAfter = (isLast: boolean, next: string | number | undefined): ListQuery | null => {
    if (left <= 0) return null
    if (query.offset !== undefined) return isLast ? null : { offset: query.offset + read }
    return next === undefined ? null : { after: next }
  }
  return {
    isOver: () => position === null,
    nextText: async () => {
      const size = Math.min(rows, left)
      const { text, count, next } = await readPart(list, { ...query, ...position, limit: size })
      const start = read === 0 ? before : text === '' ? '' : ','
      read += count
      left -= count
      position = positionAfter(count < size, next)
      rows = nextPageRows(count, text.length)
      return `${start}${text}${position === null ? after(read) : ''}`
    },
  }
}

/** Responds with a page of rows that are read at once. */
async function onePage(list: RequestedList): Promise<StreamedResponse> {
  const query = queryOf(list.call)
  const { text, next } = await readPart(list, query)
  const response = jsonAnswer(`[${text}]`)
  if (next === undefined) return response
  return { ...response, headers: { ...response.headers, link: nextPageLink(query, next) } }
}

/**
 * Responds with a list. A page is a text. A long list is read piece by piece, so that only one piece is in memory.
 * Throws the errors of the operation; an error of a later page ends the pieces.
 */
export async function listAnswer(
  list: RequestedList,
  { admit, take, serialize, onError }: ListDelivery,
): Promise<StreamedResponse> {
  const { limit = Number.POSITIVE_INFINITY } = queryOf(list.call)
  if (list.page === null && limit <= ROWS_OF_A_PAGE_MAX) return onePage(list)
  const pages = readPages(list)
  const first = await serialize(pages.nextText)
  if (pages.isOver()) return jsonAnswer(first)
  const close = take()
  let buffered: string | null = first
  const pull = async () => {
    const piece = buffered
    buffered = null
    if (piece !== null || pages.isOver()) return piece
    await yieldToOthers()
    await admit()
    return serialize(pages.nextText)
  }
  return { ...jsonAnswer(''), body: piecesOf({ pull, close, onError }) }
}
