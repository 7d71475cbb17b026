import type { OffsetPage, PageOptions } from '../../store/index.ts'

/** The pages of a list that is at hand, as a store gives them of its own. */
export function pageOfList<R>(list: readonly R[]): (options: PageOptions) => Promise<OffsetPage<R>> {
  return async ({ offset, limit }) => ({ rows: list.slice(offset, offset + limit), total: list.length })
}
