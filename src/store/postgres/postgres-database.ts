import { fail } from '../../errors/index.ts'
import { ConcurrencyLimit } from '../concurrency-limit.ts'
import type { SqlConnection, SqlDatabase, SqlRow, SqlValue, Whose } from '../sql/database.ts'
import { POSTGRES } from '../sql/dialects.ts'
import { HOST_TIMING, inTime, pause, type Timing } from '../sql/timing.ts'
import { HeldConnection } from './held-connection.ts'
import { checkedConnection, checkedPool, checkedRows, type PostgresPool } from './postgres-client.ts'
import { isAborted, noConnection, postgresError } from './postgres-errors.ts'
import { claim } from './row-security.ts'

/** How often a transaction is tried that the server gave up in favour of another one. */
const TRIES_MAX = 5
/** How long it pauses before it is tried again: about so long, and twice as long each time. */
const PAUSE_MS = 10
/** How long a transaction waits for a connection of the pool. */
const CONNECTION_WAIT_MS = 60_000
/** The connections that one company has at once; its other requests wait outside of the pool. */
const CONNECTIONS_PER_COMPANY = 3
const NO_LIMIT = Number.POSITIVE_INFINITY
/** How often a reader beside a transaction that failed waits for its end. */
const ABORTED_MAX = 100

const BEGIN = {
  // writers of a company wait for each other at its row, and see all that was committed before their turn
  write: 'begin isolation level read committed',
  read: 'begin isolation level repeatable read read only',
} as const
/**
 * Every list has an index in its order. Of a company that came after the last ANALYZE the planner expects no rows, and would
 * read and sort all of them for each page.
 */
const IN_ORDER_OF_INDEXES = 'set local enable_sort = off'

/** How a database of Postgres is used. */
export interface PostgresDatabaseOptions {
  readonly rowSecurity?: boolean | undefined
  readonly connectionWaitMs?: number | undefined
  readonly connectionsPerCompany?: number | undefined
  readonly timing?: Timing
}

/** Throws `client_invalid`. */
function checkedPerCompany(count: number): number {
  if (Number.isSafeInteger(count) && count > 0) return count
  const expected = 'a whole number from 1'
  return fail('connectionsPerCompany', 'client_invalid', { message: `must be ${expected}`, expected, received: count })
}

/** A database of a Postgres server, through a pool that the caller made. Throws `client_invalid`. */
export class PostgresDatabase implements SqlDatabase {
  readonly dialect = POSTGRES
  readonly manyWriters: boolean
  readonly manyProcesses: boolean
  readonly isDurable: boolean
  readonly #pool: PostgresPool
  readonly #hasRowSecurity: boolean
  readonly #waitMs: number
  readonly #timing: Timing
  /** One company cannot take all connections, nor have its writers wait for each other on them. */
  readonly #ofCompany: ConcurrencyLimit<number>

  constructor(pool: PostgresPool, options: PostgresDatabaseOptions = {}) {
    const { rowSecurity = false, connectionWaitMs = CONNECTION_WAIT_MS, timing = HOST_TIMING } = options
    const { connectionsPerCompany: perCompany = CONNECTIONS_PER_COMPANY } = options
    this.#pool = checkedPool(pool)
    this.#hasRowSecurity = rowSecurity
    this.#waitMs = connectionWaitMs
    this.#timing = timing
    this.#ofCompany = new ConcurrencyLimit({
      perKey: checkedPerCompany(perCompany),
      inAll: NO_LIMIT,
      waiting: NO_LIMIT,
    })
    const isServer = pool.isEmbedded !== true
    this.manyWriters = isServer
    this.manyProcesses = isServer
    this.isDurable = isServer
  }

  async read(whose: Whose, text: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]> {
    if (this.#hasRowSecurity) return this.transaction('read', whose, (connection) => connection.run(text, values))
    for (let tries = 1; ; tries++) {
      try {
        return checkedRows(await this.#inTime(this.#pool.query(text, [...values])))
      } catch (error) {
        // beside a transaction on the same connection of which a statement failed, until it is rolled back
        const isWaiting = this.#pool.isEmbedded === true && isAborted(error) && tries < ABORTED_MAX
        if (!isWaiting) throw postgresError(error, 'before_commit')
        await pause(this.#timing, PAUSE_MS)
      }
    }
  }

  transaction<T>(kind: 'read' | 'write', whose: Whose, work: (connection: SqlConnection) => Promise<T>): Promise<T> {
    const asked = { kind, whose, work }
    if (whose === null || !('companyId' in whose)) return this.#tried(asked)
    return this.#ofCompany.take(whose.companyId, () => this.#tried(asked))
  }

  async #tried<T>(asked: Asked<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      const connection = await this.#connect()
      try {
        return await this.#within(connection, asked)
      } catch (error) {
        if (tries >= TRIES_MAX || !connection.isGivenUp) throw error
      }
      await pause(this.#timing, PAUSE_MS * 2 ** (tries - 1) * (0.5 + this.#timing.chance()))
    }
  }

  async #within<T>(connection: HeldConnection, { kind, whose, work }: Asked<T>): Promise<T> {
    try {
      await connection.begin(this.manyWriters ? `${BEGIN[kind]}; ${IN_ORDER_OF_INDEXES}` : BEGIN[kind])
      const claimed = this.#hasRowSecurity ? claim(whose) : null
      if (claimed !== null) await connection.run(claimed.text, claimed.values)
      const result = await work(connection)
      await connection.commit(kind)
      return result
    } catch (error) {
      await connection.rollback()
      throw error
    } finally {
      connection.release()
    }
  }

  /** Throws `store_unavailable`, `client_invalid`. */
  async #connect(): Promise<HeldConnection> {
    try {
      const client = await this.#inTime(this.#pool.connect(), (late) => late.release())
      return new HeldConnection(checkedConnection(client))
    } catch (error) {
      throw postgresError(error, 'before_commit')
    }
  }

  /** What the pool gives, if it gives it in time. */
  #inTime<T>(coming: Promise<T>, put?: (late: T) => void): Promise<T> {
    // its one connection is for the store alone, which gives it from transaction to transaction
    if (this.#pool.isEmbedded === true) return coming
    const late = { ms: this.#waitMs, error: () => noConnection(this.#waitMs), ...(put === undefined ? {} : { put }) }
    return inTime(this.#timing, coming, late)
  }
}

/** What is done in a transaction. */
interface Asked<T> {
  readonly kind: 'read' | 'write'
  readonly whose: Whose
  readonly work: (connection: SqlConnection) => Promise<T>
}
