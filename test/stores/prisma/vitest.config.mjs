import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['test/stores/prisma/*.prisma.ts'], testTimeout: 120_000 } })
