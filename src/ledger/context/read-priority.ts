import { HOST_TIMING, type Timing } from '../../base/index.ts'
import { delayCalls } from './with-members.ts'

/** The longest single wait of a long read, in milliseconds. */
const WAIT_MS = 25
/** The longest total wait, as a multiple of the time worked: a long read takes at most four times as long. */
const WAITS_PER_WORK = 3

/** A waiting long read, and the function that resumes it. */
interface Waiting {
  readonly companyId: number
  readonly goOn: () => void
}

/**
 * Lets reads of a whole company give way to the short reads and writes of other companies, which share processor and
 * database with it.
 */
export class ReadPriority {
  readonly #timing: Timing
  /** Running short reads and writes per company, and in total. */
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

  /** Returns the handle of a long read, which gives way before each statement until its waits are used up. */
  givingWay<Tx extends { readonly companyId: number }>(tx: Tx): Tx {
    const { companyId } = tx
    const begun = this.#timing.nowMs()
    let waited = 0
    return delayCalls(tx, async () => {
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
