/**
 * What an inventory of 1,000,000 records (or the first argument) costs a record, in memory and on SQLite (better-sqlite3):
 * a year of a company with fuels of two factors and electricity in 60 sites, through the service without HTTP.
 *
 * Method: as in reports.mjs one record of each kind is created; the rest are written like it with other
 * quantities, and with summaries. Both stores hold as many records. Three rounds in turns, and the median of the processor time counts, garbage collection included.
 * `--against FOLDER` takes turns with another build (its folder `dist`) on the same stores' records; the two builds must
 * answer the same bytes. `--rounds 5`, `--only memory`, `--file PATH` keeps the database and uses it again.
 */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { isAnyBoundMissed, printRows, reportFigure } from '../report.mjs'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: 'memory,SQLite' },
    file: { type: 'string' },
  },
})
const RECORDS = Number(positionals[0] ?? 1_000_000)
const AT_ONCE = 2000
const SITES = 60
const YEAR = { from: '2025-01-01', to: '2026-01-01' }
const BOUNDS = { memory: 3, SQLite: 10 }
const FUEL = '66bb7108-a521-58e8-9e80-82e10b55da4a'

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1]
const monthOf = (month) => ({
  startDate: new Date(Date.UTC(2025, month, 1)).toISOString(),
  endDate: new Date(Date.UTC(2025, month + 1, 1)).toISOString(),
})

async function loadBuild(folder) {
  const at = (path) => import(pathToFileURL(join(resolve(folder), path)).href)
  return {
    ...{ factors: await at('factors/index.js'), service: await at('service/index.js') },
    sqlite: await at('collections/sqlite.js'),
  }
}

/** A fuel of each of two factors, and electricity, in the first month. */
async function createPatterns({ factors }, acme, siteId) {
  const made = []
  for (const row of ['diesel-average-biofuel-blend/litres', 'petrol-average-biofuel-blend/litres']) {
    const emissionFactorId = factors.findFactor(`desnz-2025/fuels/liquid-fuels/${row}`).id
    const fuel = { emissionFactorId, emissionKindId: FUEL, files: [], unitId: 13, value: 1234.56, comment: '' }
    made.push(['siteFuels', (await acme.siteFuels.create(siteId, { ...fuel, ...monthOf(0) })).record])
  }
  const electricity = { files: [], value: 18_500, unitId: 4, percentageOfCleanEnergy: 20, comment: '', ...monthOf(0) }
  made.push(['siteEnergies', (await acme.siteEnergies.create(siteId, electricity)).record])
  return made
}

/** What was written for a record: its row, its summary, its emission, its line of the log. */
async function readWritten(tx, [collection, { id }]) {
  const row = await tx[collection].get(id)
  const { rows } = await tx[collection].summaries({ by: 'startDate' }, { limit: 10 })
  const { to, group, quantities } = rows.find((one) => one.id === id)
  const { record: emission } = await tx.emissions.get(row.record.emissionId)
  const [line] = (await tx.log.list({ recordId: id, by: 'sequence' })).rows
  const { sequence: _, digest: __, ...said } = line.record
  return { collection, row, emission, said, summary: { to, group, quantities } }
}

/** A decimal as often as an integer says, with all its digits. */
function timesDecimal(text, times) {
  const [integer, decimals = ''] = text.split('.')
  const digits = String(BigInt(integer + decimals) * BigInt(times)).padStart(decimals.length + 1, '0')
  if (decimals === '') return digits
  const point = digits.length - decimals.length
  return `${digits.slice(0, point)}.${digits.slice(point)}`.replace(/\.?0+$/, '')
}

const groups = new Map()

/** One text for all records of a group, as the service writes it. */
function groupOf({ group }, { record }, siteId) {
  const key = `${siteId} ${group}`
  if (!groups.has(key)) groups.set(key, group.replace(record.siteId, siteId))
  return groups.get(key)
}

