import { execFile } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STORE_DEFINITION } from '../../src/ledger/collections/collections.ts'
import {
  applyPartitions,
  applyRowSecurity,
  migratePostgres,
  postgresStore,
} from '../../src/ledger/collections/postgres.ts'
import { createService, type ServiceRecords } from '../../src/service/index.ts'
import { partitionedTables } from '../../src/store/postgres/partition.ts'
import { PostgresDatabase } from '../../src/store/postgres/postgres-database.ts'
import { MIGRATIONS } from '../../src/store/sql/migrations/migrations.ts'
import { migrate } from '../../src/store/sql/open-sql-store.ts'
import { programs } from '../fixtures/postgres-server.ts'
import { allStatements } from '../unit/store/sql/all-statements.ts'
import { CONTEXT } from './context.ts'
import {
  COMPANIES,
  Databases,
  fillEvery,
  leavesIn,
  partitionsOf,
  rowsOf,
  shapeOf,
  twice,
  withoutIndex,
} from './partitioned.ts'
import { fuelOf } from './torture/load/interleaved-company.ts'

const folder = mkdtempSync(join(tmpdir(), 'tonne-partitions-'))
const held: { databases?: Databases } = {}
const databases = () => held.databases as Databases
const pool: Databases['pool'] = (database, user) => databases().pool(database, user)
const newDatabase = () => databases().make()

beforeAll(async () => {
  held.databases = new Databases()
  await databases().start()
})

afterAll(async () => {
  await held.databases?.stop()
  rmSync(folder, { recursive: true })
})

