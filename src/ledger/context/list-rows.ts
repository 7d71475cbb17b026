import { yieldToOthers } from '../../base/index.ts'
import { checkOptionNames, fail, Violations } from '../../core/errors/index.ts'
import type { ListOptions, ListPage, ListPosition, OffsetPage, PageOptions } from '../../store/index.ts'
import { checkInteger } from './check-integer.ts'
import type { Page, PageRequest } from './use-cases.ts'

/** Reads the rows of a list page by page. `betweenPages` runs after each page except the last. */
export async function* pagesOf<R>(
  list: (options: ListOptions) => Promise<ListPage<R>>,
  options: ListOptions,
  betweenPages?: () => Promise<void>,
): AsyncGenerator<readonly R[], void, undefined> {
  let { rows, next } = await list(options)
  yield rows
  while (next !== null) {
    await betweenPages?.()
    ;({ rows, next } = await list({ ...options, after: next }))
    yield rows
  }
}

/** The most rows that a store returns at once. */
const PAGE_MAX = 10_000

/** A list whose rows are read by offset, or after a position. */
export interface RowSource<R> {
  page(options: PageOptions): Promise<OffsetPage<R>>
  list(options: ListOptions): Promise<ListPage<R>>
}

/** A collection whose lists a filter names. */
interface Lists<Named, R> {
  page(filter: Named, options: PageOptions): Promise<OffsetPage<R>>
  list(filter: Named, options: ListOptions): Promise<ListPage<R>>
}

/** Selects a list of a collection by its filter. */
export function rowsOfList<Named, R>(lists: Lists<Named, R>, filter: NoInfer<Named>): RowSource<R> {
  return { page: (options) => lists.page(filter, options), list: (options) => lists.list(filter, options) }
}

/** All records of a list. */
export async function readRecords<Named, R>(
  lists: Pick<Lists<Named, { readonly record: R }>, 'list'>,
  filter: NoInfer<Named>,
  options: ListOptions = {},
): Promise<readonly R[]> {
  const records: R[] = []
  for await (const rows of pagesOf((part) => lists.list(filter, part), options)) {
    for (const { record } of rows) records.push(record)
  }
  return records
}

/** The cursor that clients get for a position: text that only `positionOf` reads. */
export function cursorOf({ at, key }: ListPosition): string {
  return JSON.stringify([at, ...key])
}

function isPart(part: unknown): part is string | number {
  return typeof part === 'string' || Number.isSafeInteger(part)
}

/** The position of a cursor. Throws `query_invalid`. */
export function positionOf(cursor: unknown): ListPosition {
  const parts = typeof cursor === 'string' ? partsOf(cursor) : null
  return parts === null ? rejectCursor(cursor) : { at: parts[0], key: parts.slice(1) }
}

/** Throws `query_invalid`. */
export function rejectCursor(cursor: unknown): never {
  const message = 'must be the cursor of the previous page; leave it out for the first page'
  return fail('after', 'query_invalid', { message, received: cursor })
}

function partsOf(text: string): readonly [string | number, ...(string | number)[]] | null {
  try {
    const parts: unknown = JSON.parse(text)
    return Array.isArray(parts) && parts.length > 1 && parts.every(isPart) ? (parts as [string | number]) : null
  } catch {
    return null
  }
}

/** Throws `query_invalid` with all violations. */
function checkPart(part: PageRequest): void {
  checkOptionNames(part, { limit: true, offset: true, after: true, isCounted: true })
  const { limit, offset, after } = part
  const violations = new Violations()
  checkInteger(violations, 'limit', { value: limit, min: 1 })
  checkInteger(violations, 'offset', { value: offset, min: 0 })
  if (after !== undefined && offset !== undefined) {
    violations.add('offset', 'query_invalid', 'cannot be combined with after; send one of them')
  }
  violations.throwIfAny()
}

/** Reads rows after a cursor, or from the start. */
async function listAfterCursor<R>(
  source: RowSource<R>,
  { limit = Number.POSITIVE_INFINITY, after }: Pick<PageRequest, 'limit' | 'after'>,
): Promise<Page<R>> {
  const records: R[] = []
  let from = after === undefined ? null : positionOf(after)
  for (;;) {
    const size = Math.min(limit - records.length, PAGE_MAX)
    const { rows, next } = await source.list({ limit: size, ...(from === null ? {} : { after: from }) })
    for (const row of rows) records.push(row)
    if (next === null) return { records, total: null }
    if (records.length >= limit) return { records, total: null, next: cursorOf(next) }
    from = next
  }
}

/** Reads a part of a list and converts its rows in order. Throws `query_invalid`. */
export async function listResources<R, Resource>(
  source: RowSource<R>,
  part: PageRequest | undefined,
  toResource: (row: R) => Resource | Promise<Resource>,
): Promise<Page<Resource>> {
  const { records: rows, ...rest } = await listRows(source, part)
  const records: Resource[] = []
  for (const row of rows) records.push(await toResource(row))
  return { records, ...rest }
}

/**
 * Reads the requested part of a list, or all of it without a limit. An uncounted page has `next` if more rows follow.
 * Throws `query_invalid` with all violations.
 */
export async function listRows<R>(source: RowSource<R>, part: PageRequest = {}): Promise<Page<R>> {
  checkPart(part)
  const { limit, offset = 0, isCounted = true, after } = part
  if (after !== undefined || (!isCounted && part.offset === undefined)) return listAfterCursor(source, part)
  const records: R[] = []
  for (let missing = limit ?? Number.POSITIVE_INFINITY; ; ) {
    const size = Math.min(missing, PAGE_MAX)
    const { rows, total } = await source.page({ offset: offset + records.length, limit: size, isCounted })
    for (const row of rows) records.push(row)
    missing -= rows.length
    if (missing <= 0 || rows.length < size) return { records, total }
    await yieldToOthers()
  }
}
