import { spawnSync } from 'node:child_process'
import { EXCEPTIONS } from './exceptions.ts'
import { FOLDERS, REPORT_FOLDER } from './folders.ts'
import { type Missing, readReport } from './missing.ts'

/** Runs the tests under the coverage provider; prints what they do not take, and exceptions that are none any more. */
const started = Date.now()
/**
 * The same random cases in every run, and few of them: of many, one could take by chance a branch that no test is for. To
 * draw fewer can only make a branch missing.
 */
const env = { TONNE_SEED: '1', TONNE_SEQUENCES: '400', ...process.env }
const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'test/branches/vitest.config.mjs'], {
  stdio: 'inherit',
  env,
})
const { branches, missing } = readReport(`${REPORT_FOLDER}/coverage-final.json`)

const named = EXCEPTIONS.flatMap(({ lines, reason }) => lines.map(([file, text]) => ({ file, text, reason })))
const isAt = (one: { readonly file: string; readonly text: string }) => (other: Missing) =>
  one.file === other.file && other.text.includes(one.text)
const unnamed = missing.filter((one) => !named.some((exception) => isAt(exception)(one)))
const idle = named.filter((exception) => !missing.some(isAt(exception)))

for (const { file, line, what, text } of unnamed) console.log(`no test takes src/${file}:${line} (${what}): ${text}`)
for (const { file, text } of idle) {
  console.log(`no exception any more, take it out of test/branches/exceptions.ts: src/${file}: ${text}`)
}
const untaken = missing.filter(({ what }) => !what.startsWith('function ')).length
console.log(
  `${FOLDERS.join(', ')}: ${branches - untaken} of ${branches} branches taken, ${named.length} lines named with a reason, ${unnamed.length} missing; ${Math.round((Date.now() - started) / 1000)} s`,
)
if (status !== 0) console.log('a test failed')
process.exitCode = status === 0 && unnamed.length === 0 && idle.length === 0 ? 0 : 1
