import { multiply, parsePrinted, type Rational } from '../../exact/index.ts'
import { type CollectionName, collectionOf, isTotalHolder } from '../collections.ts'
import { fieldOf } from '../row-fields.ts'
import {
  type ContributingRow,
  type ContributionChange,
  differenceOf,
  directChanges,
  holderOf,
  sharedFrom,
  sharedThrough,
  type TotalChange,
} from '../total-changes.ts'
import type { HolderId } from './batch-statements.ts'
import type { SqlSession } from './sql-session.ts'
import { selectLinks, selectRow } from './statements.ts'

/** A row and its exact number, for computing totals. */
export function contributing(record: object, exact: string | null): ContributingRow {
  return { record, exact: parsePrinted(exact ?? '0') }
}

/** True if rows of the collection also contribute to totals that they do not reference themselves. */
function isSharedOut(name: CollectionName): boolean {
  return collectionOf(name).exact !== 'emission' || sharedFrom(name).length > 0
}

/** Applies a written row of `name` to every total by exact differences, in the same transaction. */
export async function applyChange(
  session: SqlSession,
  name: CollectionName,
  change: ContributionChange,
): Promise<void> {
  const role = collectionOf(name).exact
  if (role === 'emission') await emissionChanged(session, name, change)
  else if (role === 'share') await shareChanged(session, name, change)
}

/** Applies many written rows of `name` to the totals, each of which is read and changed once. */
export async function applyChanges(
  session: SqlSession,
  name: CollectionName,
  changes: readonly ContributionChange[],
): Promise<void> {
  const direct = isSharedOut(name) ? null : changes.flatMap((change) => directChanges(name, change))
  if (direct?.every(({ holder }) => holder === 'company' || sharedFrom(holder).length === 0)) {
    return session.totals.addLater(direct)
  }
  for (const change of changes) await applyChange(session, name, change)
}

async function emissionChanged(session: SqlSession, name: CollectionName, change: ContributionChange): Promise<void> {
  const changes = directChanges(name, change)
  await session.totals.readAhead(changes.filter((one): one is TotalChange & HolderId => one.holder !== 'company'))
  for (const one of changes) await add(session, one)
  const { record } = (change.after ?? change.before) as ContributingRow
  const id = fieldOf(record, 'id', collectionOf(name)) as string
  await shareOut(session, name, { id, difference: differenceOf(change) })
}

/** A link is identified by what it joins, so an update changes only its share. */
async function shareChanged(session: SqlSession, name: CollectionName, change: ContributionChange): Promise<void> {
  const row = change.after ?? change.before
  const one = sharedThrough(name)
  if (row === null || one === undefined) return
  const source = fieldOf(row.record, one.source, collectionOf(name)) as string | number
  const total = await exactNumberOf(session, one.from, source)
  const id = holderOf(row.record, one)
  if (total === null || id === null) return
  await add(session, { holder: one.to, id, difference: multiply(total, differenceOf(change)) })
}

/** The exact number of a record: its emission, or its total within the transaction. */
async function exactNumberOf(session: SqlSession, name: CollectionName, id: string | number): Promise<Rational | null> {
  if (isTotalHolder(name)) return session.totals.valueOf(name, id)
  const [row] = await session.run(selectRow(name, session.companyId, [id]))
  return row === undefined ? null : parsePrinted(String(row.exact))
}

async function add(session: SqlSession, { holder, id, difference }: TotalChange): Promise<void> {
  if (difference.n === 0n) return
  await session.totals.add(holder, id, difference)
  if (holder !== 'company') await shareOut(session, holder, { id, difference })
}

async function shareOut(
  session: SqlSession,
  from: CollectionName,
  { id, difference }: Pick<TotalChange, 'id' | 'difference'>,
): Promise<void> {
  if (difference.n === 0n) return
  for (const one of sharedFrom(from)) {
    const idOf = collectionOf(one.through).numbers?.includes(one.by ?? '') === true ? Number : String
    for (const link of await session.run(selectLinks(one, session.companyId, { field: one.source, id }))) {
      const share = multiply(difference, parsePrinted(String(link.exact)))
      await add(session, { holder: one.to, id: idOf(link.holder), difference: share })
    }
  }
}
