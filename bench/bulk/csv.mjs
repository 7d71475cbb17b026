/**
 * `tonne calculate` on a file of CSV, or of NDJSON, beside the job as people write it today: how fast, how much memory, how many wrong cells.
 *
 * Run: `npm run build` in the root, then `node --import tsx bulk/csv.mjs` here; `-- --rows 1000000` for a short run,
 * `--rounds 1` for one round, `--format ndjson` for NDJSON in and out (beside JSON.parse and JSON.stringify), `--keep FOLDER` to put the files there and leave them.
 * Data: csv-input.mjs, 10 million rows. Method: every contestant is a process of its own that reads the file and writes one;
 * they take turns, and the median of the rounds counts: seconds on the clock, which are held to the bounds, and beside them
 * those that all threads of the process spent on processors, which a busy machine moves less. Peak memory is what the system says of the process. tonne runs
 * in one thread (--workers 1), checks every row and sums by scope, activity, month and site besides; the peers
 * (csv-peer.mjs) do neither.
 * Wrong: cells of the first 200,000 lines that are not the nearest double of the exact result, by the BigInt oracle of the
 * tests, from the published figures and units written here once more.
 */
import { spawnSync } from 'node:child_process'
import { createReadStream, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { findFactor, joinCatalogues, publishedCatalogue } from '../../dist/factors/index.js'
import { nationalCatalogue } from '../../dist/factors/national/index.js'
import { fraction, isNearest, times } from '../../test/oracle/rational-oracle.ts'
import { COLUMNS, KINDS, writeInput } from './csv-input.mjs'

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000000' },
    rounds: { type: 'string', default: '3' },
    format: { type: 'string', default: 'csv' },
    only: { type: 'string' },
    keep: { type: 'string' },
    program: { type: 'string', default: new URL('../../dist/cli/main.js', import.meta.url).pathname },
  },
})
const rows = Number(options.rows)
const { format } = options
const folder = options.keep ?? mkdtempSync(join(tmpdir(), 'tonne-csv-'))
mkdirSync(folder, { recursive: true })
const path = (name) => join(folder, name)
const peer = new URL('csv-peer.mjs', import.meta.url).pathname
const BOUNDS = { 'csv-parse': [5, 10], udsv: [1.5, 3] }
const CHECKED_LINES = 200_000
const INPUT_NAMES = COLUMNS.split(',')
const GASES = ['co2', 'ch4', 'n2o', 'co2e']
const catalogue = joinCatalogues(publishedCatalogue, nationalCatalogue)

/** Runs a process to its end: seconds on the clock and of all its threads on processors, and its peak memory in MB. */
function run(argv) {
  const start = process.hrtime.bigint()
  const { status, stderr } = spawnSync('/usr/bin/time', ['-f', '%M %U %S', process.execPath, ...argv], { encoding: 'utf8' })
  const seconds = Number(process.hrtime.bigint() - start) / 1e9
  if (status !== 0) throw new Error(`${argv.join(' ')} ended with ${status}: ${stderr}`)
  const [kb, user, system] = stderr.trim().split('\n').at(-1).split(' ').map(Number)
  return { seconds, cpu: user + system, mb: kb / 1024 }
}

const inputOf = (count) => {
  const name = path(`input-${count}.${format}`)
  if (!existsSync(name)) writeInput(name, count)
  return name
}
const tonne = (input, output) => run([options.program, 'calculate', input, '--output', output])
const contestants = {
  tonne: () => tonne(inputOf(rows), path(`tonne.${format}`)),
  udsv: () => run([peer, 'udsv', inputOf(rows), path(`udsv.${format}`), path('kinds.json')]),
  'csv-parse': () => run([peer, 'csv-parse', inputOf(rows), path(`csv-parse.${format}`), path('kinds.json')]),
  json: () => run([peer, 'json', inputOf(rows), path(`json.${format}`), path('kinds.json')]),
}

/** Of a line of NDJSON the cells that it would have as CSV: those of the input stand by their names, the others in order. */
function cellsOfObject(object) {
  const cells = object.method === undefined ? INPUT_NAMES.map((name) => object[name]) : Object.values(object)
  return cells.map((cell) => (Array.isArray(cell) ? cell.join(' ') : String(cell ?? '')))
}

/** Every line of a file, as cells, the names of the columns first; no cell of CSV has a quote. */
async function* linesOf(file) {
  if (file.endsWith('.ndjson')) yield []
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    yield file.endsWith('.ndjson') ? cellsOfObject(JSON.parse(line)) : line.split(',')
  }
}

/** What a row of each kind comes to: the value 1 through tonne gives the nearest double of each coefficient. */
async function kindsOf() {
  const lines = KINDS.map(({ activity, unit, factor, fuel, country }, at) => `${at},,${activity},2025-01-01,2025-02-01,1,${unit},${factor},${fuel},${country}`)
  writeFileSync(path('ones.csv'), `${[COLUMNS, ...lines].join('\n')}\n`)
  tonne(path('ones.csv'), path('ones-results.csv'))
  const found = KINDS.map(() => [])
  for await (const [id, , , , , scope, method, ...rest] of linesOf(path('ones-results.csv'))) {
    if (id === 'id') continue
    const gases = rest.slice(0, 4).map((cell) => (cell === '' ? null : Number(cell)))
    const lists = { factors: rest[5], notices: rest[6] }
    if (format === 'ndjson') for (const name of Object.keys(lists)) lists[name] = lists[name].split(' ').filter((one) => one !== '')
    found[Number(id)].push({ scope: format === 'ndjson' ? Number(scope) : scope, method, gases, ...lists })
  }
  return KINDS.map(({ activity, unit, factor, fuel, country }, at) => [`${activity},${unit},${factor},${fuel},${country}`, found[at]])
}

