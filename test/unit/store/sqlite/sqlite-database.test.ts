import { describe, expect, it } from 'vitest'
import { when } from '../../../../src/base/index.ts'
import type { EmissionsError } from '../../../../src/core/errors/index.ts'
import { plain, type SqlConnection } from '../../../../src/store/sql/database.ts'
import type { SqliteClient } from '../../../../src/store/sqlite/sqlite-client.ts'
import { SqliteDatabase } from '../../../../src/store/sqlite/sqlite-store.ts'
import { fakeTiming } from '../fake-timing.ts'

type Answer = (text: string) => readonly object[] | Error | undefined

const WRITE = 'insert into tonne_sites'
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: EmissionsError) => error,
  )
const failed = (code: string) => Object.assign(new Error(code), { code })
const writes = (connection: SqlConnection) => when(connection.run(plain(WRITE)), () => 'written')

function opened(answer: Answer = () => undefined) {
  const asked: string[] = []
  const ask = (text: string) => {
    asked.push(text)
    const found = answer(text)
    if (found instanceof Error) throw found
    return found ?? []
  }
  const client: SqliteClient = {
    exec: (text) => void ask(text),
    prepare: (text) => ({ all: () => ask(text), run: () => void ask(text) }),
  }
  const timing = fakeTiming()
  const database = new SqliteDatabase(client, { timing })
  asked.length = 0
  return { asked, timing, database }
}

describe('an insert of rows into SQLite', () => {
  const rows = {
    ...plain('insert of all', [7, 'a', 'A', 'b', 'B', 'c', 'C']),
    rowInsert: { text: 'insert of one ($1, $2, $3)', width: 2 },
  }
  /** A client in which the key b is taken. */
  const inserted = async (reports: (changes: number) => unknown) => {
    const bound: unknown[][] = []
    let changes = 0
    const client: SqliteClient = {
      exec: () => undefined,
      prepare: (text) => ({
        all: () => (text === 'select changes() as changes' ? [{ changes }] : []),
        run: (...values) => {
          bound.push([text, ...values])
          changes = values[1] === 'b' ? 0 : 1
          return reports(changes)
        },
      }),
    }
    const database = new SqliteDatabase(client, { timing: fakeTiming() })
    return { bound, rows: await database.transaction('write', null, async (connection) => connection.run(rows)) }
  }

  it.each([
    { client: 'returns a number', reports: (changes: number) => ({ changes }) },
    { client: 'returns a bigint', reports: (changes: number) => ({ changes: BigInt(changes) }) },
    { client: 'returns nothing', reports: () => undefined },
  ])('runs once for each row, and counts those that were inserted, where the client $client', async ({ reports }) => {
    const { bound, rows: found } = await inserted(reports)
    const one = 'insert of one (?, ?, ?)'
    expect(bound).toEqual([
      [one, 7, 'a', 'A'],
      [one, 7, 'b', 'B'],
      [one, 7, 'c', 'C'],
    ])
    expect(found).toEqual([{ version: 1 }, { version: 1 }])
  })
})

