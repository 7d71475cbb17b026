import { fail } from '../../errors/index.ts'
import { Turns } from '../memory/turns.ts'
import type { SqlConnection, SqlDatabase, SqlRow, SqlValue } from '../sql/database.ts'
import { SQLITE } from '../sql/dialects.ts'
import { type SqliteClient, SqliteConnection } from './sqlite-client.ts'

/** How long a writer waits for another connection's, in steps. */
const WAIT_MS = 10
const WAITS_MAX = 500
/** 'Another connection writes', as clients say it. */
const BUSY_NUMBER = 5

function isBusy(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown }
  // the reason may be told as well: 'SQLITE_BUSY_RECOVERY', and in the bits above the first eight
  const isNumber = typeof errcode === 'number' && errcode % 256 === BUSY_NUMBER
  return isNumber || (typeof code === 'string' && code.startsWith('SQLITE_BUSY'))
}

interface Clock {
  readonly setTimeout: (wake: () => void, ms: number) => unknown
}

function pause(): Promise<void> {
  return new Promise((wake) => void (globalThis as unknown as Clock).setTimeout(wake, WAIT_MS))
}

/** A database in a file that an SQLite client has open: one writer at a time, in this process and beside it. */
export class SqliteDatabase implements SqlDatabase {
  readonly dialect = SQLITE
  readonly manyWriters = false
  readonly manyProcesses = true
  readonly #connection: SqliteConnection
  readonly #turns = new Turns<'connection'>()

  constructor(client: SqliteClient) {
    this.#connection = new SqliteConnection(client)
    // the engine's own waiting would hold up the whole process, a writer of the same process included: only while opening
    for (const setting of ['busy_timeout = 5000', 'journal_mode = wal', 'synchronous = full', 'busy_timeout = 0'])
      this.#connection.exec(`pragma ${setting}`)
  }

  async run(text: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]> {
    return this.#connection.run(text, values)
  }

  transaction<T>(kind: 'read' | 'write', work: (connection: SqlConnection) => Promise<T>): Promise<T> {
    return this.#turns.take('connection', async () => {
      await this.#begin(kind)
      try {
        const result = await work(this.#connection)
        this.#connection.exec('commit')
        return result
      } catch (error) {
        this.#rollback()
        throw error
      }
    })
  }

  #rollback(): void {
    try {
      this.#connection.exec('rollback')
    } catch {
      // what the engine has rolled back by itself, as on a full disk, it refuses to roll back again
    }
  }

  /** Throws `store_busy`. */
  async #begin(kind: 'read' | 'write'): Promise<void> {
    for (let waits = 0; ; waits++) {
      try {
        this.#connection.exec(kind === 'write' ? 'begin immediate' : 'begin')
        return
      } catch (error) {
        if (!isBusy(error)) throw error
        if (waits === WAITS_MAX) {
          const message = `was held by another writer for ${(WAIT_MS * WAITS_MAX) / 1000} s; nothing was done, try again`
          fail('database', 'store_busy', message)
        }
        await pause()
      }
    }
  }
}
