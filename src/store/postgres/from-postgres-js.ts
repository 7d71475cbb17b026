import type { SqlRow, SqlValue } from '../sql/database.ts'
import type { PooledConnection, PostgresPool } from './postgres-client.ts'

/** Runs statements of postgres.js: a client or a transaction. */
export interface PostgresJsQueries {
  unsafe(text: string, values: (string | number | null)[], options: { readonly prepare: true }): PromiseLike<unknown>
}

/** The methods used of a postgres.js client. */
export interface PostgresJsClient extends PostgresJsQueries {
  begin(work: (transaction: PostgresJsQueries) => Promise<unknown>): Promise<unknown>
}

async function runQuery(by: PostgresJsQueries, text: string, values: readonly SqlValue[]) {
  return { rows: [...((await by.unsafe(text, [...values], { prepare: true })) as Iterable<SqlRow>)] }
}

/** Thrown to roll back a transaction of postgres.js. */
class GivenUp extends Error {
  constructor() {
    super('the transaction is over')
  }
}

/**
 * A connection for one transaction. Uses `sql.begin`, the only call that detects a lost connection: a handle from
 * `sql.reserve` silently continues on another one, outside of any transaction.
 */
class PostgresJsConnection implements PooledConnection {
  readonly #transaction: PostgresJsQueries
  readonly #outcome: Promise<unknown>
  readonly #end: (error?: Error) => void
  readonly #listeners = new Set<(error: Error) => void>()
  /** The reason why the transaction ended; null: in progress. */
  #over: { readonly error: unknown } | null = null

  constructor(transaction: PostgresJsQueries, outcome: Promise<unknown>, end: (error?: Error) => void) {
    this.#transaction = transaction
    this.#outcome = outcome
    this.#end = end
    outcome.catch((error: Error) => {
      this.#over ??= { error }
      for (const listener of this.#listeners) listener(error)
    })
  }

  on(_: 'error', listener: (error: Error) => void): void {
    this.#listeners.add(listener)
  }

  off(_: 'error', listener: (error: Error) => void): void {
    this.#listeners.delete(listener)
  }

  async query(text: string, values: readonly SqlValue[]): Promise<{ readonly rows: readonly SqlRow[] }> {
    if (this.#over !== null) throw this.#over.error
    if (text === 'commit') return this.#finish()
    if (text === 'rollback') return this.#finish(new GivenUp())
    // the transaction has already begun, so its mode is set here
    const content = text.replace(/^begin /, 'set transaction ')
    const answer = runQuery(this.#transaction, content, values)
    // a lost connection may leave its last statement without an answer
    return Promise.race([answer, this.#outcome.then(() => answer)])
  }

  release(): void {
    // a lost connection gets no rollback: its next user would receive it
    if (this.#over === null) void this.#finish(new GivenUp()).catch(() => undefined)
  }

  async #finish(error?: Error): Promise<{ readonly rows: readonly SqlRow[] }> {
    this.#end(error)
    try {
      await this.#outcome
    } catch (thrown) {
      if (thrown !== error) throw thrown
    } finally {
      this.#over ??= { error: new GivenUp() }
    }
    return { rows: [] }
  }
}

/**
 * Adapts a postgres.js client as a client of `postgresStore`; its option `max` sets the number of connections. Create
 * it without `transform`, so that columns keep their names, and end it with a timeout: without one `sql.end` waits
 * forever for the answer to a statement whose connection was lost.
 *
 * @example
 * ```ts no-run it needs a server
 * import { fromPostgresJs, type PostgresJsClient, postgresStore } from 'tonne/postgres'
 * // import postgres from 'postgres', and postgres('postgres://…', { max: 20 })
 * declare const sql: PostgresJsClient
 * const store = await postgresStore({ client: fromPostgresJs(sql) })
 * ```
 */
export function fromPostgresJs(sql: PostgresJsClient): PostgresPool {
  const connect = () =>
    new Promise<PooledConnection>((resolve, reject) => {
      const outcome: Promise<unknown> = sql.begin(
        (transaction) =>
          new Promise((done, giveUp) => {
            const end = (error?: Error) => (error === undefined ? done(undefined) : giveUp(error))
            resolve(new PostgresJsConnection(transaction, outcome, end))
          }),
      )
      outcome.catch(reject)
    })
  return { query: (text, values) => runQuery(sql, text, values), connect }
}
