import { Pool, type PoolConfig } from 'pg'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EmissionsError } from '../../src/core/errors/index.ts'
import type { Store, Transaction } from '../../src/ledger/collections/index.ts'
import {
  fromPostgresJs,
  migratePostgres,
  type PostgresPool,
  postgresStore,
} from '../../src/ledger/collections/postgres.ts'
import { sample } from '../../src/testing/store/samples.ts'
import { type PostgresServer, startPostgres } from '../fixtures/postgres-server.ts'
import { CONTEXT } from './context.ts'

const held: { server?: PostgresServer; admin?: Pool } = {}
const ends: (() => Promise<unknown>)[] = []
const databases = { count: 0 }

beforeAll(async () => {
  const server = startPostgres(['fsync=off', 'max_connections=100'])
  held.server = server
  const admin = new Pool({ host: server.folder, user: 'tonne', database: 'postgres', max: 2 })
  // the server ends connections when it ends, which is not a fault then
  admin.on('error', () => undefined)
  held.admin = admin
  await server.connected(() => admin.query('select 1'))
})
afterAll(async () => {
  for (const end of ends) await end()
  await held.admin?.end()
  await held.server?.stop()
})

const admin = () => held.admin as Pool
const host = () => (held.server as PostgresServer).folder

async function newDatabase(): Promise<string> {
  const name = `faults_${databases.count++}`
  await admin().query(`create database ${name}`)
  return name
}

function poolOf(database: string, config: PoolConfig = {}): Pool {
  const pool = new Pool({ host: host(), user: 'tonne', database, max: 5, ...config })
  pool.on('error', () => undefined)
  ends.push(() => pool.end())
  return pool
}

function jsOf(database: string): PostgresPool {
  const sql = postgres({ host: host(), user: 'tonne', database, max: 5 })
  // without a timeout it waits for the answer to a statement whose connection was lost
  ends.push(() => sql.end({ timeout: 1 }))
  return fromPostgresJs(sql)
}

const CLIENTS: Readonly<Record<string, (database: string) => PostgresPool>> = { pg: poolOf, 'postgres.js': jsOf }

const site = (n: number) => sample('sites', n) as never
const insert = (n: number) => (tx: Transaction) => tx.sites.insert(site(n))
const sitesOf = (store: Store) => store.read(1, (tx) => tx.sites.count({ by: 'createdAt' }))
const codeOf = (work: Promise<unknown>) => work.then(String, ({ code }: EmissionsError) => code)
const tick = (ms: number) => new Promise((go) => setTimeout(go, ms))

/** Ends every connection to a database, as an operator may. */
const cut = (database: string) =>
  admin().query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])

