import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import Libsql from 'libsql'
import { afterAll, describe, expect, it } from 'vitest'
import type { EmissionsError } from '../../src/core/errors/index.ts'
import type { Store, Transaction } from '../../src/ledger/collections/index.ts'
import { migrateSqlite, type SqliteClient, sqliteStore } from '../../src/ledger/collections/sqlite.ts'
import { sample } from '../../src/testing/store/samples.ts'
import { ARE_FEW } from './few-drivers.ts'

const folder = mkdtempSync(join(tmpdir(), 'tonne-faults-'))
const files = { count: 0 }
const newFile = () => join(folder, `${files.count++}.db`)
const closed: (() => unknown)[] = []
afterAll(() => {
  for (const close of closed) close()
  rmSync(folder, { recursive: true })
})

interface Closable extends SqliteClient {
  close(): unknown
}

const CLIENTS: Readonly<Record<string, (file: string, options: { readonly: boolean }) => Closable>> = {
  libsql: (file, { readonly }) => {
    const client = new Libsql(file)
    // it has no way to open a file for reading alone
    if (readonly) client.exec('pragma query_only = on')
    return client
  },
  'better-sqlite3': (file, options) => new BetterSqlite3(file, options),
}

type Site = Parameters<Transaction['sites']['insert']>[0]
const site = (n: number, other = {}) => sample('sites', n, other) as unknown as Site
const insert = (n: number) => (tx: Transaction) => tx.sites.insert(site(n))
const sitesOf = (store: Store) => store.read(1, (tx) => tx.sites.count({ by: 'createdAt' }))
const codeOf = (work: Promise<unknown>) => work.then(String, ({ code }: EmissionsError) => code)
const tick = (ms: number) => new Promise((go) => setTimeout(go, ms))

const ASKED = Object.entries(CLIENTS).filter(([name]) => name === 'libsql' || !ARE_FEW)

