import { fail } from '../../errors/index.ts'
import { printExact } from '../../exact/index.ts'
import { type CollectionName, collectionOf } from '../collections.ts'
import { type KeyParts, mapKey } from '../row-fields.ts'
import type { SqlRow } from './database.ts'
import type { GuardedConnection, SentStatement } from './guarded-connection.ts'
import { type HeldOf, HeldTotals } from './held-totals.ts'
import type { KeyDirectory } from './key-directory.ts'
import { RowsRead } from './rows-read.ts'
import { nextNumber, type Statement } from './statements.ts'

/** Rows that are remembered at once. */
const FOUND_MAX = 100

/** One transaction of one company, while it lasts. */
export class SqlSession {
  readonly companyId: number
  readonly totals: HeldTotals
  readonly directory: KeyDirectory
  readonly read = new RowsRead()
  readonly #connection: GuardedConnection
  /** The last of the calls under way; null: none is. */
  #underWay: Promise<void> | null = null
  #isOpen = true
  /** Rows that were read by their keys, since something was written last. */
  readonly #found = new Map<string, SqlRow>()

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

  /** The rows of a statement; none for a statement that nothing could answer. */
  async run(statement: Statement | null): Promise<readonly SqlRow[]> {
    if (statement === null) return []
    const { text, values } = statement
    if (!text.startsWith('select ')) {
      this.#found.clear()
      this.read.anyWritten()
    }
    return this.#connection.run(text, values)
  }

  /** Changes rows of a collection, all of which are known, without waiting for the answer, as the connection's `send`. */
  async send(name: CollectionName, statement: SentStatement, keys: readonly KeyParts[]): Promise<void> {
    this.#found.clear()
    this.read.rowsWritten(name, keys)
    await this.#connection.send(statement)
  }

  /** The next number of what is counted; a rollback takes it back. */
  async nextNumber(name: CollectionName): Promise<number> {
    const [row] = await this.run(nextNumber(this.companyId, name))
    return Number(row?.last)
  }
}
