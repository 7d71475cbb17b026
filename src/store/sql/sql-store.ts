import { readingHandle, writingHandle } from '../handle.ts'
import { type AsyncContext, checkCompany, Nesting } from '../nesting.ts'
import type { FoundApiKey, ReadTransaction, Store, StoreCapabilities, TotalDifference, Transaction } from '../store.ts'
import type { SqlConnection, SqlDatabase } from './database.ts'
import { KeyDirectory } from './key-directory.ts'
import { recount } from './recount.ts'
import { repositoryOf } from './sql-collections.ts'
import { SqlReader } from './sql-reader.ts'
import { SqlSession } from './sql-session.ts'
import { insertCompany, lockCompany } from './statements.ts'

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
      const handle = writingHandle(session, (name) => repositoryOf(name, session))
      return this.#nesting.begin(session, () => work(handle))
    })
  }

  read<T>(companyId: number, work: (tx: ReadTransaction) => Promise<T>): Promise<T> {
    return this.#within('read', companyId, (session) => {
      const handle = readingHandle(session, (name) => new SqlReader(name, session))
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
    return this.#database.transaction(kind, async (connection) => {
      if (kind === 'write') await this.#takeTurn(companyId, connection)
      const session = new SqlSession(companyId, connection, this.#directory)
      try {
        const result = await work(session)
        await session.totals.write()
        return result
      } finally {
        session.end()
        this.#directory.settle()
      }
    })
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
