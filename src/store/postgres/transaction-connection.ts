import { plain, type SqlConnection, type SqlRow, type Statement } from '../sql/database.ts'
import type { Moment } from '../sql/engine-error.ts'
import { checkedRows, type PooledConnection, type QueryAnswer } from './postgres-client.ts'
import { isGivenUp, postgresError } from './postgres-errors.ts'

/** A pooled connection during a transaction; its errors tell whether anything can have been committed. */
export class TransactionConnection implements SqlConnection {
  readonly #client: PooledConnection
  #lost: { readonly error: unknown } | null = null
  #broken: Error | boolean = false
  #isGivenUp = false

  constructor(client: PooledConnection) {
    this.#client = client
    // an unhandled connection error would end the process; with this listener the next statement reports it
    client.on?.('error', this.#lose)
  }

  get isPipelined(): boolean {
    return this.#client.pipeline === true
  }

  /** True once the server aborted the transaction in favour of another one. */
  get isGivenUp(): boolean {
    return this.#isGivenUp
  }

  /** Begins the transaction; the statements of `text` return no rows. */
  async begin(text: string): Promise<void> {
    await this.#answer(plain(text), 'before_commit')
  }

  run(statement: Statement): Promise<readonly SqlRow[]> {
    return this.#rowsOf(statement, 'before_commit')
  }

  /** Throws `store_outcome_unknown` if the writes may have been committed nevertheless. */
  async commit(kind: 'read' | 'write'): Promise<void> {
    if (this.#lost !== null) throw postgresError(this.#lost.error, 'before_commit')
    await this.#rowsOf(plain('commit'), kind === 'write' ? 'at_commit' : 'before_commit')
  }

  /** A connection whose rollback fails is not reused. */
  async rollback(): Promise<void> {
    try {
      await this.#client.query('rollback', [])
    } catch (error) {
      this.#broken = error instanceof Error ? error : true
    }
  }

  release(): void {
    this.#client.off?.('error', this.#lose)
    const broken = this.#lost === null ? this.#broken : true
    if (broken === false) this.#client.release()
    else this.#client.release(broken)
  }

  readonly #lose = (error: unknown) => {
    this.#lost ??= { error }
  }

  async #rowsOf(statement: Statement, moment: Moment): Promise<readonly SqlRow[]> {
    return checkedRows(await this.#answer(statement, moment))
  }

  async #answer({ text, values }: Statement, moment: Moment): Promise<QueryAnswer> {
    try {
      return await this.#client.query(text, [...values])
    } catch (error) {
      this.#isGivenUp ||= isGivenUp(error)
      throw postgresError(error, moment)
    }
  }
}
