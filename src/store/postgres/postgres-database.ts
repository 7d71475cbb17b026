import { getOrCompute, HOST_TIMING, inTime, pause, type Timing, yieldToOthers } from '../../base/index.ts'
import { fail } from '../../core/errors/index.ts'
import { ConcurrencyLimit } from '../concurrency-limit.ts'
import type { SessionWork, TransactionKind } from '../session-store.ts'
import {
  type DatabaseCapabilities,
  plain,
  type SqlConnection,
  type SqlDatabase,
  type SqlRow,
  type Statement,
  type TenantScope,
} from '../sql/database.ts'
import { POSTGRES } from '../sql/dialects.ts'
import type { Moment } from '../sql/engine-error.ts'
import {
  checkedConnection,
  checkedPool,
  checkedRows,
  guardHandover,
  type PooledConnection,
  type PostgresPool,
  type QueryAnswer,
  sendTogether,
} from './postgres-client.ts'
import { isAbandoned, isAborted, noConnection, postgresError } from './postgres-errors.ts'
import { claim } from './row-security.ts'

/** Attempts at a transaction that the server aborts in favour of another one. */
const TRIES_MAX = 5
/** The approximate pause before the first retry; it doubles with each further one. */
const PAUSE_MS = 10
/** The longest wait for a connection of the pool. */
const CONNECTION_WAIT_MS = 60_000
/** Concurrent connections per company; its other requests wait outside the pool. */
const CONNECTIONS_PER_COMPANY = 3
/** Attempts at a read that shares its connection with a failed transaction, until that one is rolled back. */
const ABORTED_MAX = 100

const BEGIN = {
  // writers of a company wait for each other at its row, and then see everything committed before
  write: 'begin isolation level read committed',
  read: 'begin isolation level repeatable read read only',
} as const
/**
 * Every list has an index in its order. For a company added after the last ANALYZE the planner expects no rows, and
 * would read and sort all of them for each page.
 */
const IN_ORDER_OF_INDEXES = 'set local enable_sort = off'

/** Options of a Postgres database. */
interface PostgresDatabaseOptions {
  readonly rowSecurity?: boolean | undefined
  readonly connectionWaitMs?: number | undefined
  readonly connectionsPerCompany?: number | undefined
  readonly timing?: Timing
}

/** Throws `client_invalid`. */
function checkedPerCompany(count: number): number {
  if (Number.isSafeInteger(count) && count > 0) return count
  const expected = 'an integer from 1'
  return fail('connectionsPerCompany', 'client_invalid', { message: `must be ${expected}`, expected, received: count })
}

/**
 * The connections of a company: one for its writers, who take turns anyway and wait behind no reader, and the others for
 * its readers; a single one serves both.
 */
function limitsOfCompany(connections: number): Readonly<Record<TransactionKind, ConcurrencyLimit<number>>> {
  const write = new ConcurrencyLimit<number>({ perKey: 1 })
  const read = connections === 1 ? write : new ConcurrencyLimit<number>({ perKey: connections - 1 })
  return { write, read }
}

/** A database on a Postgres server, through the caller's pool. Throws `client_invalid`. */
export class PostgresDatabase implements SqlDatabase {
  readonly dialect = POSTGRES
  readonly capabilities: DatabaseCapabilities
  readonly #pool: PostgresPool
  readonly #hasRowSecurity: boolean
  readonly #waitMs: number
  readonly #timing: Timing
  /** Keep one company from taking all connections, and its writers from waiting for each other on them. */
  readonly #ofCompany: Readonly<Record<TransactionKind, ConcurrencyLimit<number>>>
  /** The reads outside of transactions that are not sent yet. */
  readonly #gathering = new Map<string, Promise<readonly SqlRow[]>>()

  constructor(pool: PostgresPool, options: PostgresDatabaseOptions = {}) {
    const { rowSecurity = false, connectionWaitMs = CONNECTION_WAIT_MS, timing = HOST_TIMING } = options
    const { connectionsPerCompany: perCompany = CONNECTIONS_PER_COMPANY } = options
    this.#pool = checkedPool(pool)
    guardHandover(pool)
    this.#hasRowSecurity = rowSecurity
    this.#waitMs = connectionWaitMs
    this.#timing = timing
    this.#ofCompany = limitsOfCompany(checkedPerCompany(perCompany))
    const isServer = pool.isEmbedded !== true
    this.capabilities = { durable: isServer, multiProcess: isServer, companiesAtOnce: isServer }
  }

