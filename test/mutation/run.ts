import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { EQUIVALENTS } from './equivalents/equivalents.ts'
import { REPORT_FOLDER, TESTS } from './folders.mjs'
import { isInLine } from './is-in-line.ts'
import { type Mutant, readMutants, type Status } from './report.ts'

/**
 * Changes the sources of a folder one expression at a time and counts which changes a test notices: `npm run mutation --
 * exact`. Prints every survivor that is not named as equivalent, and fails below 90 %. `--part 3/20` changes each
 * twentieth line alone, from the third on: a sample in a twentieth of the time.
 */
const SCORE_MIN = 90
const { positionals, values } = parseArgs({ allowPositionals: true, options: { part: { type: 'string' } } })
const [folder = ''] = positionals
const { part } = values
if (!Object.hasOwn(TESTS, folder)) throw new RangeError(`name one of: ${Object.keys(TESTS).join(', ')}`)

const asked = { MUTATION_FOLDER: folder, ...(part === undefined ? {} : { MUTATION_PART: part }) }
const env = { TONNE_SEED: '1', MUTATION_RUNS: '30', ...process.env, ...asked }
const stryker = 'test/mutation/node_modules/.bin/stryker'
const { status } = spawnSync(stryker, ['run', 'test/mutation/stryker.config.mjs'], { stdio: 'inherit', env })
if (status !== 0) throw new Error('Stryker did not finish')

const mutants = readMutants(`${REPORT_FOLDER}/${folder}.json`)
const count = (...statuses: readonly Status[]) => mutants.filter((one) => statuses.includes(one.status)).length
const survivors = mutants.filter((one) => one.status === 'Survived' || one.status === 'NoCoverage')
const named = EQUIVALENTS.flatMap(({ mutants: list }) => list).filter(([file]) => file.startsWith(`${folder}/`))
const isNamed = ({ file, text, becomes }: Mutant) =>
  named.some((one) => one[0] === file && isInLine(one[1], text) && (one[2] === undefined || one[2] === becomes))
const unnamed = survivors.filter((one) => !isNamed(one))
const idle = named.filter(
  ([file, line, becomes]) =>
    !survivors.some((one) => one.file === file && isInLine(line, one.text) && (becomes ?? one.becomes) === one.becomes),
)

for (const { file, line, from, becomes, status: fate } of unnamed) {
  console.log(
    `${fate === 'NoCoverage' ? 'no test passes' : 'no test notices'} src/${file}:${line}: ${from} → ${becomes}`,
  )
}
// a part does not see every line that is named
const ended = part === undefined ? idle : []
for (const [file, line] of ended) console.log(`no equivalent any more: src/${file}: ${line}`)

const noticed = count('Killed', 'Timeout')
const equivalent = survivors.length - unnamed.length
const score = (100 * noticed) / (noticed + unnamed.length)
console.table({
  [part === undefined ? folder : `${folder}, part ${part}`]: {
    mutants: mutants.length,
    killed: count('Killed'),
    'timed out': count('Timeout'),
    survived: unnamed.length,
    equivalent,
    'not run': count('CompileError', 'RuntimeError', 'Ignored', 'Pending'),
    'score %': Number(score.toFixed(1)),
    'score % with equivalents': Number(((100 * noticed) / (noticed + survivors.length)).toFixed(1)),
  },
})
process.exitCode = score >= SCORE_MIN && ended.length === 0 ? 0 : 1
