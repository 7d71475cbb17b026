/**
 * Compares the verifier of the library with src/verify/python/verify_trace.py: on every frozen trace, on generated traces,
 * on bundles, and on forgeries, with and without the list of publications. Fails where their answers or codes differ. Without
 * python3 it says that it did not run: `npx tsx test/verifiers/check.ts [--traces 10000] [--forgeries 20000] [--seed 1]`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { publicationLines, shippedCatalogue } from '../../src/apps/cli/factors-command.ts'
import { type Catalogue, createCatalogue } from '../../src/reference/factors/index.ts'
import type { FactorCatalogue } from '../../src/verify/index.ts'
import { SEED_OF_RUN } from '../fixtures/seeds.ts'
import { OWN_FACTORS } from '../golden/traces/samples.ts'
import type { Share } from '../unit/verify/forgery-share.ts'
import { type BundleCase, damagedBundles, forgedBundles, honestBundles, hostileBundleCases } from './bundle-cases.ts'
import { bundleIdeas, bundleVariants } from './bundle-ideas.ts'
import { byteCases, type Case, chosenCases, forgeryCases, frozenCases, hostileCases } from './cases.ts'
import { bentDocuments, honestDocuments } from './document-cases.ts'
import { documentsOfOtherForms, documentsWithStatements } from './document-forms.ts'
import { documentIdeas } from './document-ideas.ts'
import { documentsWithOtherDigits, forgedShipments } from './forged-documents.ts'
import { TraceGenerator } from './generated-traces.ts'
import { headCases } from './head-cases.ts'
import { libraryAnswer } from './library-answers.ts'
import { listedCatalogue } from './listed-catalogue.ts'
import { type Answer, pythonAnswers } from './python-answers.ts'

/** Forgeries that `forgeryCases` makes of all frozen traces. */
const ALL_FORGERIES = 230_000
/** One of so many lines of a bundle is damaged, and one of so many leaves forged. */
const LINES_APART = 59
const LEAVES_APART = 131
const DOCUMENT_LEAVES_APART = 2
const DOCUMENT_FORMS_APART = 17
const SHOWN = 20
/** No proof of a megabyte may take longer in either verifier. */
const SECONDS_MAX = 20

/** What both verifiers compare with: nothing, or one list of publications. */
interface Level {
  readonly name: string
  readonly catalogue?: FactorCatalogue
  readonly file?: string
}

/** True if both answer alike, the library first. */
type Rule = (library: Answer, python: Answer) => boolean

/** How far each verifier comes before its work is done differs. */
const isSpent = ({ codes }: Answer) => codes.includes('work_exceeded')

const areAlike: Rule = (one, other) =>
  one.answer === other.answer && (isSpent(one) || isSpent(other) || one.codes.join() === other.codes.join())

/** Both refuse, or neither does; one may say more. */
const haveOneVerdict: Rule = (one, other) => one.answer === other.answer

const shown = ({ answer, codes }: Answer) => [answer, ...codes].join(' ')

function secondsOf(answers: readonly Answer[]): string {
  return answers.reduce((sum, one) => sum + one.seconds, 0).toFixed(1)
}

/** What both verifiers answered to the same cases. */
interface Answers {
  readonly library: readonly Answer[]
  readonly python: readonly Answer[]
  readonly isAlike: Rule
}

/** Prints how the answers to cases differ; returns how many do. */
function report(title: string, cases: readonly { readonly name: string }[], answers: Answers): number {
  const { library, python, isAlike } = answers
  const differing = cases.flatMap(({ name: what }, index) => {
    const [one, other] = [library[index], python[index]]
    if (one === undefined || other === undefined) return [`${what}: no answer`]
    const slow = Math.max(one.seconds, other.seconds)
    if (slow > SECONDS_MAX) return [`${what}: took ${slow.toFixed(1)} s`]
    return isAlike(one, other) ? [] : [`${what}: library ${shown(one)}; Python ${shown(other)}`]
  })
  const verified = [library, python].map((answers) => answers.filter(({ answer }) => answer === 'verified').length)
  const counts = `${cases.length} cases, ${verified.join(' and ')} verified, ${differing.length} answered otherwise`
  const seconds = `library ${secondsOf(library)} s, Python ${secondsOf(python)} s`
  console.log(`${differing.length === 0 ? 'ok' : 'missed:'} - ${title}: ${counts}; ${seconds}`)
  for (const one of differing.slice(0, SHOWN)) console.log(`  ${one.slice(0, 400)}`)
  return differing.length
}

/** Compares both verifiers on cases; returns how many differ. */
async function compare(title: string, cases: readonly Case[], level: Level, isAlike: Rule = areAlike): Promise<number> {
  const { name, catalogue, file } = level
  const proofs = cases.map(({ proof }) => proof)
  const python = await pythonAnswers(proofs, file)
  const library: Answer[] = []
  for (const proof of proofs) library.push(await libraryAnswer(proof, catalogue === undefined ? {} : { catalogue }))
  return report(`${title} ${name}`, cases, { library, python, isAlike })
}

