import { asFields, ROWS_OF_STATEMENT, yieldToOthers } from '../../base/index.ts'
import { parseRational, printExact, subtract } from '../../core/exact/index.ts'
import { defineField } from '../checked-write.ts'
import type { Collection, Collections, ContributionPath, Holder } from '../collections.ts'
import type { KeyRecord } from '../key-hash.ts'
import { emptyLog } from '../log-chain.ts'
import type { ListPage, ListPosition } from '../query.ts'
import { type CountedCompany, type CountedRow, recount, type StoredTotal } from '../recount.ts'
import type { Row } from '../repository.ts'
import {
  type AsyncContext,
  type FoundKey,
  type HolderDifference,
  type MakeCollection,
  SessionStore,
  type SessionWork,
  type TransactionKind,
} from '../session-store.ts'
import type { SqlConnection, SqlDatabase, SqlRow, Statement } from './database.ts'
import { DeferredInserts } from './deferred-inserts.ts'
import { GroupCommit, GroupSpoiled, type GroupTransaction, RUN_ALONE } from './group-commit.ts'
import { GuardedConnection } from './guarded-connection.ts'
import { SqlKeyDirectory } from './key-directory.ts'
import { RowCache } from './row-cache.ts'
import { readerOf, repositoryOf } from './sql-collections.ts'
import { SqlReader } from './sql-reader.ts'
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

const CALLS = [
  ...(['get', 'getAll', 'list', 'count', 'page', 'summaries', 'latestOf'] as const),
  ...([
    'insert',
    'insertAll',
    'update',
    'updateAll',
    'setSummaries',
    'delete',
    'append',
    'appendAll',
    'ensure',
  ] as const),
] as const

/** Methods that read their arguments before their first await. */
const READS_AT_ONCE: readonly string[] = ['get', 'list', 'count', 'page', 'summaries', 'insert', 'delete', 'ensure']

type Calls = Partial<Record<(typeof CALLS)[number], (...args: readonly never[]) => Promise<unknown>>>

/** Serializes the calls of a collection in a transaction: each waits for the earlier ones; rejects after the end. */
function serializedCalls(collection: Calls, session: SqlSession): object {
  const made: Calls = {}
  for (const name of CALLS) {
    const call = collection[name]
    if (call === undefined) continue
    made[name] = async (...args) => {
      // the caller may modify its arguments before the call runs
      const isReadNow = READS_AT_ONCE.includes(name) && !session.isBusy
      const taken = isReadNow ? args : copyOfArguments(args, (value) => session.read.has(value))
      return session.serialize(() => call.apply(collection, taken as []))
    }
  }
  return made
}

/** More levels than any record may have; deeper data is rejected. */
const DEPTH_MAX = 128

const TOO_DEEP = Symbol('too deep')

/** True for deeply frozen data, which is not copied. */
type IsKnown = (value: object) => boolean

function copyList(list: readonly unknown[], isKnown: IsKnown, depth: number): readonly unknown[] {
  // keeps gaps
  const copy = list.map((item) => copyPart(item, isKnown, depth + 1))
  return Object.isFrozen(list) && list.every((item, index) => Object.is(item, copy[index])) ? list : copy
}

function copyObject(value: object, isKnown: IsKnown, depth: number): object {
  const prototype: unknown = Object.getPrototypeOf(value)
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null
  if (!isPlain || Object.getOwnPropertySymbols(value).length > 0) return value
  let copy: Record<string, unknown> | null = Object.isFrozen(value) ? null : { ...value }
  const fields = copy ?? asFields(value)
  for (const key of Object.keys(fields)) {
    const field = fields[key]
    const item = copyPart(field, isKnown, depth + 1)
    if (Object.is(item, field)) continue
    copy ??= { ...value }
    defineField(copy, key, item)
  }
  return copy ?? value
}

function copyPart(value: unknown, isKnown: IsKnown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || isKnown(value)) return value
  if (depth > DEPTH_MAX) throw TOO_DEEP
  return Array.isArray(value) ? copyList(value, isKnown, depth) : copyObject(value, isKnown, depth)
}

/**
 * A deep copy of plain data that later changes by the caller do not affect; deeply frozen data is shared. Other values,
 * which no store accepts, are returned unchanged.
 */
export function copyOfArguments<T>(value: T, isKnown: IsKnown = () => false): T {
  try {
    return copyPart(value, isKnown, 0) as T
  } catch (thrown) {
    if (thrown === TOO_DEEP) return value
    throw thrown
  }
}

