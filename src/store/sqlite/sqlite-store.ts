import { HOST_TIMING, KeyedMutex, pause, runSteps, type Steps, type Timing, wait } from '../../base/index.ts'
import { type EmissionsError, fail } from '../../core/errors/index.ts'
import type { StoreDefinition } from '../collections.ts'
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
import { SQLITE } from '../sql/dialects.ts'
import { engineError, type Moment } from '../sql/engine-error.ts'
import { migrateDatabase, openSqlStore, type SqlStoreOptions } from '../sql/open-sql-store.ts'
import type { SqlStore } from '../sql/sql-store.ts'
import { type SqliteClient, SqliteConnection } from './sqlite-client.ts'
import { isBusy, sqliteError } from './sqlite-errors.ts'

/** Options of an SQLite store. */
export interface SqliteStoreOptions extends SqlStoreOptions {
  /** An open database of `node:sqlite`, `better-sqlite3`, `libsql` or `bun:sqlite`, for this store alone. */
  readonly client: SqliteClient
  /**
   * Opens another connection to the same file: reads then run concurrently with the writer and each other, on at most 8
   * of them. Without it, everyone waits for a long read. Close them with the client.
   */
  readonly openReader?: (() => SqliteClient) | undefined
  /**
   * Checks the file before the store opens (`quick_check`): a damaged one throws `store_damaged` at once instead of
   * when its pages are read. It reads the whole file, in about a second per gigabyte.
   */
  readonly quickCheck?: boolean | undefined
}

/** A store of the collections in an SQLite file. Throws the codes of the database and of its schema. */
export async function openSqliteStore(
  definition: StoreDefinition,
  { client, openReader, quickCheck = false, ...options }: SqliteStoreOptions,
): Promise<SqlStore> {
  const database = new SqliteDatabase(client, { openReader })
  if (quickCheck) database.quickCheck()
  return openSqlStore(database, definition, options)
}

/**
 * Migrates an SQLite file to the schema of this version, as `sqliteStore` does before it opens. Returns the names of
 * the applied migrations, none if it was up to date. Throws the codes of `sqliteStore`.
 *
 * @example
 * ```ts no-run it needs a client, which Node has from 22.13 on
 * import { migrateSqlite, type SqliteClient } from 'tonne/sqlite'
 * // import { DatabaseSync } from 'node:sqlite', and new DatabaseSync('tonne.db')
 * declare const client: SqliteClient
 * const steps = await migrateSqlite({ client }) // ['base'] in an empty file, [] from then on
 * ```
 */
export async function migrateSqlite({ client }: Pick<SqliteStoreOptions, 'client'>): Promise<readonly string[]> {
  return migrateDatabase(new SqliteDatabase(client))
}

/** The interval at which a writer retries while another connection writes. */
const WAIT_MS = 10
const WAITS_MAX = 500
/** A connection that writes continuously pauses after this time, for longer than the retry interval of the others. */
const STRETCH_MS = 250
const GAP_MS = 15

/** A statement that fixes the snapshot of a read transaction. */
const LOOK = plain('select 1 as looked from sqlite_master limit 1')

/** Options of a database in a file. */
interface SqliteDatabaseOptions {
  readonly openReader?: (() => SqliteClient) | undefined
  readonly timing?: Timing
}

/** A database in a file opened by an SQLite client: one writer at a time, across processes. */
export class SqliteDatabase implements SqlDatabase {
  readonly dialect = SQLITE
  readonly capabilities: DatabaseCapabilities
  readonly #connection: SqliteConnection
  readonly #mutex = new KeyedMutex<'connection'>()
  readonly #timing: Timing
  /** null: reads are serialized with everything else on the single connection. */
  readonly #readers: SqliteReaders | null
  /** The start of the current run of back-to-back write transactions, and the end of its latest one. */
  #stretch = { since: Number.NEGATIVE_INFINITY, until: Number.NEGATIVE_INFINITY }

  /** Throws the codes of `sqliteError`, including `client_invalid`. */
  constructor(client: SqliteClient, { openReader, timing = HOST_TIMING }: SqliteDatabaseOptions = {}) {
    this.#connection = new SqliteConnection(client)
    this.#timing = timing
    // the engine's own waiting blocks the process, even for a writer in the same process: only while opening
    this.#connection.exec('pragma busy_timeout = 5000')
    const [row] = this.#connection.run(plain('pragma journal_mode = wal'))
    for (const setting of ['synchronous = full', 'busy_timeout = 0']) this.#connection.exec(`pragma ${setting}`)
    // a database without a file is private to the connection and lost with it
    const isFile = row?.journal_mode !== 'memory'
    this.capabilities = { durable: isFile, multiProcess: isFile, companiesAtOnce: false }
    this.#readers = isFile && openReader !== undefined ? new SqliteReaders(openReader, fileOf(this.#connection)) : null
  }

  /** Checks the file. Throws `store_damaged`, with the findings as its cause. */
  quickCheck(): void {
    const [row] = this.#connection.run(plain('pragma quick_check(1)'))
    if (row?.quick_check === 'ok') return
    const message = 'is damaged; restore the file from a backup'
    throw engineError({ code: 'store_damaged', message }, new Error(String(row?.quick_check)))
  }

