import type { Collection } from '../collections.ts'
import { ReadAhead } from './read-ahead.ts'
import { RowCache } from './row-cache.ts'

/** The most companies remembered at once. */
const COMPANIES_MAX = 100

/** The rows of a company as they were at a head of its log. */
export interface RememberedRows {
  readonly digest: string
  readonly rows: RowCache
}

/**
 * Remembers rows of companies between transactions: those of logged collections, while the head of the log stays the same.
 * Other processes change such a row only together with the head, which each writer reads under its lock.
 */
export class CompanyMemory {
  readonly #companies = new Map<number, RememberedRows>()

  /** Takes the rows out: a transaction that is not committed leaves none behind. There are none if the log has moved on. */
  take(companyId: number, digest: string): RowCache {
    const remembered = this.#companies.get(companyId)
    this.#companies.delete(companyId)
    return remembered?.digest === digest ? remembered.rows : new RowCache()
  }

  /** Remembers the rows that a transaction read and left as they are, after its commit. */
  keep(companyId: number, { digest, rows }: RememberedRows): void {
    this.#companies.set(companyId, { digest, rows })
    if (this.#companies.size <= COMPANIES_MAX) return
    const [longest] = this.#companies.keys()
    if (longest !== undefined) this.#companies.delete(longest)
  }
}

/** The rows that a transaction read, and those that are remembered from earlier ones. */
export class TransactionRows {
  readonly #own = new RowCache()
  #remembered: RowCache | null = null
  /** The rows that works of a group will ask for. */
  readonly ahead: ReadAhead

  constructor(companyId: number) {
    this.ahead = new ReadAhead(companyId)
  }

  /** Uses remembered rows too, for works that ask for them. */
  recall(rows: RowCache): void {
    this.#remembered = rows
  }

  /** The cache of a collection, for a work that uses remembered rows or not. */
  of({ isLogged }: Collection, use: 'own' | 'remembered'): RowCache {
    return use === 'remembered' && isLogged ? (this.#remembered ?? this.#own) : this.#own
  }

  /** Drops the rows of tables that a statement has changed. */
  written(tables: readonly string[]): void {
    this.#own.written(tables)
    this.#remembered?.written(tables)
    this.ahead.written(tables)
  }
}
