import { beforeAll, describe, expect, it } from 'vitest'
import { printed, RUNTIMES } from './started.mjs'

const [HERE] = Object.keys(RUNTIMES)

/** The programs that calculate in workers, and the runtimes that have such. */
const POOLS = {
  'worker threads (tonne/bulk/node)': { program: 'pools/threads.mjs', runtimes: Object.keys(RUNTIMES) },
  'web workers (serveBulk)': { program: 'pools/web-workers.mjs', runtimes: ['Bun', 'Deno'] },
}

describe('pools of workers', () => {
  const held = {}
  beforeAll(async () => {
    held.due = JSON.parse(JSON.parse(await printed(HERE, 'numbers/print.mjs')).kernels.js)
  })

  for (const [kind, { program, runtimes }] of Object.entries(POOLS)) {
    for (const runtime of runtimes) {
      it(`${kind} in ${runtime} give the bits of one thread, and the process ends`, async () => {
        const { rows, totals } = JSON.parse(await printed(runtime, program))
        expect({ ...rows, exactRows: held.due.rows.exactRows }).toEqual(held.due.rows)
        expect(totals).toEqual(held.due.totals)
      })
    }
  }

  for (const [runtime, reason] of Object.entries({
    workerd: 'it has no workers below a worker',
    'edge-runtime': 'it has no workers',
  })) {
    it.skip(`web workers in ${runtime} (skipped: ${reason})`, () => undefined)
  }
})
