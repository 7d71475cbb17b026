import { COLLECTIONS, type CollectionName } from '../collections.ts'
import { type HandledSession, readingHandle, writingHandle } from '../handle.ts'
import { emptyLog } from '../log-chain.ts'
import { type AsyncContext, checkCompany, Nesting } from '../nesting.ts'
import type { ListPosition } from '../query.ts'
import type { FoundApiKey, ReadTransaction, Store, StoreCapabilities, TotalDifference, Transaction } from '../store.ts'
import type { SqlConnection, SqlDatabase, SqlRow } from './database.ts'
import { GuardedConnection } from './guarded-connection.ts'
import { SqlKeyDirectory } from './key-directory.ts'
import { recountSession } from './recount.ts'
import { serializedCalls } from './serialized-calls.ts'
import { readerOf, repositoryOf } from './sql-collections.ts'
import { SqlReader } from './sql-reader.ts'
import { SqlSession } from './sql-session.ts'
import { COMPANIES, COUNTERS, deleteCompanyRows, insertCompany, KEY_DIRECTORY, lockCompany } from './statements.ts'
import { tableName } from './table-columns.ts'

/** The session's own operations for a handle, serialized with the calls of its collections. */
function serialized(session: SqlSession): HandledSession {
  return {
    companyId: session.companyId,
    checkOpen: () => session.checkOpen(),
    companyTotal: () => session.serialize(() => session.companyTotal()),
    logHead: () => session.serialize(() => session.totals.company.logHead()),
    nextNumber: (name) => session.serialize(() => session.nextNumber(name)),
  }
}

/** Announces each key to the directory before its deletion: lookups meanwhile find the committed state. */
async function announceKeys(session: SqlSession): Promise<void> {
  const keys = new SqlReader('apiKeys', session)
  for (let after: ListPosition | undefined; ; ) {
    const { rows, next } = await keys.list({ by: 'createdAt' }, after === undefined ? {} : { after })
    for (const { record } of rows) await session.directory.beforeChange(record.hash, session)
    if (next === null) return
    after = next
  }
}

/** Deletes every row of the company in one transaction: last its own row, at which its other writers wait. */
async function erase(session: SqlSession): Promise<void> {
  await announceKeys(session)
  const collections = (Object.keys(COLLECTIONS) as CollectionName[]).map(tableName)
  for (const table of [KEY_DIRECTORY, ...collections, COUNTERS, COMPANIES]) {
    await session.run(deleteCompanyRows(table, session.companyId))
  }
}

/** A store over a database of either engine. */
export class SqlStore implements Store {
  readonly capabilities: StoreCapabilities
  readonly #database: SqlDatabase
  readonly #directory: SqlKeyDirectory
  readonly #nesting: Nesting

  constructor(database: SqlDatabase, context: AsyncContext | undefined) {
    this.#database = database
    this.#directory = new SqlKeyDirectory(database)
    this.#nesting = new Nesting(context)
    this.capabilities = Object.freeze({
      durable: database.isDurable,
      multiProcess: database.manyProcesses,
      companiesAtOnce: database.manyWriters,
      refusesNested: this.#nesting.refuses,
    })
  }

  transaction<T>(companyId: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#within('write', companyId, (session) => {
      const handle = writingHandle(serialized(session), (name) => serializedCalls(repositoryOf(name, session), session))
      return this.#nesting.begin(session, () => work(handle))
    })
  }

  read<T>(companyId: number, work: (tx: ReadTransaction) => Promise<T>): Promise<T> {
    return this.#within('read', companyId, (session) => {
      const handle = readingHandle(serialized(session), (name) => serializedCalls(readerOf(name, session), session))
      return this.#nesting.begin(session, () => work(handle))
    })
  }

  findApiKey(hash: string): Promise<FoundApiKey | null> {
    return this.#directory.find(hash)
  }

  verifyTotals(companyId: number): Promise<readonly TotalDifference[]> {
    return this.#within('read', companyId, (session) => recountSession(session))
  }

  rebuildTotals(companyId: number): Promise<readonly TotalDifference[]> {
    return this.#within('write', companyId, (session) => recountSession(session, { isRepairing: true }))
  }

  erase(companyId: number): Promise<void> {
    return this.#within('write', companyId, (session) => erase(session))
  }

  async #within<T>(kind: 'read' | 'write', companyId: number, work: (session: SqlSession) => Promise<T>): Promise<T> {
    checkCompany(companyId)
    this.#nesting.reject()
    let begun: SqlSession | undefined
    try {
      return await this.#database.transaction(kind, { companyId }, async (connection) => {
        const guarded = new GuardedConnection(connection)
        const companyRow = kind === 'write' ? await this.#takeTurn(companyId, guarded) : null
        const session = new SqlSession({ companyId, connection: guarded, companyRow }, this.#directory)
        begun = session
        const result = await this.#done(session, work)
        await session.totals.writeAll()
        await guarded.settle()
        guarded.check()
        return result
      })
    } finally {
      if (begun !== undefined) this.#directory.settle(begun)
    }
  }

  /** Runs the work and waits until all its calls have ended. */
  async #done<T>(session: SqlSession, work: (session: SqlSession) => Promise<T>): Promise<T> {
    try {
      return await work(session)
    } finally {
      await session.end()
    }
  }

  /** Waits until no other writer of the company is active, and returns the company's row. */
  async #takeTurn(companyId: number, connection: SqlConnection): Promise<SqlRow | null> {
    const lock = lockCompany(companyId, this.#database.dialect)
    const [row] = await connection.run(lock.text, lock.values)
    if (row !== undefined) return row
    const insert = insertCompany(companyId, emptyLog(companyId))
    await connection.run(insert.text, insert.values)
    const [made] = await connection.run(lock.text, lock.values)
    return made ?? null
  }
}
