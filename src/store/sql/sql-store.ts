import { type Awaitable, ROWS_OF_STATEMENT, runSteps, type Steps, wait, yieldToOthers } from '../../base/index.ts'
import { parseRational, printExact, subtract } from '../../core/exact/index.ts'
import type { Collection, Collections, ContributionPath, Holder } from '../collections.ts'
import type { KeyRecord } from '../key-hash.ts'
import { emptyLog } from '../log-chain.ts'
import type { ListPage, ListPosition } from '../query.ts'
import { type CountedCompany, type CountedRow, recount, type StoredTotal } from '../recount.ts'
import type { Row } from '../repository.ts'
import {
  type AsyncContext,
  type ExpectedReads,
  type FoundKey,
  type HolderDifference,
  type MakeCollection,
  SessionStore,
  type SessionWork,
  type TransactionKind,
} from '../session-store.ts'
import { withPromises } from '../with-promises.ts'
import { CompanyMemory, type RememberedRows, TransactionRows } from './company-memory.ts'
import type { SqlConnection, SqlDatabase, SqlRow, Statement } from './database.ts'
import { DeferredInserts } from './deferred-inserts.ts'
import { GroupCommit, GroupSpoiled, type GroupTransaction, RUN_ALONE, type TakeExpected } from './group-commit.ts'
import { GuardedConnection } from './guarded-connection.ts'
import { SqlKeyDirectory } from './key-directory.ts'
import { readerOf, repositoryOf, serializeCalls } from './sql-collections.ts'
import { expectedRows, SqlReader } from './sql-reader.ts'
import { type SessionTransaction, SqlSession } from './sql-session.ts'
import {
  COMPANIES,
  COUNTERS,
  deleteCompanyRows,
  insertCompany,
  KEY_DIRECTORY,
  lockCompany,
  type Part,
  selectContributions,
  selectTotals,
  updateExact,
} from './statements.ts'
import { tableOf } from './table-columns.ts'
import { TotalsBuffer } from './totals-buffer.ts'

/** Announces each key to the directory before its deletion: lookups meanwhile find the committed state. */
async function announceKeys(collection: Collection, session: SqlSession): Promise<void> {
  const keys = new SqlReader(collection, session)
  for (let after: ListPosition | undefined; ; ) {
    const options = after === undefined ? {} : { after }
    const { rows, next }: ListPage<Row<KeyRecord>> = await runSteps(keys.list({ by: 'createdAt' }, options))
    for (const { record } of rows) {
      await session.directory.beforeChange(record.hash, session.transaction)
    }
    if (next === null) return
    after = next
  }
}

/** A transaction to run. */
interface TransactionPlan {
  readonly kind: TransactionKind
  readonly companyId: number
  /** The reads of the works that may share it. Null: one work has it alone. */
  readonly group: { readonly expected: TakeExpected } | null
}

/** The works of a transaction. */
type TransactionBody<T> = (transaction: GroupTransaction<SqlSession>) => Awaitable<T>

/** A transaction in progress. */
interface TransactionRun<T> {
  readonly plan: TransactionPlan
  readonly body: TransactionBody<T>
  readonly connection: GuardedConnection
  readonly rows: TransactionRows
  /** The rows to remember once it is committed; null: none. */
  remembered: RememberedRows | null
}

