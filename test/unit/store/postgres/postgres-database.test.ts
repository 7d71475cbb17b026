import { describe, expect, it } from 'vitest'
import { when } from '../../../../src/base/index.ts'
import type { EmissionsError } from '../../../../src/core/errors/index.ts'
import { PostgresDatabase } from '../../../../src/store/postgres/postgres-database.ts'
import { plain, type SqlConnection } from '../../../../src/store/sql/database.ts'
import { fakeTiming } from '../fake-timing.ts'
import { type Answer, fakePool, serverError } from './fake-pool.ts'

const WRITE = 'insert into tonne_sites'
const LOST = new Error('Connection terminated unexpectedly')

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: EmissionsError) => error,
  )
const writes = (connection: SqlConnection) => when(connection.run(plain(WRITE)), () => 'written')

function opened(answer: Answer = () => undefined, { isEmbedded = false, wakes = true } = {}) {
  const pool = fakePool(answer, { isEmbedded })
  const timing = fakeTiming({ wakes })
  return { pool, timing, database: new PostgresDatabase(pool, { timing, connectionWaitMs: 1_000 }) }
}

describe('a transaction on Postgres', () => {
  it('begins, does the work, commits, and gives its connection back', async () => {
    const { pool, database } = opened(undefined, { wakes: false })
    expect(await database.transaction('write', null, writes)).toBe('written')
    expect(pool.asked).toEqual(['begin isolation level read committed; set local enable_sort = off', WRITE, 'commit'])
    expect(pool.released).toEqual([undefined])
  })

  it('is known not done where a statement loses the connection, which is not used again', async () => {
    const { pool, database } = opened((text) => (text === 'commit' || text.startsWith('begin') ? undefined : LOST), {
      wakes: false,
    })
    expect(await errorOf(database.transaction('write', null, writes))).toMatchObject({
      ...{ code: 'store_unavailable', cause: LOST },
    })
    expect(pool.released).toEqual([LOST])
  })

  it('is known not done where the connection was lost before the commit, which is not sent', async () => {
    const { pool, database } = opened(undefined, { wakes: false })
    const work = async (connection: SqlConnection) => {
      await connection.run(plain(WRITE))
      pool.lose(LOST)
    }
    expect(await errorOf(database.transaction('write', null, work))).toMatchObject({
      ...{ code: 'store_unavailable', cause: LOST },
    })
    expect(pool.asked).not.toContain('commit')
    expect(pool.released).toEqual([true])
  })

  it('is of unknown outcome where the commit has no answer, unless it only reads', async () => {
    const { pool, database } = opened((text) => (text === 'commit' ? LOST : undefined), { wakes: false })
    expect((await errorOf(database.transaction('write', null, writes))).code).toBe('store_outcome_unknown')
    expect((await errorOf(database.transaction('read', null, writes))).code).toBe('store_unavailable')
    expect(pool.released.length).toBe(2)
  })

  it('is tried again where the server gave it up, after growing pauses, though the work threw something else', async () => {
    const tries = { count: 0 }
    const { pool, timing, database } = opened((text) =>
      text === WRITE && tries.count++ < 3 ? serverError('40P01') : undefined,
    )
    const work = async (connection: SqlConnection) => {
      try {
        await connection.run(plain(WRITE))
      } catch {
        throw new Error('of the work')
      }
      return 'written'
    }
    expect(await database.transaction('write', null, work)).toBe('written')
    expect(timing.waits.filter((ms) => ms < 1_000)).toEqual([10, 20, 40])
    expect(pool.released).toEqual([undefined, undefined, undefined, undefined])
  })

  it('pauses longer or shorter by chance', async () => {
    const pool = fakePool((text) => (text === WRITE ? serverError('40001') : undefined))
    const timing = fakeTiming({ chance: 0 })
    await errorOf(new PostgresDatabase(pool, { timing }).transaction('write', null, writes))
    expect(timing.waits.filter((ms) => ms < 1_000)).toEqual([5, 10, 20, 40])
  })

  it('is busy where the server gives it up again and again', async () => {
    const given = serverError('40001')
    const { pool, database } = opened((text) => (text === WRITE ? given : undefined))
    expect(await errorOf(database.transaction('write', null, writes))).toMatchObject({
      code: 'store_busy',
      cause: given,
    })
    expect(pool.asked.filter((text) => text === WRITE).length).toBe(5)
  })

  it('is pipelined where the connection of the client is', async () => {
    for (const pipeline of [true, false]) {
      const database = new PostgresDatabase(fakePool(() => undefined, { pipeline }))
      expect(await database.transaction('write', null, async ({ isPipelined }) => isPipelined)).toBe(pipeline)
    }
  })

  it.each(['read', 'write'] as const)(
    'of kind %s pipelines reads behind its beginning, and writes wait for it',
    async (kind) => {
      const begins: ((failure?: Error) => void)[] = []
      const answer: Answer = (text) =>
        text.startsWith('begin')
          ? new Promise<undefined>((begun, fail) =>
              begins.push((error) => (error === undefined ? begun(undefined) : fail(error))),
            )
          : undefined
      const pool = fakePool(answer, { pipeline: true })
      const database = new PostgresDatabase(pool, { timing: fakeTiming({ wakes: false }) })
      const soon = () => new Promise((resolve) => setImmediate(resolve))
      const BEGIN = expect.stringMatching(/^begin /)
      const reads = (connection: SqlConnection) => when(connection.run(plain('select 1')), () => 'read')
      const lost = database.transaction(kind, null, reads)
      await soon()
      expect(pool.asked.splice(0)).toEqual([BEGIN, 'select 1'])
      begins.pop()?.(LOST)
      expect(await errorOf(lost)).toMatchObject({ code: 'store_unavailable', cause: LOST })
      expect(pool.asked.splice(0)).toEqual(['rollback'])
      const write = database.transaction(kind, null, writes)
      await soon()
      expect(pool.asked).toEqual([BEGIN])
      begins.pop()?.()
      expect(await write).toBe('written')
      expect(pool.asked).toEqual([BEGIN, WRITE, 'commit'])
    },
  )

  it('sends its first statements in one packet, if the socket of its client can', async () => {
    const packets: string[][] = []
    let packet: string[] | null = null
    const stream = {
      cork: () => {
        packet = []
      },
      uncork: () => {
        packets.push(packet ?? [])
        packet = null
      },
    }
    const pool = fakePool(
      (text) => {
        if (packet === null) packets.push([text])
        else packet.push(text)
        return undefined
      },
      { pipeline: true, stream },
    )
    const database = new PostgresDatabase(pool, { rowSecurity: true })
    const read = (connection: SqlConnection) =>
      Promise.all([connection.run(plain('select 1')), connection.run(plain('select 2'))])
    await database.transaction('write', { companyId: 7 }, read)
    const [first, ...others] = packets
    expect(first?.map((text) => text.split(' ').slice(0, 2).join(' '))).toEqual([
      ...['begin isolation', 'select set_config($1,', 'select 1', 'select 2'],
    ])
    expect(others).toEqual([['commit']])
  })

  it('throws what the work throws, as it is, once', async () => {
    const { pool, database } = opened(undefined, { wakes: false })
    const own = Object.assign(new Error('of the work'), { code: '40001' })
    expect(await errorOf(database.transaction('write', null, () => Promise.reject(own)))).toBe(own)
    expect(pool.asked).toEqual(['begin isolation level read committed; set local enable_sort = off', 'rollback'])
  })

  it('does not use a connection again that could not be rolled back', async () => {
    const { pool, database } = opened((text) => (text === 'rollback' ? LOST : undefined), { wakes: false })
    await errorOf(database.transaction('write', null, () => Promise.reject(new Error('of the work'))))
    expect(pool.released).toEqual([LOST])
  })
})

