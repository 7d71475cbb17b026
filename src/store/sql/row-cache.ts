import { getOrInsertComputed } from '../../errors/index.ts'
import type { CollectionName } from '../collections.ts'
import { type KeyParts, mapKey } from '../row-fields.ts'
import type { SqlRow } from './database.ts'
import { tableOf } from './table-columns.ts'

/** The most rows and lists cached at once. */
const ENTRIES_MAX = 100

/** The rows and lists read of a table. */
interface CachedTable {
  readonly rows: Map<string | number, SqlRow>
  readonly lists: Map<string, readonly SqlRow[]>
}

/** Rows that a transaction read by key, and short lists, until their table is written: nobody else writes in its company. */
export class RowCache {
  /** By the name of the table. */
  readonly #tables = new Map<string, CachedTable>()
  #size = 0

  get(name: CollectionName, key: KeyParts): SqlRow | undefined {
    return this.#tables.get(tableOf(name).name)?.rows.get(mapKey(key))
  }

  set(name: CollectionName, key: KeyParts, row: SqlRow): void {
    this.#tableFor(name).rows.set(mapKey(key), row)
  }

  /** The rows of a list, whose statement is `key`. */
  list(name: CollectionName, key: string): readonly SqlRow[] | undefined {
    return this.#tables.get(tableOf(name).name)?.lists.get(key)
  }

  setList(name: CollectionName, key: string, rows: readonly SqlRow[]): void {
    this.#tableFor(name).lists.set(key, rows)
  }

  /** Drops the rows of tables that a statement has changed. */
  written(tables: readonly string[]): void {
    for (const table of tables) this.#tables.delete(table)
  }

  /** The table, for one more entry. */
  #tableFor(name: CollectionName): CachedTable {
    if (this.#size >= ENTRIES_MAX) {
      this.#tables.clear()
      this.#size = 0
    }
    this.#size += 1
    return getOrInsertComputed(this.#tables, tableOf(name).name, () => ({ rows: new Map(), lists: new Map() }))
  }
}
