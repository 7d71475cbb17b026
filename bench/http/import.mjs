/**
 * What a record of fuel costs in an import beside creating it by itself: through the service, without HTTP, in memory, in
 * a file of SQLite (of `node:sqlite`, else of libsql where the tests of stores are installed), and with `--import tsx` on a
 * server of Postgres that is started for it, where its programs and the tests of stores are installed.
 *
 * Method: two companies of fifty sites in stores of their own take turns, ten rounds: one imports a tenth of so many records
 * (100,000, or the first argument) in chunks of 1,000, the other creates a hundredth of them one by one; the median of the
 * clock per record counts. Each record is of another hour, as of a meter that is read. At the end the totals of both are
 * recounted.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createService, memoryStore } from '../../dist/service/index.js'
import { postgresStore } from '../../dist/collections/postgres.js'
import { sqliteStore } from '../../dist/collections/sqlite.js'
import { isAnyBoundMissed, printRows, report } from '../report.mjs'
import { fuelInput, siteInput } from './inputs.mjs'

const RECORDS = Number(process.argv[2] ?? 100_000)
const ROUNDS = 10
const SITES = 50
const HOUR = 3_600_000
const TIMES_MIN = 8

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1]

/** The class of a database, or null where there is none. */
async function databaseClass() {
  try {
    return (await import('node:sqlite')).DatabaseSync
  } catch {
    try {
      return createRequire(new URL('../../test/stores/package.json', import.meta.url))('libsql')
    } catch {
      return null
    }
  }
}

/** The pool of pg, and the server of the tests; null where one of them is missing. */
async function poolClass() {
  try {
    const { startPostgres, programs } = await import('../../test/fixtures/postgres-server.ts')
    programs()
    const { Pool } = createRequire(new URL('../../test/stores/package.json', import.meta.url))('pg')
    return { Pool, startPostgres }
  } catch {
    return null
  }
}

/** On a server that syncs every commit, one database for each store. */
async function measureOnPostgres({ Pool, startPostgres }) {
  const server = startPostgres()
  const place = { host: server.folder, user: 'tonne' }
  const admin = new Pool({ ...place, database: 'postgres', max: 1 })
  const pools = [admin]
  try {
    await server.connected(() => admin.query('select 1'))
    await measureIn('Postgres', async () => {
      const database = `import_${pools.length}`
      await admin.query(`create database ${database}`)
      const client = new Pool({ ...place, database, max: 20, pipeline: true })
      pools.push(client)
      return postgresStore({ client })
    })
  } finally {
    for (const pool of pools) await pool.end()
    await server.stop()
  }
}

/** A company, and ways to give it so many further records. */
async function companyIn(store) {
  const acme = createService({ store }).company(1, { actor: 'bench' })
  const sites = []
  for (let index = 0; index < SITES; index++) sites.push((await acme.sites.create(siteInput())).record.id)
  let made = 0
  const next = () => {
    const start = Date.UTC(2020, 0, 1) + Math.floor(made / SITES) * HOUR
    const dates = { startDate: new Date(start).toISOString(), endDate: new Date(start + HOUR).toISOString() }
    const { emissionId: _, ...fuel } = fuelInput(made)
    return { siteId: sites[made++ % SITES], ...fuel, emissionId: '', ...dates }
  }
  const timed = async (count, work) => {
    const records = Array.from({ length: count }, next)
    const start = process.hrtime.bigint()
    await work(records)
    return Number(process.hrtime.bigint() - start) / count
  }
  const importAll = (count) =>
    timed(count, async (records) => {
      for await (const _ of acme.importAll({ activity: 'siteFuels', records }));
    })
  const createEach = (count) =>
    timed(count, async (records) => {
      for (const { siteId, ...fuel } of records) await acme.siteFuels.create(siteId, fuel)
    })
  return { acme, importAll, createEach }
}

async function measureIn(name, makeStore) {
  const [together, apart] = [await companyIn(await makeStore()), await companyIn(await makeStore())]
  const times = { together: [], apart: [] }
  await together.importAll(RECORDS / ROUNDS)
  await apart.createEach(RECORDS / ROUNDS / 10)
  for (let round = 0; round < ROUNDS; round++) {
    times.together.push(await together.importAll(RECORDS / ROUNDS))
    times.apart.push(await apart.createEach(RECORDS / ROUNDS / 10))
  }
  for (const { acme } of [together, apart]) {
    const differences = await acme.verifyTotals()
    if (differences.length > 0) throw new Error(`${name}: ${differences.length} totals differ from a recount`)
  }
  const measured = { [`a record of an import, ${name}`]: median(times.together), 'create, one by one': median(times.apart) }
  report('import', `a record of an import, ${name}`, measured, [{ name: 'create, one by one', bound: TIMES_MIN }])
}

await measureIn('memory', async () => memoryStore())
const Database = await databaseClass()
if (Database === null) console.log('SQLite was not measured: there is no node:sqlite, and libsql is not installed')
else {
  const folder = mkdtempSync(join(tmpdir(), 'tonne-import-'))
  let files = 0
  await measureIn('SQLite', () => {
    const file = join(folder, `${files++}.db`)
    const openReader = () => new Database(file)
    return sqliteStore({ client: openReader(), openReader })
  })
  rmSync(folder, { recursive: true })
}
const Pool = await poolClass()
if (Pool === null) console.log('Postgres was not measured: use --import tsx, with postgresql and the tests of stores installed')
else await measureOnPostgres(Pool)
printRows()
if (isAnyBoundMissed()) process.exitCode = 1
