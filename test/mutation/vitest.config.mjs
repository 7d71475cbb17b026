import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { TESTS } from './folders.mjs'

const here = (name) => fileURLToPath(new URL(name, import.meta.url))
const fastCheck = here('fast-check.mjs')

/** The laws keep their name in the cases, only fewer are drawn; what the wrapper itself imports is the real one. */
const fewerRuns = {
  name: 'fewer-runs',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'fast-check' && importer !== fastCheck ? fastCheck : undefined),
}

export default defineConfig({
  plugins: [fewerRuns],
  test: {
    include: TESTS[process.env.MUTATION_FOLDER],
    runner: here('runner.mjs'),
    restoreMocks: true,
    // a run is one mutant: its files share a worker, which starts anew with the next
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
