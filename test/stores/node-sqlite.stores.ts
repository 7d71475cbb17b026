import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { ARE_FEW } from './few-drivers.ts'
import type { Outcome } from './node-sqlite-cases.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
/** A Node that has `node:sqlite`, whichever runs the tests. */
const NODE = join(HERE, 'node_modules/node24/bin/node')
const CASES_MIN = 500

// The Node that runs the tests may be one without `node:sqlite`: the suite runs in a process of one that has it.
it.skipIf(ARE_FEW)('store: node:sqlite passes every case of the suite', { timeout: 600_000 }, async () => {
  const { stdout } = await promisify(execFile)(NODE, ['--no-warnings', join(HERE, 'node-sqlite-cases.ts')], {
    maxBuffer: 64 * 1024 * 1024,
  })
  const outcomes = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Outcome)
  expect(outcomes.filter(({ error }) => error !== null)).toEqual([])
  expect(outcomes.length).toBeGreaterThan(CASES_MIN)
  const skipped = outcomes.filter(({ isSkipped }) => isSkipped).map(({ name }) => name)
  expect(skipped).toEqual([expect.stringContaining('skipped: the store has one writer for all companies')])
})
