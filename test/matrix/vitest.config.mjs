import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['test/matrix/*.matrix.mjs'], testTimeout: 60_000 } })
