/**
 * Import: what loading an entry of the built package costs, and the help of the program, beside decimal.js and zod, and
 * beside the package of another commit where its folder is named.
 *
 * Run: `npm run bench` in the root, or `node bench/import.mjs [folder of a built package to compare with]` after a build.
 *
 * Each program runs in a process of its own, in turns; above a process that imports an empty file, the median counts. What
 * counts is the instructions in user mode, by `perf stat`: neighbours on the machine add next to none. One thread, no
 * random addresses and one seed of hashes keep them the same from run to run. Where `perf` is absent, or has no
 * counters to read, it is the time of the process.
 *
 * The groups:
 * - import: `tonne`, `tonne/factors`, `tonne/verify` and `tonne/service`;
 * - start: `tonne --help`, which prints the commands.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isAnyBoundMissed, printRows, reportFigure } from './report.mjs'

const ROUNDS = 7
/** Of `tonne` against decimal.js, and of `tonne/factors` against its state before most of its tables. */
const BOUNDS = { core: 2, factors: 1.3 }
const ENTRIES = ['tonne', 'tonne/factors', 'tonne/verify', 'tonne/service']
const FLAGS = ['--single-threaded', '--hash-seed=1', '--random-seed=1']

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'tonne-import-'))

const wouldRun = (command, ...parameters) => spawnSync(command, parameters).status === 0
const PERF = ['perf', 'stat', '-x,', '-e', 'instructions:u']
/** Instructions that `perf` counted; NaN where the machine, such as a virtual one without counters, does not count them. */
const instructionsIn = (stderr) => Number.parseInt(stderr.trim().split('\n').at(-1), 10)
const isCounted = instructionsIn(spawnSync(PERF[0], [...PERF.slice(1), 'true'], { encoding: 'utf8' }).stderr ?? '') > 0
const isFixed = wouldRun('setarch', '-R', 'true')

/** Millions of instructions of a process, or its milliseconds. */
function costOf(file, ...parameters) {
  const node = [process.execPath, ...FLAGS, file, ...parameters]
  const counted = isCounted ? [...PERF, ...node] : node
  const [command, ...rest] = isFixed ? ['setarch', '-R', ...counted] : counted
  const start = performance.now()
  const { status, stderr } = spawnSync(command, rest, { encoding: 'utf8' })
  const ms = performance.now() - start
  if (status !== 0) throw new Error(`${file} ended with ${status}:\n${stderr}`)
  return isCounted ? instructionsIn(stderr) / 1e6 : ms
}

/** A folder in which the package of another folder is installed, with its dependencies and a program for each import. */
function installed(name, source) {
  const home = join(folder, name)
  const packages = join(home, 'node_modules')
  mkdirSync(packages, { recursive: true })
  for (const part of ['dist', 'package.json']) cpSync(join(source, part), join(packages, 'tonne', part), { recursive: true })
  for (const peer of ['decimal.js', 'zod']) cpSync(join(root, 'node_modules', peer), join(packages, peer), { recursive: true })
  const program = (specifier) => {
    const file = join(home, `${specifier.replace('/', '-')}.mjs`)
    writeFileSync(file, specifier === 'nothing' ? '' : `import(${JSON.stringify(specifier)})`)
    return [file]
  }
  return { program, help: [join(packages, 'tonne', 'dist', 'cli', 'main.js'), '--help'] }
}

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1]

/** The cost of each program above the first one. */
function costs(programs) {
  const runs = new Map([...programs.keys()].map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, program] of programs) runs.get(name).push(costOf(...program))
  }
  const least = median(runs.get('nothing'))
  return new Map([...runs].map(([name, all]) => [name, median(all) - least]))
}

try {
  const now = installed('now', root)
  const before = process.argv[2] === undefined ? undefined : installed('before', resolve(process.argv[2]))
  const programs = new Map(['nothing', 'decimal.js', 'zod', ...ENTRIES].map((name) => [name, now.program(name)]))
  programs.set('tonne --help', now.help)
  if (before !== undefined) {
    for (const name of ENTRIES) programs.set(`${name} before`, before.program(name))
    programs.set('tonne --help before', before.help)
  }
  const measured = costs(programs)
  const unit = isCounted ? 'million instructions' : 'ms'
  for (const [name, cost] of measured) {
    const group = name.includes('--help') ? 'start' : 'import'
    if (name !== 'nothing') reportFigure(group, name, { value: Number(cost.toFixed(1)), unit })
  }
  const ratio = (a, b) => Number((measured.get(a) / measured.get(b)).toFixed(2))
  reportFigure('import', 'tonne against decimal.js', { value: ratio('tonne', 'decimal.js'), unit: '×', bound: BOUNDS.core })
  for (const name of before === undefined ? [] : [...ENTRIES, 'tonne --help']) {
    const bound = name === 'tonne/factors' ? BOUNDS.factors : undefined
    reportFigure('against before', name, { value: ratio(name, `${name} before`), unit: '×', bound })
  }
  printRows()
  console.log(`node ${process.version}`)
  if (isAnyBoundMissed()) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
