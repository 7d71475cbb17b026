import type { SqlConnection, SqlRow, Statement } from './database.ts'

/** A statement sent without waiting for its result. */
export interface PipelinedStatement extends Statement {
  /** Throws unless the rows of the result are the expected ones. */
  readonly check: (rows: readonly SqlRow[]) => void
}

/**
 * A connection that runs nothing after a failed statement. Postgres answers the `commit` of such a transaction with
 * success, and commits nothing; SQLite may have rolled back by itself, and would commit later statements on their own.
 */
export class GuardedConnection implements SqlConnection {
  readonly #connection: SqlConnection
  #failure: { readonly error: unknown } | null = null
  /** The last pipelined statement; null: none in progress. */
  #pending: Promise<void> | null = null

  constructor(connection: SqlConnection) {
    this.#connection = connection
  }

  async run(statement: Statement): Promise<readonly SqlRow[]> {
    if (this.#pending !== null) await this.#pending
    this.check()
    try {
      return await this.#connection.run(statement)
    } catch (error) {
      this.#failure ??= { error }
      throw error
    }
  }

  /**
   * Sends a statement without waiting for its result, so that the next one can be prepared meanwhile: resolves when all
   * earlier ones have completed. The next statement, or `check`, throws its failure.
   */
  async send(statement: PipelinedStatement): Promise<void> {
    const before = this.#pending
    const pending = this.#answered(before, statement).then(() => {
      if (this.#pending === pending) this.#pending = null
    })
    this.#pending = pending
    await before
  }

  /** True once a statement has failed. */
  get hasFailed(): boolean {
    return this.#failure !== null
  }

  /** Waits for pipelined statements. */
  async settle(): Promise<void> {
    if (this.#pending !== null) await this.#pending
  }

  /** Throws the failure of an earlier statement, even if the work continued after it. */
  check(): void {
    if (this.#failure !== null) throw this.#failure.error
  }

  async #answered(before: Promise<void> | null, statement: PipelinedStatement): Promise<void> {
    if (before !== null) await before
    if (this.#failure !== null) return
    try {
      statement.check(await this.#connection.run(statement))
    } catch (error) {
      this.#failure ??= { error }
    }
  }
}