/** Of one: litres, kilowatt-hours, tonnes. */
const UNITS = { l: '1', 'US gal': '3.785411784', 'imp gal': '4.54609', m3: '1000', kWh: '1', MWh: '1000', t: '1', kg: '0.001', lb: '0.00045359237', 'short ton': '0.90718474' }
const PER_KILOGRAM = { co2: '1', ch4: '28', n2o: '265', co2e: '1' }
/** Of a kilogram. */
const MASS_UNITS = { g: 1000n, kg: 1n }

/** Kilograms of a gas for one of a unit, exactly; null: not published. */
function exactOf(key, unit) {
  const factor = findFactor(key, { catalogue })
  return GASES.map((gas) => {
    const per1 = factor.per1[gas]
    if (per1 === null || per1 === undefined) return null
    const { over, under } = times(fraction(UNITS[unit]), fraction(per1))
    const divisor = factor.gasBasis === 'co2e' ? PER_KILOGRAM[gas] : '1'
    return { over, under: under * BigInt(divisor) * MASS_UNITS[factor.massUnit] }
  })
}

/** The wrong cells of the first lines of a file of results: each beside the row of the input it came of. */
async function wrongCells(file) {
  const inputs = linesOf(inputOf(rows))
  const known = new Map()
  const told = { wrong: 0, cells: 0 }
  let row
  let lines = 0
  for await (const cells of linesOf(file)) {
    if (lines++ === 0) await inputs.next()
    else {
      if (row?.[0] !== cells[0]) row = (await inputs.next()).value
      if (row[0] !== cells[0]) throw new Error(`${file} has lost the row ${row[0]}`)
      const key = `${cells[12]} ${row[6]}`
      if (!known.has(key)) known.set(key, exactOf(cells[12], row[6]))
      for (const [at, one] of known.get(key).entries()) {
        const cell = cells[7 + at]
        if (one === null && cell === '') continue
        told.cells++
        if (one === null || !isNearest(Number(cell), times(fraction(row[5]), one))) told.wrong++
      }
    }
    if (lines > CHECKED_LINES) break
  }
  return told
}

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1]
const load = () => loadavg().map((one) => one.toFixed(2)).join(' ')

const before = load()
writeFileSync(path('kinds.json'), JSON.stringify(await kindsOf()))
inputOf(rows)
const names = (options.only ?? (format === 'ndjson' ? 'tonne,json' : 'tonne,udsv,csv-parse')).split(',')
const measured = new Map(names.map((name) => [name, []]))
for (let round = 0; round < Number(options.rounds); round++) {
  for (const name of round % 2 === 0 ? names : names.toReversed()) {
    measured.get(name).push(contestants[name]())
    console.error(`round ${round + 1}: ${name} ${measured.get(name).at(-1).seconds.toFixed(1)} s, processors ${measured.get(name).at(-1).cpu.toFixed(1)} s`)
  }
}

const seconds = Object.fromEntries([...measured].map(([name, list]) => [name, median(list.map((one) => one.seconds))]))
const cpu = Object.fromEntries([...measured].map(([name, list]) => [name, median(list.map((one) => one.cpu))]))
const peak = Object.fromEntries([...measured].map(([name, list]) => [name, median(list.map(({ mb }) => mb))]))
let isMissed = false
const lines = []
for (const name of names) {
  const { wrong, cells } = await wrongCells(path(`${name}.${format}`))
  const [bound, aim] = BOUNDS[name] ?? []
  const ratio = seconds[name] / seconds.tonne
  if (bound !== undefined && !(ratio >= bound)) isMissed = true
  if (name === 'tonne' && wrong > 0) isMissed = true
  lines.push({ contestant: name, seconds: seconds[name].toFixed(2), 'ns a row': Math.round((seconds[name] / rows) * 1e9), 'peak MB': Math.round(peak[name]), 'tonne is': `${ratio.toFixed(2)}× as fast`, 'processor s': cpu[name].toFixed(2), 'by that': `${(cpu[name] / cpu.tonne).toFixed(2)}×`, 'at least': bound === undefined ? '' : `${bound}×`, aim: aim === undefined ? '' : `${aim}×`, 'wrong cells': `${wrong} of ${cells} (${((100 * wrong) / cells).toFixed(2)} %)` })
}
console.table(lines)
if (rows >= 10_000_000) {
  const small = median(Array.from({ length: Number(options.rounds) }, () => tonne(inputOf(rows / 10), path(`small.${format}`)).mb))
  const ratio = peak.tonne / small
  if (!(ratio <= 1.2)) isMissed = true
  console.log(`peak memory: ${Math.round(peak.tonne)} MB at ${rows} rows, ${Math.round(small)} MB at ${rows / 10}: ${ratio.toFixed(2)}× (at most 1.2×)`)
}
console.log(`load before ${before}, after ${load()}`)
if (options.keep === undefined) rmSync(folder, { recursive: true })
process.exitCode = isMissed ? 1 : 0
