/**
 * What a record of fuel costs in an import, and beside it creating it by itself: through the service, without HTTP, in memory,
 * in a file of SQLite (better-sqlite3), and with `--import tsx` on a server of Postgres that is started for it, where its
 * programs are installed.
 *
 * Method: two companies of fifty sites in stores of their own take turns, ten rounds: one imports a tenth of so many records
 * (100,000, or the first argument) in chunks of 1,000, the other creates a hundredth of them one by one; the median of the
 * clock per record counts. The bounds are times, so each round also runs a loop that never changes, which says how fast the
 * machine was: a record as JSON, read and written, and its SHA-256. Each record is of another hour, as of a meter that is
 * read. At the end the totals of both are recounted.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { createService, memoryStore } from '../../dist/service/index.js'
import { postgresStore } from '../../dist/collections/postgres.js'
import { sqliteStore } from '../../dist/collections/sqlite.js'
import { isAnyBoundMissed, printRows, report, reportFigure } from '../report.mjs'
import { fuelInput, siteInput } from './inputs.mjs'

const RECORDS = Number(process.argv[2] ?? 100_000)
const ROUNDS = 10
const SITES = 50
const HOUR = 3_600_000
/** Microseconds a record. */
const IMPORT_MAX = { memory: 40, SQLite: 100, Postgres: 250 }
const CREATE_MAX = { memory: 40 }
const REFERENCES = 2000

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1]

/** Nanoseconds of one turn of the loop that never changes. */
function referenceLoop() {
  const text = JSON.stringify(fuelInput(1))
  const start = process.hrtime.bigint()
  for (let index = 0; index < REFERENCES; index++) {
    createHash('sha256').update(JSON.stringify({ ...JSON.parse(text), index })).digest('hex')
  }
  return Number(process.hrtime.bigint() - start) / REFERENCES
}

/** How to start a server of Postgres; null where its programs are missing. */
async function serverStart() {
  try {
    const { startPostgres, programs } = await import('../../test/fixtures/postgres-server.ts')
    programs()
    return startPostgres
  } catch (error) {
    console.log(`Postgres was not measured: ${error.message}; use --import tsx, with postgresql installed`)
    return null
  }
}

/** On a server that syncs every commit, one database for each store. */
async function measureOnPostgres(startPostgres) {
  const server = startPostgres()
  const place = { host: server.folder, user: 'tonne' }
  const admin = new pg.Pool({ ...place, database: 'postgres', max: 1 })
  const pools = [admin]
  try {
    await server.connected(() => admin.query('select 1'))
    await measureIn('Postgres', async () => {
      const database = `import_${pools.length}`
      await admin.query(`create database ${database}`)
      const client = new pg.Pool({ ...place, database, max: 20, pipeline: true })
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
  const times = { together: [], apart: [], reference: [] }
  await together.importAll(RECORDS / ROUNDS)
  await apart.createEach(RECORDS / ROUNDS / 10)
  for (let round = 0; round < ROUNDS; round++) {
    times.reference.push(referenceLoop())
    times.together.push(await together.importAll(RECORDS / ROUNDS))
    times.apart.push(await apart.createEach(RECORDS / ROUNDS / 10))
  }
  for (const { acme } of [together, apart]) {
    const differences = await acme.verifyTotals()
    if (differences.length > 0) throw new Error(`${name}: ${differences.length} totals differ from a recount`)
  }
  const [imported, created, reference] = [times.together, times.apart, times.reference].map(median)
  const inMicroseconds = (ns) => Number((ns / 1000).toFixed(1))
  reportFigure('import', `a record of an import, ${name}`, { value: inMicroseconds(imported), unit: 'µs', bound: IMPORT_MAX[name] })
  reportFigure('import', `create, one by one, ${name}`, { value: inMicroseconds(created), unit: 'µs', bound: CREATE_MAX[name] })
  const measured = { 'a record of an import': imported, 'create, one by one': created, 'the loop that never changes': reference }
  const peers = ['create, one by one', 'the loop that never changes'].map((peer) => ({ name: peer }))
  report(`import, ${name}`, 'a record of an import', measured, peers)
}

await measureIn('memory', async () => memoryStore())
const folder = mkdtempSync(join(tmpdir(), 'tonne-import-'))
let files = 0
await measureIn('SQLite', () => {
  const file = join(folder, `${files++}.db`)
  const openReader = () => new Database(file)
  return sqliteStore({ client: openReader(), openReader })
})
rmSync(folder, { recursive: true })
const startPostgres = await serverStart()
if (startPostgres !== null) await measureOnPostgres(startPostgres)
printRows()
if (isAnyBoundMissed()) process.exitCode = 1
