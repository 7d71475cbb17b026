import type { EmissionsError } from '../../errors/index.ts'
import type { Answer, DoneRows, Work } from './messages.ts'
import { type RowRange, rowRanges } from './row-ranges.ts'
import type { SentTotals } from './sent-totals.ts'
import type { TransferStrategy } from './transfer-strategies.ts'
import type { WorkerPool, WorkerPoolListener } from './worker-pool.ts'

/** Ranges queued at each worker, so that it need not wait for the next message. */
const RANGES_AHEAD = 2

/** Work on the rows of a table, dispatched to workers in ranges. */
export interface Job {
  /** Number of the set in the caches of the workers. */
  readonly set: number
  readonly rows: number
  readonly work: Work
  readonly way: TransferStrategy
  /** Called with the outcome of a range. */
  take(done: DoneRows): void
  /** Called with the totals of a worker. */
  add?(totals: SentTotals): void
}

interface Settle {
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** The run of one job; it settles once, by `resolve` or `reject`. */
class JobRun implements WorkerPoolListener {
  readonly #ranges: Generator<RowRange>
  /** Ranges queued at each worker that has begun. */
  readonly #ahead = new Map<number, number>()
  /** Error thrown by the job itself: no more ranges are dispatched, and it rejects when the queued ones are back. */
  #fault: { readonly error: unknown } | undefined
  readonly #workers: WorkerPool
  readonly #job: Job
  readonly #settle: Settle

  constructor(workers: WorkerPool, job: Job, settle: Settle) {
    this.#workers = workers
    this.#job = job
    this.#settle = settle
    this.#ranges = rowRanges(job.rows, { workers: workers.size, most: job.way.rangeRows })
  }

  start(): void {
    this.#workers.engage(this)
    for (let round = 0; round < RANGES_AHEAD; round++) {
      for (let worker = 0; worker < this.#workers.size; worker++) this.#handTo(worker)
    }
    this.#finishIfIdle()
  }

  #attempt<T>(work: () => T): T | undefined {
    try {
      return work()
    } catch (error) {
      this.#fault ??= { error }
      return undefined
    }
  }

  #handTo(worker: number): void {
    const { value: range, done } = this.#fault === undefined ? this.#ranges.next() : { value: undefined, done: true }
    const rows = done === true || range === undefined ? undefined : this.#attempt(() => this.#job.way.ask(range))
    if (rows === undefined) return
    const ahead = this.#ahead.get(worker)
    if (ahead === undefined) {
      const job = { work: this.#job.work, table: this.#job.way.table(worker) }
      this.#workers.send(worker, { bulk: 'begin', set: this.#job.set, job })
    }
    this.#ahead.set(worker, (ahead ?? 0) + 1)
    this.#workers.send(worker, { bulk: 'rows', rows }, rows.block === null ? [] : [rows.block])
  }

  answered(worker: number, answer: Answer): void {
    if (answer.bulk === 'done') {
      this.#attempt(() => {
        this.#job.way.take(answer.rows)
        this.#job.take(answer.rows)
      })
      this.#ahead.set(worker, (this.#ahead.get(worker) ?? 1) - 1)
      this.#handTo(worker)
      if (this.#ahead.get(worker) === 0) this.#workers.send(worker, { bulk: 'end' })
    } else if (answer.bulk === 'ended') {
      const { totals } = answer
      if (totals !== null) this.#attempt(() => this.#job.add?.(totals))
      this.#ahead.delete(worker)
      this.#finishIfIdle()
    }
  }

  ended(why: EmissionsError): void {
    this.#settle.reject(why)
  }

  #finishIfIdle(): void {
    if (this.#ahead.size > 0) return
    this.#workers.dismiss()
    if (this.#fault === undefined) this.#settle.resolve()
    else this.#settle.reject(this.#fault.error)
  }
}

/** Dispatches the rows of a job to the workers; rejects with the job's error, or the one that ended the workers. */
export function dispatch(workers: WorkerPool, job: Job): Promise<void> {
  return new Promise((resolve, reject) => new JobRun(workers, job, { resolve, reject }).start())
}
