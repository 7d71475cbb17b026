import { type Awaitable, getOrCompute, type Steps, wait } from '../../base/index.ts'
import type { Collection } from '../collections.ts'
import { type KeyParts, mapKey } from '../row-fields.ts'
import { type ManyStatements, selectLists, selectRows } from './batch-statements.ts'
import type { SqlRow, Statement } from './database.ts'
import { keyOfRow } from './sql-row.ts'
import { tableOf } from './table-columns.ts'

/** The keys and the lists that works will read. */
export class ExpectedRows {
  readonly #keys = new Map<Collection, Map<string | number, KeyParts>>()
  /** Those that one statement can select, by their values. */
  readonly #lists = new Map<string, Map<string, Statement>>()

  addKey(collection: Collection, key: KeyParts): void {
    getOrCompute(this.#keys, collection, () => new Map<string | number, KeyParts>()).set(mapKey(key), key)
  }

  /** `list`: a statement of `selectList`, whose last values are its limit and its offset. */
  addList(list: Statement): void {
    const shape = [list.text, ...list.values.slice(-2)].join('\n')
    getOrCompute(this.#lists, shape, () => new Map<string, Statement>()).set(keyOfList(list), list)
  }

  get keys(): readonly (readonly [Collection, readonly KeyParts[]])[] {
    return [...this.#keys].map(([collection, keys]) => [collection, [...keys.values()]])
  }

  get lists(): readonly ManyStatements[] {
    return [...this.#lists.values()].flatMap((lists) => {
      const [first, ...others] = lists.values()
      return first === undefined ? [] : [[first, ...others] as const]
    })
  }
}

/** One text for a list: no line break is in any of its values. */
function keyOfList({ text, values }: Statement): string {
  return [text, ...values].join('\n')
}

/** The part of a connection that reads stored rows. */
interface StoredRowsReader {
  readonly isPipelined: boolean
  runAmongStored(statement: Statement): Awaitable<readonly SqlRow[]>
}

/** A statement, and what becomes of its rows. */
interface SentRead {
  readonly statement: Statement
  readonly keep: (rows: readonly SqlRow[]) => void
}

/**
 * Reads what the works of a group will ask for, with one statement for each table and kind of list. Each work would wait for
 * statements of its own otherwise. Forgets what it read of a table once that is written.
 */
export class ReadAhead {
  readonly #companyId: number
  /** By the name of the table, then by key or list. A key without a row has an empty list. */
  readonly #tables = new Map<string, Map<string | number, readonly SqlRow[]>>()

  constructor(companyId: number) {
    this.#companyId = companyId
  }

  /** The stored rows of a key, one at most. Undefined if the key was not read. */
  rowsOf(collection: Collection, key: KeyParts): readonly SqlRow[] | undefined {
    return this.#tables.get(tableOf(collection).name)?.get(mapKey(key))
  }

  /** The stored rows of a list. Undefined if it was not read. */
  listOf(collection: Collection, list: Statement): readonly SqlRow[] | undefined {
    return this.#tables.get(tableOf(collection).name)?.get(keyOfList(list))
  }

  /** Forgets the rows of tables that a statement has changed. */
  written(tables: readonly string[]): void {
    for (const table of tables) this.#tables.delete(table)
  }

  clear(): void {
    this.#tables.clear()
  }

  /** Reads rows and lists. Nothing may be written until the steps have ended. */
  *read(connection: StoredRowsReader, expected: ExpectedRows): Steps<void> {
    const reads = [...this.#readsOfKeys(expected), ...this.#readsOfLists(expected)]
    if (!connection.isPipelined) {
      for (const { statement, keep } of reads) keep(yield* wait(connection.runAmongStored(statement)))
      return
    }
    const answers = yield* wait(Promise.all(reads.map(({ statement }) => connection.runAmongStored(statement))))
    for (const [index, rows] of answers.entries()) reads[index]?.keep(rows)
  }

  #readsOfKeys({ keys }: ExpectedRows): SentRead[] {
    return keys.map(([collection, wanted]) => ({
      statement: selectRows(collection, this.#companyId, wanted),
      keep: (rows) => {
        const read = this.#tableOf(tableOf(collection).name)
        for (const key of wanted) read.set(mapKey(key), [])
        for (const row of rows) read.set(mapKey(keyOfRow(collection, row)), [row])
      },
    }))
  }

  #readsOfLists({ lists }: ExpectedRows): SentRead[] {
    return lists.map((wanted) => ({ statement: selectLists(wanted), keep: (rows) => this.#keepLists(wanted, rows) }))
  }

  #keepLists(wanted: ManyStatements, rows: readonly SqlRow[]): void {
    const found = wanted.map((): SqlRow[] => [])
    for (const row of rows) found[Number(row.list ?? 0)]?.push(row)
    for (const [index, list] of wanted.entries()) {
      for (const table of list.tables) this.#tableOf(table).set(keyOfList(list), found[index] ?? [])
    }
  }

  #tableOf(name: string): Map<string | number, readonly SqlRow[]> {
    return getOrCompute(this.#tables, name, () => new Map())
  }
}
