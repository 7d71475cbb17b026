import { AsyncLocalStorage } from 'node:async_hooks'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { describeStore } from '../../src/store/conformance/describe-store.ts'
import { postgresStore } from '../../src/store/postgres/postgres-store.ts'
import { schemaStatements } from '../../src/store/sql/migrations/schema.ts'
import { type PostgresServer, startPostgres } from '../fixtures/postgres-server.ts'
import { damageOf } from './damage.ts'

const capabilities = { durable: true, multiProcess: true, companiesAtOnce: true, refusesNested: 'always' } as const
const held: { server?: PostgresServer; pool?: Pool } = {}
const pool = () => held.pool as Pool

beforeAll(async () => {
  const server = startPostgres(['fsync=off'])
  held.server = server
  held.pool = new Pool({ host: server.folder, user: 'tonne', database: 'postgres', max: 20 })
  // the server ends connections when it ends, which is no fault then
  held.pool.on('error', () => undefined)
  await server.connected(() => pool().query('select 1'))
})

afterAll(async () => {
  await held.pool?.end()
  await held.server?.stop()
})

describeStore(
  'Postgres',
  async () => {
    const store = await postgresStore({ client: pool(), context: new AsyncLocalStorage() })
    const tables = schemaStatements().flatMap((one) => /^create table (\w+)/.exec(one)?.[1] ?? [])
    // quicker than to truncate, which makes every file anew
    await pool().query(tables.map((table) => `delete from ${table}`).join('; '))
    return store
  },
  {
    describe,
    it,
    capabilities,
    damageTotal: (_, damage) => damageOf(damage, async (text) => (await pool().query(text)).rows),
  },
)
