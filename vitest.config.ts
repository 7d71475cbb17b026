import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // files share no state, and a test that leaves a mock behind would break its neighbour
    restoreMocks: true,
    // a stop for what hangs, not a measure: property tests and the compiler take seconds on a small machine
    testTimeout: 60_000,
  },
})
