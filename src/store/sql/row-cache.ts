import { getOrInsertComputed } from '../../errors/index.ts'
import type { CollectionName } from '../collections.ts'
import { type KeyParts, mapKey } from '../row-fields.ts'
import type { SqlRow } from './database.ts'
import { tableName } from './table-columns.ts'

/** The most rows and lists cached at once. */
const ENTRIES_MAX = 100

/** The rows and lists read of a table. */
interface CachedTable {
  readonly rows: Map<string | number, SqlRow>
  readonly lists: Map<string, readonly SqlRow[]>
}

/** Rows that a transaction read by key, and short lists, until their table is written: nobody else writes in its company. */
export class RowCache {
  readonly #tables = new Map<CollectionName, CachedTable>()
  #size = 0

  get(name: CollectionName, key: KeyParts): SqlRow | undefined {
    return this.#tables.get(name)?.rows.get(mapKey(key))
  }

  set(name: CollectionName, key: KeyParts, row: SqlRow): void {
    this.#tableFor(name).rows.set(mapKey(key), row)
  }

  /** The rows of a list, whose statement is `key`. */
  list(name: CollectionName, key: string): readonly SqlRow[] | undefined {
    return this.#tables.get(name)?.lists.get(key)
  }

  setList(name: CollectionName, key: string, rows: readonly SqlRow[]): void {
    this.#tableFor(name).lists.set(key, rows)
  }

  /** Drops the rows that a statement may have changed. */
  written(text: string): void {
    for (const name of this.#tables.keys()) if (text.includes(`${tableName(name)} `)) this.#tables.delete(name)
  }

  /** The table, for one more entry. */
  #tableFor(name: CollectionName): CachedTable {
    if (this.#size >= ENTRIES_MAX) {
      this.#tables.clear()
      this.#size = 0
    }
    this.#size += 1
    return getOrInsertComputed(this.#tables, name, () => ({ rows: new Map(), lists: new Map() }))
  }
}
