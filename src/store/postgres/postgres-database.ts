import type { SqlConnection, SqlDatabase, SqlRow, SqlValue } from '../sql/database.ts'
import { POSTGRES } from '../sql/dialects.ts'
import type { PooledConnection, PostgresConnection, PostgresPool } from './postgres-client.ts'

/** How often a transaction is tried that the server gave up in favour of another one. */
const TRIES_MAX = 5

/** The transaction was in the way of another one: nothing of it is kept, and it may be tried again. */
const TRY_AGAIN = ['40001', '40P01']

const BEGIN = {
  // writers of a company wait for each other at its row, and see all that was committed before their turn
  write: 'begin isolation level read committed',
  read: 'begin isolation level repeatable read read only',
} as const

async function rowsOf(
  client: PostgresConnection,
  text: string,
  values: readonly SqlValue[],
): Promise<readonly SqlRow[]> {
  const { rows } = await client.query(text, [...values])
  return rows
}

/** The code that the server gave an error; undefined for an error of anything else. */
function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code } = error as { readonly code?: unknown }
  return typeof code === 'string' ? code : undefined
}

/** A database of a Postgres server, through a pool that the caller made. */
export class PostgresDatabase implements SqlDatabase {
  readonly dialect = POSTGRES
  readonly manyWriters = true
  readonly manyProcesses = true
  readonly #pool: PostgresPool

  constructor(pool: PostgresPool) {
    this.#pool = pool
  }

  run(text: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]> {
    return rowsOf(this.#pool, text, values)
  }

  async transaction<T>(kind: 'read' | 'write', work: (connection: SqlConnection) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#try(kind, work)
      } catch (error) {
        if (tries >= TRIES_MAX || !TRY_AGAIN.includes(codeOf(error) ?? '')) throw error
      }
    }
  }

  async #try<T>(kind: 'read' | 'write', work: (connection: SqlConnection) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect()
    const connection: SqlConnection = { run: (text, values) => rowsOf(client, text, values) }
    // a lost connection that nobody listens to ends the process; here the next statement tells it
    client.on?.('error', ignore)
    let isBroken: Error | boolean = false
    try {
      await client.query(BEGIN[kind], [])
      const result = await work(connection)
      await client.query('commit', [])
      return result
    } catch (error) {
      isBroken = await rollback(client)
      throw error
    } finally {
      client.off?.('error', ignore)
      if (isBroken === false) client.release()
      else client.release(isBroken)
    }
  }
}

/** What was lost is told by the next statement. */
const ignore = () => undefined

/** False once it is rolled back; else why not: a connection that cannot even be rolled back is not used again. */
async function rollback(client: PooledConnection): Promise<Error | boolean> {
  try {
    await client.query('rollback', [])
    return false
  } catch (error) {
    return error instanceof Error ? error : true
  }
}
