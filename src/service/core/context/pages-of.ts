import type { ListOptions, ListPage } from '../../../store/index.ts'

/** The rows of a list, page by page; `betweenPages` gives others their turn. */
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
