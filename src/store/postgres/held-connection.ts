import type { SqlConnection, SqlRow, SqlValue } from '../sql/database.ts'
import type { Moment } from '../sql/engine-error.ts'
import { checkedRows, type PooledConnection, type QueryAnswer } from './postgres-client.ts'
import { isGivenUp, postgresError } from './postgres-errors.ts'

/** A connection as long as a transaction has it; what fails says whether anything can have been kept. */
export class HeldConnection implements SqlConnection {
  readonly #client: PooledConnection
  #lost: { readonly error: unknown } | null = null
  #broken: Error | boolean = false
  #isGivenUp = false

  constructor(client: PooledConnection) {
    this.#client = client
    // a lost connection that nobody listens to ends the process; here the next statement tells it
    client.on?.('error', this.#lose)
  }

  /** True once the server gave the transaction up in favour of another one. */
  get isGivenUp(): boolean {
    return this.#isGivenUp
  }

  /** Begins the transaction; the statements of `text` have no rows. */
  async begin(text: string): Promise<void> {
    await this.#answer(text, [], 'before_commit')
  }

  run(text: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]> {
    return this.#ask(text, values, 'before_commit')
  }

  /** Throws `store_outcome_unknown` where what was written may be kept all the same. */
  async commit(kind: 'read' | 'write'): Promise<void> {
    if (this.#lost !== null) throw postgresError(this.#lost.error, 'before_commit')
    await this.#ask('commit', [], kind === 'write' ? 'at_commit' : 'before_commit')
  }

  /** A connection that cannot even be rolled back is not used again. */
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

  async #ask(text: string, values: readonly SqlValue[], moment: Moment): Promise<readonly SqlRow[]> {
    return checkedRows(await this.#answer(text, values, moment))
  }

  async #answer(text: string, values: readonly SqlValue[], moment: Moment): Promise<QueryAnswer> {
    try {
      return await this.#client.query(text, [...values])
    } catch (error) {
      this.#isGivenUp ||= isGivenUp(error)
      throw postgresError(error, moment)
    }
  }
}
