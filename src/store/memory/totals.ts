import { multiply, negate, type Rational, ZERO } from '../../exact/index.ts'
import { type CollectionName, collectionOf } from '../collections.ts'
import { CONTRIBUTIONS, type Contribution, type TotalHolder } from '../contributions.ts'
import { plus } from '../exact-total.ts'
import { fieldOf } from '../row-fields.ts'
import type { CompanyState } from './company-state.ts'
import { type EntryState, exactOf } from './entry.ts'
import type { Journal } from './journal.ts'
import { Total } from './total.ts'

/** The id of the holder that a row names; null: none. The company has one only. */
export function holderOf(record: object, { by, from, through }: Contribution): string | number | null {
  if (by === undefined) return ''
  return (fieldOf(record, by, collectionOf(through ?? from)) as string | number | null | undefined) ?? null
}

/** The total of a holder; undefined when there is no such holder. */
export function totalOf(state: CompanyState, holder: TotalHolder, id: string | number): Total | undefined {
  if (holder === 'company') return state.total
  const exact = state.table(holder).get([id])?.exact
  return exact instanceof Total ? exact : undefined
}

/** What a row was (null: not there) and what it is now (null: gone). */
export interface RowChange {
  readonly key: string | number
  readonly before: EntryState | null
  readonly after: EntryState | null
}

const DIRECT = CONTRIBUTIONS.filter(({ through }) => through === undefined)
const SHARED = CONTRIBUTIONS.filter(({ through }) => through !== undefined)

/** Carries what a written row changes into every total, by exact differences, in the transaction of the journal. */
export class TotalKeeper {
  readonly #state: CompanyState
  readonly #journal: Journal

  constructor(state: CompanyState, journal: Journal) {
    this.#state = state
    this.#journal = journal
  }

  /** Carries a written row of `name` into the totals. */
  changed(name: CollectionName, change: RowChange): void {
    const role = collectionOf(name).exact
    if (role === 'emission') this.#emissionChanged(name, change)
    else if (role === 'share') this.#shareChanged(name, change)
  }

  #emissionChanged(name: CollectionName, { key, before, after }: RowChange): void {
    const old = before === null ? ZERO : negate(exactOf(before))
    const now = after === null ? ZERO : exactOf(after)
    const difference = plus(old, now)
    for (const one of DIRECT) {
      if (one.from !== name) continue
      const left = before === null ? null : holderOf(before.record, one)
      const joined = after === null ? null : holderOf(after.record, one)
      if (left === joined) this.#add(one.to, joined, difference)
      else {
        this.#add(one.to, left, old)
        this.#add(one.to, joined, now)
      }
    }
    this.#shareOut(name, key, difference)
  }

  /** Rows of links are known by what they join: only the share between two changes, or the link comes or goes. */
  #shareChanged(name: CollectionName, { before, after }: RowChange): void {
    const row = after ?? before
    const old = before === null ? ZERO : negate(exactOf(before))
    const difference = plus(old, after === null ? ZERO : exactOf(after))
    for (const one of SHARED) {
      if (one.through !== name || one.source === undefined || row === null) continue
      const source = fieldOf(row.record, one.source, collectionOf(name)) as string | number
      const entry = this.#state.table(one.from).get([source])
      if (entry !== undefined) this.#add(one.to, holderOf(row.record, one), multiply(exactOf(entry), difference))
    }
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
    total.value = plus(value, difference)
    if (holder !== 'company') this.#shareOut(holder, id, difference)
  }

  #shareOut(from: CollectionName, id: string | number, difference: Rational): void {
    if (difference.n === 0n) return
    for (const one of SHARED) {
      if (one.from !== from || one.through === undefined || one.source === undefined) continue
      for (const link of this.#state.table(one.through).rowsNaming(one.source, id)) {
        this.#add(one.to, holderOf(link.record, one), multiply(difference, exactOf(link)))
      }
    }
  }
}
