import { add, multiply, type Rational } from '../../core/exact/index.ts'
import type { Collection, Holder } from '../collections.ts'
import { fieldOf } from '../row-fields.ts'
import { differenceOf, directChanges, holderOf, type TotalChange } from '../total-changes.ts'
import type { CompanyState } from './company-state.ts'
import { type EntryState, exactOf, Total } from './entry.ts'
import type { Journal } from './journal.ts'

/** The total of a holder; undefined if the holder does not exist. */
export function totalOf(state: CompanyState, holder: Holder, id: string | number): Total | undefined {
  if (holder === 'company') return state.total
  const exact = state.table(holder).get([id])?.exact
  return exact instanceof Total ? exact : undefined
}

/** Sets a total; a rollback restores it. */
export function setTotal(journal: Journal, total: Total, value: Rational): void {
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
export interface RowChange {
  readonly key: string | number
  readonly before: EntryState | null
  readonly after: EntryState | null
}

function toContributingRow(state: EntryState | null) {
  return state === null ? null : { record: state.record, exact: exactOf(state) }
}

/** Applies a written row to every total by exact differences, within the journal's transaction. */
export function applyChange(session: TotalsSession, collection: Collection, change: RowChange): void {
  const role = collection.exact
  if (role === 'emission') emissionChanged(session, collection, change)
  else if (role === 'share') shareChanged(session, collection, change)
}

function emissionChanged(session: TotalsSession, collection: Collection, { key, before, after }: RowChange): void {
  const change = { before: toContributingRow(before), after: toContributingRow(after) }
  for (const one of directChanges(collection, change)) addToTotal(session, one)
  shareOut(session, collection, { id: key, difference: differenceOf(change) })
}

/** A link is identified by what it joins, so an update changes only its share. */
function shareChanged(session: TotalsSession, collection: Collection, { before, after }: RowChange): void {
  const row = after ?? before
  const one = collection.links
  if (row === null || one === null) return
  const share = differenceOf({ before: toContributingRow(before), after: toContributingRow(after) })
  const source = fieldOf(row.record, one.source, collection) as string | number
  const entry = session.state.table(one.from).get([source])
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
  if (holder !== 'company') shareOut(session, holder, { id, difference })
}

function shareOut(
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
