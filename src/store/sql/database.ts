/** What a statement is given; whole numbers are below 2^53. */
export type SqlValue = string | number | null

/** A row as the engine gives it; whole numbers may come as text. */
export type SqlRow = Readonly<Record<string, unknown>>

/** One connection, as long as its transaction lasts. */
export interface SqlConnection {
  /** The rows of one statement; `$1` in the text is the first of the values. */
  run(text: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]>
}

/** Where the engines differ. */
export interface SqlDialect {
  readonly name: 'sqlite' | 'postgres'
  /** What stands in the statements of the schema for `{integer}`, `{text}` (ordered by code units) and `{end}` of a table. */
  readonly words: Readonly<Record<'integer' | 'text' | 'end', string>>
  /** What makes a reading row wait for, and then hold back, other writers of it. */
  readonly lockRow: string
  /** What makes migrations of two processes wait for each other, in the transaction that does them. */
  readonly lockMigrations: string | null
  /** Gives the names of the tables that a statement would find. */
  readonly listTables: string
}

/** Whose rows are touched, where the engine holds statements to that: a company's, those listed of a key's hash, or no one's. */
export type Whose = { readonly companyId: number } | { readonly keyHash: string } | null

/** A database that an injected client reaches. */
export interface SqlDatabase {
  readonly dialect: SqlDialect
  /** Writers of different companies work at once. */
  readonly manyWriters: boolean
  /** Several processes may write. */
  readonly manyProcesses: boolean
  /** What was acknowledged survives the end of the process. */
  readonly isDurable: boolean
  /** The rows of one statement that reads, outside of every transaction: what is committed, but for one on the same connection. */
  read(whose: Whose, text: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]>
  /**
   * What `work` returns, once what it wrote is kept; if it throws, nothing of it is. A transaction that reads sees one point
   * in time. The engine may ask for another try: then `work` runs once more, on a connection of its own.
   */
  transaction<T>(kind: 'read' | 'write', whose: Whose, work: (connection: SqlConnection) => Promise<T>): Promise<T>
}