describe('the transactions of one company', () => {
  const underWay = (connectionsPerCompany: number) => {
    const database = new PostgresDatabase(
      fakePool(() => undefined),
      { connectionsPerCompany },
    )
    const begun: string[] = []
    const ends: (() => void)[] = []
    const start = (kind: 'read' | 'write') =>
      database.transaction(kind, { companyId: 1 }, () => {
        begun.push(kind)
        return new Promise<void>((end) => ends.push(end))
      })
    return { begun, ends, start }
  }
  const soon = () => new Promise((resolve) => setImmediate(resolve))

  it('have one connection for writers, which waits for no reader, and the others for readers', async () => {
    const { begun, ends, start } = underWay(3)
    const all = [start('read'), start('read'), start('read'), start('write'), start('write')]
    await soon()
    expect(begun).toEqual(['read', 'read', 'write'])
    while (ends.length > 0) {
      ends.shift()?.()
      await soon()
    }
    await Promise.all(all)
    expect(begun).toEqual(['read', 'read', 'write', 'read', 'write'])
  })

  it('share a single one', async () => {
    const { begun, ends, start } = underWay(1)
    const all = [start('read'), start('write')]
    await soon()
    expect(begun).toEqual(['read'])
    while (ends.length > 0) {
      ends.shift()?.()
      await soon()
    }
    await Promise.all(all)
    expect(begun).toEqual(['read', 'write'])
  })
})