/** A store over a database of either engine. */
export class SqlStore extends SessionStore<SqlSession> {
  readonly hasStatements = true
  readonly #database: SqlDatabase
  readonly #directory: SqlKeyDirectory
  readonly #memory = new CompanyMemory()
  readonly #groups = new GroupCommit<SqlSession>((companyId, body, expected) =>
    this.#transaction({ kind: 'write', companyId, group: { expected } }, body),
  )

  constructor(collections: Collections, database: SqlDatabase, context: AsyncContext | undefined) {
    super(collections, context, database.capabilities)
    this.#database = database
    this.#directory = new SqlKeyDirectory(database, collections.ofKind('keys'))
  }

  findApiKey(hash: string): Promise<FoundKey | null> {
    return this.#directory.find(hash)
  }

  protected collectionMaker(kind: TransactionKind, session: SqlSession): MakeCollection {
    const make = kind === 'write' ? repositoryOf : readerOf
    return (collection) => withPromises(serializeCalls(make(collection, session)))
  }

  protected atOnceMaker(session: SqlSession): MakeCollection {
    // only a service makes such collections, and it changes nothing without the log
    session.useMemory()
    return (collection) => serializeCalls(repositoryOf(collection, session))
  }

  protected recount(kind: TransactionKind, session: SqlSession): Promise<HolderDifference[]> {
    return recountSession(kind, this.collections, session)
  }

  /** Deletes every row of the company in one transaction: last its own row, at which its other writers wait. */
  protected async deleteAll(session: SqlSession): Promise<void> {
    await announceKeys(this.collections.ofKind('keys'), session)
    const collections = this.collections.all.map((one) => tableOf(one).name)
    for (const table of [KEY_DIRECTORY, ...collections, COUNTERS, COMPANIES]) {
      await session.run(deleteCompanyRows(table, session.companyId))
    }
  }

  protected async within<T>(kind: TransactionKind, companyId: number, work: SessionWork<SqlSession, T>): Promise<T> {
    this.checkBeginning(companyId)
    return await this.#transaction({ kind, companyId, group: null }, ({ run }) => run(work))
  }

  protected takeAtOnce<T>(companyId: number, work: SessionWork<SqlSession, T>, reads?: ExpectedReads): Promise<T> {
    return this.withinGroup(companyId, work, reads)
  }

  protected override async withinGroup<T>(
    companyId: number,
    work: SessionWork<SqlSession, T>,
    reads?: ExpectedReads,
  ): Promise<T> {
    this.checkBeginning(companyId)
    const result = await this.#groups.take(companyId, work, reads)
    return result === RUN_ALONE ? this.within('write', companyId, work) : result
  }

  async #transaction<T>(plan: TransactionPlan, body: TransactionBody<T>): Promise<T> {
    const { kind, companyId } = plan
    let run: TransactionRun<T> | undefined
    const work = (connection: SqlConnection) => {
      const rows = new TransactionRows(companyId)
      const deferred = this.#sharesStatements(plan) ? new DeferredInserts(companyId, rows) : null
      run = { plan, body, rows, connection: new GuardedConnection(connection, deferred), remembered: null }
      return runSteps(this.#runBody(run))
    }
    try {
      const result = await this.#database.transaction(kind, { companyId }, work)
      if (run?.remembered) this.#memory.keep(companyId, run.remembered)
      return result
    } catch (error) {
      // alone, each learns at once which of its keys is taken
      throw run?.connection.hasLateDuplicate === true ? new GroupSpoiled() : error
    } finally {
      if (run !== undefined) this.#directory.settle(run.connection)
    }
  }

  /** Runs the body in a transaction that has begun, up to its commit. */
  *#runBody<T>(run: TransactionRun<T>): Steps<T> {
    const { plan, body, connection, rows } = run
    const { kind, companyId } = plan
    const companyRow = kind === 'write' ? yield* this.#takeTurn(run) : null
    const remembered = companyRow === null ? null : this.#memory.take(companyId, String(companyRow.log_digest))
    if (remembered !== null) rows.recall(remembered)
    const totals = new TotalsBuffer({ companyId, connection, companyRow })
    const transaction = { kind, companyId, connection, totals, rows }
    const readAhead = this.#sharesStatements(plan)
      ? (reads: readonly ExpectedReads[]) => this.#readAhead(run, reads)
      : undefined
    const result = yield* wait(body(groupTransaction(transaction, this.#directory, readAhead)))
    yield* totals.writeAll()
    yield* wait(connection.settle())
    connection.check()
    if (remembered !== null) {
      const { digest } = yield* totals.company.logHead()
      run.remembered = { digest, rows: remembered }
    }
    return result
  }

  /** Does the reads of the works of a group that wait by now. */
  #readExpected<T>(run: TransactionRun<T>): Promise<void> | undefined {
    const { plan } = run
    if (plan.group === null || !this.#sharesStatements(plan)) return undefined
    const isRead = this.#readAhead(run, plan.group.expected())
    if (!(isRead instanceof Promise)) return undefined
    // the statement before it may fail first
    isRead.catch(() => undefined)
    return isRead
  }

  #readAhead<T>({ plan, rows, connection }: TransactionRun<T>, reads: readonly ExpectedReads[]): Awaitable<void> {
    const all = reads.flatMap((each) => each())
    if (all.length === 0) return undefined
    return runSteps(rows.ahead.read(connection, expectedRows(this.collections, plan.companyId, all)))
  }

  /** True if works that share the transaction also share statements, because a statement is a round trip. */
  #sharesStatements({ group }: TransactionPlan): boolean {
    return group !== null && this.#database.dialect.defersInserts
  }

  /** Waits until no other writer of the company is active, and returns the company's row. */
  *#takeTurn<T>(run: TransactionRun<T>): Steps<SqlRow | null> {
    const { companyId } = run.plan
    const { connection, rows } = run
    const lock = lockCompany(companyId, this.#database.dialect)
    const locked = connection.run(lock)
    // sent together with the lock, and run after it: they see everything that earlier writers committed
    const isRead = connection.isPipelined ? this.#readExpected(run) : undefined
    const [row] = yield* wait(locked)
    if (row !== undefined) {
      yield* wait(isRead ?? this.#readExpected(run))
      return row
    }
    yield* wait(isRead)
    // another writer may have been first
    rows.ahead.clear()
    yield* wait(connection.run(insertCompany(companyId, emptyLog(companyId))))
    const [made] = yield* wait(connection.run(lock))
    return made ?? null
  }
}

