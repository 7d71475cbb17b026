import { multiply, parsePrinted, type Rational } from '../../exact/index.ts'
import { type CollectionName, collectionOf } from '../collections.ts'
import type { TotalHolder } from '../contributions.ts'
import { fieldOf } from '../row-fields.ts'
import {
  type ContributingRow,
  type ContributionChange,
  differenceOf,
  directChanges,
  holderOf,
  sharedFrom,
  sharedThrough,
} from '../total-changes.ts'
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

/** Applies the effect of written rows to every total by exact differences, in the same transaction. */
export class TotalKeeper {
  readonly #session: SqlSession

  constructor(session: SqlSession) {
    this.#session = session
  }

  /** Applies a written row of `name` to the totals. */
  async changed(name: CollectionName, change: ContributionChange): Promise<void> {
    const role = collectionOf(name).exact
    if (role === 'emission') await this.#emissionChanged(name, change)
    else if (role === 'share') await this.#shareChanged(name, change)
  }

  /** Applies many written rows of `name` to the totals, each of which is read and changed once. */
  async allChanged(name: CollectionName, changes: readonly ContributionChange[]): Promise<void> {
    const direct = isSharedOut(name) ? null : changes.flatMap((change) => directChanges(name, change))
    if (direct?.every(({ holder }) => holder === 'company' || sharedFrom(holder).length === 0)) {
      return this.#session.totals.addLater(direct)
    }
    for (const change of changes) await this.changed(name, change)
  }

  async #emissionChanged(name: CollectionName, change: ContributionChange): Promise<void> {
    const changes = directChanges(name, change)
    const records = changes.flatMap(({ holder, id }) => (holder === 'company' ? [] : [{ holder, id }]))
    await this.#session.totals.readAhead(records)
    for (const { holder, id, difference } of changes) await this.#add(holder, id, difference)
    const { record } = (change.after ?? change.before) as ContributingRow
    await this.#shareOut(name, fieldOf(record, 'id', collectionOf(name)) as string, differenceOf(change))
  }

  /** A link is identified by what it joins, so an update changes only its share. */
  async #shareChanged(name: CollectionName, change: ContributionChange): Promise<void> {
    const row = change.after ?? change.before
    const way = sharedThrough(name)
    if (row === null || way === undefined) return
    const source = fieldOf(row.record, way.source, collectionOf(name)) as string | number
    const total = await this.#numberOf(way.from, source)
    const id = holderOf(row.record, way)
    if (total !== null && id !== null) await this.#add(way.to, id, multiply(total, differenceOf(change)))
  }

  /** The exact number of a record: its emission, or its total within the transaction. */
  async #numberOf(name: CollectionName, id: string | number): Promise<Rational | null> {
    if (collectionOf(name).exact === 'total') return this.#session.totals.valueOf(name as TotalHolder, id)
    const [row] = await this.#session.run(selectRow(name, this.#session.companyId, [id]))
    return row === undefined ? null : parsePrinted(row.exact as string)
  }

  async #add(holder: TotalHolder, id: string | number, difference: Rational): Promise<void> {
    if (difference.n === 0n) return
    await this.#session.totals.add(holder, id, difference)
    if (holder !== 'company') await this.#shareOut(holder, id, difference)
  }

  async #shareOut(from: CollectionName, id: string | number, difference: Rational): Promise<void> {
    if (difference.n === 0n) return
    for (const { through, to, by, source } of sharedFrom(from)) {
      const links = { by: by as string, source, id }
      const column = collectionOf(through).numbers?.includes(by as string) === true ? Number : String
      for (const link of await this.#session.run(selectLinks(through, this.#session.companyId, links))) {
        await this.#add(to, column(link.holder), multiply(difference, parsePrinted(link.exact as string)))
      }
    }
  }
}
