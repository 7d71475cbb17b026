import type { EmissionsError } from '../../errors/index.ts'
import { Turns } from '../memory/turns.ts'
import type { SqlConnection, SqlDatabase, SqlRow, SqlValue, Whose } from '../sql/database.ts'
import { SQLITE } from '../sql/dialects.ts'
import { engineError, type Moment } from '../sql/engine-error.ts'
import { HOST_TIMING, pause, type Timing } from '../sql/timing.ts'
import { type SqliteClient, SqliteConnection } from './sqlite-client.ts'
import { isBusy } from './sqlite-errors.ts'
import { fileOf, SqliteReaders } from './sqlite-readers.ts'

/** How long a writer waits for another connection's, in steps. */
const WAIT_MS = 10
const WAITS_MAX = 500
/** One that writes without end lets the others in after so long, for longer than they wait between two tries. */
const STRETCH_MS = 250
const GAP_MS = 15

/** What takes the point in time that a transaction which reads sees. */
const LOOK = 'select 1 as looked from sqlite_master limit 1'

/** The options of a database in a file. */
export interface SqliteDatabaseOptions {
  readonly openReader?: (() => SqliteClient) | undefined
  readonly timing?: Timing
}

/** The work of a transaction. */
type Work<T> = (connection: SqlConnection) => Promise<T>

/** A database in a file that an SQLite client has open: one writer at a time, in this process and beside it. */
export class SqliteDatabase implements SqlDatabase {
  readonly dialect = SQLITE
  readonly manyWriters = false
  readonly manyProcesses: boolean
  readonly isDurable: boolean
  readonly #connection: SqliteConnection
  readonly #turns = new Turns<'connection'>()
  readonly #timing: Timing
  /** null: reads take turns with everything else on the one connection. */
  readonly #readers: SqliteReaders | null
  /** When the transactions that write without a gap between them began, and when the last of them ended. */
  #stretch = { since: Number.NEGATIVE_INFINITY, until: Number.NEGATIVE_INFINITY }

  /** Throws the codes of `sqliteError`, `client_invalid` among them. */
  constructor(client: SqliteClient, { openReader, timing = HOST_TIMING }: SqliteDatabaseOptions = {}) {
    this.#connection = new SqliteConnection(client)
    this.#timing = timing
    // the engine's own waiting would hold up the whole process, a writer of the same process included: only while opening
    this.#connection.exec('pragma busy_timeout = 5000')
    const [row] = this.#connection.runNow('pragma journal_mode = wal', [])
    for (const setting of ['synchronous = full', 'busy_timeout = 0']) this.#connection.exec(`pragma ${setting}`)
    // a database without a file is gone with the connection, and nobody else sees it
    const isFile = row?.journal_mode !== 'memory'
    this.manyProcesses = isFile
    this.isDurable = isFile
    this.#readers = isFile && openReader !== undefined ? new SqliteReaders(openReader, fileOf(this.#connection)) : null
  }

  /** Looks through the file. Throws `store_damaged`, with what was found as its cause. */
  quickCheck(): void {
    const [row] = this.#connection.runNow('pragma quick_check(1)', [])
    if (row?.quick_check === 'ok') return
    const message = 'is damaged; restore the file from a backup'
    throw engineError({ code: 'store_damaged', message }, new Error(String(row?.quick_check)))
  }

  async read(_whose: Whose, text: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]> {
    return this.#whenFree(() => this.#connection.runNow(text, values))
  }

  transaction<T>(kind: 'read' | 'write', whose: Whose, work: (connection: SqlConnection) => Promise<T>): Promise<T> {
    if (kind === 'read' && this.#readers !== null) {
      return this.#readers.use(whose, (connection) => this.#readOn(connection, work))
    }
    return this.#turns.take('connection', () =>
      kind === 'read' ? this.#readOn(this.#connection, work) : this.#writeOn(this.#connection, work),
    )
  }

  async #readOn<T>(connection: SqliteConnection, work: Work<T>): Promise<T> {
    await this.#whenFree(() => {
      connection.exec('begin')
      try {
        connection.runNow(LOOK, [])
      } catch (error) {
        rollback(connection)
        throw error
      }
    })
    return completed(connection, work, 'before_commit')
  }

  async #writeOn<T>(connection: SqliteConnection, work: Work<T>): Promise<T> {
    await this.#letOthersIn()
    await this.#whenFree(() => connection.exec('begin immediate'))
    try {
      return await completed(connection, work, 'at_commit')
    } finally {
      this.#stretch.until = this.#timing.nowMs()
    }
  }

  /** Others try every few milliseconds: without a gap of that length they would never find the file free. */
  async #letOthersIn(): Promise<void> {
    const now = this.#timing.nowMs()
    const { since, until } = this.#stretch
    if (now - until >= GAP_MS) this.#stretch.since = now
    else if (now - since >= STRETCH_MS) {
      await pause(this.#timing, GAP_MS)
      this.#stretch.since = this.#timing.nowMs()
    }
  }

  /** What the statements give once no other connection is in their way. Throws `store_busy`. */
  async #whenFree<T>(statements: () => T): Promise<T> {
    for (let waits = 0; ; waits++) {
      try {
        return statements()
      } catch (error) {
        if (!isBusy((error as EmissionsError).cause)) throw error
        if (waits === WAITS_MAX) throw busy(error)
        await pause(this.#timing, WAIT_MS)
      }
    }
  }
}

function rollback(connection: SqliteConnection): void {
  try {
    connection.exec('rollback')
  } catch {
    // what the engine has rolled back by itself, as on a full disk, it refuses to roll back again
  }
}

/** The result of a work in the transaction that was begun, which ends with it. */
async function completed<T>(connection: SqliteConnection, work: Work<T>, moment: Moment): Promise<T> {
  try {
    const result = await work(connection)
    connection.exec('commit', moment)
    return result
  } catch (error) {
    rollback(connection)
    throw error
  }
}

function busy(error: unknown): EmissionsError {
  const waitedS = (WAIT_MS * WAITS_MAX) / 1000
  const message = `was held by another writer for ${waitedS} s; nothing was done, try again`
  return engineError({ code: 'store_busy', message }, (error as EmissionsError).cause)
}
