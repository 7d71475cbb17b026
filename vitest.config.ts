import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // worker threads of tonne/bulk/node run the sources too
    execArgv: ['--import', new URL('test/fixtures/typescript-in-threads.mjs', import.meta.url).href],
    // files share no state, and a test that leaves a mock behind would break its neighbour
    restoreMocks: true,
    // the seed of this run, one for all files, so that it repeats whatever failed
    env: { TONNE_SEED: process.env.TONNE_SEED ?? String(Math.floor(Math.random() * 2 ** 31)) },
    // ends a process whose file takes too long, and names the file: a timeout cannot stop a loop that never awaits
    setupFiles: ['test/fixtures/watchdog/watch.ts'],
    // a test process for every core; left to itself the runner keeps one core free
    maxWorkers: '100%',
    // the sources are loaded once a process, not once a file: half of the time of a run was their loading
    isolate: false,
    // a stop for what hangs, not a measure: property tests and the compiler take seconds on a small machine
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
