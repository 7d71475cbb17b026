import { getOrCompute } from '../base/index.ts'
import { fail } from '../core/errors/index.ts'

/** The maximum number of concurrent tasks; without limit where absent. */
export interface ConcurrencyLimits {
  /** Per key. */
  readonly perKey: number
  /** For all keys together. */
  readonly inAll?: number
  /** Tasks of one key that may wait; more are rejected. */
  readonly waiting?: number
}

/** The tasks of one key. */
interface Lane {
  running: number
  /** Callbacks that start the waiting tasks. */
  readonly waiting: (() => void)[]
}

/**
 * Limits concurrent tasks, so that one key cannot use up shared capacity. Tasks of a key start in the order of their
 * arrival; waiting keys take turns.
 */
export class ConcurrencyLimit<Key> {
  readonly #limits: Required<ConcurrencyLimits>
  readonly #lanes = new Map<Key, Lane>()
  #running = 0
  #waiting = 0

  constructor(limits: ConcurrencyLimits) {
    this.#limits = { inAll: Number.POSITIVE_INFINITY, waiting: Number.POSITIVE_INFINITY, ...limits }
  }

  /** Runs `work` once there is capacity. Throws `store_busy` if too many tasks of the key are waiting. */
  async take<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const lane = this.#laneOf(key)
    if (!this.#hasRoom(lane) || lane.waiting.length > 0) await this.#turnOf(lane)
    else this.#begin(lane)
    try {
      return await work()
    } finally {
      this.#end(key, lane)
    }
  }

  #laneOf(key: Key): Lane {
    return getOrCompute(this.#lanes, key, () => ({ running: 0, waiting: [] }))
  }

  #hasRoom({ running }: Lane): boolean {
    return running < this.#limits.perKey && this.#running < this.#limits.inAll
  }

  #begin(lane: Lane): void {
    lane.running += 1
    this.#running += 1
  }

  #turnOf(lane: Lane): Promise<void> {
    const { waiting } = this.#limits
    if (lane.waiting.length >= waiting) {
      const message = `has ${lane.running} long reads in progress and ${waiting} waiting; nothing was done, try again when they have ended`
      fail('', 'store_busy', { message, expected: `at most ${waiting} that wait` })
    }
    this.#waiting += 1
    return new Promise((resolve) => {
      lane.waiting.push(() => {
        this.#waiting -= 1
        this.#begin(lane)
        resolve()
      })
    })
  }

  #end(key: Key, lane: Lane): void {
    lane.running -= 1
    this.#running -= 1
    // moves to the end, so that its next task waits for one of every other key
    this.#lanes.delete(key)
    if (lane.running > 0 || lane.waiting.length > 0) this.#lanes.set(key, lane)
    for (const other of this.#lanes.values()) {
      if (this.#waiting === 0 || this.#running >= this.#limits.inAll) return
      if (this.#hasRoom(other)) other.waiting.shift()?.()
    }
  }
}