describe('a database that is partitioned', () => {
  it('keeps every row, column, key, index, grant, policy and setting of a filled one', async () => {
    const client = pool(await newDatabase())
    await migratePostgres({ client })
    await fillEvery(client)
    await client.query('grant select, insert, update, delete on all tables in schema public to app')
    await client.query('grant select on tonne_log to app with grant option')
    await client.query('alter table tonne_log set (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02)')
    await client.query('create index by_the_host on tonne_log (company_id, length(record)) where version > 1')
    const rows = await rowsOf(client)
    await applyRowSecurity({ client })
    const shape = await shapeOf(client)
    await applyPartitions({ client, partitions: 4 })
    expect(await shapeOf(client)).toEqual(shape)
    const partitions = await partitionsOf(client)
    expect(partitions.map(({ parent }) => parent)).toEqual(
      partitionedTables(STORE_DEFINITION)
        .sort()
        .flatMap((table) => Array(4).fill(table)),
    )
    expect(partitions.every(({ secured }) => secured)).toBe(true)
    const ofLog = partitions.filter(({ parent }) => parent === 'tonne_log')
    for (const { settings } of ofLog) expect(settings).toEqual(['fillfactor=90', 'autovacuum_vacuum_scale_factor=0.02'])
    const all = pool(client.options.database as string, 'tonne')
    expect(await rowsOf(all)).toEqual(rows)
    const counts = await Promise.all(
      ofLog.map(async ({ name }) => Number((await all.query(`select count(*) from ${name}`)).rows[0].count)),
    )
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(counts.reduce((a, b) => a + b)).toBe(rows.tonne_log?.length)
    const store = await postgresStore({ client: pool(client.options.database as string, 'app'), rowSecurity: true })
    expect(await store.read(COMPANIES[3] as number, (tx) => tx.log.count({ by: 'sequence' }))).toBe(3)
  })

  it('is left as it is by the same statements, and copied into another number by others', async () => {
    const client = pool(await newDatabase())
    await migratePostgres({ client })
    await fillEvery(client)
    const [rows, shape] = [await rowsOf(client), await shapeOf(client)]
    await applyPartitions({ client, partitions: 3 })
    const partitions = await partitionsOf(client)
    await applyPartitions({ client, partitions: 3 })
    expect(await partitionsOf(client)).toEqual(partitions)
    await applyPartitions({ client, partitions: 5 })
    expect((await partitionsOf(client)).length).toBe((partitions.length / 3) * 5)
    expect([await rowsOf(client), await shapeOf(client)]).toEqual([rows, shape])
    const { rows: left } = await client.query("select relname from pg_class where relname like '%former%'")
    expect(left).toEqual([])
    expect(await withoutIndex(client)).toEqual([])
  })

  it('is what it was where something would be lost: a view, a trigger', async () => {
    const client = pool(await newDatabase())
    await migratePostgres({ client })
    await fillEvery(client)
    const [rows, shape] = [await rowsOf(client), await shapeOf(client)]
    const [first, last] = [partitionedTables(STORE_DEFINITION)[0], partitionedTables(STORE_DEFINITION).at(-1)]
    const TO_LOSE = [
      [`create view seen as select * from ${last}`, 'view seen', 'drop view seen'],
      [
        `create function nothing() returns trigger language plpgsql as 'begin return new; end'; create trigger noted before insert on ${last} for each row execute function nothing()`,
        'trigger noted',
        `drop trigger noted on ${last}`,
      ],
    ] as const
    for (const [create, what, drop] of TO_LOSE) {
      await client.query(create)
      await expect(applyPartitions({ client, partitions: 4 })).rejects.toMatchObject({
        code: 'store_failed',
        cause: { message: expect.stringContaining(`${last} cannot be partitioned below its ${what}`) },
      })
      expect(await partitionsOf(client), first).toEqual([])
      expect([await rowsOf(client), await shapeOf(client)]).toEqual([rows, shape])
      await client.query(drop)
    }
    await applyPartitions({ client, partitions: 4 })
    expect(await rowsOf(client)).toEqual(rows)
  })

  it('keeps totals, logs and explanations, and counts totals again', async () => {
    const client = pool(await newDatabase())
    const store = await postgresStore<ServiceRecords>({ client, context: CONTEXT })
    const company = createService({ store, policy: { required: 'lenient' } }).company(7)
    const address = { address: '1 Mill Lane', coordinates: { lat: 53.79, lng: -1.53 } }
    const site = await company.sites.create({ name: 'Works', address, area: 1, unit: 'M2', countryId: 826 })
    const made: string[] = []
    for (let n = 1; n <= 40; n++) made.push((await company.siteFuels.create(site.record.id, fuelOf(n))).record.id)
    const explained = () => Promise.all(made.map((id) => company.audit.explain(id)))
    const before = await explained()
    await applyPartitions({ client, partitions: 4 })
    expect(await explained()).toEqual(before)
    expect(await company.verifyTotals()).toEqual([])
    expect(await company.audit.verifyLog()).toMatchObject({ differences: [] })
    await company.siteFuels.create(site.record.id, fuelOf(41))
    expect(await company.siteFuels.list(site.record.id, { limit: 50 })).toMatchObject({ total: 41 })
    await client.query('update tonne_site_fuels set exact = $1 where id = $2', ['1', made[0]])
    expect((await store.rebuildTotals(7)).length).toBeGreaterThan(0)
    expect(await company.verifyTotals()).toEqual([])
  })

  it('is migrated like another', async () => {
    const client = pool(await newDatabase())
    await migratePostgres({ client })
    await applyPartitions({ client, partitions: 4 })
    const statements = [
      'create table tonne_added (company_id {integer} not null, primary key (company_id)){end}',
      'alter table tonne_log add column added {text}',
      'create index tonne_log_added on tonne_log (company_id, added)',
    ]
    const added = { version: MIGRATIONS.length + 1, name: 'added', statements }
    const steps = await migrate(new PostgresDatabase(client), [...MIGRATIONS, added])
    expect(steps.map(({ name }) => name)).toEqual(['added'])
    const found = await client.query("select from pg_indexes where indexdef like '%(company_id, added)'")
    expect(found.rowCount).toBe(5)
    await applyPartitions({ client, partitions: 2 })
    const again = await client.query("select from pg_indexes where indexdef like '%(company_id, added)'")
    expect(again.rowCount).toBe(3)
  })

  it('gives a dump of one company, which goes into plain tables and into others', async () => {
    const [name, plain, other] = [await newDatabase(), await newDatabase(), await newDatabase()]
    const client = pool(name)
    await migratePostgres({ client })
    await client.query('grant select, insert, update, delete on all tables in schema public to app')
    await fillEvery(client)
    await applyPartitions({ client, partitions: 4 })
    // policies of tables that are partitioned already
    await applyRowSecurity({ client })
    const run = promisify(execFile)
    const program = (program: string, argv: readonly string[], env: Record<string, string> = {}) =>
      run(join(dirname(realpathSync(join(programs(), 'postgres'))), program), ['-h', databases().folder, ...argv], {
        env: { ...process.env, ...env },
      })
    const file = join(folder, 'one.sql')
    const said = [
      '--enable-row-security',
      '--load-via-partition-root',
      '--data-only',
      '--exclude-table=tonne_migrations',
    ]
    const companyId = COMPANIES[5] as number
    await program('pg_dump', ['-U', 'app', ...said, '-f', file, name], {
      PGOPTIONS: `-c tonne.company_id=${companyId}`,
    })
    const due = await pool(name, 'tonne').query(
      'select held::text as row from tonne_log as held where company_id = $1 order by 1',
      [companyId],
    )
    expect(due.rows.length).toBe(3)
    for (const target of [plain, other]) {
      const into = pool(target)
      await migratePostgres({ client: into })
      if (target === other) await applyPartitions({ client: into, partitions: 7 })
      await program('psql', ['-U', 'owner', '-v', 'ON_ERROR_STOP=1', '-1', '-q', '-d', target, '-f', file])
      expect((await into.query('select held::text as row from tonne_log as held order by 1')).rows).toEqual(due.rows)
      const sites = await into.query('select distinct company_id from tonne_site_fuels')
      expect(sites.rows).toEqual([{ company_id: String(companyId) }])
    }
  })

  it('refuses a role that could read a partition past the policies', async () => {
    const name = await newDatabase()
    const client = pool(name)
    await migratePostgres({ client })
    await applyPartitions({ client, partitions: 4 })
    await client.query('grant select, insert, update, delete on all tables in schema public to app')
    await applyRowSecurity({ client })
    const open = () => postgresStore({ client: pool(name, 'app'), rowSecurity: true, context: CONTEXT })
    expect((await open()).capabilities.durable).toBe(true)
    await expect(pool(name, 'app').query('select * from tonne_log_p0')).rejects.toMatchObject({ code: '42704' })
    await client.query('alter table tonne_log_p2 disable row level security')
    await expect(open()).rejects.toMatchObject({ code: 'row_security_off' })
  })

  it('is read and written in one partition of each table by every statement of the store', async () => {
    const client = pool(await newDatabase())
    await migratePostgres({ client })
    await fillEvery(client)
    await applyPartitions({ client, partitions: 16 })
    const leaves = new Map((await partitionsOf(client)).map(({ name, parent }) => [name, parent]))
    const connection = await client.connect()
    try {
      await connection.query('begin; set local enable_sort = off')
      for (const { text, values } of allStatements()) {
        const { rows } = await connection.query(`explain (format json) ${text}`, [...values])
        expect(twice(leavesIn(rows[0]['QUERY PLAN'], leaves), leaves), text).toEqual([])
      }
      const ofNoCompany = 'explain (format json) select record from tonne_log where record_id = $1'
      const { rows } = await connection.query(ofNoCompany, ['1'])
      expect(leavesIn(rows[0]['QUERY PLAN'], leaves).length).toBe(16)
    } finally {
      await connection.query('rollback')
      connection.release()
    }
  })
})
