import { fail } from '../../errors/index.ts'
import { printExact } from '../../exact/index.ts'
import { type CollectionName, collectionOf } from '../collections.ts'
import { type KeyParts, mapKey } from '../row-fields.ts'
import type { SqlRow } from './database.ts'
import type { GuardedConnection, SentStatement } from './guarded-connection.ts'
import { type HeldOf, HeldTotals } from './held-totals.ts'
import type { KeyDirectory } from './key-directory.ts'
import { nextNumber, type Statement } from './statements.ts'
import { tableName } from './table-columns.ts'

/** A statement that writes, and its table. */
const WRITES = /^(?:insert into|update|delete from) (\w+) /

/** Rows that are remembered at once. */
const FOUND_MAX = 100

/** What is known of a row that was handed out. */
interface HandedOut {
  readonly name: CollectionName
  /** How many statements had written by then. */
  readonly writes: number
}

/** One transaction of one company, while it lasts. */
export class SqlSession {
  readonly companyId: number
  readonly totals: HeldTotals
  readonly directory: KeyDirectory
  readonly #connection: GuardedConnection
  /** The last of the calls under way; null: none is. */
  #underWay: Promise<void> | null = null
  #isOpen = true
  /** Rows that were read by their keys, since something was written last. */
  readonly #found = new Map<string, SqlRow>()
  /** Rows that were handed out: data that nobody else can have made up. */
  readonly #read = new WeakMap<object, HandedOut>()
  /** What is known of the row that was handed out last, and mostly of the next. */
  #lastRead: HandedOut | null = null
  #writes = 0
  /** By table, which of them was the last that may have written any of its rows; and which the last of single rows. */
  readonly #lastWrites = new Map<string, number>()
  readonly #lastWritesOf = new Map<CollectionName, Map<string | number, number>>()

  constructor(of: HeldOf, directory: KeyDirectory) {
    this.companyId = of.companyId
    this.#connection = of.connection
    this.directory = directory
    this.totals = new HeldTotals(of)
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** True while a call is under way, for which the next one waits. */
  get isBusy(): boolean {
    return this.#underWay !== null
  }

  /** Throws `transaction_ended`. */
  checkOpen(): void {
    if (this.#isOpen) return
    fail('', 'transaction_ended', 'the transaction has ended; await every call inside of its work')
  }

  /**
   * One call after the other, in the order in which they are made: each is more than one statement, and another one between
   * them would see half of it. Throws `transaction_ended`.
   */
  inTurn<T>(call: () => Promise<T>): Promise<T> {
    this.checkOpen()
    const answer = this.#underWay === null ? call() : this.#underWay.then(call)
    const settle = () => {
      if (this.#underWay === settled) this.#underWay = null
    }
    const settled: Promise<void> = answer.then(settle, settle)
    this.#underWay = settled
    return answer
  }

  /** Refuses calls from now on, and waits for those that nobody waited for: half of one is never kept. */
  async end(): Promise<void> {
    this.#isOpen = false
    if (this.#underWay !== null) await this.#underWay
    await this.#connection.settle()
  }

  /** The exact total of the company. */
  async companyTotal(): Promise<string> {
    return printExact(await this.totals.company.total())
  }

  /** A row as it was read before and is still: nobody else writes rows of the company meanwhile. */
  found(name: CollectionName, key: KeyParts): SqlRow | undefined {
    return this.#found.get(`${name} ${mapKey(key)}`)
  }

  /** Remembers a row for whoever asks for it next, until something is written. */
  remember(name: CollectionName, key: KeyParts, row: SqlRow): void {
    // what stands beside a record that holds a total changes with other records
    if (collectionOf(name).exact === 'total') return
    if (this.#found.size >= FOUND_MAX) this.#found.clear()
    this.#found.set(`${name} ${mapKey(key)}`, row)
  }

  /** Remembers a row that is handed out. */
  handOut<R extends object>(name: CollectionName, row: R): R {
    const last = this.#lastRead
    const isAlike = last !== null && last.name === name && last.writes === this.#writes
    this.#lastRead = isAlike ? last : { name, writes: this.#writes }
    this.#read.set(row, this.#lastRead)
    return row
  }

  /** True for a row that this transaction handed out, whatever became of it since. */
  hasRead(row: object): boolean {
    return this.#read.has(row)
  }

  /** The same for a row of a collection. */
  hasReadOf(name: CollectionName, row: object): boolean {
    return this.#read.get(row)?.name === name
  }

  /** True for a row of a key that is as it was handed out: nobody else writes, and this transaction has not since. */
  isAsRead(name: CollectionName, row: object, key: KeyParts): boolean {
    const read = this.#read.get(row)
    if (read?.name !== name || read.writes < (this.#lastWrites.get(tableName(name)) ?? 0)) return false
    return read.writes >= (this.#lastWritesOf.get(name)?.get(mapKey(key)) ?? 0)
  }

  /** The rows of a statement; none for a statement that nothing could answer. */
  async run(statement: Statement | null): Promise<readonly SqlRow[]> {
    if (statement === null) return []
    const { text, values } = statement
    if (!text.startsWith('select ')) this.#lastWrites.set(this.#written(text), this.#writes)
    return this.#connection.run(text, values)
  }

  /** Changes rows of a collection, all of which are known, without waiting for the answer, as the connection's `send`. */
  async send(name: CollectionName, statement: SentStatement, keys: readonly KeyParts[]): Promise<void> {
    this.#written(statement.text)
    const lastWrites = this.#lastWritesOf.get(name) ?? new Map<string | number, number>()
    this.#lastWritesOf.set(name, lastWrites)
    for (const key of keys) lastWrites.set(mapKey(key), this.#writes)
    await this.#connection.send(statement)
  }

  /** The next number of what is counted; a rollback takes it back. */
  async nextNumber(name: CollectionName): Promise<number> {
    const [row] = await this.run(nextNumber(this.companyId, name))
    return Number(row?.last)
  }

  /** Notes a statement that writes; its table comes back. */
  #written(text: string): string {
    this.#found.clear()
    this.#writes += 1
    const [, table] = WRITES.exec(text) ?? []
    if (table === undefined) throw new TypeError(`what a statement writes is not known: ${text.slice(0, 60)}`)
    return table
  }
}
