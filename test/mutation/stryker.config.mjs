import { createRequire } from 'node:module'
import { REPORT_FOLDER } from './folders.mjs'
import { partOf } from './part.mjs'

const { MUTATION_FOLDER: folder, MUTATION_PART: part } = process.env

/** Changes one expression of a folder at a time; only the tests that pass through it are run. */
export default {
  mutate: part === undefined ? [`src/${folder}/**/*.ts`, '!src/**/data/**', '!src/**/index.ts'] : partOf(folder, part),
  plugins: [createRequire(import.meta.url).resolve('@stryker-mutator/vitest-runner')],
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // endless loops are noticed by how often a mutant is met; the rest is time for a busy machine
  timeoutMS: 20_000,
  incremental: part === undefined,
  incrementalFile: `${REPORT_FOLDER}/${folder}-incremental.json`,
  jsonReporter: { fileName: `${REPORT_FOLDER}/${folder}.json` },
  reporters: ['json', 'progress-append-only'],
  tempDirName: `${REPORT_FOLDER}/sandbox`,
  ignorePatterns: ['bench', 'coverage', 'dist', 'test/stores/node_modules'],
}
