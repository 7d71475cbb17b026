import { jsonAnswer, recordsText } from './answers.ts'
import { piecesOf } from './body-pieces.ts'
import { type AskedList, ListPages, type ListQuery, ROWS_OF_A_PAGE_MAX } from './list-pages.ts'
import { withoutTotal } from './operation.ts'
import type { StreamedResponse } from './request.ts'

/** The timers of runtimes; workers have no `setImmediate`. */
interface Timers {
  readonly setImmediate?: (work: () => void) => unknown
  readonly setTimeout: (work: () => void, ms: number) => unknown
}

/** Lets everything that waits have its turn first: a store that answers at once would keep others waiting. */
function nextTurn(): Promise<void> {
  const { setImmediate, setTimeout } = globalThis as unknown as Timers
  return new Promise((resolve) => {
    if (setImmediate === undefined) setTimeout(resolve, 0)
    else setImmediate(resolve)
  })
}

/** The delivery of a list page by page. */
export interface ListDelivery {
  /** Throws if the caller is no longer admitted. */
  readonly admit: () => Promise<void>
  /** Counts a response in progress, until the returned function is called. */
  readonly take: () => () => void
  readonly onError: (error: unknown) => void
}

/** The query of the next page, relative to the requested URL. */
function linkTo(query: ListQuery, next: string | number): string {
  const { offset: _, ...asked } = query
  const pairs = Object.entries({ ...asked, after: next }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `<?${pairs.join('&')}>; rel="next"`
}

/** A page of rows read at once. */
async function onePage(list: Omit<AskedList, 'textOf'>): Promise<StreamedResponse> {
  const { operation, company, call } = list
  const query = call.query as ListQuery
  const { records, next } = await operation.list(company, { ...call, query: withoutTotal(query), change: {} })
  const response = jsonAnswer(`[${recordsText(records as readonly object[])}]`)
  if (next === undefined) return response
  return { ...response, headers: { ...response.headers, link: linkTo(query, next) } }
}

/**
 * The response with a list: a page as a text; a long list in pieces that are read one by one, so that only one is in
 * memory. Throws the errors of the operation; an error of a later page ends the pieces.
 */
export async function listAnswer(
  list: Omit<AskedList, 'textOf'>,
  { admit, take, onError }: ListDelivery,
): Promise<StreamedResponse> {
  const { limit = Number.POSITIVE_INFINITY } = list.call.query as ListQuery
  if (list.page === null && limit <= ROWS_OF_A_PAGE_MAX) return onePage(list)
  const pages = new ListPages({ ...list, textOf: recordsText })
  const first = await pages.nextText()
  if (pages.isOver) return jsonAnswer(first)
  const close = take()
  let held: string | null = first
  const pull = async () => {
    const piece = held
    held = null
    if (piece !== null || pages.isOver) return piece
    await nextTurn()
    await admit()
    return pages.nextText()
  }
  return { ...jsonAnswer(''), body: piecesOf({ pull, close, onError }) }
}
