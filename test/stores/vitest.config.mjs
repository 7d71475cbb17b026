import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/stores/*.stores.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // half of the time they wait for a server or a disk
    maxWorkers: 2,
  },
})
