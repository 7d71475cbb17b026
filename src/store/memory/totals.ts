import { EventLoopYield, yieldToOthers } from '../../base/index.ts'
import { add, multiply, type Rational } from '../../core/exact/index.ts'
import type { Collection, Collections, ContributionPath, Holder } from '../collections.ts'
import { type CountedCompany, type CountedRow, recount, type StoredTotal } from '../recount.ts'
import { fieldOf, type RecordFields } from '../row-fields.ts'
import type { HolderDifference } from '../session-store.ts'
import { differenceOf, directChanges, holderOf, type TotalChange } from '../total-changes.ts'
import type { CompanyState, Journal } from './session.ts'
import { type EntryState, exactOf, Total } from './sorted-entries.ts'

/** The total of a holder; undefined if the holder does not exist. */
export function totalOf(state: CompanyState, holder: Holder, id: string | number): Total | undefined {
  if (holder === 'company') return state.total
  const exact = state.table(holder).get(id)?.exact
  return exact instanceof Total ? exact : undefined
}

/** Sets a total; a rollback restores it. */
function setTotal(journal: Journal, total: Total, value: Rational): void {
  const before = total.value
  journal.note(() => {
    total.value = before
  })
  total.value = value
}

/** The totals that a transaction changes, and how to undo that. */
interface TotalsSession {
  readonly state: CompanyState
  readonly journal: Journal
}

/** The states of a row before (null: absent) and after (null: deleted) a write. */
interface RowChange {
  readonly key: string | number
  readonly before: EntryState | null
  readonly after: EntryState | null
}

function contributionOf(state: EntryState | null) {
  return state === null ? null : { record: state.record, exact: exactOf(state) }
}

/** Applies a written row to every total by exact differences, within the journal's transaction. */
export function applyEntryChange(session: TotalsSession, collection: Collection, change: RowChange): void {
  const role = collection.exact
  if (role === 'emission') applyEmission(session, collection, change)
  else if (role === 'share') applyShare(session, collection, change)
}

function applyEmission(session: TotalsSession, collection: Collection, { key, before, after }: RowChange): void {
  const change = { before: contributionOf(before), after: contributionOf(after) }
  for (const one of directChanges(collection, change)) addToTotal(session, one)
  passOnDifference(session, collection, { id: key, difference: differenceOf(change) })
}

/** A link is identified by what it joins, so an update changes only its share. */
function applyShare(session: TotalsSession, collection: Collection, { before, after }: RowChange): void {
  const row = after ?? before
  const one = collection.links
  if (row === null || one === null) return
  const share = differenceOf({ before: contributionOf(before), after: contributionOf(after) })
  const source = fieldOf(row.record, one.source, collection) as string | number
  const entry = session.state.table(one.from).get(source)
  const id = holderOf(row.record, one)
  if (entry !== undefined && id !== null)
    addToTotal(session, { holder: one.to, id, difference: multiply(exactOf(entry), share) })
}

function addToTotal(session: TotalsSession, { holder, id, difference }: TotalChange): void {
  if (difference.n === 0n) return
  const total = totalOf(session.state, holder, id)
  if (total === undefined)
    throw new TypeError(
      `${holder === 'company' ? holder : holder.name} ${id} is named but not there: the references were not checked`,
    )
  setTotal(session.journal, total, add(total.value, difference))
  if (holder !== 'company') passOnDifference(session, holder, { id, difference })
}

function passOnDifference(
  session: TotalsSession,
  from: Collection,
  { id, difference }: Pick<TotalChange, 'id' | 'difference'>,
): void {
  if (difference.n === 0n) return
  for (const one of from.sharedOut) {
    for (const link of session.state.table(one.through).rowsNaming(one.source, id)) {
      const holderId = holderOf(link.record, one)
      if (holderId !== null)
        addToTotal(session, { holder: one.to, id: holderId, difference: multiply(difference, exactOf(link)) })
    }
  }
}

/** The record that a link shares out; undefined for other rows. */
function sourceOf(state: CompanyState, one: ContributionPath, record: RecordFields) {
  if (one.through === undefined) return undefined
  const { from, through, source } = one
  const id = fieldOf(record, source, through) as string | number
  const entry = state.table(from).get(id)
  return { id, exact: exactOf(entry ?? { exact: null }) }
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
