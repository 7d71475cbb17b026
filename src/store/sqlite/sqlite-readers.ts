import { fail } from '../../errors/index.ts'
import { ConcurrencyLimit } from '../concurrency-limit.ts'
import type { Whose } from '../sql/database.ts'
import { type SqliteClient, SqliteConnection } from './sqlite-client.ts'
import { sqliteError } from './sqlite-errors.ts'

/** Connections that are opened for reading, at most, and those that one company has at once. */
const READERS_MAX = 8
const READERS_OF_COMPANY = 4

/** The path of the file that a connection has open. */
export function fileOf(connection: SqliteConnection): unknown {
  return connection.runNow('pragma database_list', []).find(({ name }) => name === 'main')?.file
}

/**
 * Connections that read while the one that writes goes on: in a write-ahead log each sees what was committed when its
 * transaction began, and nobody waits for it. They are opened when they are first needed, and kept.
 */
export class SqliteReaders {
  readonly #open: () => SqliteClient
  readonly #file: unknown
  readonly #idle: SqliteConnection[] = []
  readonly #limit = new ConcurrencyLimit<number | null>({
    perKey: READERS_OF_COMPANY,
    inAll: READERS_MAX,
    waiting: Number.POSITIVE_INFINITY,
  })

  constructor(open: () => SqliteClient, file: unknown) {
    this.#open = open
    this.#file = file
  }

  /** The result of a work with a connection that nobody else has meanwhile. Throws `client_invalid`, `store_unavailable`. */
  use<T>(whose: Whose, work: (connection: SqliteConnection) => Promise<T>): Promise<T> {
    const company = whose !== null && 'companyId' in whose ? whose.companyId : null
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
    return fail('openReader', 'client_invalid', 'opens another file than that of the client; open the same one')
  }
}