describe.each(Object.entries(CLIENTS))('what goes wrong with a server, through %s', (_, clientOf) => {
  it('a connection that is lost between two statements is known not done, and nothing is kept', async () => {
    const database = await newDatabase()
    const store = await postgresStore({ client: clientOf(database) })
    const work = async (tx: Transaction) => {
      await tx.sites.insert(site(1))
      await cut(database)
      await tick(100)
      await tx.sites.insert(site(2))
    }
    expect(await codeOf(store.transaction(1, work))).toBe('store_unavailable')
    expect(await sitesOf(store)).toBe(0)
    await store.transaction(1, insert(3))
    expect(await sitesOf(store)).toBe(1)
  })

  it('a connection that is lost before the commit is known not done, and nothing is kept', async () => {
    const database = await newDatabase()
    const store = await postgresStore({ client: clientOf(database) })
    const work = async (tx: Transaction) => {
      await tx.sites.insert(site(1))
      // written out already, so that only the commit is left
      await tx.sites.count({ by: 'createdAt' })
      await cut(database)
      await tick(100)
    }
    const code = await codeOf(store.transaction(1, work))
    expect(code).toBe('store_unavailable')
    expect(await sitesOf(store)).toBe(0)
  })

  it('a connection that is lost at the commit is of unknown outcome', async () => {
    const database = await newDatabase()
    const client = clientOf(database)
    const store = await postgresStore({ client })
    // a deferred trigger makes the commit last, and the server ends while it does
    const run = async (text: string) => client.query(text, [])
    await run(
      `create function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(2); return null; end $$`,
    )
    await run(
      'create constraint trigger waits after insert on tonne_sites deferrable initially deferred for each row execute function wait()',
    )
    const writing = codeOf(store.transaction(1, insert(1)))
    await tick(500)
    await cut(database)
    expect(await writing).toBe('store_outcome_unknown')
    expect(await sitesOf(store)).toBe(0)
  })

  it('a commit that the server rejects is known not done', async () => {
    const database = await newDatabase()
    const client = clientOf(database)
    const store = await postgresStore({ client })
    const run = async (text: string) => client.query(text, [])
    await run(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`)
    await run(
      'create constraint trigger refuses after insert on tonne_sites deferrable initially deferred for each row execute function refuse()',
    )
    expect(await codeOf(store.transaction(1, insert(1)))).toBe('store_failed')
    expect(await sitesOf(store)).toBe(0)
  })

  it('a server that takes no writes is read, and says so where it is written to', async () => {
    const database = await newDatabase()
    await migratePostgres({ client: poolOf(database) })
    await admin().query(`alter database ${database} set default_transaction_read_only = on`)
    const store = await postgresStore({ client: clientOf(database) })
    expect(await codeOf(store.transaction(1, insert(1)))).toBe('store_read_only')
    expect(await sitesOf(store)).toBe(0)
  })

  it('an empty database is schema_older where steps are only looked for; then they are done, by two at once', async () => {
    const database = await newDatabase()
    const client = clientOf(database)
    expect(await codeOf(postgresStore({ client, migrations: 'check' }))).toBe('schema_older')
    const both = await Promise.all([migratePostgres({ client }), migratePostgres({ client: poolOf(database) })])
    expect(both.filter((steps) => steps.length > 0).length).toBe(1)
    expect(both.flat()).toContain('base')
    await postgresStore({ client, migrations: 'check' })
  })

  it('a database whose steps were half gone says so', async () => {
    const database = await newDatabase()
    const client = clientOf(database)
    await migratePostgres({ client })
    await client.query('delete from tonne_migrations', [])
    expect(await codeOf(postgresStore({ client }))).toBe('schema_incomplete')
    const lacking = await newDatabase()
    await migratePostgres({ client: clientOf(lacking) })
    await poolOf(lacking).query('drop table tonne_travels')
    expect(await codeOf(postgresStore({ client: clientOf(lacking) }))).toBe('schema_incomplete')
  })

  it('a database that is not there is rejected as a client', async () => {
    expect(await codeOf(postgresStore({ client: clientOf('of_nobody') }))).toBe('client_invalid')
  })
})

describe('a failure of a pool of pg', () => {
  it('one that is exhausted is store_unavailable in time, and works again', { timeout: 30_000 }, async () => {
    const database = await newDatabase()
    const client = poolOf(database, { max: 1 })
    const store = await postgresStore({ client, connectionWaitMs: 300, context: CONTEXT })
    // a key is looked up on a connection of its own, which the work has
    const work = async (tx: Transaction) => {
      await tx.sites.insert(site(1))
      await store.findApiKey('hash-1')
    }
    expect(await codeOf(store.transaction(1, work))).toBe('store_unavailable')
    expect(await sitesOf(store)).toBe(0)
    const taken = await client.connect()
    expect(await codeOf(store.transaction(1, insert(1)))).toBe('store_unavailable')
    taken.release()
    // what came too late went back
    await store.transaction(1, insert(1))
    await store.transaction(1, insert(2))
    expect(await sitesOf(store)).toBe(2)
  })

  it('a server that is not there is store_unavailable', async () => {
    const client = new Pool({ host: `${host()}-of-nobody`, user: 'tonne', database: 'postgres' })
    expect(await codeOf(postgresStore({ client }))).toBe('store_unavailable')
    await client.end()
  })

  it('one that has ended is store_unavailable', async () => {
    const client = new Pool({ host: host(), user: 'tonne', database: await newDatabase() })
    client.on('error', () => undefined)
    const store = await postgresStore({ client })
    await client.end()
    expect(await codeOf(store.transaction(1, insert(1)))).toBe('store_unavailable')
    expect(await codeOf(store.findApiKey('hash-1'))).toBe('store_unavailable')
  })

  it('one that parses texts is rejected before it does harm', async () => {
    const getTypeParser = () => (text: string) => Number.parseFloat(text)
    const client = poolOf(await newDatabase(), { types: { getTypeParser } as never })
    expect(await codeOf(postgresStore({ client }))).toBe('client_invalid')
  })

  it('a role that may make no tables opens what lacks none, and says what it may not', async () => {
    const database = await newDatabase()
    await migratePostgres({ client: poolOf(database) })
    await admin().query(`create role clerk_of_${database} login`)
    const client = poolOf(database, { user: `clerk_of_${database}` })
    expect(await codeOf(postgresStore({ client }))).toBe('client_invalid')
    await poolOf(database).query(
      `grant select, insert, update, delete on all tables in schema public to clerk_of_${database}`,
    )
    const store = await postgresStore({ client })
    await store.transaction(1, insert(1))
    expect(await sitesOf(store)).toBe(1)
  })
})