function shareOf(oneOf: number, seed: number): Share {
  return { oneOf, first: seed % oneOf, name: `1 of ${oneOf}` }
}

const asCases = (bundles: Iterable<BundleCase>): Case[] =>
  [...bundles].map(({ name, lines }) => ({ name, proof: lines }))

async function compareBundles(seed: number, level: Level): Promise<number> {
  const honest = await honestBundles()
  let differing = await compare('bundles', asCases(honest), level)
  const damaged = honest.flatMap((one) => [...damagedBundles(one, shareOf(LINES_APART, seed))])
  differing += await compare('damaged bundles', asCases(damaged), level)
  const forged = honest.flatMap((one) => [...forgedBundles(one, shareOf(LEAVES_APART, seed))])
  differing += await compare('forged bundles', asCases(forged), level)
  const ideas = honest.slice(0, 1).flatMap((one) => [...bundleIdeas(one), ...bundleVariants(one)])
  return differing + (await compare('ideas of bundles', asCases(ideas), level))
}

/** Compares the verdicts of both verifiers on documents, whose codes the library does not always state. */
async function compareDocuments(seed: number): Promise<number> {
  const forms = documentsOfOtherForms(shareOf(DOCUMENT_FORMS_APART, seed))
  const cases = [
    ...honestDocuments,
    ...bentDocuments(DOCUMENT_LEAVES_APART, seed),
    ...forms,
    ...documentsWithStatements(),
    ...documentIdeas(),
    ...forgedShipments(shareOf(1, seed)),
    ...documentsWithOtherDigits(shareOf(1, seed)),
  ]
  const python = await pythonAnswers(cases.map(({ document }) => ({ document })))
  const library = cases.map(({ isVerified }): Answer => {
    return { answer: isVerified() ? 'verified' : 'not_verified', codes: [], seconds: 0 }
  })
  const isAlike: Rule = (one, other) => (one.answer === 'verified') === (other.answer === 'verified')
  return report('documents', cases, { library, python, isAlike })
}

/** Compares both verifiers on signed heads and on what a witness checks. */
async function compareHeads(): Promise<number> {
  const cases = await headCases()
  const python = await pythonAnswers(cases.map(({ proof }) => proof))
  const library: Answer[] = []
  for (const one of cases) library.push(await one.library())
  return report('signed heads', cases, { library, python, isAlike: areAlike })
}

async function compareHostile(): Promise<number> {
  const [first] = await honestBundles()
  const bundles = first === undefined ? [] : asCases(hostileBundleCases(first, 300_000))
  const level = { name: 'alone' }
  const traces = await compare('hostile traces', [...hostileCases([20_000, 1_000_000])], level)
  return traces + (await compare('hostile bundles', bundles, level, haveOneVerdict))
}

/** The list of publications of a test: those of the package, and the own factors of the frozen traces. */
function writeList(shipped: Catalogue, file: string): Level {
  const lines = [...publicationLines(shipped), ...publicationLines(createCatalogue(OWN_FACTORS))]
  writeFileSync(file, lines.join(''))
  return { name: 'with the list', catalogue: listedCatalogue(lines), file }
}

async function compareAll(folder: string): Promise<number> {
  const { values } = parseArgs({
    options: {
      traces: { type: 'string', default: '10000' },
      forgeries: { type: 'string', default: '20000' },
      seed: { type: 'string', default: String(SEED_OF_RUN) },
    },
  })
  const seed = Number(values.seed)
  const shipped = await shippedCatalogue()
  const oneOf = Math.max(1, Math.round(ALL_FORGERIES / Number(values.forgeries)))
  console.log(`seed ${seed}, 1 of ${oneOf} forgeries`)
  const traces = [...new TraceGenerator(seed, shipped).traces(Number(values.traces))]
  const generated = traces.map((proof, index) => ({ name: `generated ${index}`, proof }))
  let differing = 0
  for (const level of [{ name: 'alone' }, writeList(shipped, join(folder, 'factors.ndjson'))]) {
    differing += await compare('frozen traces', frozenCases, level)
    differing += await compare('generated traces', generated, level)
    const forgeries = forgeryCases(shareOf(oneOf, seed))
    differing += await compare('forgeries', [...forgeries], level)
    differing += await compare('bytes', [...byteCases()], level)
    differing += await compare('chosen rows and units', chosenCases, level)
    differing += await compareBundles(seed, level)
  }
  return differing + (await compareDocuments(seed)) + (await compareHeads()) + (await compareHostile())
}

async function main(): Promise<void> {
  if (spawnSync('python3', ['--version']).status !== 0) {
    console.log('The check of the verifiers did not run: there is no python3.')
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'verifiers-'))
  const differing = await compareAll(folder)
  rmSync(folder, { recursive: true })
  if (differing > 0) process.exitCode = 1
}

await main()