async function writeLike(tx, { collection, row, emission, said, summary }, places) {
  const made = places.map(({ times, siteId, month }) => {
    const own = { id: randomUUID(), emissionId: randomUUID(), siteId, ...monthOf(month) }
    return { ...own, value: Number(timesDecimal(String(row.record.value), times)), times }
  })
  const rows = made.map(({ times, ...own }) => ({
    record: { ...row.record, ...own },
    exact: timesDecimal(row.exact, times),
    summary: {
      to: own.endDate,
      group: groupOf(summary, row, own.siteId),
      quantities: summary.quantities.split(' ').map((one) => timesDecimal(one, times)).join(' '),
    },
  }))
  await tx[collection].insertAll(rows)
  await tx.emissions.insertAll(made.map(({ id, emissionId }) => ({ record: { ...emission, id: emissionId, recordId: id } })))
  await tx.log.appendAll(made.map(({ id }) => ({ ...said, recordId: id })))
}

async function fill(build, store) {
  const acme = companyOf(build, store)
  const siteIds = []
  for (let index = 0; index < SITES; index++) {
    const address = { address: '1 Mill Lane', coordinates: { lat: 53.79, lng: -1.53 } }
    const site = { name: `Works ${index}`, address, area: 1, unit: 'M2', countryId: 826 }
    siteIds.push((await acme.sites.create(site)).record.id)
  }
  const patterns = []
  for (const one of await createPatterns(build, acme, siteIds[0])) {
    patterns.push(await store.transaction(1, (tx) => readWritten(tx, one)))
  }
  const places = (from) =>
    Array.from({ length: Math.min(AT_ONCE, RECORDS - from) }, (_, index) => ({
      times: 1 + (((from + index) * 7919) % 997),
      siteId: siteIds[(from + index) % SITES],
      month: Math.floor((from + index) / SITES) % 12,
    }))
  for (let count = patterns.length; count < RECORDS; count += AT_ONCE) {
    const pattern = patterns[Math.floor(count / AT_ONCE) % patterns.length]
    await store.transaction(1, (tx) => writeLike(tx, pattern, places(count)))
  }
}

const companyOf = ({ service }, store) =>
  service.createService({ store, policy: { required: 'lenient' } }).company(1, { actor: 'bench' })

/** A function that opens the filled store of an engine with a build. */
async function openerOf(engine, build, close) {
  if (engine === 'memory') {
    return async (own) => {
      const store = own.service.memoryStore()
      await fill(own, store)
      return store
    }
  }
  const { default: Database } = await import('better-sqlite3')
  const folder = mkdtempSync(join(tmpdir(), 'tonne-inventory-'))
  close.push(() => rmSync(folder, { recursive: true }))
  const file = options.file ?? join(folder, 'company.db')
  const open = (own) => own.sqlite.sqliteStore({ client: new Database(file) })
  if (!existsSync(file)) await fill(build, await open(build))
  return open
}

async function secondsOf(work) {
  globalThis.gc?.()
  const start = process.cpuUsage()
  const answer = JSON.stringify(await work())
  const { user, system } = process.cpuUsage(start)
  return { seconds: (user + system) / 1e6, answer }
}

async function measureEngine(engine, builds) {
  const close = []
  const open = await openerOf(engine, builds[0], close)
  const ways = []
  // two stores in memory have other ids, so only one file is the same for both builds
  for (const build of builds) ways.push({ company: companyOf(build, await open(build)), seconds: [] })
  const answers = new Set()
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const way of round % 2 === 0 ? ways : ways.toReversed()) {
      const { seconds, answer } = await secondsOf(() => way.company.inventory(YEAR))
      way.seconds.push(seconds)
      answers.add(answer)
    }
  }
  if (engine !== 'memory' && answers.size > 1) throw new Error('the builds answer differently')
  const [ours, before] = ways.map(({ seconds }) => (median(seconds) / RECORDS) * 1e6)
  const value = Number(ours.toFixed(2))
  const name = `inventory of ${RECORDS.toLocaleString('en')}, ${engine}, a record`
  reportFigure('inventory', name, { value, unit: 'µs', bound: BOUNDS[engine] })
  if (before !== undefined) {
    const times = { value: Number((ours / before).toFixed(2)), unit: `× of the other build, ${before.toFixed(2)} µs` }
    reportFigure('inventory', `… ${engine}`, times)
  }
  for (const one of close) one()
}

const builds = [await loadBuild(new URL('../../dist', import.meta.url).pathname)]
if (options.against !== undefined) builds.push(await loadBuild(options.against))
for (const engine of options.only.split(',')) await measureEngine(engine, builds)
printRows()
if (isAnyBoundMissed()) process.exitCode = 1