describe.each(ASKED)('what goes wrong with a file, through %s', (_, openClient) => {
  const open = (file: string, options = { readonly: false }) => {
    const client = openClient(file, options)
    closed.push(() => client.close())
    return client
  }

  it('a file that is not a database is store_damaged', async () => {
    const file = newFile()
    writeFileSync(file, 'no database, '.repeat(1_000))
    expect(await codeOf(sqliteStore({ client: open(file) }))).toBe('store_damaged')
  })

  it('a file that may only be read is read, and says so where it is written to', async () => {
    const file = newFile()
    const writer = await sqliteStore({ client: open(file) })
    await writer.transaction(1, insert(1))
    const store = await sqliteStore({ client: open(file, { readonly: true }) })
    expect(await codeOf(store.transaction(1, insert(2)))).toBe('store_read_only')
    expect(await sitesOf(store)).toBe(1)
    await writer.transaction(1, insert(2))
    expect(await sitesOf(store)).toBe(2)
  })

  it('a closed client is store_unavailable', async () => {
    const client = open(newFile())
    const store = await sqliteStore({ client })
    client.close()
    expect(await codeOf(store.transaction(1, insert(1)))).toBe('store_unavailable')
    expect(await codeOf(store.findApiKey('hash-1'))).toBe('store_unavailable')
  })

  it('a full database keeps nothing of what it had no room for, and works again with more', async () => {
    const client = open(newFile())
    const store = await sqliteStore({ client })
    await store.transaction(1, insert(0))
    const pages = Number((client.prepare('pragma page_count').all()[0] as { page_count: number }).page_count)
    // the setting answers with a row, which one client wants to be asked for
    client.prepare(`pragma max_page_count = ${pages + 4}`).all()
    const kept = { count: 1 }
    const code = await (async () => {
      for (let n = 1; n < 1_000; n++) {
        const failed = await codeOf(store.transaction(1, insert(n)).then(() => undefined))
        if (failed !== 'undefined') return failed
        kept.count++
      }
      return 'never full'
    })()
    expect(code).toBe('store_full')
    expect(await sitesOf(store)).toBe(kept.count)
    expect(await store.verifyTotals(1)).toEqual([])
    client.prepare('pragma max_page_count = 100000').all()
    await store.transaction(1, insert(2_000))
    expect(await sitesOf(store)).toBe(kept.count + 1)
  })

  it('a writer that never pauses starves no other one', { timeout: 30_000 }, async () => {
    const file = newFile()
    const [busy, other] = [await sqliteStore({ client: open(file) }), await sqliteStore({ client: open(file) })]
    const state = { isOver: false }
    const writeOn = async () => {
      for (let n = 0; !state.isOver; n++) {
        await busy.transaction(2, async (tx) => {
          await tx.sites.insert(site(n))
          await tick(5)
        })
      }
    }
    const writing = Promise.all([writeOn().catch((error) => error), tick(50)])
    for (const n of [1, 2, 3]) await other.transaction(1, insert(n))
    state.isOver = true
    await writing
    expect(await sitesOf(busy)).toBe(3)
  })

  it('a database whose steps were half gone says so, and is not touched', async () => {
    const file = newFile()
    const client = open(file)
    expect(await migrateSqlite({ client })).toEqual(expect.arrayContaining(['base']))
    expect(await migrateSqlite({ client })).toEqual([])
    client.exec('delete from tonne_migrations')
    expect(await codeOf(sqliteStore({ client: open(file) }))).toBe('schema_incomplete')
    expect(await codeOf(sqliteStore({ client: open(file), migrations: 'check' }))).toBe('schema_incomplete')
    client.exec('drop table tonne_migrations')
    expect(await codeOf(sqliteStore({ client: open(file) }))).toBe('schema_incomplete')
    const lacking = newFile()
    const other = open(lacking)
    await migrateSqlite({ client: other })
    other.exec('drop table tonne_travels')
    expect(await codeOf(sqliteStore({ client: open(lacking) }))).toBe('schema_incomplete')
  })

  it('an empty database is schema_older where steps are only looked for, and stays empty', async () => {
    const client = open(newFile())
    expect(await codeOf(sqliteStore({ client, migrations: 'check' }))).toBe('schema_older')
    expect(client.prepare('select name from sqlite_master').all()).toEqual([])
    await sqliteStore({ client })
    await sqliteStore({ client, migrations: 'check' })
  })

  it('a record that is not JSON is store_damaged', async () => {
    const client = open(newFile())
    const store = await sqliteStore({ client })
    await store.transaction(1, insert(1))
    client.exec("update tonne_sites set record = 'no json'")
    expect(await codeOf(store.read(1, (tx) => tx.sites.list({ by: 'createdAt' })))).toBe('store_damaged')
  })

  it.each([
    ['a record', "record = cast(x'7b226964223aff7d' as text)"],
    ['an exact number', "exact = cast(x'31ff' as text)"],
    ['an id', "id = cast(x'73ff' as text)"],
  ])('%s that is not UTF-8 is store_damaged, whatever reads it, and the process goes on', async (_what, damage) => {
    const client = open(newFile())
    const store = await sqliteStore({ client })
    await store.transaction(1, insert(1))
    await store.transaction(2, async (tx) => tx.sites.insert(site(2, { companyId: 2 })))
    client.exec(`update tonne_sites set ${damage} where company_id = 1`)
    const works = [
      () => store.read(1, (tx) => tx.sites.list({ by: 'createdAt' })),
      () => store.verifyTotals(1),
      () => store.read(1, (tx) => tx.sites.get(site(1).id)),
    ]
    const codes: unknown[] = []
    for (const work of works)
      codes.push(
        await work().then(
          () => 'answered',
          (error) => error.code,
        ),
      )
    expect(codes).toContain('store_damaged')
    expect(codes.filter((code) => code !== 'store_damaged' && code !== 'answered')).toEqual([])
    expect((await store.read(2, (tx) => tx.sites.list({ by: 'createdAt' }))).rows).toHaveLength(1)
  })

  it('a file with a damaged page is store_damaged as it opens, where it is looked through', async () => {
    const file = newFile()
    const whole = open(file)
    const store = await sqliteStore({ client: whole, quickCheck: true })
    for (let n = 1; n <= 200; n++) await store.transaction(1, insert(n))
    whole.exec('pragma wal_checkpoint(truncate)')
    const bytes = readFileSync(file)
    // the pages behind the schema
    for (let index = bytes.length >> 1; index < bytes.length; index += 7) bytes[index] = 0xff
    const damaged = newFile()
    writeFileSync(damaged, bytes)
    expect(await codeOf(sqliteStore({ client: open(damaged), quickCheck: true }))).toBe('store_damaged')
  })

  it('a text that is not ASCII comes back as it was', async () => {
    const store = await sqliteStore({ client: open(newFile()) })
    const name = '\ufeffŻółć 😀'
    await store.transaction(1, (tx) => tx.sites.insert({ ...sample('sites', 1), name } as never))
    const { rows } = await store.read(1, (tx) => tx.sites.list({ by: 'createdAt' }))
    expect(rows[0]?.record).toMatchObject({ name })
  })

  it('a database without a file is a store that says it is not durable', async () => {
    const store = await sqliteStore({ client: open(':memory:') })
    expect(store.capabilities).toMatchObject({ durable: false, multiProcess: false })
    await store.transaction(1, insert(1))
    expect(await sitesOf(store)).toBe(1)
  })
})

describe.skipIf(ARE_FEW)('a client that gives bigints', () => {
  it('is as good as any', async () => {
    const client = new BetterSqlite3(newFile())
    closed.push(() => client.close())
    client.defaultSafeIntegers(true)
    const store = await sqliteStore({ client })
    const numbered = await store.transaction(1, async (tx) => {
      const id = await tx.nextId('products')
      const line = await tx.log.append(sample('log', 1) as never)
      return [id, line.version, line.record.sequence, await tx.log.count({ by: 'sequence' })]
    })
    expect(numbered).toEqual([1, 1, 1, 1])
    expect(await store.verifyTotals(1)).toEqual([])
  })
})
