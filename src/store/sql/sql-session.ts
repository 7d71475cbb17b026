import { fail } from '../../errors/index.ts'
import { printExact, ZERO } from '../../exact/index.ts'
import type { CollectionName } from '../collections.ts'
import type { SqlConnection, SqlRow } from './database.ts'
import { HeldTotals } from './held-totals.ts'
import type { KeyDirectory } from './key-directory.ts'
import { nextNumber, type Statement } from './statements.ts'

/** One transaction of one company, while it lasts. */
export class SqlSession {
  readonly companyId: number
  readonly totals: HeldTotals
  readonly directory: KeyDirectory
  readonly #connection: SqlConnection
  /** The last of the calls under way; null: none is. */
  #underWay: Promise<void> | null = null
  #isOpen = true

  constructor(companyId: number, connection: SqlConnection, directory: KeyDirectory) {
    this.companyId = companyId
    this.#connection = connection
    this.directory = directory
    this.totals = new HeldTotals(companyId, connection)
  }

  get isOpen(): boolean {
    return this.#isOpen
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
  }

  /** The exact total of the company. */
  async companyTotal(): Promise<string> {
    return printExact((await this.totals.valueOf('company', '')) ?? ZERO)
  }

  /** The rows of a statement; none for a statement that nothing could answer. */
  async run(statement: Statement | null): Promise<readonly SqlRow[]> {
    return statement === null ? [] : this.#connection.run(statement.text, statement.values)
  }

  /** The next number of what is counted; a rollback takes it back. */
  async nextNumber(name: CollectionName): Promise<number> {
    const [row] = await this.run(nextNumber(this.companyId, name))
    return Number(row?.last)
  }
}