  /** Reads that ask for the same in one turn of the event loop share one statement, which is sent after all of them asked. */
  read(tenantScope: TenantScope, statement: Statement): Promise<readonly SqlRow[]> {
    const asked = JSON.stringify([tenantScope, statement.text, statement.values])
    return getOrCompute(this.#gathering, asked, async () => {
      await yieldToOthers()
      this.#gathering.delete(asked)
      return this.#readNow(tenantScope, statement)
    })
  }

  async #readNow(tenantScope: TenantScope, statement: Statement): Promise<readonly SqlRow[]> {
    if (this.#hasRowSecurity) return this.transaction('read', tenantScope, (connection) => connection.run(statement))
    for (let tries = 1; ; tries++) {
      try {
        return checkedRows(await this.#inTime(this.#pool.query(statement.text, [...statement.values])))
      } catch (error) {
        // a statement of the transaction on the same connection failed, and its rollback is still to come
        const isWaiting = this.#pool.isEmbedded === true && isAborted(error) && tries < ABORTED_MAX
        if (!isWaiting) throw postgresError(error, 'before_commit')
        await pause(this.#timing, PAUSE_MS)
      }
    }
  }

  transaction<T>(kind: TransactionKind, tenantScope: TenantScope, work: SessionWork<SqlConnection, T>): Promise<T> {
    const run = () => this.#retried((connection) => this.#within(connection, { kind, tenantScope, work }))
    if (tenantScope === null || !('companyId' in tenantScope)) return run()
    return this.#ofCompany[kind].take(tenantScope.companyId, run)
  }

  async #retried<T>(attempt: SessionWork<TransactionConnection, T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      const connection = await this.#connect()
      try {
        return await attempt(connection)
      } catch (error) {
        if (tries >= TRIES_MAX || !connection.isGivenUp) throw error
      }
      await pause(this.#timing, PAUSE_MS * 2 ** (tries - 1) * (0.5 + this.#timing.chance()))
    }
  }

  async #within<T>(connection: TransactionConnection, { kind, tenantScope, work }: TransactionPlan<T>): Promise<T> {
    try {
      const text = this.capabilities.companiesAtOnce ? `${BEGIN[kind]}; ${IN_ORDER_OF_INDEXES}` : BEGIN[kind]
      const claimed = this.#hasRowSecurity ? claim(tenantScope) : null
      const begin = () => connection.begin(claimed === null ? [plain(text)] : [plain(text), claimed])
      if (!connection.isPipelined) await begin()
      const result = await connection.together(() => {
        if (connection.isPipelined) begin().catch(() => undefined)
        return work(connection)
      })
      await connection.begun
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
  async #connect(): Promise<TransactionConnection> {
    try {
      const client = await this.#inTime(this.#pool.connect(), (late) => late.release())
      return new TransactionConnection(checkedConnection(client))
    } catch (error) {
      throw postgresError(error, 'before_commit')
    }
  }

  /** Waits for the pool up to the time limit. */
  #inTime<T>(coming: Promise<T>, put?: (late: T) => void): Promise<T> {
    // its one connection serves the store alone, one transaction after the other
    if (this.#pool.isEmbedded === true) return coming
    const late = { ms: this.#waitMs, error: () => noConnection(this.#waitMs), ...(put === undefined ? {} : { put }) }
    return inTime(this.#timing, coming, late)
  }
}

/** A transaction to run. */
interface TransactionPlan<T> {
  readonly kind: TransactionKind
  readonly tenantScope: TenantScope
  readonly work: SessionWork<SqlConnection, T>
}

/** A pooled connection during a transaction; its errors tell whether anything can have been committed. */
class TransactionConnection implements SqlConnection {
  readonly #client: PooledConnection
  #lost: { readonly error: unknown } | null = null
  #broken: Error | boolean = false
  #isGivenUp = false
  #begun: Promise<unknown> = Promise.resolve()
  #isBegun = false

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

  /** Begins the transaction by statements without rows to read; a client that pipelines sends the next ones behind them. */
  async begin(statements: readonly Statement[]): Promise<void> {
    if (this.isPipelined) {
      this.#begun = Promise.all(statements.map((one) => this.#answer(one, 'before_commit')))
      await this.#begun
    } else for (const one of statements) await this.#answer(one, 'before_commit')
    this.#isBegun = true
  }

  /** Rejects if the transaction could not begin. */
  get begun(): Promise<unknown> {
    return this.#begun
  }

  run(statement: Statement): Promise<readonly SqlRow[]> {
    return this.#isBegun ? this.#rowsOf(statement, 'before_commit') : this.#runBehindBegin(statement)
  }

  together<T>(send: () => T): T {
    return sendTogether(this.#client, send)
  }

  async #runBehindBegin(statement: Statement): Promise<readonly SqlRow[]> {
    // a write behind a begin that failed would be committed at once
    if (!statement.text.startsWith('select ')) await this.#begun
    const [rows] = await Promise.all([this.#rowsOf(statement, 'before_commit'), this.#begun])
    return rows
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
      this.#isGivenUp ||= isAbandoned(error)
      throw postgresError(error, moment)
    }
  }
}
