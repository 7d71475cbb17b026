import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import type { PoolMessage } from './messages.ts'
import type { WorkerPool } from './worker-pool.ts'

/**
 * Numbers the sets in the caches of the workers: each set is sent once, and dropped there when it is garbage-collected
 * here.
 */
export function setNumbers(workers: WorkerPool): (set: CoefficientSet) => number {
  const numbers = new WeakMap<CoefficientSet, number>()
  let count = 0
  const tellAll = (message: PoolMessage) => {
    for (let worker = 0; worker < workers.size; worker++) workers.send(worker, message)
  }
  const collected = new FinalizationRegistry<number>((set) => tellAll({ bulk: 'forget', set }))
  return (set) => {
    const known = numbers.get(set)
    if (known !== undefined) return known
    const number = count++
    numbers.set(set, number)
    collected.register(set, number)
    tellAll({ bulk: 'keep', set: number, coefficients: set })
    return number
  }
}
