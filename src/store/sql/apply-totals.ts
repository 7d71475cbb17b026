import { type Steps, wait } from '../../base/index.ts'
import { multiply, parseRational, type Rational } from '../../core/exact/index.ts'
import type { Collection } from '../collections.ts'
import { fieldOf, type RecordFields } from '../row-fields.ts'
import {
  type ContributingRow,
  type ContributionChange,
  differenceOf,
  directChanges,
  holderOf,
  type TotalChange,
} from '../total-changes.ts'
import type { HolderId } from './batch-statements.ts'
import type { SqlSession } from './sql-session.ts'
import { selectLinks, selectRow } from './statements.ts'

/** A row and its exact number, for computing totals. */
export function toContributingRow(record: RecordFields, exact: string | null): ContributingRow {
  return { record, exact: parseRational(exact ?? '0') }
}

/** True if rows of the collection also contribute to totals that they do not reference themselves. */
function hasLinks(collection: Collection): boolean {
  return collection.exact !== 'emission' || collection.sharedOut.length > 0
}

/** Applies a written row to every total by exact differences, in the same transaction. */
export function* applyChange(session: SqlSession, collection: Collection, change: ContributionChange): Steps<void> {
  const role = collection.exact
  if (role === 'emission') yield* applyEmissionRow(session, collection, change)
  else if (role === 'share') yield* applyShareRow(session, collection, change)
}

/** Applies many written rows to the totals, reading and changing each total once. */
export function* applyChanges(
  session: SqlSession,
  collection: Collection,
  changes: readonly ContributionChange[],
): Steps<void> {
  const direct = hasLinks(collection) ? null : changes.flatMap((change) => directChanges(collection, change))
  if (direct?.every(({ holder }) => holder === 'company' || holder.sharedOut.length === 0)) {
    return yield* session.totals.addLater(direct)
  }
  for (const change of changes) yield* applyChange(session, collection, change)
}

function* applyEmissionRow(session: SqlSession, collection: Collection, change: ContributionChange): Steps<void> {
  const changes = directChanges(collection, change)
  yield* session.totals.readAhead(changes.filter((one): one is TotalChange & HolderId => one.holder !== 'company'))
  for (const one of changes) yield* add(session, one)
  const { record } = (change.after ?? change.before) as ContributingRow
  const id = fieldOf(record, 'id', collection) as string
  yield* passOnShares(session, collection, { id, difference: differenceOf(change) })
}

/** A link is identified by what it joins, so an update changes only its share. */
function* applyShareRow(session: SqlSession, collection: Collection, change: ContributionChange): Steps<void> {
  const row = change.after ?? change.before
  const one = collection.links
  if (row === null || one === null) return
  const source = fieldOf(row.record, one.source, collection) as string | number
  const total = yield* exactNumberOf(session, one.from, source)
  const id = holderOf(row.record, one)
  if (total === null || id === null) return
  yield* add(session, { holder: one.to, id, difference: multiply(total, differenceOf(change)) })
}

/** The exact number of a record: its emission, or its total within the transaction. */
function* exactNumberOf(session: SqlSession, collection: Collection, id: string | number): Steps<Rational | null> {
  if (collection.exact === 'total') return yield* session.totals.valueOf(collection, id)
  const [row] = yield* wait(session.run(selectRow(collection, session.companyId, [id])))
  return row === undefined ? null : parseRational(String(row.exact))
}

function* add(session: SqlSession, { holder, id, difference }: TotalChange): Steps<void> {
  if (difference.n === 0n) return
  yield* session.totals.add(holder, id, difference)
  if (holder !== 'company') yield* passOnShares(session, holder, { id, difference })
}

function* passOnShares(
  session: SqlSession,
  from: Collection,
  { id, difference }: Pick<TotalChange, 'id' | 'difference'>,
): Steps<void> {
  if (difference.n === 0n) return
  for (const one of from.sharedOut) {
    const idOf = one.through.numbers.includes(one.by) ? Number : String
    for (const link of yield* wait(session.run(selectLinks(one, session.companyId, { field: one.source, id })))) {
      const share = multiply(difference, parseRational(String(link.exact)))
      yield* add(session, { holder: one.to, id: idOf(link.holder), difference: share })
    }
  }
}
