/**
 * What the tables of the four standards cost beside the inventory that they are made of: a year of so many records
 * (1,000,000, or the first argument) of a company in three countries, in memory, through the service without HTTP.
 *
 * Method: one record of each kind is created as any other; the rest are written like it, each with an id, an emission, a
 * line of the log, a month and a site of its own. Inventory, one table and all four take turns, three rounds, and the median
 * of their processor time counts, garbage collection included. Memory is the most that the heap holds above its size before,
 * looked at every 20 ms.
 */
import { randomUUID } from 'node:crypto'
import { findFactor } from '../../dist/factors/index.js'
import { createService, memoryStore } from '../../dist/service/index.js'
import { isAnyBoundMissed, printRows, reportFigure } from '../report.mjs'

const RECORDS = Number(process.argv[2] ?? 1_000_000)
const ROUNDS = 3
const AT_ONCE = 2000
const SITES = 60
const COUNTRIES = [826, 276, 840]
const STANDARDS = ['esrs-e1', 'secr', 'iso-14064-1', 'sb-253']
const YEAR = { from: '2025-01-01', to: '2026-01-01' }
const TIMES_MAX = 1.5
const MIB_MAX = 256

const MIB = 2 ** 20
const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1]
const monthOf = (month) => ({
  startDate: new Date(Date.UTC(2025, month, 1)).toISOString(),
  endDate: new Date(Date.UTC(2025, month + 1, 1)).toISOString(),
})

const KINDS = { fuel: '66bb7108-a521-58e8-9e80-82e10b55da4a' }

/** A fuel of each of two factors, and electricity, in the first month. */
async function patternsOf(acme, siteId) {
  const fuels = ['diesel-average-biofuel-blend/litres', 'petrol-average-biofuel-blend/litres'].map((row) => ({
    emissionFactorId: findFactor(`desnz-2025/fuels/liquid-fuels/${row}`).id,
    emissionKindId: KINDS.fuel,
    files: [],
    unitId: 13,
    value: 1234.56,
    comment: '',
    ...monthOf(0),
  }))
  const made = []
  for (const fuel of fuels) made.push(['siteFuels', (await acme.siteFuels.create(siteId, fuel)).record])
  const electricity = { files: [], value: 18_500, unitId: 4, percentageOfCleanEnergy: 20, comment: '', ...monthOf(0) }
  made.push(['siteEnergies', (await acme.siteEnergies.create(siteId, electricity)).record])
  return made
}

/** What was written for a record: its row, its emission, its line of the log. */
async function written(tx, [collection, { id }]) {
  const row = await tx[collection].get(id)
  const { record: emission } = await tx.emissions.get(row.record.emissionId)
  const [line] = (await tx.log.list({ recordId: id, by: 'sequence' })).rows
  const { sequence: _, digest: __, ...said } = line.record
  return { collection, row, emission, said }
}

async function writeLike(tx, { collection, row, emission, said }, places) {
  const made = places.map(({ siteId, month }) => ({ id: randomUUID(), emissionId: randomUUID(), siteId, ...monthOf(month) }))
  await tx[collection].insertAll(made.map((own) => ({ record: { ...row.record, ...own }, exact: row.exact })))
  await tx.emissions.insertAll(made.map(({ id, emissionId }) => ({ record: { ...emission, id: emissionId, recordId: id } })))
  await tx.log.appendAll(made.map(({ id }) => ({ ...said, recordId: id })))
}

async function filled() {
  const store = memoryStore()
  const acme = createService({ store, policy: { required: 'lenient' } }).company(1, { actor: 'bench' })
  const siteIds = []
  for (let index = 0; index < SITES; index++) {
    const address = { address: '1 Mill Lane', coordinates: { lat: 53.79, lng: -1.53 } }
    const countryId = COUNTRIES[index % COUNTRIES.length]
    const site = { name: `Works ${index}`, address, area: 1, unit: 'M2', countryId }
    siteIds.push((await acme.sites.create(site)).record.id)
  }
  const patterns = []
  for (const one of await patternsOf(acme, siteIds[0])) patterns.push(await store.transaction(1, (tx) => written(tx, one)))
  for (let count = patterns.length; count < RECORDS; count += AT_ONCE) {
    const at = (nth) => ({ siteId: siteIds[nth % SITES], month: Math.floor(nth / SITES) % 12 })
    const places = Array.from({ length: Math.min(AT_ONCE, RECORDS - count) }, (_, index) => at(count + index))
    const pattern = patterns[(count / AT_ONCE) % patterns.length | 0]
    await store.transaction(1, (tx) => writeLike(tx, pattern, places))
  }
  return acme
}

/** Seconds of processor time, and the most MiB above the heap before. */
async function measured(work) {
  globalThis.gc()
  const before = process.memoryUsage().heapUsed
  let most = before
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage().heapUsed)
  }, 20)
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  clearInterval(look)
  return { seconds: (user + system) / 1e6, mib: (most - before) / MIB }
}

const acme = await filled()
const JOBS = {
  inventory: () => acme.inventory(YEAR),
  'one table': () => acme.report({ standard: 'esrs-e1', ...YEAR }),
  'all four tables': () => acme.reports({ standards: STANDARDS, ...YEAR }),
}
const found = Object.fromEntries(Object.keys(JOBS).map((name) => [name, []]))
for (let round = 0; round < ROUNDS; round++)
  for (const [name, work] of Object.entries(JOBS)) found[name].push(await measured(work))

const seconds = (name) => median(found[name].map((one) => one.seconds))
for (const name of Object.keys(JOBS)) {
  const mib = Math.round(median(found[name].map((one) => one.mib)))
  console.log(`${name} of ${RECORDS.toLocaleString('en')} records: ${seconds(name).toFixed(2)} s, ${mib} MiB`)
  reportFigure('reports', `${name}: heap above before`, { value: mib, unit: 'MiB', bound: MIB_MAX })
}
for (const name of ['one table', 'all four tables']) {
  const value = Number((seconds(name) / seconds('inventory')).toFixed(2))
  reportFigure('reports', `${name} over the inventory`, { value, unit: '×', bound: TIMES_MAX })
}
printRows()
if (isAnyBoundMissed()) process.exitCode = 1
