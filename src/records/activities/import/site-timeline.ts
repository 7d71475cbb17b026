import { placeInSorted } from '../../../base/index.ts'
import type { ListOptions, ListPage } from '../../../store/index.ts'

/** A row with the start of its period. */
export interface StartingRow {
  readonly record: { readonly id: string; readonly startDate: string }
}

/** Lists the stored rows of a site that start in a span, the latest first. */
export type ListStarting<R extends StartingRow> = (
  span: { readonly from?: string; readonly to?: string },
  options: ListOptions,
) => Promise<ListPage<R>>

/** The earliest and the latest end of new records. */
export interface Ends {
  readonly first: string
  readonly last: string
}

/** The maximum of stored rows to read at once, instead of a few for each new record. */
const READ_MAX = 2000

const NONE = { rows: [], next: null } as const

/** True if `a` comes before `b` in a list: the latest start first, then by id. */
function isBefore({ record: a }: StartingRow, { record: b }: StartingRow): boolean {
  return a.startDate === b.startDate ? a.id < b.id : a.startDate > b.startDate
}

function merged<R extends StartingRow>(a: readonly R[], b: readonly R[]): R[] {
  return [...a, ...b].sort((one, other) => (isBefore(one, other) ? -1 : 1))
}

/** The stored and new records of a site by their starts. Reads stored records as rarely as possible. */
export class SiteTimeline<R extends StartingRow> {
  readonly #list: ListStarting<R>
  readonly #ends: Ends
  /** The rows that were read, and the new ones, in the order of a list. */
  #rows: R[] = []
  /** Null: nothing was read yet. */
  #isComplete: boolean | null = null

  /** Prepares for queries that end between the ends. */
  constructor(list: ListStarting<R>, ends: Ends) {
    this.#list = list
    this.#ends = ends
  }

  /** Reads every row that queries with this limit may find. False if there are too many. */
  async #read(limit: number): Promise<boolean> {
    const { first, last } = this.#ends
    const { rows, next } = first < last ? await this.#list({ from: first, to: last }, { limit: READ_MAX }) : NONE
    if (next !== null) return false
    this.#rows = merged([...rows, ...(await this.#list({ to: first }, { limit })).rows], this.#rows)
    return true
  }

  /** Returns up to `limit` rows that start before `to`, the latest first. */
  async before(to: string, limit: number): Promise<readonly R[]> {
    this.#isComplete ??= await this.#read(limit)
    const start = placeInSorted(this.#rows, ({ record }) => record.startDate >= to)
    const rows = this.#rows.slice(start, start + limit)
    if (this.#isComplete) return rows
    return merged(rows, (await this.#list({ to }, { limit })).rows).slice(0, limit)
  }

  /** Adds a row that is not stored yet. */
  add(row: R): void {
    this.#rows.splice(
      placeInSorted(this.#rows, (one) => isBefore(one, row)),
      0,
      row,
    )
  }
}
