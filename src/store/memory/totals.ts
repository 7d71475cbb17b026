import { add, multiply, type Rational } from '../../exact/index.ts'
import { type CollectionName, collectionOf } from '../collections.ts'
import type { TotalHolder } from '../contributions.ts'
import { fieldOf } from '../row-fields.ts'
import { differenceOf, directChanges, holderOf, sharedFrom, sharedThrough } from '../total-changes.ts'
import type { CompanyState } from './company-state.ts'
import { type EntryState, exactOf } from './entry.ts'
import type { Journal } from './journal.ts'
import { Total } from './total.ts'

/** The total of a holder; undefined if the holder does not exist. */
export function totalOf(state: CompanyState, holder: TotalHolder, id: string | number): Total | undefined {
  if (holder === 'company') return state.total
  const exact = state.table(holder).get([id])?.exact
  return exact instanceof Total ? exact : undefined
}

/** The states of a row before (null: absent) and after (null: deleted) a write. */
export interface RowChange {
  readonly key: string | number
  readonly before: EntryState | null
  readonly after: EntryState | null
}

function contributing(state: EntryState | null) {
  return state === null ? null : { record: state.record, exact: exactOf(state) }
}

/** Applies the effect of a written row to every total by exact differences, within the journal's transaction. */
export class TotalKeeper {
  readonly #state: CompanyState
  readonly #journal: Journal

  constructor(state: CompanyState, journal: Journal) {
    this.#state = state
    this.#journal = journal
  }

  /** Applies a written row of `name` to the totals. */
  changed(name: CollectionName, change: RowChange): void {
    const role = collectionOf(name).exact
    if (role === 'emission') this.#emissionChanged(name, change)
    else if (role === 'share') this.#shareChanged(name, change)
  }

  #emissionChanged(name: CollectionName, { key, before, after }: RowChange): void {
    const change = { before: contributing(before), after: contributing(after) }
    for (const { holder, id, difference } of directChanges(name, change)) this.#add(holder, id, difference)
    this.#shareOut(name, key, differenceOf(change))
  }

  /** A link is identified by what it joins, so an update changes only its share. */
  #shareChanged(name: CollectionName, { before, after }: RowChange): void {
    const row = after ?? before
    const way = sharedThrough(name)
    if (row === null || way === undefined) return
    const difference = differenceOf({ before: contributing(before), after: contributing(after) })
    const source = fieldOf(row.record, way.source, collectionOf(name)) as string | number
    const entry = this.#state.table(way.from).get([source])
    if (entry !== undefined) this.#add(way.to, holderOf(row.record, way), multiply(exactOf(entry), difference))
  }

  #add(holder: TotalHolder, id: string | number | null, difference: Rational): void {
    if (id === null || difference.n === 0n) return
    const total = totalOf(this.#state, holder, id)
    if (total === undefined)
      throw new TypeError(`${holder} ${id} is named but not there: the references were not checked`)
    const { value } = total
    this.#journal.note(() => {
      total.value = value
    })
    total.value = add(value, difference)
    if (holder !== 'company') this.#shareOut(holder, id, difference)
  }

  #shareOut(from: CollectionName, id: string | number, difference: Rational): void {
    if (difference.n === 0n) return
    for (const one of sharedFrom(from)) {
      for (const link of this.#state.table(one.through).rowsNaming(one.source, id)) {
        this.#add(one.to, holderOf(link.record, one), multiply(difference, exactOf(link)))
      }
    }
  }
}
