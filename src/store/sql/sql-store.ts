import { type HandledSession, readingHandle, writingHandle } from '../handle.ts'
import { emptyLog } from '../log-chain.ts'
import { type AsyncContext, checkCompany, Nesting } from '../nesting.ts'
import type { FoundApiKey, ReadTransaction, Store, StoreCapabilities, TotalDifference, Transaction } from '../store.ts'
import type { SqlConnection, SqlDatabase, SqlRow } from './database.ts'
import { erase } from './erase.ts'
import { GuardedConnection } from './guarded-connection.ts'
import { KeyDirectory } from './key-directory.ts'
import { recount } from './recount.ts'
import { serializedCalls } from './serialized-calls.ts'
import { readerOf, repositoryOf } from './sql-collections.ts'
import { SqlSession } from './sql-session.ts'
import { insertCompany, lockCompany } from './statements.ts'

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

/** A store over a database of either engine. */
export class SqlStore implements Store {
  readonly capabilities: StoreCapabilities
  readonly #database: SqlDatabase
  readonly #directory: KeyDirectory
  readonly #nesting: Nesting

  constructor(database: SqlDatabase, context: AsyncContext | undefined) {
    this.#database = database
    this.#directory = new KeyDirectory(database)
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
    return this.#within('read', companyId, (session) => recount(session))
  }

  rebuildTotals(companyId: number): Promise<readonly TotalDifference[]> {
    return this.#within('write', companyId, (session) => recount(session, { isRepairing: true }))
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
