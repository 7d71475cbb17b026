import { describe, expect, it } from 'vitest'
import type { EmissionsError } from '../../../../src/core/errors/index.ts'
import { fromPglite, fromPostgresJs } from '../../../../src/ledger/collections/postgres.ts'
import { PostgresDatabase } from '../../../../src/store/postgres/postgres-database.ts'
import { plain, type SqlConnection } from '../../../../src/store/sql/database.ts'

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: EmissionsError) => error,
  )
const turn = () => new Promise((go) => setImmediate(go))

/** A client of postgres.js as far as it goes: `begin` holds a connection until its work ends, or until it is lost. */
function fakePostgresJs({ failing }: { readonly failing?: (text: string) => Error | undefined } = {}) {
  const asked: string[] = []
  const lost: { reject?: (error: Error) => void } = {}
  const ask = async (text: string) => {
    asked.push(text)
    const error = failing?.(text)
    if (error !== undefined) throw error
    return [{ text }]
  }
  const begin = async (work: (transaction: { unsafe(text: string): Promise<unknown> }) => Promise<unknown>) => {
    await ask('begin')
    const scope = async () => {
      try {
        await work({ unsafe: ask })
      } catch (error) {
        await ask('rollback')
        throw error
      }
      await ask('commit')
    }
    const whenLost = new Promise<never>((_, reject) => Object.assign(lost, { reject }))
    return Promise.race([scope(), whenLost])
  }
  return { asked, lose: (error: Error) => lost.reject?.(error), sql: { begin, unsafe: ask } }
}

describe('postgres.js', () => {
  it('holds a connection by its own transaction, which learns its kind', async () => {
    const { asked, sql } = fakePostgresJs()
    const database = new PostgresDatabase(fromPostgresJs(sql))
    const rows = await database.transaction('read', null, (connection) => connection.run(plain('select 1')))
    expect(rows).toEqual([{ text: 'select 1' }])
    const kind = 'set transaction isolation level repeatable read read only; set local enable_sort = off'
    expect(asked).toEqual(['begin', kind, 'select 1', 'commit'])
    expect(await database.read(null, plain('select 2'))).toEqual([{ text: 'select 2' }])
  })

  it('rolls back what the work throws', async () => {
    const { asked, sql } = fakePostgresJs()
    const own = new Error('of the work')
    const database = new PostgresDatabase(fromPostgresJs(sql))
    expect(await errorOf(database.transaction('write', null, () => Promise.reject(own)))).toBe(own)
    expect(asked.at(-1)).toBe('rollback')
  })

  it('sends nothing after the connection was lost: neither a commit nor a rollback, which another would get', async () => {
    const { asked, lose, sql } = fakePostgresJs()
    const database = new PostgresDatabase(fromPostgresJs(sql))
    const gone = Object.assign(new Error('write CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' })
    const work = async (connection: SqlConnection) => {
      await connection.run(plain('insert'))
      lose(gone)
      await turn()
    }
    expect(await errorOf(database.transaction('write', null, work))).toMatchObject({
      ...{ code: 'store_unavailable', cause: gone },
    })
    const next = async (connection: SqlConnection) => {
      lose(gone)
      await turn()
      await connection.run(plain('insert into the next connection'))
    }
    expect((await errorOf(database.transaction('write', null, next))).code).toBe('store_unavailable')
    await turn()
    expect(asked.filter((text) => /^commit|^rollback|next/.test(text))).toEqual([])
  })

  it('waits for no statement of a connection that was lost', async () => {
    const { lose, sql } = fakePostgresJs()
    const gone = Object.assign(new Error('write CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' })
    const begin: typeof sql.begin = (work) =>
      sql.begin(({ unsafe }) =>
        work({ unsafe: (text) => (text === 'hangs' ? new Promise(() => undefined) : unsafe(text)) }),
      )
    const database = new PostgresDatabase(fromPostgresJs({ ...sql, begin }))
    const hanging = errorOf(database.transaction('write', null, (connection) => connection.run(plain('hangs'))))
    await turn()
    lose(gone)
    expect((await hanging).code).toBe('store_unavailable')
  })

  it('leaves the outcome unknown where the commit has no answer', async () => {
    const gone = Object.assign(new Error('write CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' })
    const { asked, sql } = fakePostgresJs({ failing: (text) => (text === 'commit' ? gone : undefined) })
    const database = new PostgresDatabase(fromPostgresJs(sql))
    const error = await errorOf(database.transaction('write', null, async () => 'done'))
    expect(error).toMatchObject({ code: 'store_outcome_unknown', cause: gone })
    expect(asked).not.toContain('rollback')
  })

  it('is store_unavailable where no connection can be made', async () => {
    const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
    const { sql } = fakePostgresJs({ failing: () => refused })
    const database = new PostgresDatabase(fromPostgresJs(sql))
    expect(await errorOf(database.transaction('write', null, async () => 'done'))).toMatchObject({
      ...{ code: 'store_unavailable', cause: refused },
    })
  })

  it('ends a transaction that is given back without an end', async () => {
    const { asked, sql } = fakePostgresJs()
    const connection = await fromPostgresJs(sql).connect()
    connection.release()
    await turn()
    expect(asked).toEqual(['begin', 'rollback'])
    await expect(connection.query('select 1', [])).rejects.toThrow('is over')
  })
})

describe('PGlite', () => {
  it('has one connection, which transactions take in turn', async () => {
    const asked: string[] = []
    const query = async (text: string) => {
      asked.push(text)
      return { rows: [{ text }] }
    }
    const database = new PostgresDatabase(fromPglite({ query }))
    const work = (nth: number) =>
      database.transaction('write', null, async (connection) => {
        await turn()
        await connection.run(plain(`insert ${nth}`))
      })
    await Promise.all([work(1), work(2), work(3)])
    expect(asked.map((text) => text.replace(/ isolation.*/, ''))).toEqual(
      [1, 2, 3].flatMap((nth) => ['begin', `insert ${nth}`, 'commit']),
    )
    await work(4)
    expect(await database.read(null, plain('select 1'))).toEqual([{ text: 'select 1' }])
  })
})
