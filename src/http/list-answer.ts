import { jsonAnswer, recordsText } from './answers.ts'
import { piecesOf } from './body-pieces.ts'
import { type AskedList, ListPages, type ListQuery, ROWS_OF_A_PAGE_MAX } from './list-pages.ts'
import { nextTurn } from './next-turn.ts'
import { uncounted } from './operation.ts'
import type { StreamedResponse } from './request.ts'

/** The pages by which a list is delivered. */
export interface ListDelivery {
  /** Throws where whoever asked is not let in any more. */
  readonly admit: () => Promise<void>
  /** Counts an answer that is under way, until what comes back is called. */
  readonly take: () => () => void
  readonly onError: (error: unknown) => void
}

/** The query of the next page, as a reference that is relative to the one asked for. */
function linkTo(query: ListQuery, next: string | number): string {
  const { offset: _, ...asked } = query
  const pairs = Object.entries({ ...asked, after: next }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `<?${pairs.join('&')}>; rel="next"`
}

/** A page of rows that are read at once. */
async function onePage(list: Omit<AskedList, 'textOf'>): Promise<StreamedResponse> {
  const { operation, company, call } = list
  const query = call.query as ListQuery
  const { records, next } = await operation.list(company, { ...call, query: uncounted(query), change: {} })
  const response = jsonAnswer(`[${recordsText(records as readonly object[])}]`)
  if (next === undefined) return response
  return { ...response, headers: { ...response.headers, link: linkTo(query, next) } }
}

/**
 * The answer with a list: a page as it is; a long list page by page, each of which is read by itself, so that no more than
 * one is held. Throws what the operation throws; what is thrown of a later page ends the pieces.
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
