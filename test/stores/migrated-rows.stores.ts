import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs'
import Libsql from 'libsql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EmissionsError } from '../../src/core/errors/index.ts'
import { type Company, memoryStore, type ServiceRecords, type Store } from '../../src/service/index.ts'
import { plain, type SqlDatabase } from '../../src/store/sql/database.ts'
import { MIGRATIONS } from '../../src/store/sql/migrations/migrations.ts'
import { schemaTables } from '../../src/store/sql/migrations/schema-tables.ts'
import { migrate, missingSteps } from '../../src/store/sql/open-sql-store.ts'
import { SqliteDatabase } from '../../src/store/sqlite/sqlite-store.ts'
import { verifyBundle } from '../../src/verify/index.ts'
import { places } from '../fixtures/batches.ts'
import { bundleOf } from '../fixtures/imports.ts'
import { ALWAYS } from '../fixtures/inventory.ts'
import { countedId, type TestService, testService } from '../fixtures/service.ts'
import { useAs } from './earlier-company.ts'
import { readRows, rebuildAs, tablesWithColumns } from './earlier-schema.ts'
import { ENGINES, type OpenEngine, type sqliteEngine } from './engines.ts'

const LATEST = MIGRATIONS.length
const EARLIER = MIGRATIONS.slice(0, -1).map(({ version }) => version)
/** The years that a company is used in, before the migration and after it. */
const [BEFORE, AFTER] = [2001, 2010]

const codeOf = (work: () => Promise<unknown>) => work().then(String, ({ code }: EmissionsError) => code)

/** A service on a store whose ids go on from those that were made before. */
const serviceOver = (store: Store<ServiceRecords>, ids: { made: number }) =>
  testService({ store, places, newId: () => countedId(++ids.made) })

/** The two companies of a test, each as the subject of a service. */
const both = (test: TestService): readonly TestService[] => [test, { ...test, company: test.others }]

/** Uses one company as a version allowed, and another one as the first version did. */
async function useBoth(version: number, test: TestService, year: number): Promise<void> {
  for (const [index, one] of both(test).entries()) await useAs(index === 0 ? version : 1, one, year)
}

/** Uses both companies before the migration; returns an API key of the other one. */
async function useBefore(version: number, test: TestService): Promise<string> {
  await useBoth(version, test, BEFORE)
  return (await test.others.apiKeys.issue({ name: 'ERP' })).record.key
}

/** Everything that a company must keep. */
async function stateOf(company: Company<never>) {
  const head = await company.audit.head()
  const bundle = await bundleOf(company)
  const { verified, differences } = await verifyBundle(bundle, { head })
  const wrongTotals = await company.verifyTotals()
  const log = await company.audit.verifyLog()
  const [inventory, total] = [await company.inventory(ALWAYS), await company.exactTotal()]
  return { ...{ head, bundle, inventory, total, wrongTotals }, log: log.differences, verified, differences }
}

async function statesOf(test: TestService) {
  const states = [await stateOf(test.company), await stateOf(test.others)]
  for (const state of states) {
    expect(state).toMatchObject({ wrongTotals: [], log: [], verified: true, differences: [] })
  }
  return states
}

/** Every row of the tables of a version, in the columns of that version. */
async function rowsAs(version: number, database: SqlDatabase) {
  const rows: Record<string, unknown> = {}
  for (const [table, columns] of tablesWithColumns(version)) {
    rows[table] = await readRows(database, `select ${columns.join(', ')} from ${table} order by ${columns.join(', ')}`)
  }
  return rows
}

/** A database that an earlier version used, with what it must keep. */
async function usedAs(version: number, engine: OpenEngine) {
  const ids = { made: 0 }
  const database = engine.database()
  await dropAll(database)
  const test = serviceOver(await engine.open<ServiceRecords>(), ids)
  const key = await useBefore(version, test)
  const states = await statesOf(test)
  await rebuildAs(database, version)
  const open = async () => serviceOver(await engine.open<ServiceRecords>(), ids)
  return { database, states, key, open, rows: await rowsAs(version, database) }
}

type Used = Awaited<ReturnType<typeof usedAs>>

/** The companies in memory that a database of a version holds, used again after its migration. */
async function usedInMemory(version: number): Promise<TestService> {
  const test = serviceOver(memoryStore<ServiceRecords>(), { made: 0 })
  await useBefore(version, test)
  await useBoth(LATEST, test, AFTER)
  return test
}

async function dropAll(database: SqlDatabase): Promise<void> {
  await database.transaction('write', null, async (connection) => {
    for (const name of [...schemaTables(), 'tonne_migrations'])
      await connection.run(plain(`drop table if exists ${name}`))
  })
}

/** The tables and indexes of a file, and its rows in the columns of a version. */
async function contentOf(file: string, version: number) {
  const client = new Libsql(file)
  const schema = client.prepare('select name, sql from sqlite_master order by name').all()
  const rows = await rowsAs(version, new SqliteDatabase(client))
  client.close()
  return { schema, rows }
}

/** Copies a database with its log. */
function copyDatabase(from: string, to: string): void {
  for (const end of ['', '-wal', '-shm']) {
    rmSync(to + end, { force: true })
    // after a process was killed, the next one that opens the file builds the index of its log again
    if (end !== '-shm' && existsSync(from + end)) copyFileSync(from + end, to + end)
  }
}

/** A database that calls `before` ahead of each statement of a transaction that writes. */
function watched(database: SqlDatabase, before: () => Promise<void>): SqlDatabase {
  return {
    dialect: database.dialect,
    capabilities: database.capabilities,
    read: (scope, statement) => database.read(scope, statement),
    transaction: (kind, scope, work) =>
      database.transaction(kind, scope, (connection) => {
        if (kind === 'read') return work(connection)
        return work({ run: async (statement) => before().then(() => connection.run(statement)) })
      }),
  }
}

