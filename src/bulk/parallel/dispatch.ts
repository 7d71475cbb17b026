import type { RowRange } from '../kernel/workspace.ts'
import type { Answer, RowsOutcome, TotalsPayload, Work } from './messages.ts'
import type { TransferStrategy } from './transfer-strategies.ts'
import type { WorkerPool } from './worker-pool.ts'

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

/** Dispatches the rows of a job to the workers; rejects with the job's error, or the one that ended the workers. */
export function dispatch(workers: WorkerPool, { set, rows, work, transfer }: Job): Promise<JobResult> {
  const ranges = rowRanges(rows, { workers: workers.size, most: transfer.rangeRows })
  /** Ranges queued at each worker that has begun. */
  const ahead = new Map<number, number>()
  const outcomes: RowsOutcome[] = []
  const totals: TotalsPayload[] = []
  /** Error thrown by a transfer: no more ranges are dispatched, and the job rejects when the queued ones are back. */
  let failure: { readonly error: unknown } | undefined

  function attempt<T>(step: () => T): T | undefined {
    try {
      return step()
    } catch (error) {
      failure ??= { error }
      return undefined
    }
  }
  function handTo(worker: number): void {
    if (failure !== undefined) return
    const { value: range, done } = ranges.next()
    const payload = done === true ? undefined : attempt(() => transfer.payload(range))
    if (payload === undefined) return
    const queued = ahead.get(worker)
    if (queued === undefined) workers.send(worker, { bulk: 'begin', set, work, table: transfer.table(worker) })
    ahead.set(worker, (queued ?? 0) + 1)
    workers.send(worker, { bulk: 'rows', rows: payload }, payload.block === null ? [] : [payload.block])
  }
  return new Promise((resolve, reject) => {
    function finishIfIdle(): void {
      if (ahead.size > 0) return
      workers.dismiss()
      if (failure === undefined) resolve({ outcomes, totals })
      else reject(failure.error)
    }
    function answered(worker: number, answer: Answer): void {
      if (answer.bulk === 'done') {
        attempt(() => transfer.take(answer.rows))
        outcomes.push(answer.rows)
        ahead.set(worker, (ahead.get(worker) ?? 1) - 1)
        handTo(worker)
        if (ahead.get(worker) === 0) workers.send(worker, { bulk: 'end' })
      } else if (answer.bulk === 'ended') {
        if (answer.totals !== null) totals.push(answer.totals)
        ahead.delete(worker)
        finishIfIdle()
      }
    }
    workers.engage({ answered, ended: reject })
    for (let round = 0; round < RANGES_AHEAD; round++) {
      for (let worker = 0; worker < workers.size; worker++) handTo(worker)
    }
    finishIfIdle()
  })
}