  async read(_tenantScope: TenantScope, statement: Statement): Promise<readonly SqlRow[]> {
    return runSteps(this.#whenFree(() => this.#connection.run(statement)))
  }

  transaction<T>(kind: TransactionKind, tenantScope: TenantScope, work: SessionWork<SqlConnection, T>): Promise<T> {
    if (kind === 'read' && this.#readers !== null) {
      return this.#readers.use(tenantScope, (connection) => runSteps(this.#readOn(connection, work)))
    }
    return this.#mutex.take('connection', () =>
      runSteps(kind === 'read' ? this.#readOn(this.#connection, work) : this.#writeOn(this.#connection, work)),
    )
  }

  *#readOn<T>(connection: SqliteConnection, work: SessionWork<SqlConnection, T>): Steps<T> {
    yield* this.#whenFree(() => {
      connection.exec('begin')
      try {
        connection.run(LOOK)
      } catch (error) {
        rollback(connection)
        throw error
      }
    })
    return yield* withDefaults(connection, work, 'before_commit')
  }

  *#writeOn<T>(connection: SqliteConnection, work: SessionWork<SqlConnection, T>): Steps<T> {
    yield* this.#letOthersIn()
    yield* this.#whenFree(() => connection.exec('begin immediate'))
    try {
      return yield* withDefaults(connection, work, 'at_commit')
    } finally {
      this.#stretch.until = this.#timing.nowMs()
    }
  }

  /** After continuous writing, pauses for longer than other connections' retry interval, so that they get a turn. */
  *#letOthersIn(): Steps<void> {
    const now = this.#timing.nowMs()
    const { since, until } = this.#stretch
    if (now - until >= GAP_MS) this.#stretch.since = now
    else if (now - since >= STRETCH_MS) {
      yield* wait(pause(this.#timing, GAP_MS))
      this.#stretch.since = this.#timing.nowMs()
    }
  }

  /** Runs the statements once no other connection blocks them. Throws `store_busy`. */
  *#whenFree<T>(statements: () => T): Steps<T> {
    for (let waits = 0; ; waits++) {
      try {
        return statements()
      } catch (error) {
        if (!isBusy(causeOf(error))) throw error
        if (waits === WAITS_MAX) throw busy(error)
        yield* wait(pause(this.#timing, WAIT_MS))
      }
    }
  }
}

function rollback(connection: SqliteConnection): void {
  try {
    connection.exec('rollback')
  } catch {
    // fails if the engine has already rolled back by itself, as on a full disk
  }
}

/** Runs the work in the transaction already begun, and ends it. */
function* withDefaults<T>(connection: SqliteConnection, work: SessionWork<SqlConnection, T>, moment: Moment): Steps<T> {
  try {
    const result = yield* wait(work(connection))
    connection.exec('commit', moment)
    return result
  } catch (error) {
    rollback(connection)
    throw error
  }
}

function causeOf(error: unknown): unknown {
  return (error as EmissionsError).cause
}

function busy(error: unknown): EmissionsError {
  const waitedS = (WAIT_MS * WAITS_MAX) / 1000
  const message = `was locked by another writer for ${waitedS} s; nothing was done, try again`
  return engineError({ code: 'store_busy', message }, causeOf(error))
}

/** The most reading connections in total, and per company. */
const READERS_MAX = 8
const READERS_OF_COMPANY = 4

/** The path of a connection's database file. */
function fileOf(connection: SqliteConnection): unknown {
  return connection.run(plain('pragma database_list')).find(({ name }) => name === 'main')?.file
}

/**
 * Reading connections in addition to the writing one. With a write-ahead log each sees the snapshot of its
 * transaction's start, and nobody waits for it. They are opened on demand and stay open.
 */
class SqliteReaders {
  readonly #open: () => SqliteClient
  readonly #file: unknown
  readonly #idle: SqliteConnection[] = []
  readonly #limit = new ConcurrencyLimit<number | null>({ perKey: READERS_OF_COMPANY, inAll: READERS_MAX })

  constructor(open: () => SqliteClient, file: unknown) {
    this.#open = open
    this.#file = file
  }

  /** Runs work with exclusive use of a connection. Throws `client_invalid`, `store_unavailable`. */
  use<T>(tenantScope: TenantScope, work: SessionWork<SqliteConnection, T>): Promise<T> {
    const company = tenantScope !== null && 'companyId' in tenantScope ? tenantScope.companyId : null
    return this.#limit.take(company, async () => {
      const connection = this.#idle.pop() ?? this.#made()
      try {
        return await work(connection)
      } finally {
        this.#idle.push(connection)
      }
    })
  }

  #opened(): SqliteClient {
    try {
      return this.#open()
    } catch (error) {
      throw sqliteError(error, 'before_commit')
    }
  }

  #made(): SqliteConnection {
    const connection = new SqliteConnection(this.#opened())
    connection.exec('pragma busy_timeout = 0')
    connection.exec('pragma query_only = on')
    if (fileOf(connection) === this.#file) return connection
    return fail('openReader', 'client_invalid', 'must open the same file as the client')
  }
}