/** Every how many statements a migration is stopped; which of them, the version decides. */
const STOPPED_EVERY = 7

/** Enough for the first steps of a migration, and too few for all. */
const FREE_PAGES = 12

/** Migrates a copy of a file on a disk with little room, and once more with enough. */
async function migrateOnFullDisk(file: string, version: number): Promise<void> {
  const client = new Libsql(file)
  const database = new SqliteDatabase(client)
  // the pages of a few rows are enough for every index that is replaced
  client.exec(`with recursive n (i) as (select 1 union all select i + 1 from n where i < 5000)
    insert into tonne_site_fuels (company_id, id, start_date_rank, exact, version, record)
    select 99, printf('%036d', i), -i, '123456789.123456789', 1, '{}' from n`)
  client.exec('vacuum')
  const earlier = await contentOf(file, version)
  const [{ pages }] = client.prepare('select page_count as pages from pragma_page_count').all() as [{ pages: number }]
  client.exec(`pragma max_page_count = ${pages + FREE_PAGES}`)
  expect(await codeOf(() => migrate(database))).toBe('store_full')
  expect(await contentOf(file, version)).toEqual(earlier)
  client.exec('pragma max_page_count = 100000')
  expect(await migrate(database)).toEqual(MIGRATIONS.slice(version))
  expect((await contentOf(file, version)).rows).toEqual(earlier.rows)
  client.close()
}

/** Migrates a copy of a file, and what a process that is killed in its midst would leave. */
async function migrateWhileKilled(file: string, version: number): Promise<void> {
  const earlier = await contentOf(file, version)
  const client = new Libsql(file)
  // changed pages reach the log before the commit, as in a large database
  client.exec('pragma cache_size = 4')
  const seen = { statements: 0, stops: 0, uncommittedBytes: 0 }
  const database = watched(new SqliteDatabase(client), async () => {
    if (seen.statements++ % STOPPED_EVERY !== version % STOPPED_EVERY) return
    seen.stops++
    seen.uncommittedBytes = statSync(`${file}-wal`).size
    const killed = `${file}.killed`
    // what a killed process leaves: its files, without its locks
    copyDatabase(file, killed)
    expect(await contentOf(killed, version)).toEqual(earlier)
    const again = new Libsql(killed)
    expect(await migrate(new SqliteDatabase(again))).toEqual(MIGRATIONS.slice(version))
    again.close()
    expect((await contentOf(killed, version)).rows).toEqual(earlier.rows)
  })
  expect(await migrate(database)).toEqual(MIGRATIONS.slice(version))
  client.close()
  expect(seen.stops).toBeGreaterThan(0)
  expect(seen.uncommittedBytes).toBeGreaterThan(0)
  expect((await contentOf(file, version)).rows).toEqual(earlier.rows)
}

/** Migrates a database whose server ends the connection before the commit. */
async function migrateWhileCut(engine: OpenEngine, version: number): Promise<void> {
  const rows = await rowsAs(version, engine.database())
  const cut = 'select pg_terminate_backend(pg_backend_pid())'
  const steps = MIGRATIONS.map((step) =>
    step.version === LATEST ? { ...step, statements: [...step.statements, cut] } : step,
  )
  expect(await codeOf(() => migrate(engine.database(), steps))).toMatch(/^store_/)
  expect(await missingSteps(engine.database())).toEqual(MIGRATIONS.slice(version))
  expect(await rowsAs(version, engine.database())).toEqual(rows)
}

describe.each(Object.entries(ENGINES))('a database of an earlier schema, %s', (name, start) => {
  const held = {} as { engine: OpenEngine; used: Used }
  beforeAll(async () => {
    held.engine = await start()
  })
  afterAll(() => held.engine.close())

  describe.each(EARLIER)('version %i', (version) => {
    beforeAll(async () => {
      held.used = await usedAs(version, held.engine)
      // otherwise the pages of the tables that were copied would keep rows
      if (name === 'SQLite') await held.engine.run('vacuum')
    })

    it('has rows in every table', () => {
      const empty = Object.entries(held.used.rows).filter(([, rows]) => (rows as readonly unknown[]).length === 0)
      expect(empty.map(([table]) => table)).toEqual([])
    })

    it.runIf(name === 'SQLite').each([
      ['the disk is full', migrateOnFullDisk],
      ['the process is killed', migrateWhileKilled],
    ] as const)('is left whole by a migration that stops because %s, and migrates later', async (_, stop) => {
      const { file } = held.engine as ReturnType<typeof sqliteEngine>
      copyDatabase(file, `${file}.copy`)
      await stop(`${file}.copy`, version)
    })

    it.runIf(name === 'Postgres')('is left whole by a migration whose connection the server ends', () =>
      migrateWhileCut(held.engine, version),
    )

    it('keeps rows, bundles and totals when it is migrated, and goes on like memory', async () => {
      const { database, states, key, open, rows } = held.used
      expect(await migrate(database)).toEqual(MIGRATIONS.slice(version))
      expect(await rowsAs(version, database)).toEqual(rows)

      const migrated = await open()
      expect(await statesOf(migrated)).toEqual(states)
      for (const { company } of both(migrated)) await company.fillSummaries()
      expect(await statesOf(migrated)).toEqual(states)
      expect((await migrated.service.authenticate(key))?.companyId).toBe(migrated.others.id)

      await useBoth(LATEST, migrated, AFTER)
      const [ours] = await statesOf(migrated)
      expect(ours).toEqual((await statesOf(await usedInMemory(version)))[0])
    })
  })
})
