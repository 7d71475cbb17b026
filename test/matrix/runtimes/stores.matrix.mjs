import { expect, it } from 'vitest'
import { start } from './started.mjs'

it('Bun passes the suite of stores with bun:sqlite', async () => {
  const { child, exited, stderr } = start('Bun', 'test', '--timeout=120000', './stores/bun-sqlite.test.mjs')
  child.stdout.resume()
  const [code] = await exited
  const failed = stderr().split('\n').filter((line) => line.startsWith('(fail)'))
  expect({ code, failed }).toEqual({ code: 0, failed: [] })
  expect(Number(/^\s*(\d+) pass$/m.exec(stderr())?.[1])).toBeGreaterThan(900)
})
