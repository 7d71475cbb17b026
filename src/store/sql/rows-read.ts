import type { CollectionName } from '../collections.ts'
import { type KeyParts, mapKey } from '../row-fields.ts'

/** What is known of a row that was handed out. */
interface HandedOut {
  readonly name: CollectionName
  /** How many statements had written by then. */
  readonly writes: number
}

/** The rows that a transaction handed out: data that nobody else can have made up, as long as it is not written over. */
export class RowsRead {
  readonly #read = new WeakMap<object, HandedOut>()
  /** What is known of the row that was handed out last, and mostly of the next. */
  #last: HandedOut | null = null
  #writes = 0
  /** Which statement was the last that may have written any row; and the last that wrote a row, of those that tell. */
  #lastOfAny = 0
  readonly #lastOfRow = new Map<string, number>()

  /** Remembers a row that is handed out. */
  handOut<R extends object>(name: CollectionName, row: R): R {
    const isAlike = this.#last !== null && this.#last.name === name && this.#last.writes === this.#writes
    this.#last = isAlike ? this.#last : { name, writes: this.#writes }
    this.#read.set(row, this.#last as HandedOut)
    return row
  }

  /** Notes a statement that may write any row. */
  anyWritten(): void {
    this.#writes += 1
    this.#lastOfAny = this.#writes
  }

  /** Notes a statement that writes these rows and no others. */
  rowsWritten(name: CollectionName, keys: readonly KeyParts[]): void {
    this.#writes += 1
    for (const key of keys) this.#lastOfRow.set(`${name} ${mapKey(key)}`, this.#writes)
  }

  /** True for a row that was handed out, whatever became of it since. */
  has(row: object): boolean {
    return this.#read.has(row)
  }

  /** The same for a row of a collection. */
  hasOf(name: CollectionName, row: object): boolean {
    return this.#read.get(row)?.name === name
  }

  /** True for a row of a key that is as it was handed out: nobody else writes, and this transaction has not since. */
  isAsRead(name: CollectionName, row: object, key: KeyParts): boolean {
    const read = this.#read.get(row)
    if (read?.name !== name || read.writes < this.#lastOfAny) return false
    return read.writes >= (this.#lastOfRow.get(`${name} ${mapKey(key)}`) ?? 0)
  }
}
