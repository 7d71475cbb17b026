/**
 * Compares the verifier of the library with src/verify/python/verify_trace.py: on every frozen trace, on generated traces,
 * and on forgeries, with and without the list of publications. Fails where their answers or codes differ. Without python3 it
 * says that it did not run: `npx tsx test/verifiers/check.ts [--traces 10000] [--forgeries 20000]`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { publicationLines, shippedCatalogue } from '../../src/apps/cli/publication-lines.ts'
import { createCatalogue } from '../../src/reference/factors/index.ts'
import type { FactorCatalogue } from '../../src/verify/index.ts'
import { SEED_OF_RUN } from '../fixtures/seeds.ts'
import { OWN_FACTORS } from '../golden/traces/samples.ts'
import { byteCases, type Case, forgeryCases, frozenCases, hostileCases } from './cases.ts'
import { TraceGenerator } from './generated-traces.ts'
import { libraryAnswer } from './library-answers.ts'
import { listedCatalogue } from './listed-catalogue.ts'
import { type Answer, pythonAnswers } from './python-answers.ts'

/** Forgeries that `forgeryCases` makes of all frozen traces. */
const ALL_FORGERIES = 230_000
const SHOWN = 20
/** No proof of a megabyte may take longer in either verifier. */
const SECONDS_MAX = 20

/** What both verifiers compare with: nothing, or one list of publications. */
interface Level {
  readonly name: string
  readonly catalogue?: FactorCatalogue
  readonly file?: string
}

function isAlike(one: Answer, other: Answer): boolean {
  if (one.answer !== other.answer) return false
  // how far each verifier comes before its work is done differs
  if ([one, other].some(({ codes }) => codes.includes('work_exceeded'))) return true
  return one.codes.join() === other.codes.join()
}

const shown = ({ answer, codes }: Answer) => [answer, ...codes].join(' ')

/** Compares both verifiers on cases; returns how many differ. */
async function compare(title: string, cases: readonly Case[], { name, catalogue, file }: Level): Promise<number> {
  const proofs = cases.map(({ proof }) => proof)
  const python = await pythonAnswers(proofs, file)
  const library = proofs.map((proof) => libraryAnswer(proof, catalogue === undefined ? {} : { catalogue }))
  const differing = cases.flatMap(({ name: what }, index) => {
    const [one, other] = [library[index], python[index]]
    if (one === undefined || other === undefined) return [`${what}: no answer`]
    const slow = Math.max(one.seconds, other.seconds)
    if (slow > SECONDS_MAX) return [`${what}: took ${slow.toFixed(1)} s`]
    return isAlike(one, other) ? [] : [`${what}: library ${shown(one)}; Python ${shown(other)}`]
  })
  const verified = library.filter(({ answer }) => answer === 'verified').length
  const counts = `${cases.length} cases, ${verified} verified, ${differing.length} answered otherwise`
  const seconds = (answers: readonly Answer[]) => answers.reduce((sum, one) => sum + one.seconds, 0).toFixed(1)
  console.log(
    `${differing.length === 0 ? 'ok' : 'missed:'} - ${title} ${name}: ${counts}; library ${seconds(library)} s, Python ${seconds(python)} s`,
  )
  for (const one of differing.slice(0, SHOWN)) console.log(`  ${one.slice(0, 400)}`)
  return differing.length
}

async function main(): Promise<void> {
  if (spawnSync('python3', ['--version']).status !== 0) {
    console.log('The check of the verifiers did not run: there is no python3.')
    return
  }
  const { values } = parseArgs({
    options: {
      traces: { type: 'string', default: '10000' },
      forgeries: { type: 'string', default: '20000' },
      seed: { type: 'string', default: String(SEED_OF_RUN) },
    },
  })
  const seed = Number(values.seed)
  const folder = mkdtempSync(join(tmpdir(), 'verifiers-'))
  const file = join(folder, 'factors.ndjson')
  const shipped = await shippedCatalogue()
  const lines = [...publicationLines(shipped), ...publicationLines(createCatalogue(OWN_FACTORS))]
  writeFileSync(file, lines.join(''))
  const [alone, listed]: readonly Level[] = [
    { name: 'alone' },
    { name: 'with the list', catalogue: listedCatalogue(lines), file },
  ]
  const oneOf = Math.max(1, Math.round(ALL_FORGERIES / Number(values.forgeries)))
  const forgeries = [...forgeryCases({ oneOf, first: seed % oneOf, name: '' })]
  const generated = [...new TraceGenerator(seed, shipped).traces(Number(values.traces))].map((proof, index) => ({
    name: `generated ${index}`,
    proof,
  }))
  console.log(`seed ${seed}, ${lines.length} lines of publications, 1 of ${oneOf} forgeries`)
  let differing = 0
  for (const level of [alone, listed]) {
    if (level === undefined) continue
    differing += await compare('frozen traces', frozenCases, level)
    differing += await compare('generated traces', generated, level)
    differing += await compare('forgeries', forgeries, level)
    differing += await compare('bytes', [...byteCases()], level)
  }
  differing += await compare('hostile traces', [...hostileCases([20_000, 1_000_000])], { name: 'alone' })
  rmSync(folder, { recursive: true })
  if (differing > 0) process.exitCode = 1
}

await main()
