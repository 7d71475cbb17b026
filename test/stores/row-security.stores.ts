import { Pool, type PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EmissionsError } from '../../src/core/errors/index.ts'
import { COLLECTIONS, type CollectionName, collectionOf } from '../../src/ledger/collections/collections.ts'
import { postgresStore } from '../../src/ledger/collections/postgres.ts'
import { rowSecurityStatements } from '../../src/store/postgres/row-security.ts'
import { insertRows } from '../../src/store/sql/batch-statements.ts'
import { companyTables } from '../../src/store/sql/migrations/schema-tables.ts'
import { insertHash } from '../../src/store/sql/statements.ts'
import { describeStore } from '../../src/testing/store/describe-store.ts'
import { sample } from '../../src/testing/store/samples.ts'
import { type PostgresServer, startPostgres } from '../fixtures/postgres-server.ts'
import { CONTEXT } from './context.ts'
import { damageOf } from './damage.ts'
import { EMPTIED } from './emptied.ts'
import { ARE_FEW } from './few-drivers.ts'

const capabilities = { durable: true, multiProcess: true, companiesAtOnce: true, refusesNested: 'always' } as const
const held: { server?: PostgresServer; pools: Map<string, Pool> } = { pools: new Map() }

/** A pool of a role: `tonne` is the superuser, `owner` owns the tables, `app` may only read and write rows. */
function pool(user: 'tonne' | 'owner' | 'app'): Pool {
  let made = held.pools.get(user)
  if (made === undefined) {
    made = new Pool({ host: held.server?.folder as string, user, database: 'postgres', max: 20 })
    // the server ends connections when it ends, which is not a fault then
    made.on('error', () => undefined)
    held.pools.set(user, made)
  }
  return made
}

async function secure(): Promise<void> {
  await pool('owner').query(['begin', ...rowSecurityStatements(), 'commit'].join('; '))
}

const open = (user: 'owner' | 'app') => postgresStore({ client: pool(user), rowSecurity: true, context: CONTEXT })

const codeOf = (work: Promise<unknown>) => work.then(String, ({ code }: EmissionsError) => code)

beforeAll(async () => {
  const server = startPostgres(['fsync=off'])
  held.server = server
  await server.connected(() => pool('tonne').query('select 1'))
  await pool('tonne').query('create role owner login; create role app login; grant create on schema public to owner')
  await postgresStore({ client: pool('owner') })
  await pool('owner').query('grant select, insert, update, delete on all tables in schema public to app')
})

afterAll(async () => {
  for (const one of held.pools.values()) await one.end()
  await held.server?.stop()
})

async function emptied(): Promise<void> {
  await pool('tonne').query(EMPTIED)
}

/** A row of each of two companies in every table. */
async function fill(): Promise<void> {
  await emptied()
  for (const companyId of [1, 2]) {
    const rows = (Object.keys(COLLECTIONS) as CollectionName[]).map((name) =>
      insertRows(collectionOf(name), companyId, [{ record: sample(name, 1), exact: '1' }]),
    )
    for (const { text, values } of [...rows, insertHash(companyId, { hash: `h${companyId}`, id: '1' })])
      await pool('tonne').query(text, [...values])
    for (const table of companyTables()) await pool('tonne').query(await anyRow(table, companyId))
  }
}

/** An insert into a table that no collection fills, of whatever its columns take. */
async function anyRow(table: string, companyId: number): Promise<string> {
  const { rows } = await pool('tonne').query(
    "select string_agg(column_name, ', ') as names, string_agg(case when column_name = 'company_id' then $2" +
      " when data_type = 'text' then '''1''' else '1' end, ', ') as given" +
      ' from information_schema.columns where table_name = $1',
    [table, String(companyId)],
  )
  const [{ names, given }] = rows as [{ names: string; given: string }]
  return `insert into ${table} (${names}) select ${given} where not exists (select from ${table} where company_id = ${companyId})`
}

