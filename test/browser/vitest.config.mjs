import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/browser/*.browser.ts'],
    globalSetup: 'test/browser/serve-demo.ts',
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
