import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { fromPglite, fromPostgresJs, type PostgresPool, postgresStore } from '../../src/ledger/collections/postgres.ts'
import type { StoreCapabilities } from '../../src/store/index.ts'
import { describeStore } from '../../src/testing/store/describe-store.ts'
import { type PostgresServer, startPostgres } from '../fixtures/postgres-server.ts'
import { CONTEXT } from './context.ts'
import { damageOf } from './damage.ts'
import { EMPTIED } from './emptied.ts'
import { ARE_FEW } from './few-drivers.ts'

/** A client of a database that nobody else has. */
interface Given {
  readonly client: PostgresPool
  /** Runs several statements at once, behind the back of every store. */
  run(texts: string): Promise<unknown>
  close(): Promise<void>
}

const server: { started?: PostgresServer } = {}
const folder = () => (server.started as PostgresServer).folder

beforeAll(async () => {
  const started = startPostgres(['fsync=off'])
  server.started = started
  const first = new Pool({ host: started.folder, user: 'tonne', database: 'postgres', max: 1 })
  await started.connected(() => first.query('select 1'))
  for (const name of ['js', 'pipelined']) await first.query(`create database ${name}`)
  await first.end()
})

afterAll(() => server.started?.stop())

const onServer = { durable: true, multiProcess: true, companiesAtOnce: true, refusesNested: 'always' } as const
const embedded = { durable: false, multiProcess: false, companiesAtOnce: false, refusesNested: 'always' } as const

async function openPg(config: { readonly database: string; readonly pipeline?: boolean }): Promise<Given> {
  const client = new Pool({ host: folder(), user: 'tonne', max: 20, ...config })
  // the server ends connections when it ends, which is not a fault then
  client.on('error', () => undefined)
  return { client, run: (texts) => client.query(texts), close: () => client.end() }
}

const CLIENTS: Readonly<Record<string, { readonly capabilities: StoreCapabilities; open(): Promise<Given> }>> = {
  pg: { capabilities: onServer, open: () => openPg({ database: 'postgres' }) },
  'pg, pipelined': { capabilities: onServer, open: () => openPg({ database: 'pipelined', pipeline: true }) },
  'postgres.js': {
    capabilities: onServer,
    open: async () => {
      const sql = postgres({ host: folder(), user: 'tonne', database: 'js', max: 20 })
      return { client: fromPostgresJs(sql), run: async (texts) => sql.unsafe(texts), close: () => sql.end() }
    },
  },
  PGlite: {
    capabilities: embedded,
    open: async () => {
      const database = await PGlite.create()
      return {
        client: fromPglite(database),
        run: (texts) => database.exec(texts),
        close: () => database.close(),
      }
    },
  },
}

const ASKED = Object.entries(CLIENTS).filter(([name]) => name === 'pg' || !ARE_FEW)

describe.each(ASKED)('Postgres through %s', (name, { capabilities, open }) => {
  const held: { given?: Given } = {}
  const client = () => (held.given as Given).client

  beforeAll(async () => {
    held.given = await open()
  })
  afterAll(() => held.given?.close())

  describeStore(
    name,
    async () => {
      const store = await postgresStore({ client: client(), context: CONTEXT })
      await held.given?.run(EMPTIED)
      return store
    },
    {
      describe,
      it,
      capabilities,
      damageTotal: (_, damage) => damageOf(damage, async (text) => (await client().query(text, [])).rows),
    },
  )
})
