import { getOrCompute } from '../../base/index.ts'
import type { Collection } from '../collections.ts'
import { type KeyParts, mapKey } from '../row-fields.ts'
import type { SqlRow, SqlValue, Statement } from './database.ts'
import { tableOf } from './table-columns.ts'

/** The most rows and lists cached at once. */
const ENTRIES_MAX = 100

/** One text for the values of a statement: those of keys and lists are printable, so no line break is in any of them. */
function keyOfValues(values: readonly SqlValue[]): string {
  return values.join('\n')
}

/** The rows and lists read of a table. */
interface CachedTable {
  readonly rows: Map<string | number, SqlRow>
  /** By the text of their statement, then by its values. */
  readonly lists: Map<string, Map<string, readonly SqlRow[]>>
}

/** Rows that a transaction read by key, and short lists, until their table is written: nobody else writes in its company. */
export class RowCache {
  /** By the name of the table. */
  readonly #tables = new Map<string, CachedTable>()
  #size = 0

  get(collection: Collection, key: KeyParts): SqlRow | undefined {
    return this.#tables.get(tableOf(collection).name)?.rows.get(mapKey(key))
  }

  set(collection: Collection, key: KeyParts, row: SqlRow): void {
    this.#tableFor(collection).rows.set(mapKey(key), row)
  }

  /** The rows that the statement of a list selects. */
  list(collection: Collection, { text, values }: Statement): readonly SqlRow[] | undefined {
    return this.#tables.get(tableOf(collection).name)?.lists.get(text)?.get(keyOfValues(values))
  }

  setList(collection: Collection, { text, values }: Statement, rows: readonly SqlRow[]): void {
    getOrCompute(this.#tableFor(collection).lists, text, () => new Map()).set(keyOfValues(values), rows)
  }

  /** Drops the rows of tables that a statement has changed. */
  written(tables: readonly string[]): void {
    for (const table of tables) this.#tables.delete(table)
  }

  /** The table, for one more entry. */
  #tableFor(collection: Collection): CachedTable {
    if (this.#size >= ENTRIES_MAX) {
      this.#tables.clear()
      this.#size = 0
    }
    this.#size += 1
    return getOrCompute(this.#tables, tableOf(collection).name, () => ({ rows: new Map(), lists: new Map() }))
  }
}
