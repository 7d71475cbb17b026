import { defineConfig } from 'vitest/config'

const ROOT = new URL('../..', import.meta.url).pathname

/** Hosts whose packages are those of hosts/package.json, which the fast run does not install. */
const LARGE = ['hapi', 'nest', 'restify', 'elysia', 'vendia']

const isFast = process.env.MATRIX === 'fast'

export default defineConfig({
  root: ROOT,
  test: {
    include: (isFast ? ['hosts/*', 'pages/pages'] : ['hosts/*', 'runtimes/*', 'pages/*']).map(
      (files) => `test/matrix/${files}.matrix.mjs`,
    ),
    exclude: isFast ? LARGE.map((name) => `test/matrix/hosts/${name}.matrix.mjs`) : [],
    // a test process for every core; left to itself the runner keeps one core free
    maxWorkers: '100%',
    // a stop for what hangs, not a measure
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
