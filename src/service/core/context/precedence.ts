import { HOST_TIMING, type Timing } from '../../../store/index.ts'
import { waitingBefore } from './with-members.ts'

/** Milliseconds that a long read waits at most each time that it gives way. */
const WAIT_MS = 25
/** Time that it waits at most in all, as a multiple of the time that it works: it takes four times as long at most. */
const WAITS_PER_WORK = 3

/** A long read that waits, and the way on. */
interface Waiting {
  readonly companyId: number
  readonly goOn: () => void
}

/**
 * Lets reads of a whole company give way to the short reads and writes of other companies, which share processor and
 * database with it.
 */
export class Precedence {
  readonly #timing: Timing
  /** Short reads and writes in flight, by company, and all together. */
  readonly #short = new Map<number, number>()
  #inFlight = 0
  readonly #waiting = new Set<Waiting>()

  constructor(timing: Timing = HOST_TIMING) {
    this.#timing = timing
  }

  /** Runs a short read or write. */
  async short<T>(companyId: number, work: () => Promise<T>): Promise<T> {
    this.#count(companyId, 1)
    try {
      return await work()
    } finally {
      this.#count(companyId, -1)
      for (const { companyId: waiting, goOn } of this.#waiting) if (!this.#hasOthers(waiting)) goOn()
    }
  }

  /** The handle of a long read: before each of its statements it gives way, as long as that is its turn to do. */
  givingWay<Tx extends { readonly companyId: number }>(tx: Tx): Tx {
    const { companyId } = tx
    const begun = this.#timing.nowMs()
    let waited = 0
    return waitingBefore(tx, async () => {
      if (!this.#hasOthers(companyId)) return
      const before = this.#timing.nowMs()
      if (waited > WAITS_PER_WORK * (before - begun - waited)) return
      await this.#othersDone(companyId)
      waited += this.#timing.nowMs() - before
    })
  }

  #hasOthers(companyId: number): boolean {
    return this.#inFlight > (this.#short.get(companyId) ?? 0)
  }

  #count(companyId: number, one: 1 | -1): void {
    const left = (this.#short.get(companyId) ?? 0) + one
    if (left === 0) this.#short.delete(companyId)
    else this.#short.set(companyId, left)
    this.#inFlight += one
  }

  #othersDone(companyId: number): Promise<void> {
    return new Promise((resolve) => {
      const goOn = () => {
        callOff()
        this.#waiting.delete(waiting)
        resolve()
      }
      const callOff = this.#timing.after(WAIT_MS, goOn)
      const waiting = { companyId, goOn }
      this.#waiting.add(waiting)
    })
  }
}