describe('a transaction on SQLite', () => {
  it('begins, does the work, and commits', async () => {
    const { asked, database } = opened()
    expect(await database.transaction('write', null, writes)).toBe('written')
    expect(asked).toEqual(['begin immediate', WRITE, 'commit'])
  })

  it('waits for other writers, and is busy after five seconds', async () => {
    const busy = { times: 3 }
    const { timing, database } = opened((text) =>
      text === 'begin immediate' && busy.times-- > 0 ? failed('SQLITE_BUSY') : undefined,
    )
    expect(await database.transaction('write', null, writes)).toBe('written')
    expect(timing.waits).toEqual([10, 10, 10])
    busy.times = Number.POSITIVE_INFINITY
    const error = await errorOf(database.transaction('write', null, writes))
    expect(error).toMatchObject({ code: 'store_busy', cause: { code: 'SQLITE_BUSY' } })
    expect(error.message).toContain('for 5 s; nothing was done')
    expect(timing.waits.length).toBe(503)
  })

  it('that reads waits where its first look is busy, and so does a read beside transactions', async () => {
    const busy = { times: 2 }
    const { asked, timing, database } = opened((text) =>
      text.startsWith('select') && busy.times-- > 0 ? failed('SQLITE_BUSY_RECOVERY') : undefined,
    )
    expect(await database.transaction('read', null, async () => 'read')).toBe('read')
    expect(asked.filter((text) => text === 'begin' || text === 'rollback')).toEqual([
      ...['begin', 'rollback', 'begin', 'rollback', 'begin'],
    ])
    busy.times = 1
    expect(await database.read(null, plain('select 1'))).toEqual([])
    expect(timing.waits).toEqual([10, 10, 10])
  })

  it('waits for nothing but what is busy', async () => {
    const full = failed('SQLITE_FULL')
    const { timing, database } = opened((text) => (text === 'begin immediate' ? full : undefined))
    expect(await errorOf(database.transaction('write', null, writes))).toMatchObject({
      code: 'store_full',
      cause: full,
    })
    expect(timing.waits).toEqual([])
  })

  it('is of unknown outcome where the disk fails at the commit, unless it only reads', async () => {
    const { asked, database } = opened((text) => (text === 'commit' ? failed('SQLITE_IOERR_FSYNC') : undefined))
    expect((await errorOf(database.transaction('write', null, writes))).code).toBe('store_outcome_unknown')
    expect(asked.at(-1)).toBe('rollback')
    expect((await errorOf(database.transaction('read', null, writes))).code).toBe('store_unavailable')
  })

  it('is known not done where a statement fails, also where the engine rolled back by itself', async () => {
    const { database } = opened((text) => {
      if (text === WRITE) return failed('SQLITE_FULL')
      return text === 'rollback' ? failed('SQLITE_ERROR') : undefined
    })
    expect((await errorOf(database.transaction('write', null, writes))).code).toBe('store_full')
  })

  it('throws what the work throws, as it is', async () => {
    const { asked, database } = opened()
    const own = failed('SQLITE_BUSY')
    expect(await errorOf(database.transaction('write', null, () => Promise.reject(own)))).toBe(own)
    expect(asked).toEqual(['begin immediate', 'rollback'])
  })

  it('lets others in after a quarter of a second of writing without a gap', async () => {
    const { timing, database } = opened()
    const write = () => database.transaction('write', null, async () => timing.pass(100))
    for (let index = 0; index < 7; index++) await write()
    // at 300 and 615 ms
    expect(timing.waits).toEqual([15, 15])
  })

  it('lets nobody in where there was a gap, and for no readers', async () => {
    const { timing, database } = opened()
    for (let index = 0; index < 7; index++) {
      await database.transaction('write', null, async () => timing.pass(100))
      timing.pass(15)
      await database.transaction('read', null, async () => timing.pass(1_000))
    }
    expect(timing.waits).toEqual([])
  })
})

describe('an invalid client', () => {
  const refused = (client: unknown) => {
    try {
      new SqliteDatabase(client as never)
    } catch (error) {
      return error as EmissionsError
    }
    return expect.unreachable()
  }

  it.each([[undefined], [null], ['tonne.db'], [{ prepare: () => undefined }]])('is rejected: %j', (client) => {
    expect(refused(client)).toMatchObject({ code: 'client_invalid', path: 'client' })
  })

  it.each([
    ['exec', { exec: () => Promise.reject(new Error('later')), prepare: (): undefined => undefined }],
    ['prepare', { exec: (): undefined => undefined, prepare: async (): Promise<undefined> => undefined }],
    ['all', { exec: (): undefined => undefined, prepare: () => ({ all: async () => [] }) }],
  ])('is asynchronous: %s', (_, client) => {
    const error = refused(client)
    expect(error.code).toBe('client_invalid')
    expect(error.message).toContain('must be synchronous')
  })

  it('reports a damaged file when it opens', () => {
    const error = refused({
      prepare: () => undefined,
      exec: (): never => {
        throw failed('SQLITE_NOTADB')
      },
    })
    expect(error.code).toBe('store_damaged')
  })

  it('is not durable without a file', () => {
    const inMode = (mode: string) =>
      opened((text) => (text.includes('journal_mode') ? [{ journal_mode: mode }] : undefined)).database
    const none = { durable: false, multiProcess: false, companiesAtOnce: false }
    expect(inMode('memory').capabilities).toEqual(none)
    expect(inMode('wal').capabilities).toEqual({ ...none, durable: true, multiProcess: true })
  })

  it('is asked to prepare each statement once, and again only after five hundred others', async () => {
    const prepared: string[] = []
    const statement = { all: () => [], run: () => undefined }
    const prepare = (text: string) => {
      prepared.push(text)
      return statement
    }
    const database = new SqliteDatabase({ exec: () => undefined, prepare }, { timing: fakeTiming() })
    prepared.length = 0
    const read = (nth: number) => database.read(null, plain(`select ${nth}`))
    await read(0)
    await read(0)
    expect(prepared.length).toBe(1)
    for (let nth = 1; nth <= 500; nth++) await read(nth)
    await read(0)
    expect(prepared.filter((text) => text === 'select 0').length).toBe(2)
  })
})