describe('a pool without a free connection', () => {
  it('is store_unavailable in time, and what it gives too late goes back', async () => {
    const pool = fakePool(() => undefined)
    const late: { give?: () => void } = {}
    const connect = async () => {
      await new Promise<void>((give) => Object.assign(late, { give }))
      return pool.connect()
    }
    const timing = fakeTiming()
    const database = new PostgresDatabase({ ...pool, connect }, { timing, connectionWaitMs: 1_500 })
    const error = await errorOf(database.transaction('write', null, writes))
    expect(error).toMatchObject({ code: 'store_unavailable' })
    expect(error.message).toContain('1.5 s')
    late.give?.()
    await new Promise((go) => setImmediate(go))
    expect(pool.released).toEqual([undefined])
    expect(pool.asked).toEqual([])
  })

  it('hangs no read beside transactions', async () => {
    const pool = fakePool(() => undefined)
    const query = () => new Promise<never>(() => undefined)
    const database = new PostgresDatabase({ ...pool, query }, { timing: fakeTiming() })
    expect((await errorOf(database.read(null, plain('select 1')))).code).toBe('store_unavailable')
  })

  it('is no matter of time where the database is embedded: transactions take turns at its one connection', async () => {
    const pool = fakePool(() => undefined, { isEmbedded: true })
    const timing = fakeTiming()
    const connect = async () => {
      for (let turns = 0; turns < 5; turns++) await new Promise((go) => setImmediate(go))
      return pool.connect()
    }
    const database = new PostgresDatabase({ ...pool, connect }, { timing, connectionWaitMs: 1 })
    expect(await database.transaction('write', null, writes)).toBe('written')
  })

  it('waits for no timer once a connection came', async () => {
    const { timing, database } = opened()
    await database.transaction('read', null, async () => undefined)
    await new Promise((go) => setImmediate(go))
    expect(timing.waits).toEqual([])
  })
})

describe('a read beside transactions', () => {
  it('reports a lost connection', async () => {
    const { database } = opened(() => LOST, { wakes: false })
    expect(await errorOf(database.read(null, plain('select 1')))).toMatchObject({
      code: 'store_unavailable',
      cause: LOST,
    })
  })

  it('waits on the one connection of an embedded database until a failed transaction is rolled back', async () => {
    const tries = { count: 0 }
    const aborted = () => (tries.count++ < 3 ? serverError('25P02') : [{ looked: 1 }])
    const { database } = opened(aborted, { isEmbedded: true })
    expect(await database.read(null, plain('select 1'))).toEqual([{ looked: 1 }])
    expect(tries.count).toBe(4)
    const server = opened(() => serverError('25P02'))
    expect((await errorOf(server.database.read(null, plain('select 1')))).code).toBe('store_failed')
    const never = opened(() => serverError('25P02'), { isEmbedded: true })
    expect((await errorOf(never.database.read(null, plain('select 1')))).code).toBe('store_failed')
  })
})

