import type { SqlRow, SqlValue } from '../sql/database.ts'

/** A statement of an SQLite client. */
export interface SqliteStatement {
  run(values: Readonly<Record<string, SqlValue>>): unknown
  all(values: Readonly<Record<string, SqlValue>>): readonly unknown[]
}

/** What is asked of an SQLite client: `node:sqlite`, `better-sqlite3` and `libsql` have it. */
export interface SqliteClient {
  prepare(text: string): SqliteStatement
  exec(text: string): unknown
}

/** Statements that give rows: one client refuses to be asked for those of any other. */
const GIVES_ROWS = /^(?:select|pragma)\b|\breturning\b/

/** Statements that are kept ready. */
const PREPARED_MAX = 500

/** One connection; statements are prepared once. */
export class SqliteConnection {
  readonly #client: SqliteClient
  readonly #prepared = new Map<string, SqliteStatement>()

  constructor(client: SqliteClient) {
    this.#client = client
  }

  /** A statement without values, of which nothing comes back. */
  exec(text: string): void {
    this.#client.exec(text)
  }

  async run(text: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]> {
    const named = Object.fromEntries(values.map((value, at) => [String(at + 1), value]))
    const statement = this.#prepare(text)
    if (GIVES_ROWS.test(text)) return statement.all(named) as readonly SqlRow[]
    statement.run(named)
    return []
  }

  #prepare(text: string): SqliteStatement {
    let statement = this.#prepared.get(text)
    if (statement === undefined) {
      if (this.#prepared.size >= PREPARED_MAX) this.#prepared.clear()
      statement = this.#client.prepare(text)
      this.#prepared.set(text, statement)
    }
    return statement
  }
}
