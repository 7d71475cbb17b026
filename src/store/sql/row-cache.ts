import type { CollectionName } from '../collections.ts'
import { type KeyParts, mapKey } from '../row-fields.ts'
import type { SqlRow } from './database.ts'
import { tableName } from './table-columns.ts'

/** The most rows cached at once. */
const ROWS_MAX = 100

/** Rows that a transaction read by key, until their table is written: nobody else writes rows of its company. */
export class RowCache {
  readonly #rows = new Map<CollectionName, Map<string | number, SqlRow>>()
  #size = 0

  get(name: CollectionName, key: KeyParts): SqlRow | undefined {
    return this.#rows.get(name)?.get(mapKey(key))
  }

  set(name: CollectionName, key: KeyParts, row: SqlRow): void {
    if (this.#size >= ROWS_MAX) this.#clear()
    const rows = this.#rows.get(name) ?? new Map()
    rows.set(mapKey(key), row)
    this.#rows.set(name, rows)
    this.#size += 1
  }

  /** Drops the rows that a statement may have changed. */
  written(text: string): void {
    for (const name of this.#rows.keys()) if (text.includes(`${tableName(name)} `)) this.#rows.delete(name)
  }

  #clear(): void {
    this.#rows.clear()
    this.#size = 0
  }
}
