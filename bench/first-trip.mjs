/**
 * What the first business trip of a process takes above a later one: factors and places are read and indexed for it.
 *
 * Method: a fresh process imports the service and the airports, makes a site, and then trips from London to New York, one
 * after the other. Processor time, garbage collection included, of the first less the median of the next nine; the median
 * of five processes counts.
 */
import { execFileSync } from 'node:child_process'
import { isAnyBoundMissed, printRows, reportFigure } from './report.mjs'

const PROCESSES = 5
const BOUND_S = 0.3

const CODE = `
  const { createService } = await import('../dist/service/index.js')
  const { createPlaces } = await import('../dist/places/index.js')
  const { airports } = await import('../dist/places/airports/index.js')
  const company = createService({ places: createPlaces({ gazetteers: [airports] }), policy: { required: 'lenient' } }).company(1)
  const trip = () => ({
    startDateUtc: '2025-03-03T07:00:00.000Z', endDateUtc: '2025-03-06T20:00:00.000Z',
    movementDto: { fromAddress: { startPoint: 'LHR' }, toAddress: { endPoint: 'JFK' }, transportType: 'AIR' },
  })
  const seconds = []
  for (let nth = 0; nth < 10; nth++) {
    const before = process.cpuUsage()
    await company.travels.create(trip())
    const { user, system } = process.cpuUsage(before)
    seconds.push((user + system) / 1e6)
  }
  const [first, ...later] = seconds
  console.log(first - later.sort((a, b) => a - b)[4])`

const run = () =>
  Number(execFileSync(process.execPath, ['--input-type=module', '-e', CODE], { cwd: import.meta.dirname, encoding: 'utf8' }))
const runs = Array.from({ length: PROCESSES }, run).sort((a, b) => a - b)
const value = Number(runs[PROCESSES >> 1].toFixed(2))
reportFigure('first trip', 'the first trip of a process, above a later one', { value, unit: 's', bound: BOUND_S })
printRows()
if (isAnyBoundMissed()) process.exitCode = 1
