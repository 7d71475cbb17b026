import type { Collection } from '../collections.ts'
import { type KeyParts, mapKey } from '../row-fields.ts'
import type { TransactionKind } from '../session-store.ts'

/** The state of a returned row. */
interface ReturnedRow {
  readonly collection: Collection
  /** The number of writing statements at that time. */
  readonly writes: number
}

/** The rows that a transaction has returned: trusted data from the store, until overwritten. */
export class RowsRead {
  readonly #kind: TransactionKind
  readonly #read = new WeakMap<object, ReturnedRow>()
  /** The row returned last, usually the next to be checked. */
  #last: ReturnedRow | null = null
  #writes = 0
  /** The last statement that may have written any row; and, per row, the last that wrote it. */
  #lastOfAny = 0
  readonly #lastOfRow = new Map<string, number>()

  /** A transaction that only reads remembers none: nobody asks for them, and they may be all rows of a company. */
  constructor(kind: TransactionKind) {
    this.#kind = kind
  }

  /** Remembers a returned row. */
  remember<R extends object>(collection: Collection, row: R): R {
    if (this.#kind === 'read') return row
    const isAlike = this.#last !== null && this.#last.collection === collection && this.#last.writes === this.#writes
    this.#last = isAlike ? this.#last : { collection, writes: this.#writes }
    this.#read.set(row, this.#last as ReturnedRow)
    return row
  }

  /** Records a statement that may write any row. */
  anyWritten(): void {
    this.#writes += 1
    this.#lastOfAny = this.#writes
  }

  /** Records a statement that writes only these rows. */
  rowsWritten(collection: Collection, keys: readonly KeyParts[]): void {
    this.#writes += 1
    for (const key of keys) this.#lastOfRow.set(`${collection.name} ${mapKey(key)}`, this.#writes)
  }

  /** True for a row that was returned, whether or not it was written since. */
  has(row: object): boolean {
    return this.#read.has(row)
  }

  /** The same for a row of a collection. */
  hasOf(collection: Collection, row: object): boolean {
    return this.#read.get(row)?.collection === collection
  }

  /** True if the row of a key is unchanged since it was returned: only this transaction writes, and it did not. */
  isAsRead(collection: Collection, row: object, key: KeyParts): boolean {
    const read = this.#read.get(row)
    if (read?.collection !== collection || read.writes < this.#lastOfAny) return false
    return read.writes >= (this.#lastOfRow.get(`${collection.name} ${mapKey(key)}`) ?? 0)
  }
}
