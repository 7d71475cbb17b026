import { parseNumber, printExact, type Rational, ZERO } from '../../exact/index.ts'
import type { CollectionName } from '../collections.ts'
import type { TotalHolder } from '../contributions.ts'
import { plus } from '../exact-total.ts'
import type { SqlConnection } from './database.ts'
import { selectExact, updateExact } from './statements.ts'

/** A total as the transaction sees it. */
interface Held {
  readonly holder: TotalHolder
  readonly id: string | number
  value: Rational
  isChanged: boolean
}

function keyOf(holder: TotalHolder, id: string | number): string {
  return `${holder} ${id}`
}

/**
 * The totals that a transaction has touched. Each is read once and written once, at the end or before somebody reads its
 * row: nobody else changes them meanwhile, since writers of a company take turns.
 */
export class HeldTotals {
  readonly #companyId: number
  readonly #connection: SqlConnection
  /** null: there is no such holder. */
  readonly #held = new Map<string, Held | null>()
  #changed: Held[] = []

  constructor(companyId: number, connection: SqlConnection) {
    this.#companyId = companyId
    this.#connection = connection
  }

  /** The total; null: there is no such holder. */
  async valueOf(holder: TotalHolder, id: string | number): Promise<Rational | null> {
    return (await this.#find(holder, id))?.value ?? null
  }

  /** Adds to a total that is there. */
  async add(holder: TotalHolder, id: string | number, difference: Rational): Promise<void> {
    const held = await this.#find(holder, id)
    if (held === null) throw new TypeError(`${holder} ${id} is named but not there: the references were not checked`)
    held.value = plus(held.value, difference)
    if (held.isChanged) return
    held.isChanged = true
    this.#changed.push(held)
  }

  /** A row that holds a total came or went: what was known of it says nothing any more. */
  forget(holder: CollectionName, id: string | number): void {
    this.#held.delete(keyOf(holder as TotalHolder, id))
  }

  /** Writes what has changed; of one collection, when only that is about to be read. */
  async write(holder?: CollectionName): Promise<void> {
    const due = this.#changed.filter((one) => holder === undefined || one.holder === holder)
    if (due.length === 0) return
    this.#changed = this.#changed.filter((one) => !due.includes(one))
    for (const one of due) {
      one.isChanged = false
      const { text, values } = updateExact(one.holder, this.#companyId, { id: one.id, exact: printExact(one.value) })
      await this.#connection.run(text, values)
    }
  }

  async #find(holder: TotalHolder, id: string | number): Promise<Held | null> {
    const key = keyOf(holder, id)
    const known = this.#held.get(key)
    if (known !== undefined) return known
    const { text, values } = selectExact(holder, this.#companyId, id)
    const [row] = await this.#connection.run(text, values)
    const value = row === undefined ? (holder === 'company' ? ZERO : null) : parseNumber(row.exact as string)
    const held = value === null ? null : { holder, id, value, isChanged: false }
    this.#held.set(key, held)
    return held
  }
}
