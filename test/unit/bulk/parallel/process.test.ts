import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parallel, serveBulk } from '../../../../src/bulk/node.ts'

const fixture = (name: string) => fileURLToPath(new URL(`../../../fixtures/${name}`, import.meta.url))

describe('a pool of threads', () => {
  it('that is idle does not keep the process alive', () => {
    const threads = new URL('../../../fixtures/typescript-in-threads.mjs', import.meta.url).href
    const parameters = ['--import', threads, '--import', 'tsx', fixture('idle-pool.ts')]
    expect(execFileSync(process.execPath, parameters, { encoding: 'utf8', timeout: 250_000 })).toBe('0 failed\n')
  })

  it('has as many as the process may run, unless told', async () => {
    const pool = parallel()
    expect(pool.workers).toBe(availableParallelism())
    await pool.close()
  })

  it('is served by threads only', () => {
    expect(() => serveBulk()).toThrow('runs in a worker thread')
  })
})