/** What `work` gives in a transaction of a company, of which nothing is kept. */
async function as<T>(user: 'owner' | 'app', companyId: number | null, work: (client: PoolClient) => Promise<T>) {
  const client = await pool(user).connect()
  try {
    await client.query('begin')
    if (companyId !== null) await client.query("select set_config('tonne.company_id', $1, true)", [String(companyId)])
    return await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const stateOf = (work: Promise<unknown>) => work.then(String, ({ code }: { code: string }) => code)
const NOT_ALLOWED = '42501'

describe('row security', () => {
  it('is rejected where it holds the role to nothing: before the policies are there, and for a superuser', async () => {
    expect(await codeOf(open('app'))).toBe('row_security_off')
    await secure()
    expect(await codeOf(open('app'))).toBe('[object Object]')
    expect(await codeOf(postgresStore({ client: pool('tonne'), rowSecurity: true }))).toBe('row_security_off')
    await pool('owner').query('alter table tonne_sites no force row level security')
    expect(await codeOf(open('owner'))).toBe('row_security_off')
    expect(await codeOf(open('app'))).toBe('[object Object]')
    await secure()
    expect(await codeOf(open('owner'))).toBe('[object Object]')
  })

  it('covers every table that is there but the list of steps', async () => {
    await secure()
    const { rows } = await pool('tonne').query(
      'select c.relname from pg_class c left join pg_policy p on p.polrelid = c.oid where c.relkind = $1' +
        " and c.relname like 'tonne\\_%' group by c.oid having count(p.oid) = 0 or not bool_and(c.relforcerowsecurity)",
      ['r'],
    )
    expect(rows).toEqual([{ relname: 'tonne_migrations' }])
  })

  for (const user of ['app', 'owner'] as const) {
    it(`holds ${user} to one company in every table, whatever the statement`, async () => {
      await secure()
      await fill()
      for (const table of [...companyTables(), 'tonne_key_directory']) {
        const { count } = (await pool('tonne').query(`select count(*)::int as count from ${table}`)).rows[0]
        expect(count, table).toBeGreaterThanOrEqual(2)
        const seen = await as(user, 1, (client) => client.query(`select distinct company_id from ${table}`))
        expect(seen.rows, table).toEqual([{ company_id: '1' }])
        const changed = await as(user, 1, (client) => client.query(`update ${table} set company_id = company_id`))
        const gone = await as(user, 1, (client) => client.query(`delete from ${table}`))
        expect([changed.rowCount, gone.rowCount], table).toEqual([count / 2, count / 2])
        const given = as(user, 1, (client) => client.query(`update ${table} set company_id = 2`))
        expect(await stateOf(given), table).toBe(NOT_ALLOWED)
        const row = (await anyRow(table, 2)).replace(/ where not exists .*/, '')
        const inserted = as(user, 1, (client) => client.query(row))
        expect(await stateOf(inserted), table).toBe(NOT_ALLOWED)
      }
      const { rows } = await pool('tonne').query('select company_id, count(*) from tonne_sites group by 1 order by 1')
      expect(rows.map(({ company_id }) => company_id)).toEqual(['1', '2'])
    })

    it(`gives ${user} an error where no company was named, and none of the directory`, async () => {
      await fill()
      for (const table of companyTables()) {
        const state = await stateOf(as(user, null, (client) => client.query(`select * from ${table}`)))
        expect(['42704', '22P02'], table).toContain(state)
      }
      expect((await as(user, null, (client) => client.query('select * from tonne_key_directory'))).rows).toEqual([])
      const gone = await as(user, null, (client) => client.query('delete from tonne_key_directory'))
      expect(gone.rowCount).toBe(0)
    })
  }

  it('shows of the directory what is listed of the hash alone, and lets nobody change that', async () => {
    await fill()
    await as('app', null, async (client) => {
      await client.query("select set_config('tonne.key_hash', 'h2', true)")
      expect((await client.query('select * from tonne_key_directory')).rows).toMatchObject([{ company_id: '2' }])
      expect((await client.query('delete from tonne_key_directory')).rowCount).toBe(0)
      expect((await client.query("update tonne_key_directory set id = '2'")).rowCount).toBe(0)
    })
  })

  it('leaves nothing named behind on a connection of the pool', async () => {
    await emptied()
    const client = new Pool({ host: held.server?.folder as string, user: 'app', database: 'postgres', max: 1 })
    client.on('error', () => undefined)
    const store = await postgresStore({ client, rowSecurity: true })
    await store.transaction(1, async (tx) => tx.sites.insert(sample('sites', 1) as never))
    await store.transaction(1, async () => Promise.reject(new Error('given up'))).catch(() => undefined)
    const { rows } = await client.query("select current_setting('tonne.company_id', true) as named")
    expect(rows).toEqual([{ named: '' }])
    await client.end()
  })

  it('leaves lists to their indexes', async () => {
    await secure()
    await emptied()
    await pool('tonne').query(
      "insert into tonne_sites select c, 'id-' || n, n, '0', 1, '{}' from generate_series(1, 2) c, generate_series(1, 20000) n",
    )
    await pool('tonne').query('analyze tonne_sites')
    const text =
      'explain (costs off) select record from tonne_sites where company_id = $1 and (created_at_rank, id) > ($2, $3)' +
      ' order by created_at_rank asc, id asc limit 10'
    const planOf = async (client: Pick<PoolClient, 'query'>) =>
      (await client.query(text, [1, 10_000, 'id-10000'])).rows.map((row) => row['QUERY PLAN'])
    const plan = (await as('app', 1, planOf)).join('\n')
    expect(plan).toMatch(/Index Scan using tonne_sites_created_at_rank/)
    expect(plan).toMatch(/Index Cond: .*ROW\(created_at_rank, id\) > ROW/)
    expect(plan).not.toMatch(/Sort|Seq Scan/)
  })
})

if (!ARE_FEW) {
  describeStore(
    'Postgres with row security',
    async () => {
      await secure()
      await emptied()
      return open('app')
    },
    {
      describe,
      it,
      capabilities,
      damageTotal: (_, damage) => damageOf(damage, async (text) => (await pool('tonne').query(text)).rows),
    },
  )
}
