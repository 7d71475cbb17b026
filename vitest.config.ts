import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vitest/config'
import { CaseReporter } from './test/tools/case-reporter.ts'

/**
 * Left out by `npm test`: the compiler and rules of style over everything, the program as a process, threads that die,
 * files of megabytes, the sea graph as a whole.
 */
const THOROUGH_ONLY = [
  'test/architecture/**/*.test.ts',
  'test/types/**/*.test.ts',
  'test/docs/examples-compile.test.ts',
  'test/docs/example-phrases.test.ts',
  'test/docs/ids-in-titles.test.ts',
  'test/cli/large-files.test.ts',
  'test/cli/workbook-limits.test.ts',
  'test/cli/mcp-process.test.ts',
  'test/cli/process.test.ts',
  'test/cli/process-streams.test.ts',
  'test/cli/serve-process.test.ts',
  'test/fixtures/watchdog/watchdog.test.ts',
  'test/unit/bulk/parallel/process.test.ts',
  'test/unit/bulk/parallel/worker-failures.test.ts',
  'test/package/api/api.test.ts',
  'test/golden/mcp/transcript.test.ts',
  'test/golden/places/sea-blind.test.ts',
  'test/sea-graph/derive.test.ts',
  'test/property/service/use-cases-fixed-seed.test.ts',
]

/** The test files that try more cases in a thorough run: those that import the seeds. */
function filesWithSeeds(): string[] {
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
  return files
    .map((name) => `test/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) =>
      /(?:\/seeds|\/forgery-share|\/laws|\/describe-agreement)\.ts'|\bcasesOver\b/.test(readFileSync(path, 'utf8')),
    )
}

const SEALS = 'export function sealedTrace('

/** Lets every trace that a test makes be held against its JSON Schema, by the setup file `check-traces.ts`. */
const checkTraces: Plugin = {
  name: 'check-traces',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/core/emissions/trace.ts')) return
    if (!code.includes(SEALS)) throw new Error(`no ${SEALS} in ${id}`)
    return `${code.replace(SEALS, 'function unchecked(')}
export const sealedTrace: typeof unchecked = (body) => globalThis.tonneChecksTrace?.(unchecked(body)) ?? unchecked(body)
`
  },
}

/** Lets the runs of all modes share the compiled sources: the mode is a part of their names, and no source reads it. */
const shareCompiled: Plugin = {
  name: 'share-compiled',
  configResolved: (config) => void Object.assign(config, { mode: 'test' }),
}

// no mode is given to `npx vitest run FOLDER`, which runs every file of the folder with the cases of `npm test`
export default defineConfig(({ mode }) => ({
  plugins: [checkTraces, shareCompiled],
  test: {
    include: mode === 'thorough' ? [...THOROUGH_ONLY, ...filesWithSeeds()] : ['test/**/*.test.ts'],
    exclude: mode === 'quick' ? [...THOROUGH_ONLY, '**/node_modules/**'] : ['**/node_modules/**'],
    // worker threads of tonne/bulk/node run the sources too
    execArgv: [
      '--import',
      new URL('test/fixtures/typescript-in-threads.mjs', import.meta.url).href,
      // tests make much that is dropped at once: with more room for it a tenth of the processor time is saved
      '--max-semi-space-size=64',
    ],
    // files share no state, and a test that leaves a mock behind would break its neighbour
    restoreMocks: true,
    env: {
      // the seed of this run, one for all files, so that it repeats whatever failed
      TONNE_SEED: process.env.TONNE_SEED ?? String(Math.floor(Math.random() * 2 ** 31)),
      ...(mode === 'thorough' ? { TONNE_THOROUGH: '1' } : {}),
    },
    // ends a process whose file takes too long, and names the file: a timeout cannot stop a loop that never awaits
    setupFiles: ['test/fixtures/watchdog/watch.ts', 'test/fixtures/check-traces.ts'],
    reporters: ['default', new CaseReporter()],
    // a test process for every core; left to itself the runner keeps one core free
    maxWorkers: '100%',
    // the sources are loaded once a process, not once a file: half of the time of a run was their loading
    isolate: false,
    // compiled sources are kept between runs, below node_modules
    experimental: { fsModuleCache: true },
    // a stop for what hangs, not a measure: property tests and the compiler take seconds on a small machine
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
}))
