import { fail } from '../../errors/index.ts'
import type { SqlConnection, SqlRow, SqlValue } from '../sql/database.ts'
import { type EngineFailure, engineError, type Moment } from '../sql/engine-error.ts'
import { sqliteError } from './sqlite-errors.ts'
import { decoded, withTextsAsBytes } from './sqlite-texts.ts'

/** A statement of an SQLite client. It is given texts, numbers and nulls, which the types of clients say each in its way. */
export interface SqliteStatement {
  run(...values: readonly never[]): unknown
  all(...values: readonly never[]): readonly unknown[]
}

/** What is asked of an SQLite client: `node:sqlite`, `better-sqlite3` and `libsql` have it. */
export interface SqliteClient {
  prepare(text: string): SqliteStatement
  exec(text: string): unknown
}

const EXPECTED = 'an open database of node:sqlite, better-sqlite3 or libsql'

/** The client, if it is one. Throws `client_invalid`. */
function checkedClient(client: SqliteClient): SqliteClient {
  const given = client as Partial<SqliteClient> | null | undefined
  if (typeof given?.prepare === 'function' && typeof given.exec === 'function') return client
  return fail('client', 'client_invalid', { message: `is no client of SQLite; give ${EXPECTED}`, expected: EXPECTED })
}

const ANSWERS_LATER: EngineFailure = {
  code: 'client_invalid',
  message: `answers later; give a client that answers at once: ${EXPECTED}`,
}

/** What the client gave, which must be there at once: what answers later can hold no transaction. */
function atOnce<T>(given: T): T {
  if (typeof (given as { readonly then?: unknown } | null | undefined)?.then !== 'function') return given
  // its own failure would end the process
  void Promise.resolve(given).catch(() => undefined)
  throw engineError(ANSWERS_LATER, undefined)
}

/** Statements that give rows: one client refuses to be asked for those of any other. */
const GIVES_ROWS = /^(?:select|pragma)\b|\breturning\b/

/** Statements that are kept ready. */
const PREPARED_MAX = 500
/** Longer ones are of many rows, seldom of as many as before. */
const PREPARED_LENGTH_MAX = 4_000

/** A statement, and for each of its places which of the values it takes, from 0. */
interface Prepared {
  readonly statement: SqliteStatement
  readonly places: readonly number[]
}

/** The text with bare places: finding a place by its name costs the engine, and its clients, a look at all before it. */
function placed(text: string): { readonly text: string; readonly places: readonly number[] } {
  const places: number[] = []
  const bare = text.replace(/\$(\d+)/g, (_, place: string) => {
    places.push(Number(place) - 1)
    return '?'
  })
  return { text: bare, places }
}

/** One connection; statements are prepared once, and what fails says so in our words. */
export class SqliteConnection implements SqlConnection {
  readonly #client: SqliteClient
  readonly #prepared = new Map<string, Prepared>()

  /** Throws `client_invalid`. */
  constructor(client: SqliteClient) {
    this.#client = checkedClient(client)
  }

  /** A statement without values, of which nothing comes back; `moment` as of `sqliteError`. */
  exec(text: string, moment: Moment = 'before_commit'): void {
    try {
      atOnce(this.#client.exec(text))
    } catch (error) {
      throw sqliteError(error, moment)
    }
  }

  async run(text: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]> {
    return this.runNow(text, values)
  }

  runNow(text: string, values: readonly SqlValue[]): readonly SqlRow[] {
    try {
      const { statement, places } = this.#prepare(text)
      const given = places.map((at) => values[at] as never)
      if (GIVES_ROWS.test(text)) return decoded(atOnce(statement.all(...given)) as readonly SqlRow[])
      atOnce(statement.run(...given))
      return []
    } catch (error) {
      throw sqliteError(error, 'before_commit')
    }
  }

  #prepare(text: string): Prepared {
    const known = this.#prepared.get(text)
    if (known !== undefined) return known
    const { text: bare, places } = placed(withTextsAsBytes(text))
    const prepared = { statement: atOnce(this.#client.prepare(bare)), places }
    if (text.length > PREPARED_LENGTH_MAX) return prepared
    if (this.#prepared.size >= PREPARED_MAX) this.#prepared.clear()
    this.#prepared.set(text, prepared)
    return prepared
  }
}
