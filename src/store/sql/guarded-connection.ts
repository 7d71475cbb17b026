import type { SqlConnection, SqlRow, SqlValue } from './database.ts'

/**
 * A connection on which nothing follows a statement that failed. Postgres answers the `commit` of such a transaction with
 * success, and keeps nothing; SQLite may have rolled back by itself, and would keep what follows on its own.
 */
export class GuardedConnection implements SqlConnection {
  readonly #connection: SqlConnection
  #failure: { readonly error: unknown } | null = null

  constructor(connection: SqlConnection) {
    this.#connection = connection
  }

  async run(text: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]> {
    this.check()
    try {
      return await this.#connection.run(text, values)
    } catch (error) {
      this.#failure ??= { error }
      throw error
    }
  }

  /** Throws what a statement failed with, though the work went on behind it. */
  check(): void {
    if (this.#failure !== null) throw this.#failure.error
  }
}