/** Announces each key to the directory before its deletion: lookups meanwhile find the committed state. */
async function announceKeys(collection: Collection, session: SqlSession): Promise<void> {
  const keys = new SqlReader(collection, session)
  for (let after: ListPosition | undefined; ; ) {
    const options = after === undefined ? {} : { after }
    const { rows, next }: ListPage<Row<KeyRecord>> = await keys.list({ by: 'createdAt' }, options)
    for (const { record } of rows) {
      await session.directory.beforeChange(record.hash, session.transaction)
    }
    if (next === null) return
    after = next
  }
}

/** A transaction to run; `isGroup`: several works may share it. */
interface TransactionPlan {
  readonly kind: TransactionKind
  readonly companyId: number
  readonly isGroup: boolean
}

/** A store over a database of either engine. */
export class SqlStore extends SessionStore<SqlSession> {
  readonly #database: SqlDatabase
  readonly #directory: SqlKeyDirectory
  readonly #groups = new GroupCommit<SqlSession>((companyId, body) =>
    this.#transaction({ kind: 'write', companyId, isGroup: true }, body),
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
    return (collection) => serializedCalls(make(collection, session), session)
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
    return this.#transaction({ kind, companyId, isGroup: false }, ({ run }) => run(work))
  }

  protected override async withinGroup<T>(companyId: number, work: SessionWork<SqlSession, T>): Promise<T> {
    this.checkBeginning(companyId)
    const result = await this.#groups.take(companyId, work)
    return result === RUN_ALONE ? this.within('write', companyId, work) : result
  }

  async #transaction<T>(
    { kind, companyId, isGroup }: TransactionPlan,
    body: (transaction: GroupTransaction<SqlSession>) => Promise<T>,
  ): Promise<T> {
    const { defersInserts } = this.#database.dialect
    let begun: GuardedConnection | undefined
    try {
      return await this.#database.transaction(kind, { companyId }, async (connection) => {
        const rows = new RowCache()
        const deferred = isGroup && defersInserts ? new DeferredInserts(companyId, rows) : null
        const guarded = new GuardedConnection(connection, deferred)
        begun = guarded
        const companyRow = kind === 'write' ? await this.#takeTurn(companyId, guarded) : null
        const totals = new TotalsBuffer({ companyId, connection: guarded, companyRow })
        const transaction = { kind, companyId, connection: guarded, totals, rows }
        const result = await body(groupTransaction(transaction, this.#directory))
        guarded.flush()
        await totals.writeAll()
        await guarded.settle()
        guarded.check()
        return result
      })
    } catch (error) {
      // alone, each learns at once which of its keys is taken
      throw begun?.hasLateDuplicate === true ? new GroupSpoiled() : error
    } finally {
      if (begun !== undefined) this.#directory.settle(begun)
    }
  }

  /** Waits until no other writer of the company is active, and returns the company's row. */
  async #takeTurn(companyId: number, connection: SqlConnection): Promise<SqlRow | null> {
    const lock = lockCompany(companyId, this.#database.dialect)
    const [row] = await connection.run(lock)
    if (row !== undefined) return row
    await connection.run(insertCompany(companyId, emptyLog(companyId)))
    const [made] = await connection.run(lock)
    return made ?? null
  }
}

/** Runs works in the transaction, each in a session of its own. */
function groupTransaction(transaction: SessionTransaction, directory: SqlKeyDirectory): GroupTransaction<SqlSession> {
  let isSpoiled = false
  return {
    get isSpoiled() {
      return isSpoiled || transaction.connection.hasFailed
    },
    run: async (work) => {
      const session = new SqlSession(transaction, directory)
      try {
        return await finish(session, work)
      } catch (error) {
        isSpoiled ||= session.hasWritten
        throw error
      }
    },
  }
}

/** Runs the work and waits until all its calls have ended. */
async function finish<T>(session: SqlSession, work: SessionWork<SqlSession, T>): Promise<T> {
  try {
    return await work(session)
  } finally {
    await session.end()
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
    yield { id: '', value: await session.totals.company.total() }
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
      if (holder === 'company') await session.totals.company.add(subtract(sum, value))
      else await session.run(updateExact(holder, session.companyId, { id, exact: printExact(sum) }))
    },
  }
  return recount(company, collections)
}
