/**
 * Verification: how long the verifier of the built package and the one in Python take for the same 10,000 traces of every
 * method, each of about 2 kB, as texts, without and with the published factors.
 *
 * Run: `node --import tsx bench/verify.mjs` after `npm run build`. Each verifier runs in a process of its own and counts its
 * processor time; the second of two passes counts, so that both are warm. Only the ratio means anything.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publicationLines, shippedCatalogue } from '../src/apps/cli/factors-command.ts'
import { TraceGenerator } from '../test/verifiers/generated-traces.ts'
import { printTime } from './measure.mjs'

const TRACES = 10_000
const SEED = 2026
/** Python may take so many times as long as the library. */
const RATIO_MAX = 2

const LIBRARY = `
import { readFileSync } from 'node:fs'
import { joinCatalogues, publishedCatalogue } from '${new URL('../dist/factors/index.js', import.meta.url)}'
import { gbSpendCatalogue, spendCatalogue } from '${new URL('../dist/factors/spend/index.js', import.meta.url)}'
import { nationalCatalogue } from '${new URL('../dist/factors/national/index.js', import.meta.url)}'
import { verify } from '${new URL('../dist/verify/index.js', import.meta.url)}'
const [, file, factors] = process.argv
const texts = readFileSync(file, 'utf8').trimEnd().split('\\n')
const options = factors === '' ? {} : { catalogue: joinCatalogues(publishedCatalogue, spendCatalogue, gbSpendCatalogue, nationalCatalogue) }
let spent = 0
for (const _ of [1, 2]) {
  const begin = process.cpuUsage()
  if (texts.some((text) => !verify(text, options).verified)) throw new Error('a trace does not verify')
  const { user, system } = process.cpuUsage(begin)
  spent = user + system
}
console.log(spent * 1000)
`

const PYTHON = `
import sys, time
sys.dont_write_bytecode = True
sys.path.insert(0, ${JSON.stringify(fileURLToPath(new URL('../src/verify/python', import.meta.url)))})
import verify_trace
file, factors = sys.argv[1:]
texts = open(file, encoding='utf8').read().rstrip('\\n').split('\\n')
publications = verify_trace.Publications(open(factors, encoding='utf8')) if factors else None
for _ in (1, 2):
    begin = time.process_time_ns()
    if any(verify_trace.verify(text, publications)['answer'] != 'verified' for text in texts):
        raise SystemExit('a trace does not verify')
    spent = time.process_time_ns() - begin
print(spent)
`

function nanoseconds(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return Number(stdout) / TRACES
}

if (spawnSync('python3', ['--version']).status !== 0) {
  console.log('The bench of the verifiers did not run: there is no python3.')
  process.exit()
}
const folder = mkdtempSync(join(tmpdir(), 'bench-verify-'))
const [file, list] = [join(folder, 'traces.ndjson'), join(folder, 'factors.ndjson')]
const shipped = await shippedCatalogue()
writeFileSync(file, [...new TraceGenerator(SEED, shipped).traces(TRACES)].map((text) => `${text}\n`).join(''))
writeFileSync(list, [...publicationLines(shipped)].join(''))
for (const [name, factors] of [
  ['a trace', ''],
  ['a trace and its factors', list],
]) {
  const library = nanoseconds(process.execPath, ['--input-type=module', '-e', LIBRARY, file, factors])
  const python = nanoseconds('python3', ['-c', PYTHON, file, factors])
  const ratio = python / library
  const isMissed = ratio > RATIO_MAX
  const bound = `the bound is ${RATIO_MAX}${isMissed ? ', and is missed' : ''}`
  console.log(`${name}: library ${printTime(library)}, Python ${printTime(python)}, ${ratio.toFixed(2)}×; ${bound}`)
  if (isMissed) process.exitCode = 1
}
rmSync(folder, { recursive: true })
