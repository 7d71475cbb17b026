/**
 * What one POST of fuel costs when there are a thousand records and when there are a million, and what each keeps in
 * memory: through the service, without HTTP, in one process.
 *
 * Method: one service with 1,000 records and one with 1,000,000 take turns with 500 new records each, forty rounds, and
 * the median of each counts; what was added to the small one is deleted again, so that it stays small. Memory is the heap
 * after collection, before and after the million.
 */
import { createService } from '../../dist/service/index.js'
import { isAnyBoundMissed, printRows, reportFigure } from '../report.mjs'
import { fuelInput, siteInput } from './inputs.mjs'

const MANY = 1_000_000
const FEW = 1000
const BATCH = 500
const ROUNDS = 40
const BYTES_MAX = 2000

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1]

function heapBytes() {
  globalThis.gc()
  globalThis.gc()
  return process.memoryUsage().heapUsed
}

async function company() {
  const acme = createService().company(1, { actor: 'bench' })
  const { record } = await acme.sites.create(siteInput())
  let sent = 0
  const add = async (count) => {
    const inputs = Array.from({ length: count }, () => fuelInput(sent++))
    const start = process.hrtime.bigint()
    const ids = []
    for (const input of inputs) ids.push((await acme.siteFuels.create(record.id, input)).record.id)
    return { ids, us: Number(process.hrtime.bigint() - start) / 1000 / count }
  }
  const remove = async (ids) => {
    for (const fuelId of ids) await acme.siteFuels.delete({ siteId: record.id, fuelId })
  }
  return { add, remove }
}

const small = await company()
await small.add(FEW)
const large = await company()
const before = heapBytes()
for (let added = 0; added < MANY; added += 10_000) await large.add(10_000)
const bytes = Math.round((heapBytes() - before) / MANY)

const times = { small: [], large: [] }
for (let round = 0; round < ROUNDS; round++) {
  const { ids, us } = await small.add(BATCH)
  times.small.push(us)
  await small.remove(ids)
  times.large.push((await large.add(BATCH)).us)
}
const [few, many] = [median(times.small), median(times.large)]
console.log(`one POST through the service: ${few.toFixed(1)} µs with ${FEW} records, ${many.toFixed(1)} µs with ${MANY}`)
reportFigure('store', 'a POST with 1,000,000 records over one with 1,000', { value: Number((many / few).toFixed(2)), unit: '×', bound: 1.5 })
reportFigure('store', 'memory a record, all rows of it', { value: bytes, unit: 'bytes', bound: BYTES_MAX })
printRows()
if (isAnyBoundMissed()) process.exitCode = 1
