import { fail } from '../../core/errors/index.ts'
import { ConcurrencyLimit } from '../concurrency-limit.ts'
import type { SessionWork } from '../session-store.ts'
import { plain, type TenantScope } from '../sql/database.ts'
import { type SqliteClient, SqliteConnection } from './sqlite-client.ts'
import { sqliteError } from './sqlite-errors.ts'

/** The most reading connections in total, and per company. */
const READERS_MAX = 8
const READERS_OF_COMPANY = 4

/** The path of a connection's database file. */
export function fileOf(connection: SqliteConnection): unknown {
  return connection.runNow(plain('pragma database_list')).find(({ name }) => name === 'main')?.file
}

/**
 * Reading connections in addition to the writing one. With a write-ahead log each sees the snapshot of its
 * transaction's start, and nobody waits for it. They are opened on demand and stay open.
 */
export class SqliteReaders {
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
