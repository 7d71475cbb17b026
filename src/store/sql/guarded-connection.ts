import { type Awaitable, runSteps, type Steps, wait } from '../../base/index.ts'
import type { Collection } from '../collections.ts'
import type { KeyParts } from '../row-fields.ts'
import type { PipelinedStatement, SqlConnection, SqlRow, Statement } from './database.ts'
import { type DeferredInserts, LateDuplicate } from './deferred-inserts.ts'
import type { WrittenRow } from './statements.ts'

/**
 * A connection that runs nothing after a failed statement. Postgres answers the `commit` of such a transaction with
 * success, and commits nothing; SQLite may have rolled back by itself, and would commit later statements on their own.
 */
export class GuardedConnection implements SqlConnection {
  readonly #connection: SqlConnection
  readonly #isPipelined: boolean
  #failure: { readonly error: unknown } | null = null
  /** The last pipelined statement; null: none in progress. */
  #pending: Promise<void> | null = null
  readonly #deferred: DeferredInserts | null

  /** `deferred`: receives the rows to hold back; null: none is. */
  constructor(connection: SqlConnection, deferred: DeferredInserts | null = null) {
    this.#connection = connection
    this.#isPipelined = connection.isPipelined === true
    this.#deferred = deferred
  }

  get isPipelined(): boolean {
    return this.#isPipelined
  }

  together<T>(send: () => T): T {
    return this.#connection.together === undefined ? send() : this.#connection.together(send)
  }

  run(statement: Statement): Awaitable<readonly SqlRow[]> {
    this.#sendDeferred(statement.tables)
    return this.runAmongStored(statement)
  }

  /** Runs a statement that sees none of the rows held back. */
  runAmongStored(statement: Statement): Awaitable<readonly SqlRow[]> {
    if (this.#isPipelined) return this.#runAfterPending(statement)
    return runSteps(this.#runAlone(statement))
  }

  *#runAlone(statement: Statement): Steps<readonly SqlRow[]> {
    if (this.#pending !== null) yield* wait(this.#pending)
    this.check()
    try {
      return yield* wait(this.#connection.run(statement))
    } catch (error) {
      this.#failure ??= { error }
      throw error
    }
  }

  /**
   * Sends a statement without waiting for its result, so that the next one can be prepared meanwhile: resolves when all
   * earlier ones have completed. The next statement, or `check`, throws its failure.
   */
  send(statement: PipelinedStatement): Awaitable<void> {
    this.#sendDeferred(statement.tables)
    return this.#pipeline(statement)
  }

  /** Holds a new row back until a statement concerns its table; false if rows are not held back here. */
  defer(collection: Collection, row: WrittenRow): boolean {
    if (this.#deferred === null) return false
    this.check()
    if (this.#deferred.add(collection, row)) this.#sendDeferred()
    return true
  }

  /** The rows of a table that are held back. */
  deferredRows(collection: Collection): readonly WrittenRow[] {
    return this.#deferred?.of(collection) ?? []
  }

  /** True if a row of that key is held back. */
  isHeldBack(collection: Collection, key: KeyParts): boolean {
    return this.#deferred?.has(collection, key) === true
  }

  /** Pipelines the rows held back. */
  flush(): void {
    this.#sendDeferred()
  }

  #pipeline(statement: PipelinedStatement): Awaitable<void> {
    const before = this.#pending
    const answered = runSteps(this.#answer(before, statement))
    if (before === null && !(answered instanceof Promise)) return undefined
    const pending = Promise.all([before, answered]).then(() => {
      if (this.#pending === pending) this.#pending = null
    })
    this.#pending = pending
    return before ?? undefined
  }

  /** True once a statement has failed. */
  get hasFailed(): boolean {
    return this.#failure !== null
  }

  /** True once the key of a row held back was found to be taken. */
  get hasLateDuplicate(): boolean {
    return this.#failure?.error instanceof LateDuplicate
  }

  /** Waits for pipelined statements. */
  settle(): Awaitable<void> {
    return this.#pending ?? undefined
  }

  /** Throws the failure of an earlier statement, even if the work continued after it. */
  check(): void {
    if (this.#failure !== null) throw this.#failure.error
  }

  /** Runs a statement behind those that are not answered yet, whose failure is the cause of its own. */
  async #runAfterPending(statement: Statement): Promise<readonly SqlRow[]> {
    this.check()
    const [outcome] = await Promise.allSettled([this.#connection.run(statement), this.#pending])
    if (outcome.status === 'rejected') this.#failure ??= { error: outcome.reason }
    this.check()
    return outcome.status === 'fulfilled' ? outcome.value : []
  }

  #sendDeferred(tables?: readonly string[]): void {
    // their failures are thrown by the next statement
    for (const statement of this.#deferred?.take(tables) ?? []) void this.#pipeline(statement)
  }

  *#answer(before: Promise<void> | null, statement: PipelinedStatement): Steps<void> {
    if (before !== null && !this.#isPipelined) yield* wait(before)
    if (this.#failure !== null) return
    try {
      statement.check(yield* wait(this.#connection.run(statement)))
    } catch (error) {
      this.#failure ??= { error }
    }
  }
}
