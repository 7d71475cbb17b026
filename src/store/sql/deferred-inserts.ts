import { getOrCompute } from '../../base/index.ts'
import type { Collection } from '../collections.ts'
import { type KeyParts, keyOfRecord, mapKey } from '../row-fields.ts'
import { splitRows, widthOfInsert } from './batch-sizes.ts'
import { insertRows } from './batch-statements.ts'
import type { TransactionRows } from './company-memory.ts'
import type { PipelinedStatement, SqlRow } from './database.ts'
import type { WrittenRow } from './statements.ts'
import { tableOf } from './table-columns.ts'

/** The most rows held back at once. */
const ROWS_MAX = 500

/** Thrown if the key of a row held back is taken: too late for its writer, so nothing of the transaction may stay. */
export class LateDuplicate extends Error {}

function checkInsertCount(inserted: readonly SqlRow[], rows: number): void {
  if (inserted.length < rows) throw new LateDuplicate('a key is taken')
}

/**
 * New rows held back until a statement concerns their table, so that those of several writers share one. No table
 * depends on another: the order of their rows does not matter.
 */
export class DeferredInserts {
  readonly #companyId: number
  readonly #cache: TransactionRows
  readonly #rows = new Map<Collection, WrittenRow[]>()
  /** The keys of those rows. */
  readonly #keys = new Map<Collection, Set<string | number>>()
  #size = 0

  /** `cache`: the rows that the transaction has read of tables. */
  constructor(companyId: number, cache: TransactionRows) {
    this.#companyId = companyId
    this.#cache = cache
  }

  /** The rows of a table that are held back. */
  of(collection: Collection): readonly WrittenRow[] {
    return this.#rows.get(collection) ?? []
  }

  /** True if a row of that key is held back. */
  has(collection: Collection, key: KeyParts): boolean {
    return this.#keys.get(collection)?.has(mapKey(key)) === true
  }

  /** Holds a row back; true if there are so many that they are due. */
  add(collection: Collection, row: WrittenRow): boolean {
    getOrCompute(this.#rows, collection, () => []).push(row)
    getOrCompute(this.#keys, collection, () => new Set()).add(mapKey(keyOfRecord(row.record, collection)))
    this.#size += 1
    return this.#size >= ROWS_MAX
  }

  /** Takes the statements that insert the rows of some tables, or of all. */
  take(tables?: readonly string[]): readonly PipelinedStatement[] {
    if (this.#size === 0) return []
    return [...this.#rows].flatMap(([collection, rows]) => {
      const table = tableOf(collection).name
      if (tables !== undefined && !tables.includes(table)) return []
      this.#rows.delete(collection)
      this.#keys.delete(collection)
      this.#size -= rows.length
      this.#cache.written([table])
      return splitRows(rows, widthOfInsert(collection)).map((part) => ({
        ...insertRows(collection, this.#companyId, part),
        check: (inserted: readonly SqlRow[]) => checkInsertCount(inserted, part.length),
      }))
    })
  }
}
