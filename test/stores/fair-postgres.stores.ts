import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../src/ledger/collections/index.ts'
import { type PostgresPool, postgresStore } from '../../src/ledger/collections/postgres.ts'
import { sample } from '../../src/testing/store/samples.ts'
import { postgresEngine } from './engines.ts'

describe('a pool of Postgres', () => {
  const held: { engine?: Awaited<ReturnType<typeof postgresEngine>> } = {}
  beforeAll(async () => {
    held.engine = await postgresEngine()
  })
  afterAll(() => held.engine?.close())

  it('has connections for others, whatever one company asks at once', async () => {
    const { engine } = held
    const pool = engine?.pool(5)
    if (pool === undefined) throw new TypeError('there is no server')
    const store: Store = await postgresStore({ client: pool, connectionWaitMs: 5_000 })
    let letGo: () => void = () => undefined
    const open = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const asked = Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0
        ? store.read(1, () => open)
        : store.transaction(1, async (tx) => {
            await open
            await tx.files.insert({ ...sample('files', n), companyId: 1 } as never)
          }),
    )
    // two connections are for whoever comes next
    await store.transaction(2, (tx) => tx.files.insert({ ...sample('files', 1), companyId: 2 } as never))
    expect(await store.read(2, (tx) => tx.files.count({ by: 'createdAt' }))).toBe(1)
    expect(pool.totalCount - pool.idleCount).toBe(3)
    letGo()
    await Promise.all(asked)
    expect(await store.read(1, (tx) => tx.files.count({ by: 'createdAt' }))).toBe(10)
  })

  it('takes a whole number of connections for each company', async () => {
    const pool = held.engine?.pool(1)
    if (pool === undefined) throw new TypeError('there is no server')
    for (const connectionsPerCompany of [0, 1.5, -1]) {
      const opened = postgresStore({ client: pool, connectionsPerCompany })
      await expect(opened).rejects.toMatchObject({ code: 'client_invalid' })
    }
  })

  it('plans every transaction by the indexes of its lists, and leaves the connection as it was', async () => {
    const pool = held.engine?.pool(5)
    if (pool === undefined) throw new TypeError('there is no server')
    const seen: string[] = []
    const sortingOf = async (client: { query(text: string): Promise<{ rows: { enable_sort: string }[] }> }) =>
      (await client.query('show enable_sort')).rows[0]?.enable_sort as string
    const connect = async () => {
      const client = await pool.connect()
      const query = async (text: string, values: never[]) => {
        if (text === 'commit') seen.push(await sortingOf(client))
        return client.query(text, values)
      }
      return { query, release: (broken?: Error | boolean) => client.release(broken) }
    }
    const store: Store = await postgresStore({ client: { query: pool.query.bind(pool), connect } as PostgresPool })
    seen.length = 0
    await store.transaction(3, (tx) => tx.files.insert({ ...sample('files', 1), companyId: 3 } as never))
    expect(await store.read(3, (tx) => tx.files.count({ by: 'createdAt' }))).toBe(1)
    expect(seen).toEqual(['off', 'off'])
    expect(await sortingOf(pool)).toBe('on')
  })
})
