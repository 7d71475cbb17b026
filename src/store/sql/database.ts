import type { Awaitable } from '../../base/index.ts'
import type { SessionWork, StoreCapabilities, TransactionKind } from '../session-store.ts'

/** A parameter of a statement; integers are below 2^53. */
export type SqlValue = string | number | null

/** A row as returned by the engine; integers may be texts. */
export type SqlRow = Readonly<Record<string, unknown>>

/** A statement; `$1` in its text is the first of its values. */
export interface Statement {
  readonly text: string
  /** The tables with rows of companies that it reads or writes. */
  readonly tables: readonly string[]
  readonly values: readonly SqlValue[]
  /** The insert of one row, if the statement inserts rows: the first of its values is that of all, such as the company. */
  readonly rowInsert?: RowInsert
}

/**
 * An insert of one row. An engine in which a statement is a call runs it for each row: it costs less than to prepare a long
 * text, and to return rows.
 */
export interface RowInsert {
  /** It returns no rows, and does nothing if the key is taken. */
  readonly text: string
  /** The values of a row, after the shared one. */
  readonly width: number
}

/** A statement sent without waiting for its result. */
export interface PipelinedStatement extends Statement {
  /** Throws unless the rows of the result are the expected ones. */
  readonly check: (rows: readonly SqlRow[]) => void
}

/** A statement that touches no rows of companies, such as `begin`. */
export function plain(text: string, values: readonly SqlValue[] = []): Statement {
  return { text, tables: [], values }
}

/** A connection for the duration of a transaction. */
export interface SqlConnection {
  /** True if statements may be sent before earlier ones are answered; once one fails, the server rejects all later ones. */
  readonly isPipelined?: boolean
  /** Runs `send`, and sends its statements in as few packets as the client can. */
  together?<T>(send: () => T): T
  /** Runs one statement and returns its rows: at once if the client is synchronous. */
  run(statement: Statement): Awaitable<readonly SqlRow[]>
}

/** The differences between the engines. */
export interface EngineDialect {
  readonly name: 'sqlite' | 'postgres'
  /** The replacements for `{integer}`, `{text}` (ordered by code units) and `{end}` of a table in schema statements. */
  readonly words: Readonly<Record<'integer' | 'text' | 'end', string>>
  /** The clause that locks a selected row against other writers, and waits for them. */
  readonly lockRow: string
  /** The statement that makes concurrent migrations wait for each other, within their transaction. */
  readonly lockMigrations: string | null
  /** True if each statement is a round trip, so that new rows of works that share a transaction are sent together. */
  readonly defersInserts: boolean
  /** Selects the names of all tables visible to a statement. */
  readonly listTables: string
}

/** The rows a statement may touch, if the engine enforces it: those of a company, of a key's hash, or none. */
export type TenantScope = { readonly companyId: number } | { readonly keyHash: string } | null

/** The capabilities of a store that its database decides. */
export type DatabaseCapabilities = Omit<StoreCapabilities, 'refusesNested'>

/** A database behind an injected client. */
export interface SqlDatabase {
  readonly dialect: EngineDialect
  readonly capabilities: DatabaseCapabilities
  /**
   * Runs one reading statement outside of transactions: sees committed data, on a shared connection also uncommitted.
   */
  read(tenantScope: TenantScope, statement: Statement): Promise<readonly SqlRow[]>
  /**
   * Runs `work` and commits; rolls back if it throws. A read transaction sees one snapshot. The engine may require a
   * retry: then `work` runs again, on a connection of its own.
   */
  transaction<T>(kind: TransactionKind, tenantScope: TenantScope, work: SessionWork<SqlConnection, T>): Promise<T>
}
