/**
 * What the first minutes cost someone who has never seen the project: from `git clone` to the first number and to green
 * tests, and from the tarball to the totals of their own European CSV of 200 rows with 10 faults; then the size of the
 * tarball and of what comes with it, and how long each entry takes to load in a fresh process, in turns with decimal.js. `npm run bench:first-minutes`; ends with 1 where a step fails or a bound is missed. With
 * `-- --no-tests` the tests are left out.
 *
 * The clone is of what is committed. Loading is measured inside the process, from before `import()` to after it, as
 * processor time. Neighbours on the machine can only add to it: the bound holds for the least of the rounds, and the median
 * stands beside it.
 */
import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROUNDS = 15
const BOUNDS = { unpackedMb: 7.5, installedMb: 16, dependencies: 2, coreRatio: 2, minutesSeconds: 120 }
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'tonne-first-minutes-'))
const clone = join(folder, 'tonne')
const consumer = join(folder, 'consumer')
const isWithoutTests = process.argv.includes('--no-tests')

/** Seconds that a command takes, until it ends or, where a pattern is given, until it has printed that. */
function secondsOf([command, ...parameters], cwd, pattern) {
  const start = performance.now()
  const child = spawn(command, parameters, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  let atPattern
  const hear = (text) => {
    printed += text
    if (pattern?.test(printed)) atPattern ??= performance.now()
  }
  child.stdout.setEncoding('utf8').on('data', hear)
  child.stderr.setEncoding('utf8').on('data', hear)
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => {
      if (code !== 0) return fail(new Error(`${command} ${parameters.join(' ')} ended with ${code}:\n${printed.slice(-2000)}`))
      if (pattern !== undefined && atPattern === undefined) return fail(new Error(`${command} printed no ${pattern}`))
      done(((atPattern ?? performance.now()) - start) / 1000)
    })
  })
}

/** The first number: a sum of kilograms or tonnes on standard output. */
const FIRST_NUMBER = /\d[\d,. ]*\d\s*(?:kg|t)\b/

async function firstMinutes() {
  const clonedIn = await secondsOf(['git', 'clone', '--quiet', root, clone], folder)
  const installedIn = await secondsOf(['npm', 'install'], clone)
  const numberIn = await secondsOf(['npm', 'start'], clone, FIRST_NUMBER)
  const steps = [
    ['git clone', clonedIn],
    ['npm install', installedIn],
    ['npm start, until its first number', numberIn],
    ['from clone to the first number', clonedIn + installedIn + numberIn],
  ]
  if (isWithoutTests) return steps
  const testedIn = await secondsOf(['npm', 'test'], clone)
  return [...steps, ['npm test', testedIn], ['from clone to green tests', clonedIn + installedIn + testedIn]]
}

function bytesBelow(path) {
  const stats = readdirSync(path, { recursive: true }).map((name) => lstatSync(join(path, name)))
  return stats.reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0)
}

/** Seconds until the totals of a European file are printed, its ten bad rows left out. */
function ownTotals(start) {
  const fixtures = join(clone, 'test', 'fixtures')
  for (const name of ['european-year.csv', 'european-year.map']) copyFileSync(join(fixtures, name), join(consumer, name))
  const files = ['european-year.csv', '--map', 'european-year.map', '--output', 'results.csv', '--skip-bad', 'bad.csv']
  const program = join('node_modules', 'tonne', 'dist', 'cli', 'main.js')
  const printed = execFileSync(process.execPath, [program, 'calculate', ...files], { cwd: consumer, encoding: 'utf8' })
  if (!/^190 activities,/m.test(printed)) throw new Error(`200 rows with 10 faults gave:\n${printed.slice(0, 2000)}`)
  return (performance.now() - start) / 1000
}

function installedSizes() {
  const options = { cwd: clone, encoding: 'utf8' }
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  const [packed] = JSON.parse(execFileSync('npm', pack, options))
  mkdirSync(consumer)
  writeFileSync(join(consumer, 'package.json'), '{ "private": true }')
  const start = performance.now()
  execFileSync('npm', ['install', '--silent', join(folder, packed.filename)], { cwd: consumer })
  const totalsIn = ownTotals(start)
  const modules = join(consumer, 'node_modules')
  const dependencies = readdirSync(modules).filter((name) => !name.startsWith('.') && name !== 'tonne')
  const installed = bytesBelow(modules)
  return { packed: packed.size, unpacked: packed.unpackedSize, installed, dependencies, totalsIn }
}

const LOAD = `
const before = process.cpuUsage()
await import(process.argv[2])
const { user, system } = process.cpuUsage(before)
console.log((user + system) / 1000)
`

/** Milliseconds of processor time for loading each, in turns: the least, and the median. */
function loadTimes(specifiers) {
  const program = join(consumer, 'load.mjs')
  writeFileSync(program, LOAD)
  const times = new Map(specifiers.map((specifier) => [specifier, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [specifier, all] of times) {
      all.push(Number(execFileSync(process.execPath, [program, specifier], { encoding: 'utf8' })))
    }
  }
  return [...times].map(([specifier, all]) => {
    const sorted = all.sort((a, b) => a - b)
    return { specifier, least: sorted[0], median: sorted[ROUNDS >> 1] }
  })
}

function report(steps, { packed, unpacked, installed, dependencies, totalsIn }, loads) {
  const megabytes = (bytes) => Number((bytes / 1e6).toFixed(2))
  console.log('\n| step | seconds |\n|---|---|')
  const all = [...steps, ['from the tarball to the totals of a European CSV of 200 rows with 10 faults', totalsIn]]
  for (const [step, seconds] of all) console.log(`| ${step} | ${seconds.toFixed(1)} |`)
  console.log('\n| size | measured | bound |\n|---|---|---|')
  console.log(`| tarball | ${megabytes(packed)} MB | |`)
  console.log(`| unpacked | ${megabytes(unpacked)} MB | ${BOUNDS.unpackedMb} MB |`)
  console.log(`| whole install | ${megabytes(installed)} MB | ${BOUNDS.installedMb} MB |`)
  console.log(`| runtime dependencies | ${dependencies.length} (${dependencies.join(', ')}) | ${BOUNDS.dependencies} |`)
  const [peer] = loads
  console.log('\n| import | ms of processor, least | against decimal.js | median | against decimal.js |\n|---|---|---|---|---|')
  for (const { specifier, least, median } of loads) {
    const ratios = [least / peer.least, median / peer.median].map((ratio) => `${ratio.toFixed(2)}×`)
    console.log(`| ${specifier} | ${least.toFixed(1)} | ${ratios[0]} | ${median.toFixed(1)} | ${ratios[1]} |`)
  }
  const core = loads.find(({ specifier }) => specifier === 'tonne').least / peer.least
  const toNumber = steps.find(([step]) => step === 'from clone to the first number')[1]
  return (
    toNumber <= BOUNDS.minutesSeconds &&
    totalsIn <= BOUNDS.minutesSeconds &&
    megabytes(unpacked) <= BOUNDS.unpackedMb &&
    megabytes(installed) <= BOUNDS.installedMb &&
    dependencies.length <= BOUNDS.dependencies &&
    core <= BOUNDS.coreRatio
  )
}

try {
  const steps = await firstMinutes()
  const sizes = installedSizes()
  const manifest = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8'))
  const entries = Object.keys(manifest.exports).filter((path) => !path.endsWith('.json') && !path.includes('*'))
  const loads = loadTimes(['decimal.js', ...entries.map((path) => manifest.name + path.slice(1)), 'zod'])
  if (!report(steps, sizes, loads)) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
