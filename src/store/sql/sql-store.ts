import { type HandledSession, readingHandle, writingHandle } from '../handle.ts'
import { type AsyncContext, checkCompany, Nesting } from '../nesting.ts'
import type { FoundApiKey, ReadTransaction, Store, StoreCapabilities, TotalDifference, Transaction } from '../store.ts'
import { callsInTurn } from './calls-in-turn.ts'
import type { SqlConnection, SqlDatabase } from './database.ts'
import { GuardedConnection } from './guarded-connection.ts'
import { KeyDirectory } from './key-directory.ts'
import { recount } from './recount.ts'
import { repositoryOf } from './sql-collections.ts'
import { SqlReader } from './sql-reader.ts'
import { SqlSession } from './sql-session.ts'
import { insertCompany, lockCompany } from './statements.ts'

/** What a handle asks of its session itself, in turn with the calls of its collections. */
function inTurn(session: SqlSession): HandledSession {
  return {
    companyId: session.companyId,
    checkOpen: () => session.checkOpen(),
    companyTotal: () => session.inTurn(() => session.companyTotal()),
    nextNumber: (name) => session.inTurn(() => session.nextNumber(name)),
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
      durable: true,
      multiProcess: database.manyProcesses,
      companiesAtOnce: database.manyWriters,
      refusesNested: this.#nesting.refuses,
    })
  }

  transaction<T>(companyId: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#within('write', companyId, (session) => {
      const handle = writingHandle(inTurn(session), (name) => callsInTurn(repositoryOf(name, session), session))
      return this.#nesting.begin(session, () => work(handle))
    })
  }

  read<T>(companyId: number, work: (tx: ReadTransaction) => Promise<T>): Promise<T> {
    return this.#within('read', companyId, (session) => {
      const handle = readingHandle(inTurn(session), (name) => callsInTurn(new SqlReader(name, session), session))
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

  async #within<T>(kind: 'read' | 'write', companyId: number, work: (session: SqlSession) => Promise<T>): Promise<T> {
    checkCompany(companyId)
    this.#nesting.refuse()
    let begun: SqlSession | undefined
    try {
      return await this.#database.transaction(kind, async (connection) => {
        const guarded = new GuardedConnection(connection)
        if (kind === 'write') await this.#takeTurn(companyId, guarded)
        const session = new SqlSession(companyId, guarded, this.#directory)
        begun = session
        const result = await this.#done(session, work)
        await session.totals.write()
        guarded.check()
        return result
      })
    } finally {
      if (begun !== undefined) this.#directory.settle(begun)
    }
  }

  /** What the work gives, when all that it began has ended. */
  async #done<T>(session: SqlSession, work: (session: SqlSession) => Promise<T>): Promise<T> {
    try {
      return await work(session)
    } finally {
      await session.end()
    }
  }

  /** Waits until no other writer of the company is under way. */
  async #takeTurn(companyId: number, connection: SqlConnection): Promise<void> {
    const lock = lockCompany(companyId, this.#database.dialect)
    const [row] = await connection.run(lock.text, lock.values)
    if (row !== undefined) return
    const insert = insertCompany(companyId)
    await connection.run(insert.text, insert.values)
    await connection.run(lock.text, lock.values)
  }
}
