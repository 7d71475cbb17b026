import Libsql from 'libsql'
import type { Pool, PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EmissionsError } from '../../src/core/errors/index.ts'
import type { BaseRecords, Store, Transaction } from '../../src/ledger/collections/index.ts'
import { postgresStore } from '../../src/ledger/collections/postgres.ts'
import { sqliteStore } from '../../src/ledger/collections/sqlite.ts'
import type { PostgresPool } from '../../src/store/postgres/postgres-client.ts'
import type { SqliteClient } from '../../src/store/sqlite/sqlite-client.ts'
import { sample } from '../../src/testing/store/samples.ts'
import { CONTEXT } from './context.ts'
import { ENGINES, type Engine, postgresEngine, sqliteEngine } from './engines.ts'

const fuel = (n: number) => sample('siteFuels', n, { vendorId: null }) as never
const site = (n: number) => sample('sites', n) as never
const line = (n: number) => sample('log', n) as never
const key = (n: number) => sample('apiKeys', n) as never
const ticks = async (count: number) => {
  for (let tick = 0; tick < count; tick++) await Promise.resolve()
}
const messageOf = (work: Promise<unknown>) => work.then(String, ({ message }: Error) => message)
/** The code, and what the client threw. */
const failureOf = (work: Promise<unknown>) =>
  work.then(String, ({ code, cause }: EmissionsError) => `${code}: ${(cause as Error | undefined)?.message}`)
const sitesOf = (store: Store, companyId: number) => store.read(companyId, (tx) => tx.sites.count({ by: 'createdAt' }))

describe.each(Object.entries(ENGINES))('what works do wrong, on %s', (_, start) => {
  const held: { engine?: Engine; store?: Store } = {}
  const store = () => held.store as Store

  beforeAll(async () => {
    held.engine = await start()
    held.store = await held.engine.open<BaseRecords>()
  })
  afterAll(() => held.engine?.close())

  it('calls at once are as if one after the other', async () => {
    await store().transaction(1, async (tx) => {
      await tx.sites.insert(site(1))
      await Promise.all(Array.from({ length: 20 }, (_, n) => tx.siteFuels.insert(fuel(n), '0.1')))
    })
    expect(await store().read(1, (tx) => tx.companyTotal())).toBe('2')
    expect(await store().verifyTotals(1)).toEqual([])
  })

  it('calls that nobody waits for are kept as a whole', async () => {
    await store().transaction(2, (tx) => tx.sites.insert(site(1)))
    await store().transaction(2, async (tx) => {
      for (const n of [1, 2, 3]) void tx.siteFuels.insert(fuel(n), '0.1')
    })
    expect(await store().read(2, (tx) => tx.siteFuels.count({ by: 'startDate' }))).toBe(3)
    expect(await store().verifyTotals(2)).toEqual([])
  })

  it('calls that nobody waits for leave nothing behind when the work throws, and nothing in another transaction', async () => {
    await store().transaction(3, (tx) => tx.sites.insert(site(1)))
    const left: Promise<unknown>[] = []
    const given = store().transaction(3, async (tx) => {
      for (const n of [1, 2, 3]) left.push(tx.siteFuels.insert(fuel(n), '0.1').catch(() => undefined))
      throw new Error('given up')
    })
    const next = store().transaction(4, (tx) => tx.sites.insert(site(1)))
    expect(await messageOf(given)).toBe('given up')
    await Promise.all([next, ...left])
    expect(await store().read(3, (tx) => tx.siteFuels.count({ by: 'startDate' }))).toBe(0)
    expect(await store().verifyTotals(3)).toEqual([])
  })

  it('a call that is made after the end is rejected, and does nothing', async () => {
    const tx = await store().transaction(5, async (handle) => handle)
    await expect(tx.sites.insert(site(1))).rejects.toMatchObject({ code: 'transaction_ended' })
    expect(await sitesOf(store(), 5)).toBe(0)
  })
})

describe('an SQLite client that fails', () => {
  const engine = sqliteEngine()
  afterAll(() => engine.close())

  /** A store whose client does something else where it is told to. */
  async function storeOn(change: {
    prepare?(text: string): never
    exec?(text: string, client: SqliteClient): unknown
  }): Promise<Store> {
    const client = new Libsql(engine.file)
    const given: SqliteClient = {
      prepare: (text) => change.prepare?.(text) ?? client.prepare(text),
      exec: (text) => change.exec?.(text, client) ?? client.exec(text),
    }
    return sqliteStore({ client: given, context: CONTEXT })
  }

  it('keeps nothing where the work goes on behind a failed statement', async () => {
    const prepare = (text: string) => {
      if (text.includes('into tonne_log')) throw Object.assign(new Error('disk is full'), { code: 'SQLITE_FULL' })
      return undefined as never
    }
    const store = await storeOn({ prepare })
    const work = async (tx: Transaction) => {
      await tx.sites.insert(site(1))
      await tx.log.append(line(1)).catch(() => undefined)
    }
    expect(await failureOf(store.transaction(1, work))).toBe('store_full: disk is full')
    expect(await sitesOf(store, 1)).toBe(0)
  })

  it('says what failed where the engine has rolled back by itself, and works again', async () => {
    const failing = { is: false }
    const exec = (text: string, client: SqliteClient) => {
      if (!failing.is || text !== 'commit') return undefined
      client.exec('rollback')
      throw Object.assign(new Error('disk is full'), { code: 'SQLITE_FULL' })
    }
    const store = await storeOn({ exec })
    failing.is = true
    expect(await failureOf(store.transaction(2, (tx) => tx.sites.insert(site(1))))).toBe('store_full: disk is full')
    failing.is = false
    await store.transaction(2, (tx) => tx.sites.insert(site(1)))
  })

  it('waits where it is busy in another way', async () => {
    let busy = 0
    const exec = (text: string) => {
      if (text !== 'begin immediate' || busy++ !== 1) return undefined
      throw Object.assign(new Error('busy'), { code: 'SQLITE_BUSY_RECOVERY' })
    }
    const store = await storeOn({ exec })
    expect(await store.transaction(3, async () => 'done')).toBe('done')
  })

  it('shows a key never before its transaction is through', async () => {
    const store = await storeOn({})
    const seen: unknown[] = []
    const giveUp = store.transaction(4, async (tx) => {
      await tx.apiKeys.insert(key(1))
      throw new Error('given up')
    })
    const end = { is: false }
    const ended = giveUp.catch(() => undefined).then(() => Object.assign(end, { is: true }))
    while (!end.is) {
      const looks = Array.from({ length: 3 }, () => store.findApiKey('hash-1'))
      seen.push(...(await Promise.all(looks)))
      await ticks(1)
    }
    await ended
    expect(seen.filter((one) => one !== null)).toEqual([])
  })
})

