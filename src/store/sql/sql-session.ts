import { type Awaitable, runSteps, type Steps, wait, when } from '../../base/index.ts'
import { printExact } from '../../core/exact/index.ts'
import type { Collection } from '../collections.ts'
import type { LogHead } from '../log-chain.ts'
import { type KeyParts, mapKey } from '../row-fields.ts'
import { type HandledSession, OpenSession, type TransactionKind } from '../session-store.ts'
import { insertRows } from './batch-statements.ts'
import type { TransactionRows } from './company-memory.ts'
import type { PipelinedStatement, SqlRow, Statement } from './database.ts'
import type { GuardedConnection } from './guarded-connection.ts'
import type { SqlKeyDirectory } from './key-directory.ts'
import type { RowCache } from './row-cache.ts'
import { nextNumber, selectRow, type WrittenRow } from './statements.ts'
import type { TotalsBuffer } from './totals-buffer.ts'

/** The transaction of a session. */
export interface SessionTransaction {
  readonly kind: TransactionKind
  readonly companyId: number
  readonly connection: GuardedConnection
  readonly totals: TotalsBuffer
  readonly rows: TransactionRows
}

/** The work of one caller in a transaction of one company, which works that are committed together share. */
export class SqlSession extends OpenSession implements HandledSession {
  readonly companyId: number
  readonly totals: TotalsBuffer
  readonly directory: SqlKeyDirectory
  readonly read: RowsRead
  readonly #connection: GuardedConnection
  readonly #rows: TransactionRows
  #rowsUsed: 'own' | 'remembered' = 'own'
  /** The last call in progress; null: none. */
  #underWay: Promise<void> | null = null
  /** True if only reads are in progress. */
  #onlyReads = true
  #hasWritten = false

  constructor({ kind, companyId, connection, totals, rows }: SessionTransaction, directory: SqlKeyDirectory) {
    super()
    this.companyId = companyId
    this.#connection = connection
    this.directory = directory
    this.totals = totals
    this.#rows = rows
    this.read = new RowsRead(kind)
  }

  /** True once a statement of it may have changed rows. */
  get hasWritten(): boolean {
    return this.#hasWritten
  }

  /** Uses rows that were remembered since earlier transactions. */
  useMemory(): void {
    this.#rowsUsed = 'remembered'
  }

  /** The rows of a collection that were read before. */
  rowsOf(collection: Collection): RowCache {
    return this.#rows.of(collection, this.#rowsUsed)
  }

  /** The identity of the transaction. */
  get transaction(): object {
    return this.#connection
  }

  /** True while a call is in progress, which the next one waits for. */
  get isBusy(): boolean {
    return this.#underWay !== null
  }

  /**
   * Serializes calls in the order in which they are made: each runs several statements, and a concurrent one would see
   * half of them. Throws `transaction_ended`.
   */
  serialize<T>(call: () => Awaitable<T>): Awaitable<T> {
    this.checkOpen()
    this.#onlyReads = false
    return this.#follow(this.#underWay === null ? call() : this.#underWay.then(call))
  }

  /** Runs a reading call. Reads that are made together share a round trip, if the client pipelines and no total is to be written. */
  serializeRead<T>(call: () => Awaitable<T>): Awaitable<T> {
    const isBehindReads = this.#underWay === null || this.#onlyReads
    if (!isBehindReads || !this.#connection.isPipelined || !this.totals.isWritten) return this.serialize(call)
    this.checkOpen()
    this.#onlyReads = true
    return this.#follow(call())
  }

  /** Lets later calls wait for this one and for those that are in progress. */
  #follow<T>(answer: Awaitable<T>): Awaitable<T> {
    if (!(answer instanceof Promise)) return answer
    const settle = () => {
      if (this.#underWay === settled) this.#underWay = null
    }
    const before = this.#underWay
    const settled: Promise<void> = answer
      .then(
        () => before,
        () => before,
      )
      .then(settle)
    this.#underWay = settled
    return answer
  }

  /** Rejects further calls, and waits for calls that were not awaited: none is ever half committed. */
  end(): Awaitable<void> {
    this.close()
    return when(this.#underWay ?? undefined, () => this.#connection.settle())
  }

  /** The exact total of the company. */
  companyTotal(): Awaitable<string> {
    return this.serialize(() => when(runSteps(this.totals.company.total()), printExact))
  }

  logHead(): Awaitable<LogHead> {
    return this.serialize(() => runSteps(this.totals.company.logHead()))
  }

  /** Assigns the next number of a collection; a rollback restores it. */
  nextNumber(collection: Collection): Awaitable<number> {
    return this.serialize(() => {
      return when(this.run(nextNumber(this.companyId, collection)), ([row]) => Number(row?.last))
    })
  }

  /** Runs a statement; null returns no rows. */
  run(statement: Statement | null): Awaitable<readonly SqlRow[]> {
    if (statement === null) return []
    if (!statement.text.startsWith('select ')) this.#wrote(statement.tables)
    return this.#connection.run(statement)
  }

  /** The new rows of a collection that are not stored yet. */
  deferredRows(collection: Collection): readonly WrittenRow[] {
    return this.#connection.deferredRows(collection)
  }

  /** Selects a row by its key. New rows of its table stay held back, unless one of them has the key. */
  select(collection: Collection, key: KeyParts): Awaitable<readonly SqlRow[]> {
    const statement = () => selectRow(collection, this.companyId, key)
    if (this.#connection.isHeldBack(collection, key)) return this.#connection.run(statement())
    return this.#rows.ahead.rowsOf(collection, key) ?? this.#connection.runAmongStored(statement())
  }

  /** Runs the statement of a short list, or finds its rows as this transaction read them before: those that are stored. */
  *runList(collection: Collection, statement: Statement | null): Steps<readonly SqlRow[]> {
    if (statement === null) return []
    const cache = this.rowsOf(collection)
    const known = cache.list(collection, statement)
    if (known !== undefined) return known
    const ahead = this.#rows.ahead.listOf(collection, statement)
    if (ahead !== undefined) return ahead
    const rows = yield* wait(this.#connection.runAmongStored(statement))
    cache.setList(collection, statement, rows)
    return rows
  }

  /** Inserts a row; false if its key is taken, where that is not found out later and all works of the group run again. */
  insert(collection: Collection, row: WrittenRow): Awaitable<boolean> {
    if (this.#connection.defer(collection, row)) {
      this.#hasWritten = true
      this.read.anyWritten()
      return true
    }
    return when(this.run(insertRows(collection, this.companyId, [row])), ({ length }) => length > 0)
  }

  #wrote(tables: readonly string[]): void {
    this.#hasWritten = true
    this.#rows.written(tables)
    this.read.anyWritten()
  }

  /** Pipelines a change of known rows; see `send` of the connection. */
  send(collection: Collection, statement: PipelinedStatement, keys: readonly KeyParts[]): Awaitable<void> {
    this.#hasWritten = true
    this.#rows.written(statement.tables)
    this.read.rowsWritten(collection, keys)
    return this.#connection.send(statement)
  }
}

/** The state of a returned row. */
interface ReturnedRow {
  readonly collection: Collection
  /** The number of writing statements at that time. */
  readonly writes: number
}

/** The rows that a transaction has returned: trusted data from the store, until overwritten. */
class RowsRead {
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
