import type { SqlConnection, SqlRow, SqlValue } from './database.ts'

/** A statement for whose answer nobody waits. */
export interface SentStatement {
  readonly text: string
  readonly values: readonly SqlValue[]
  /** Throws where the rows of the answer are not those that were due. */
  readonly check: (rows: readonly SqlRow[]) => void
}

/**
 * A connection on which nothing follows a statement that failed. Postgres answers the `commit` of such a transaction with
 * success, and keeps nothing; SQLite may have rolled back by itself, and would keep what follows on its own.
 */
export class GuardedConnection implements SqlConnection {
  readonly #connection: SqlConnection
  #failure: { readonly error: unknown } | null = null
  /** The last statement that was sent ahead, answered or failed; null: none is under way. */
  #sent: Promise<void> | null = null

  constructor(connection: SqlConnection) {
    this.#connection = connection
  }

  async run(text: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]> {
    if (this.#sent !== null) await this.#sent
    this.check()
    try {
      return await this.#connection.run(text, values)
    } catch (error) {
      this.#failure ??= { error }
      throw error
    }
  }

  /**
   * Sends a statement, so that the next one can be made while the engine works: resolves when all those before it are
   * answered. What it fails with is told by the next statement, and by `check`.
   */
  async send(statement: SentStatement): Promise<void> {
    const before = this.#sent
    const sent = this.#answered(before, statement).then(() => {
      if (this.#sent === sent) this.#sent = null
    })
    this.#sent = sent
    await before
  }

  /** Waits for what was sent. */
  async settle(): Promise<void> {
    if (this.#sent !== null) await this.#sent
  }

  /** Throws what a statement failed with, though the work went on behind it. */
  check(): void {
    if (this.#failure !== null) throw this.#failure.error
  }

  async #answered(before: Promise<void> | null, { text, values, check }: SentStatement): Promise<void> {
    if (before !== null) await before
    if (this.#failure !== null) return
    try {
      check(await this.#connection.run(text, values))
    } catch (error) {
      this.#failure ??= { error }
    }
  }
}
