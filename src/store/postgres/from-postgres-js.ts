import type { SqlRow, SqlValue } from '../sql/database.ts'
import type { PooledConnection, PostgresPool } from './postgres-client.ts'

/** What runs statements of postgres.js: a client of it, or a transaction. */
export interface PostgresJsQueries {
  unsafe(text: string, values: (string | number | null)[], options: { readonly prepare: true }): PromiseLike<unknown>
}

/** What is asked of a client of postgres.js. */
export interface PostgresJsClient extends PostgresJsQueries {
  begin(work: (transaction: PostgresJsQueries) => Promise<unknown>): Promise<unknown>
}

async function queryBy(by: PostgresJsQueries, text: string, values: readonly SqlValue[]) {
  return { rows: [...((await by.unsafe(text, [...values], { prepare: true })) as Iterable<SqlRow>)] }
}

/** Ends a transaction of postgres.js without keeping it. */
class GivenUp extends Error {
  constructor() {
    super('the transaction is over')
  }
}

/**
 * A connection for one transaction. `sql.begin` holds it, because that alone hears of a lost connection: what `sql.reserve`
 * gives goes on with another one then, outside of any transaction.
 */
class PostgresJsConnection implements PooledConnection {
  readonly #transaction: PostgresJsQueries
  readonly #whole: Promise<unknown>
  readonly #end: (error?: Error) => void
  readonly #listeners = new Set<(error: Error) => void>()
  /** Why the transaction is over; null: it is under way. */
  #over: { readonly error: unknown } | null = null

  constructor(transaction: PostgresJsQueries, whole: Promise<unknown>, end: (error?: Error) => void) {
    this.#transaction = transaction
    this.#whole = whole
    this.#end = end
    whole.catch((error: Error) => {
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
    // the transaction has begun, and here learns of what kind it is
    const said = text.replace(/^begin /, 'set transaction ')
    const answer = queryBy(this.#transaction, said, values)
    // a lost connection may leave its last statement without an answer
    return Promise.race([answer, this.#whole.then(() => answer)])
  }

  release(): void {
    // what is lost is not ended: that would be said to whoever has the connection by then
    if (this.#over === null) void this.#finish(new GivenUp()).catch(() => undefined)
  }

  async #finish(error?: Error): Promise<{ readonly rows: readonly SqlRow[] }> {
    this.#end(error)
    try {
      await this.#whole
    } catch (thrown) {
      if (thrown !== error) throw thrown
    } finally {
      this.#over ??= { error: new GivenUp() }
    }
    return { rows: [] }
  }
}

/**
 * A client of postgres.js as a client of `postgresStore`; how many connections it has is said where it is made (`max`). Make
 * it without `transform`, so that columns keep their names, and end it with a timeout: without one `sql.end` waits for ever
 * for the answer to a statement whose connection was lost.
 *
 * @example
 * ```ts no-run a server is due
 * import { fromPostgresJs, type PostgresJsClient, postgresStore } from 'tonne/postgres'
 * // import postgres from 'postgres', and postgres('postgres://…', { max: 20 })
 * declare const sql: PostgresJsClient
 * const store = await postgresStore({ client: fromPostgresJs(sql) })
 * ```
 */
export function fromPostgresJs(sql: PostgresJsClient): PostgresPool {
  const connect = () =>
    new Promise<PooledConnection>((resolve, reject) => {
      const whole: Promise<unknown> = sql.begin(
        (transaction) =>
          new Promise((done, giveUp) => {
            const end = (error?: Error) => (error === undefined ? done(undefined) : giveUp(error))
            resolve(new PostgresJsConnection(transaction, whole, end))
          }),
      )
      whole.catch(reject)
    })
  return { query: (text, values) => queryBy(sql, text, values), connect }
}
