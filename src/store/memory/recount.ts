import { EventLoopYield, yieldToOthers } from '../../base/index.ts'
import type { Collections, ContributionPath } from '../collections.ts'
import { type CountedCompany, type CountedRow, recount, type StoredTotal } from '../recount.ts'
import { fieldOf } from '../row-fields.ts'
import type { HolderDifference } from '../session-store.ts'
import { holderOf } from '../total-changes.ts'
import type { CompanyState } from './company-state.ts'
import { exactOf } from './entry.ts'
import type { Journal } from './journal.ts'
import { setTotal, totalOf } from './totals.ts'

/** The record that a link shares out; undefined for other rows. */
function sourceOf(state: CompanyState, one: ContributionPath, record: object) {
  if (one.through === undefined) return undefined
  const { from, through, source } = one
  const id = fieldOf(record, source, through) as string | number
  const entry = state.table(from).get([id])
  return { id, exact: exactOf(entry ?? { record, version: 0, exact: null }) }
}

/** The items one by one, in turns with other work. */
async function* inTurns<T>(items: Iterable<T>, eventLoop: EventLoopYield): AsyncGenerator<T> {
  for (const item of items) {
    if (eventLoop.isDue(1)) await yieldToOthers()
    yield item
  }
}

/** The totals that differ from the sums of the records; with a journal, also corrects them. */
export function recountState(
  state: CompanyState,
  collections: Collections,
  journal?: Journal,
): Promise<HolderDifference[]> {
  const eventLoop = new EventLoopYield()
  const company: CountedCompany = {
    async *rowsOf(one): AsyncGenerator<CountedRow> {
      for await (const entry of inTurns(state.table(one.through ?? one.from).all(), eventLoop)) {
        const { record } = entry
        yield { holder: holderOf(record, one), exact: exactOf(entry), source: sourceOf(state, one, record) }
      }
    },
    async *totalsOf(holder): AsyncGenerator<StoredTotal> {
      if (holder === 'company') yield { id: '', value: state.total.value }
      else
        for await (const entry of inTurns(state.table(holder).all(), eventLoop))
          yield { id: entry.key, value: exactOf(entry) }
    },
    correct:
      journal &&
      (async (holder, { id }, sum) => {
        const total = totalOf(state, holder, id)
        if (total !== undefined) setTotal(journal, total, sum)
      }),
  }
  return recount(company, collections)
}
