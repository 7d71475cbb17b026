import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import type { Ask } from './messages.ts'
import type { WorkerPool } from './worker-pool.ts'

/** The sets that the workers cache: each is sent once, and dropped when it is garbage-collected here. */
export class KeptSets {
  readonly #workers: WorkerPool
  readonly #numbers = new WeakMap<CoefficientSet, number>()
  readonly #unheld = new FinalizationRegistry<number>((set) => this.#tell({ bulk: 'forget', set }))
  #count = 0

  constructor(workers: WorkerPool) {
    this.#workers = workers
  }

  #tell(ask: Ask): void {
    for (let worker = 0; worker < this.#workers.size; worker++) this.#workers.send(worker, ask)
  }

  /** Number of a set in the caches of the workers. */
  numberOf(set: CoefficientSet): number {
    const known = this.#numbers.get(set)
    if (known !== undefined) return known
    const number = this.#count++
    this.#numbers.set(set, number)
    this.#unheld.register(set, number)
    this.#tell({ bulk: 'keep', set: number, coefficients: set })
    return number
  }
}