/** Runs works in the transaction, each in a session of its own. */
function groupTransaction(
  transaction: SessionTransaction,
  directory: SqlKeyDirectory,
  readAhead: GroupTransaction<SqlSession>['readAhead'],
): GroupTransaction<SqlSession> {
  let isSpoiled = false
  return {
    readAhead,
    get isSpoiled() {
      return isSpoiled || transaction.connection.hasFailed
    },
    run: (work) => {
      const session = new SqlSession(transaction, directory)
      return runSteps(
        finish(session, work, () => {
          isSpoiled ||= session.hasWritten
        }),
      )
    },
  }
}

/** Runs the work and waits until all its calls have ended. Then calls `fail` if the work has failed. */
function* finish<T>(session: SqlSession, work: SessionWork<SqlSession, T>, fail: () => void): Steps<T> {
  let hasFailed = true
  try {
    const result = yield* wait(work(session))
    hasFailed = false
    return result
  } finally {
    yield* wait(session.end())
    if (hasFailed) fail()
  }
}

/** Converts an id from the engine to the type of its collection. */
function idOf(collection: Collection, value: unknown): string | number {
  return collection.numbers.includes('id') ? Number(value) : String(value)
}

/** All rows of a paged statement, page by page. */
async function* pages(session: SqlSession, statementOf: (part: Part) => Statement): AsyncGenerator<SqlRow> {
  let last: SqlRow | null = null
  for (;;) {
    const rows: readonly SqlRow[] = await session.run(statementOf({ last, limit: ROWS_OF_STATEMENT }))
    yield* rows
    last = rows.at(-1) ?? null
    if (rows.length < ROWS_OF_STATEMENT) return
    await yieldToOthers()
  }
}

function findHolder({ holder }: SqlRow, to: Holder): string | number | null {
  if (holder === null) return null
  return to === 'company' ? '' : idOf(to, holder)
}

async function* rowsOf(session: SqlSession, one: ContributionPath): AsyncGenerator<CountedRow> {
  for await (const row of pages(session, (part) => selectContributions(one, session.companyId, part))) {
    const shared = { id: idOf(one.from, row.source), exact: parseRational(String(row.whole ?? '0')) }
    const source = one.through === undefined ? undefined : shared
    yield { holder: findHolder(row, one.to), exact: parseRational(String(row.exact)), source }
  }
}

async function* totalsOf(session: SqlSession, holder: Holder): AsyncGenerator<StoredTotal> {
  if (holder === 'company') {
    yield { id: '', value: await runSteps(session.totals.company.total()) }
    return
  }
  for await (const row of pages(session, (part) => selectTotals(holder, session.companyId, part))) {
    yield { id: idOf(holder, row.key_1), value: parseRational(String(row.exact)) }
  }
}

/** The totals that differ from the sums of the records; when writing, also corrects them. */
function recountSession(
  kind: TransactionKind,
  collections: Collections,
  session: SqlSession,
): Promise<HolderDifference[]> {
  const company: CountedCompany = {
    rowsOf: (one) => rowsOf(session, one),
    totalsOf: (holder) => totalsOf(session, holder),
    async correct(holder, { id, value }, sum) {
      if (kind === 'read') return
      if (holder === 'company') await runSteps(session.totals.company.add(subtract(sum, value)))
      else await session.run(updateExact(holder, session.companyId, { id, exact: printExact(sum) }))
    },
  }
  return recount(company, collections)
}
