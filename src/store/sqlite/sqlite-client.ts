import { isFields } from '../../base/index.ts'
import { fail, forgetPromise } from '../../core/errors/index.ts'
import type { RowInsert, SqlConnection, SqlRow, SqlValue, Statement } from '../sql/database.ts'
import { type EngineFailure, engineError, type Moment } from '../sql/engine-error.ts'
import { sqliteError } from './sqlite-errors.ts'

/** The methods used of an SQLite statement. Parameters are texts, numbers and nulls, which clients type differently, some as a list that may change. */
export interface SqliteStatement {
  run(...values: never[]): unknown
  all(...values: never[]): readonly unknown[]
}

/** The methods used of an SQLite client, such as `node:sqlite`, `better-sqlite3`, `libsql` or `bun:sqlite`. */
export interface SqliteClient {
  prepare(text: string): SqliteStatement
  exec(text: string): unknown
}

const EXPECTED = 'an open database of node:sqlite, better-sqlite3, libsql or bun:sqlite'

/** Checks that a client has the required methods. Throws `client_invalid`. */
function checkedClient(client: SqliteClient): SqliteClient {
  const candidate: Partial<SqliteClient> | null | undefined = client
  if (typeof candidate?.prepare === 'function' && typeof candidate.exec === 'function') return client
  return fail('client', 'client_invalid', { message: `must be ${EXPECTED}`, expected: EXPECTED })
}

const ANSWERS_LATER: EngineFailure = {
  code: 'client_invalid',
  message: `must be synchronous; give ${EXPECTED}`,
}

/** Rejects a promise from the client: an asynchronous one cannot keep a transaction. */
function synchronous<T>(result: T): T {
  if (!forgetPromise(result)) return result
  throw engineError(ANSWERS_LATER, undefined)
}

/** Statements that return rows: one client refuses to read rows of any other statement. */
const GIVES_ROWS = /^(?:select|pragma)\b|\breturning\b/

const COUNT_CHANGES = 'select changes() as changes'
const INSERTED: SqlRow = Object.freeze({ version: 1 })

/** The number of cached prepared statements. */
const PREPARED_MAX = 500
/** The longest cached text; longer ones are batches, whose sizes seldom repeat. */
const PREPARED_LENGTH_MAX = 4_000

/** A prepared statement, and the index of the value (from 0) of each of its placeholders. */
interface Prepared {
  readonly statement: SqliteStatement
  readonly places: readonly number[]
  readonly givesRows: boolean
}

/** Replaces numbered placeholders by bare ones: engine and clients scan all earlier ones to find a numbered one. */
function placeValues(text: string): { readonly text: string; readonly places: readonly number[] } {
  const places: number[] = []
  const bare = text.replace(/\$(\d+)/g, (_, place: string) => {
    places.push(Number(place) - 1)
    return '?'
  })
  return { text: bare, places }
}

/** The values of a row for the placeholders, from a place in the values of all rows on; the first value is that of all. */
function boundValues(places: readonly number[], values: readonly SqlValue[], from: number): never[] {
  return places.map((index) => values[index === 0 ? 0 : from + index] as never)
}

/** A connection that prepares each statement once and maps errors. */
export class SqliteConnection implements SqlConnection {
  readonly #client: SqliteClient
  readonly #prepared = new Map<string, Prepared>()

  /** Throws `client_invalid`. */
  constructor(client: SqliteClient) {
    this.#client = checkedClient(client)
  }

  /** Runs a statement without values or rows; `moment` as in `sqliteError`. */
  exec(text: string, moment: Moment = 'before_commit'): void {
    try {
      synchronous(this.#client.exec(text))
    } catch (error) {
      throw sqliteError(error, moment)
    }
  }

  run(statement: Statement): readonly SqlRow[] {
    const { text, values, rowInsert } = statement
    try {
      return rowInsert === undefined ? this.#runText(text, values) : this.#insertRows(rowInsert, values)
    } catch (error) {
      throw sqliteError(error, 'before_commit')
    }
  }

  #runText(text: string, values: readonly SqlValue[]): readonly SqlRow[] {
    const { statement, places, givesRows } = this.#prepare(text)
    const bound = boundValues(places, values, 0)
    if (givesRows) return decodeText(synchronous(statement.all(...bound)) as readonly SqlRow[])
    synchronous(statement.run(...bound))
    return []
  }

  /** Inserts row by row; returns a row for each that it inserted, as the statement of all of them does. */
  #insertRows({ text, width }: RowInsert, values: readonly SqlValue[]): readonly SqlRow[] {
    const { statement, places } = this.#prepare(text)
    let inserted = 0
    for (let from = 0; from + width < values.length; from += width) {
      inserted += this.#countChanges(synchronous(statement.run(...boundValues(places, values, from))))
    }
    return Array.from({ length: inserted }, () => INSERTED)
  }

  /** The rows that a statement has changed, which not every client returns. */
  #countChanges(result: unknown): number {
    const changes = isFields(result) ? result.changes : undefined
    return Number(changes ?? this.#runText(COUNT_CHANGES, [])[0]?.changes)
  }

  #prepare(text: string): Prepared {
    const known = this.#prepared.get(text)
    if (known !== undefined) return known
    const { text: bare, places } = placeValues(withTextsAsBytes(text))
    const statement = synchronous(this.#client.prepare(bare))
    const prepared = { statement, places, givesRows: GIVES_ROWS.test(text) }
    if (text.length > PREPARED_LENGTH_MAX) return prepared
    if (this.#prepared.size >= PREPARED_MAX) this.#prepared.clear()
    this.#prepared.set(text, prepared)
    return prepared
  }
}