describe('a Postgres client that fails', () => {
  const held: { engine?: Awaited<ReturnType<typeof postgresEngine>> } = {}
  const pool = () => (held.engine as NonNullable<typeof held.engine>).pool()

  beforeAll(async () => {
    held.engine = await postgresEngine()
  })
  afterAll(() => held.engine?.close())

  /** A pool whose connections do something else where they are told to. */
  function poolWith(
    real: Pool,
    query: (client: PoolClient, text: string) => Promise<unknown> | undefined,
  ): PostgresPool {
    const connect = async () => {
      const client = await real.connect()
      const given = (text: string, values: unknown[]) => query(client, text) ?? client.query(text, values)
      return {
        query: given,
        release: client.release.bind(client),
        on: client.on.bind(client),
        off: client.off.bind(client),
      }
    }
    return { connect, query: real.query.bind(real) } as unknown as PostgresPool
  }

  it('keeps nothing where the work goes on behind a failed statement, and says so', async () => {
    const client = poolWith(pool(), (one, text) =>
      text.includes('into tonne_log') ? one.query('select 1/0') : undefined,
    )
    const store = await postgresStore({ client })
    const work = async (tx: Transaction) => {
      await tx.sites.insert(site(1))
      await tx.log.append(line(1)).catch(() => undefined)
    }
    expect(await failureOf(store.transaction(1, work))).toBe('store_failed: division by zero')
    expect(await sitesOf(store, 1)).toBe(0)
  })

  it('ends the process never when a connection is lost in the middle', async () => {
    const other = pool()
    const store = await postgresStore({ client: pool() })
    const work = async (tx: Transaction) => {
      await tx.sites.insert(site(1))
      await other.query('select pg_terminate_backend(pid) from pg_stat_activity where state = $1', [
        'idle in transaction',
      ])
      // the connection ends while nothing is asked of it
      await new Promise((go) => setTimeout(go, 100))
      await tx.sites.insert(site(2))
    }
    expect(await failureOf(store.transaction(2, work))).toMatch(/^store_unavailable: .*(?:terminat|not queryable)/)
    expect(await sitesOf(store, 2)).toBe(0)
    await store.transaction(2, (tx) => tx.sites.insert(site(1)))
  })

  it('gives a connection back once, whether the commit goes through or fails', async () => {
    const real = pool()
    const released: unknown[] = []
    const failing = { commit: false }
    const failed = (one: PoolClient) => one.query('rollback').then(() => Promise.reject(new Error('no commit')))
    const wrapped = poolWith(real, (one, text) => (text === 'commit' && failing.commit ? failed(one) : undefined))
    const connect = async () => {
      const one = await wrapped.connect()
      const back = one.release
      const release = (error?: Error) => {
        released.push(error)
        back(error)
      }
      return Object.assign(one, { release })
    }
    const own = { connect, query: real.query.bind(real) } as unknown as PostgresPool
    const store = await postgresStore({ client: own })
    released.length = 0
    await store.transaction(3, (tx) => tx.sites.insert(site(1)))
    expect(released.length).toBe(1)
    failing.commit = true
    expect(await failureOf(store.transaction(3, (tx) => tx.sites.insert(site(2))))).toBe(
      'store_outcome_unknown: no commit',
    )
    expect(released.length).toBe(2)
    // there is nothing that a transaction which only reads could have kept
    expect(await failureOf(sitesOf(store, 3))).toBe('store_unavailable: no commit')
  })

  it('tries again what the server gave up, though the work went on', async () => {
    const tries = { count: 0 }
    const client = poolWith(pool(), (one, text) => {
      if (!text.includes('into tonne_log') || tries.count++ > 0) return undefined
      return one.query("do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$")
    })
    const store = await postgresStore({ client })
    await store.transaction(4, async (tx) => {
      await tx.sites.insert(site(1))
      await tx.log.append(line(1)).catch(() => undefined)
    })
    expect(await store.read(4, (tx) => tx.log.count({ by: 'sequence' }))).toBe(1)
    expect(await sitesOf(store, 4)).toBe(1)
  })
})
