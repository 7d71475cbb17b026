/**
 * Everything that issue "durable stores" measures, printed as one table: `npm run torture`.
 * `--fast` tries little of each, as CI does, and leaves out what measures only speed; `--only NAME` one file of `load/` or `faults/` (as often as wished); `--seed N`
 * repeats a run; `--write` keeps what a full run measured beside this file, and writes the report of all that is kept.
 * Ends with 1 when a figure does not hold.
 */
import { fork } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Asked, Figure } from './figure.ts'
import { type Kept, keep } from './kept-figures.ts'
import { isMissed, machine, reportOf } from './report.ts'

const HERE = new URL('.', import.meta.url)
const FOLDERS = ['load', 'faults']
const ENDING = '.figure.ts'
/** In the order of the table of the issue; others come after them. */
const ORDER = [
  ...['conformance', 'model', 'model-on-engines', 'interleavings', 'kill-writer', 'kill-server', 'cut-connection'],
  ...['fsync', 'disk-full', 'twenty-connections', 'many-requests', 'tenants', 'hostile', 'cost-of-many', 'restatement'],
  ...['event-loop', 'two-companies', 'two-companies-postgres', 'hundred-clients'],
]
/** Measure only speed, which a fast run does not decide. */
const SPEED_ONLY = ['cost-of-many', 'cost-of-millions', 'cost-of-millions-partitioned', 'hundred-clients']
/** A fast run leaves these to the tests of the stores and the property tests, and starts no process for them. */
const LEFT_TO_TESTS = ['conformance', 'model', 'model-on-engines']
/** A stop for what hangs. */
const MINUTES_MAX = { fast: 10, full: 240 } as const

interface Found {
  readonly name: string
  readonly file: string
}

/** Every measurement there is. */
function measurements(): readonly Found[] {
  const found = FOLDERS.flatMap((folder) => {
    const files = readdirSync(new URL(`${folder}/`, HERE)).filter((file) => file.endsWith(ENDING))
    return files.map((file) => ({
      name: file.slice(0, -ENDING.length),
      file: new URL(`${folder}/${file}`, HERE).href,
    }))
  })
  const place = ({ name }: Found) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)
  return found.sort((a, b) => place(a) - place(b) || (a.name < b.name ? -1 : 1))
}

/** What a measurement says in a process of its own; a process that ends without a word says that nothing holds. */
function figuresOf({ name, file }: Found, { scale, seed }: Asked): Promise<readonly Figure[]> {
  return new Promise((resolve) => {
    const execArgv = ['--expose-gc', '--max-old-space-size=8192', '--import', 'tsx']
    const stdio = ['ignore', 2, 2, 'ipc'] as ('ignore' | 'ipc' | number)[]
    const child = fork(fileURLToPath(new URL('measure-one.ts', HERE)), [file, scale, String(seed)], { execArgv, stdio })
    const stop = setTimeout(() => child.kill('SIGKILL'), MINUTES_MAX[scale] * 60_000)
    let figures: readonly Figure[] = []
    let isTold = false
    child.on('message', (sent) => {
      figures = sent as readonly Figure[]
      isTold = true
    })
    child.on('close', (code, signal) => {
      clearTimeout(stop)
      if (isTold && code === 0) return resolve(figures)
      const measured = `ended with ${signal ?? code} before it was through`
      resolve([...figures, { name, aim: 'to be measured', measured, holds: false }])
    })
  })
}

const { values } = parseArgs({
  options: {
    fast: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
})
const asked: Asked = { scale: values.fast ? 'fast' : 'full', seed: Number(values.seed) }
if (!Number.isSafeInteger(asked.seed)) throw new TypeError(`--seed ${values.seed} is not a whole number`)
const all = measurements()
const unknown = values.only.filter((name) => !all.some((one) => one.name === name))
if (unknown.length > 0) {
  throw new TypeError(`--only ${unknown.join(', ')}: there is ${all.map(({ name }) => name).join(', ')}`)
}

if (values.write && values.fast) throw new TypeError('--write keeps the figures of full runs; leave --fast out')

const found: Kept[] = []
const at = { seed: asked.seed, day: new Date().toISOString().slice(0, 10), machine: machine() }
for (const one of all) {
  const isAsked =
    values.only.length > 0
      ? values.only.includes(one.name)
      : !(values.fast && [...SPEED_ONLY, ...LEFT_TO_TESTS].includes(one.name))
  if (!isAsked) continue
  const started = performance.now()
  const measured: Kept = { measurement: one.name, ...at, figures: await figuresOf(one, asked) }
  found.push(measured)
  const order = all.map(({ name }) => name)
  // what took an hour is kept, whatever becomes of the next
  if (values.write) writeFileSync(new URL('README.md', HERE), reportOf(keep([measured], order), asked.scale))
  console.error(`${one.name}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
}
console.log(reportOf(found, asked.scale))
const missed = found.flatMap(({ figures }) => figures.filter((figure) => isMissed(figure, asked.scale)))
// last, where a reader of a long output looks first
for (const { name, aim, measured } of missed) console.error(`missed: ${name}: ${measured}, not ${aim}`)
if (missed.length > 0) process.exitCode = 1
