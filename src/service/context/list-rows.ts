import { Violations } from '../../errors/index.ts'
import type { OffsetPage, PageOptions, Row } from '../../store/index.ts'
import { checkWhole } from './check-whole.ts'
import type { Listed, ListPart } from './outcome.ts'
import { pause } from './pace.ts'

/** Rows of a store's page at most. */
const PAGE_MAX = 10_000

/** Throws `query_invalid`, of both at once. */
function checkPart({ limit, offset }: ListPart): void {
  const found = new Violations()
  checkWhole(found, 'limit', { value: limit, min: 1 })
  checkWhole(found, 'offset', { value: offset, min: 0 })
  found.throwIfAny()
}

/** The part of a list that is asked for; without a limit all of it. Throws `query_invalid`, of both at once. */
export async function listRows<R>(
  pageOf: (options: PageOptions) => Promise<OffsetPage<Row<R>>>,
  part: ListPart = {},
): Promise<Listed<Row<R>>> {
  checkPart(part)
  const { limit, offset = 0, isCounted = true } = part
  const records: Row<R>[] = []
  for (let wanted = limit ?? Number.POSITIVE_INFINITY; ; ) {
    const size = Math.min(wanted, PAGE_MAX)
    const { rows, total } = await pageOf({ offset: offset + records.length, limit: size, isCounted })
    for (const row of rows) records.push(row)
    wanted -= rows.length
    if (wanted <= 0 || rows.length < size) return { records, total }
    await pause()
  }
}
