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

  end(): void {
    this.#isOpen = false
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
