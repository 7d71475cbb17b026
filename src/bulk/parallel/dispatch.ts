import type { EmissionsError } from '../../errors/index.ts'
import type { RowRange } from '../kernel/workspace.ts'
import type { Answer, RowsOutcome, TotalsPayload, Work } from './messages.ts'
import type { TransferStrategy } from './transfer-strategies.ts'
import type { WorkerPool, WorkerPoolListener } from './worker-pool.ts'

/** Ranges queued at each worker, so that it need not wait for the next message. */
const RANGES_AHEAD = 2
/** Minimum rows per dispatch: their work outweighs the message. */
const RANGE_ROWS_MIN = 16_384
/** Each dispatch takes 1/4 of a worker's share of the rest: large ranges first, small ones to finish together. */
const SHARES = 4

/** Splits the rows of a table into ranges for workers, in order and without gaps. */
export function* rowRanges(rows: number, { workers, most }: { workers: number; most: number }): Generator<RowRange> {
  for (let from = 0; from < rows; ) {
    const share = Math.ceil((rows - from) / (workers * SHARES) / RANGE_ROWS_MIN) * RANGE_ROWS_MIN
    const to = Math.min(rows, from + Math.min(share, most))
    yield { from, to }
    from = to
  }
}

/** Work on the rows of a table, dispatched to workers in ranges. */
export interface Job {
  /** Number of the set in the caches of the workers. */
  readonly set: number
  readonly rows: number
  readonly work: Work
  readonly transfer: TransferStrategy
}

/** The answers of all workers, in the order in which they came. */
export interface JobResult {
  readonly outcomes: readonly RowsOutcome[]
  readonly totals: readonly TotalsPayload[]
}

interface Settle {
  readonly resolve: (result: JobResult) => void
  readonly reject: (error: unknown) => void
}

/** The run of one job; it settles once, by `resolve` or `reject`. */
class JobRun implements WorkerPoolListener {
  readonly #ranges: Generator<RowRange>
  /** Ranges queued at each worker that has begun. */
  readonly #ahead = new Map<number, number>()
  readonly #outcomes: RowsOutcome[] = []
  readonly #totals: TotalsPayload[] = []
  /** Error thrown by a transfer: no more ranges are dispatched, and the job rejects when the queued ones are back. */
  #failure: { readonly error: unknown } | undefined
  readonly #workers: WorkerPool
  readonly #job: Job
  readonly #settle: Settle

  constructor(workers: WorkerPool, job: Job, settle: Settle) {
    this.#workers = workers
    this.#job = job
    this.#settle = settle
    this.#ranges = rowRanges(job.rows, { workers: workers.size, most: job.transfer.rangeRows })
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
      this.#failure ??= { error }
      return undefined
    }
  }

  #handTo(worker: number): void {
    if (this.#failure !== undefined) return
    const { value: range, done } = this.#ranges.next()
    if (done === true) return
    const { set, work, transfer } = this.#job
    const rows = this.#attempt(() => transfer.payload(range))
    if (rows === undefined) return
    const ahead = this.#ahead.get(worker)
    if (ahead === undefined) this.#workers.send(worker, { bulk: 'begin', set, work, table: transfer.table(worker) })
    this.#ahead.set(worker, (ahead ?? 0) + 1)
    this.#workers.send(worker, { bulk: 'rows', rows }, rows.block === null ? [] : [rows.block])
  }

  answered(worker: number, answer: Answer): void {
    if (answer.bulk === 'done') {
      this.#attempt(() => this.#job.transfer.take(answer.rows))
      this.#outcomes.push(answer.rows)
      this.#ahead.set(worker, (this.#ahead.get(worker) ?? 1) - 1)
      this.#handTo(worker)
      if (this.#ahead.get(worker) === 0) this.#workers.send(worker, { bulk: 'end' })
    } else if (answer.bulk === 'ended') {
      if (answer.totals !== null) this.#totals.push(answer.totals)
      this.#ahead.delete(worker)
      this.#finishIfIdle()
    }
  }

  ended(reason: EmissionsError): void {
    this.#settle.reject(reason)
  }

  #finishIfIdle(): void {
    if (this.#ahead.size > 0) return
    this.#workers.dismiss()
    if (this.#failure === undefined) this.#settle.resolve({ outcomes: this.#outcomes, totals: this.#totals })
    else this.#settle.reject(this.#failure.error)
  }
}

/** Dispatches the rows of a job to the workers; rejects with the job's error, or the one that ended the workers. */
export function dispatch(workers: WorkerPool, job: Job): Promise<JobResult> {
  return new Promise((resolve, reject) => new JobRun(workers, job, { resolve, reject }).start())
}