/** Columns without texts. */
const NUMBERS = /^(?:version|last|company_id|\w*sequence|\w*_rank)$/
const LIST = /\bselect (.+?) from /g
/** A column, and its alias if it has one. */
const COLUMN = /^((?:\w+\.)?([a-z]\w*))(?: as (\w+))?$/

function guard(item: string): string {
  const [, column, name, alias = name] = COLUMN.exec(item) ?? []
  if (column === undefined || name === undefined || NUMBERS.test(name)) return item
  if (name === 'record') return `cast(${column} as blob) as ${alias}`
  return `case when ${column} glob '*[^ -~]*' then cast(${column} as blob) else ${column} end as ${alias}`
}

/**
 * Rewrites a statement to return texts as bytes for `decodeText`: always for records, for other columns if they contain
 * non-ASCII characters. Clients differ on invalid UTF-8, as in a damaged file: some silently return another text, one
 * ends the process.
 */
export function withTextsAsBytes(statement: string): string {
  if (!statement.startsWith('select ')) return statement
  return statement.replace(LIST, (_, list: string) => `select ${list.split(', ').map(guard).join(', ')} from `)
}

/** The globals of every runtime. */
interface Host {
  readonly TextDecoder: new (
    label: string,
    options: { readonly fatal: boolean; readonly ignoreBOM: boolean },
  ) => { decode(bytes: Uint8Array): string }
}

const utf8 = new (globalThis as unknown as Host).TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function isBytes(value: unknown): value is Uint8Array {
  return value instanceof ArrayBuffer || ArrayBuffer.isView(value)
}

/** The text of bytes; undefined if they are not valid UTF-8. */
function decodedText(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Decodes the texts of rows. A record that is not valid UTF-8 stays as bytes, and reading that row reports it. Throws
 * `store_damaged` for any other column.
 */
export function decodeText(rows: readonly SqlRow[]): readonly SqlRow[] {
  for (const row of rows as readonly Record<string, unknown>[]) {
    for (const column in row) {
      const value = row[column]
      if (!isBytes(value)) continue
      const text = decodedText(value)
      if (text !== undefined) row[column] = text
      else if (column !== 'record') failDamage(column)
    }
  }
  return rows
}

function failDamage(column: string): never {
  const message = `contains a text in the column ${column} that is not UTF-8, which no store writes; restore it from a backup`
  throw engineError({ code: 'store_damaged', message }, undefined)
}

/** The statements that a transaction within another one runs instead of its own. */
const WITHIN_TRANSACTION: Readonly<Record<string, readonly string[]>> = {
  begin: ['savepoint tonne'],
  commit: ['release tonne'],
  rollback: ['rollback to tonne', 'release tonne'],
  // settings of the file, which a transaction cannot change
  pragma: [],
}

/**
 * Adapts a transaction that the host has begun as a client of `sqliteStore`: what the service writes is committed or rolled
 * back together with the host's own tables. Give the connection of the transaction, which nobody else may use until the host
 * commits, in a file that a store has migrated before, and open the store with `migrations: 'check'`. Each use case runs within
 * a savepoint, so that one that throws leaves the transaction usable. Other connections cannot write until the host commits.
 *
 * @example
 * ```ts no-run it needs a client, which Node has from 22.13 on
 * import { createService, type ServiceRecords } from 'tonne/service'
 * import { fromSqliteTransaction, type SqliteClient, sqliteStore } from 'tonne/sqlite'
 * // import { DatabaseSync } from 'node:sqlite', and new DatabaseSync('tonne.db')
 * declare const connection: SqliteClient
 * connection.exec('begin immediate')
 * const store = await sqliteStore<ServiceRecords>({ client: fromSqliteTransaction(connection), migrations: 'check' })
 * await createService({ store }).company(1).files.create({ name: 'Invoice 7' })
 * connection.exec('insert into invoices (number) values (7)')
 * connection.exec('commit')
 * ```
 */
export function fromSqliteTransaction(connection: SqliteClient): SqliteClient {
  return {
    exec(text) {
      for (const statement of WITHIN_TRANSACTION[/^\w+/.exec(text)?.[0] ?? ''] ?? [text]) connection.exec(statement)
    },
    // asks for the mode of the journal instead of setting it
    prepare: (text) => connection.prepare(text.replace(/^(pragma journal_mode) = .*/, '$1')),
  }
}
