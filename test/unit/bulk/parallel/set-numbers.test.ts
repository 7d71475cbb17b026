import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { compile } from '../../../../src/bulk/index.ts'
import { setNumbers } from '../../../../src/bulk/parallel/bulk-pool.ts'
import { WorkerPool } from '../../../../src/bulk/parallel/worker-pool.ts'
import { fuelPairs } from '../../../fixtures/bulk-sets.ts'
import { StandIn } from '../../../fixtures/bulk-workers.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const TURNS_MAX = 1000
const newSet = () => compile({ pairs: fuelPairs().slice(0, 1) })

/** Two workers that do nothing, and the sets that they keep. */
function keeping() {
  const workers = [new StandIn(), new StandIn()] as const
  const hired = [...workers]
  return { workers, numberOf: setNumbers(new WorkerPool(2, () => hired.shift() as StandIn)) }
}

describe('sets that workers keep', () => {
  it('are sent once to every worker', () => {
    const { workers, numberOf } = keeping()
    const [one, other] = [newSet(), newSet()]
    expect([one, other, one, other].map(numberOf)).toEqual([0, 1, 0, 1])
    for (const { heard } of workers) {
      expect(heard).toEqual([
        { bulk: 'keep', set: 0, coefficients: one },
        { bulk: 'keep', set: 1, coefficients: other },
      ])
    }
  })

  it('are forgotten when nobody holds them any more', async () => {
    const { workers, numberOf } = keeping()
    const held = newSet()
    numberOf(held)
    numberOf(newSet())
    for (const worker of workers) worker.heard.length = 0 // what was sent holds the sets, as no message does
    for (let turn = 0; turn < TURNS_MAX && workers[1].heard.length === 0; turn++) {
      collectGarbage()
      await setImmediate()
    }
    for (const { heard } of workers) expect(heard).toEqual([{ bulk: 'forget', set: 1 }])
    expect(numberOf(held)).toBe(0)
  })
})
