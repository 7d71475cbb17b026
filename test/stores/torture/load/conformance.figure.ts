import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Figure, Measure } from '../figure.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const STORES = join(ROOT, 'test', 'stores')
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
const CASES_MIN = 150
const SUITE = 'store: '

/** What became of one case of the suite on one store. */
interface Outcome {
  readonly store: string
  readonly name: string
  readonly status: string
}

interface Assertion {
  readonly ancestorTitles: readonly string[]
  readonly title: string
  readonly status: string
}

function run(command: string, options: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    // a run with failures ends with 1, and says what failed where it was asked to
    execFile(command, [...options], { cwd: ROOT, maxBuffer: 2 ** 30 }, (_, stdout) => resolve(stdout))
  })
}

/** The outcomes of the suites for stores in files of tests. */
async function outcomesOf(files: readonly string[], config: readonly string[]): Promise<readonly Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tonne-conformance-'))
  const written = join(folder, 'outcomes.json')
  try {
    await run(process.execPath, [VITEST, 'run', ...config, ...files, '--reporter=json', `--outputFile=${written}`])
    const { testResults } = JSON.parse(readFileSync(written, 'utf8')) as {
      readonly testResults: readonly { readonly assertionResults: readonly Assertion[] }[]
    }
    return testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ ancestorTitles, title, status }) => {
        const suite = ancestorTitles.find((one) => one.startsWith(SUITE))
        return suite === undefined ? [] : [{ store: suite.slice(SUITE.length), name: title, status }]
      }),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Files of tests that write down the suite. */
function filesWithSuites(): readonly string[] {
  const files = readdirSync(STORES).filter((file) => file.endsWith('.stores.ts'))
  return files.map((file) => join(STORES, file)).filter((file) => readFileSync(file, 'utf8').includes('describeStore('))
}

/** Compiles better-sqlite3 where that was left out, as every fast run leaves it out. */
async function compileDrivers(): Promise<void> {
  const built = join(STORES, 'node_modules', 'better-sqlite3', 'build', 'Release', 'better_sqlite3.node')
  if (!existsSync(built)) await run('npm', ['rebuild', '--prefix', STORES, 'better-sqlite3'])
}

/** The suite on `node:sqlite`, in a process of a Node that has it. */
async function outcomesOfNodeSqlite(): Promise<readonly Outcome[]> {
  const node = join(STORES, 'node_modules', 'node24', 'bin', 'node')
  if (!existsSync(node)) return []
  const lines = (await run(node, ['--no-warnings', join(STORES, 'node-sqlite-cases.ts')])).trim().split('\n')
  return lines.map((line) => {
    const { name, error, isSkipped } = JSON.parse(line) as { name: string; error: string | null; isSkipped: boolean }
    return { store: 'node:sqlite', name, status: isSkipped ? 'skipped' : error === null ? 'passed' : 'failed' }
  })
}

function figureOf(store: string, outcomes: readonly Outcome[]): Figure {
  const of = (status: string) => outcomes.filter((one) => one.status === status)
  const passed = of('passed')
  const skipped = outcomes.filter(({ status }) => ['skipped', 'pending', 'todo'].includes(status))
  const failed = outcomes.filter((one) => !passed.includes(one) && !skipped.includes(one))
  const isDeclared = skipped.every(({ name }) => name.includes('(skipped: the store '))
  return {
    name: `conformance cases, ${store}`,
    aim: `≥ ${CASES_MIN}, skips only by declared capability`,
    measured: `${passed.length} passed, ${skipped.length} skipped, ${failed.length} failed`,
    holds: passed.length >= CASES_MIN && failed.length === 0 && isDeclared,
    details: [...skipped, ...failed].map(({ name, status }) => `${status}: ${name}`).slice(0, 20),
  }
}

/** The suite for stores on every store there is; a fast run leaves that to the tests of the stores. */
export const measure: Measure = async ({ scale }) => {
  if (scale === 'fast') return []
  await compileDrivers()
  const outcomes = [
    ...(await outcomesOf([join('test', 'conformance', 'memory-store.test.ts')], [])),
    ...(await outcomesOf(filesWithSuites(), ['--config', join('test', 'stores', 'vitest.config.mjs')])),
    ...(await outcomesOfNodeSqlite()),
  ]
  const stores = [...new Set(outcomes.map(({ store }) => store))]
  return stores.map((store) =>
    figureOf(
      store,
      outcomes.filter((one) => one.store === store),
    ),
  )
}