describe('an invalid client', () => {
  const refused = (client: unknown) => {
    try {
      new PostgresDatabase(client as never)
    } catch (error) {
      return error as EmissionsError
    }
    return expect.unreachable()
  }

  it.each([[undefined], [null], [{}], ['postgres://'], [{ connect: () => undefined }]])('is rejected: %j', (client) => {
    expect(refused(client)).toMatchObject({ code: 'client_invalid', path: 'client' })
  })

  it('hears what to do with postgres.js and PGlite as they come', () => {
    expect(refused(Object.assign(() => undefined, { reserve: () => undefined })).message).toContain(
      'fromPostgresJs(sql)',
    )
    const pglite = { query: () => undefined, execProtocol: () => undefined }
    expect(refused(pglite).message).toContain('fromPglite(database)')
  })

  it('is one that hands out no connections, or answers without rows', async () => {
    const pool = fakePool(() => undefined)
    const timing = fakeTiming({ wakes: false })
    const client = new PostgresDatabase({ ...pool, connect: async () => undefined as never }, { timing })
    const error = await errorOf(client.transaction('write', null, writes))
    expect(error.code).toBe('client_invalid')
    expect(error.message).toContain('not a Client')
    const lists = new PostgresDatabase({ ...pool, query: async () => [] as never }, { timing })
    expect((await errorOf(lists.read(null, plain('select 1')))).code).toBe('client_invalid')
  })

  it('is embedded if its pool says so: one writer, one process, not durable', () => {
    const all = (is: boolean) => ({ durable: is, multiProcess: is, companiesAtOnce: is })
    expect(opened(undefined, { isEmbedded: true }).database.capabilities).toEqual(all(false))
    expect(opened().database.capabilities).toEqual(all(true))
  })
})

describe('reads outside of transactions', () => {
  const READ = plain('select record from tonne_api_keys where id = $1', ['1'])
  const other = { ...READ, values: ['2'] }

  it('share one statement if they ask for the same in one turn of the event loop', async () => {
    const { pool, database } = opened((_, [id]) => [{ id }] as never, { wakes: false })
    const answers = await Promise.all([READ, READ, other].map((one) => database.read({ companyId: 1 }, one)))
    expect(answers).toEqual([[{ id: '1' }], [{ id: '1' }], [{ id: '2' }]])
    expect(pool.asked).toHaveLength(2)
    await Promise.all([database.read({ companyId: 1 }, READ), database.read({ companyId: 2 }, READ)])
    expect(pool.asked).toHaveLength(4)
  })

  it('do not share a statement that was sent before them, so they see what was committed since', async () => {
    let revoked = false
    const answers: ((rows: undefined) => void)[] = []
    const { pool, database } = opened(() => (revoked ? [] : new Promise((answer) => answers.push(answer))), {
      wakes: false,
    })
    const first = database.read({ companyId: 1 }, READ)
    await new Promise((resolve) => setImmediate(resolve))
    expect(pool.asked).toHaveLength(1)
    revoked = true
    await database.read({ companyId: 1 }, READ)
    expect(pool.asked).toHaveLength(2)
    answers[0]?.(undefined)
    await first
  })

  it('fail for all that share a statement, and the next one is sent again', async () => {
    let fails = true
    const { database } = opened(() => (fails ? LOST : []), { wakes: false })
    const both = await Promise.all([READ, READ].map((one) => errorOf(database.read({ companyId: 1 }, one))))
    expect(both.map(({ code }) => code)).toEqual(['store_unavailable', 'store_unavailable'])
    fails = false
    expect(await database.read({ companyId: 1 }, READ)).toEqual([])
  })
})
