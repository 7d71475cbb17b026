import { readItem } from '../../base/index.ts'
import { fail } from '../../core/errors/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { kernelTables } from '../coefficients/kernel-tables.ts'
import {
  type CalculateColumnsOptions,
  type CalculatedColumns,
  firstRows,
  fitsWorkspace,
} from '../columns/calculate-columns.ts'
import { copyRows, type Destination, type InputColumns } from '../columns/calculate-copied.ts'
import { type ColumnInput, checkColumns, checkRowCount, type KeyedColumnInput } from '../columns/check-columns.ts'
import {
  type Columns,
  type ColumnsOptions,
  createColumns,
  createSharedColumns,
  isOwnColumns,
  lendColumns,
  workspaceOf,
} from '../columns/columns.ts'
import { destinationOf, rejectDestination } from '../columns/result-columns.ts'
import { byGas } from '../kernel/cells.ts'
import { kernelName } from '../kernel/create-workspace.ts'
import type { RowRange, SharedWorkspace, Workspace } from '../kernel/workspace.ts'
import { placeRows, type TotalColumnsOptions } from '../totals/placement.ts'
import { Totals } from '../totals/totals.ts'
import { BLOCK_ROWS, blockMemory, blockOf } from './block.ts'
import type { Answer, PoolMessage, RowsOutcome, RowsPayload, SharedTable, TotalsPayload, Work } from './messages.ts'
import { type WorkerPool, workerError } from './worker-pool.ts'

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

/** Returns the results of a job, with the failed rows in order; the order of the answers does not matter. */
function mergeResults(outcomes: readonly RowsOutcome[], { results, status }: Destination): CalculatedColumns {
  const parts = [...outcomes].sort((a, b) => a.from - b.from).map(({ failedRows }) => failedRows)
  const failedRows = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let index = 0
  for (const part of parts) {
    failedRows.set(part, index)
    index += part.length
  }
  const exactRows = outcomes.reduce((sum, one) => sum + one.exactRows, 0)
  const kernel = outcomes[0]?.kernel ?? kernelName()
  return { ...byGas(results), status, failed: failedRows.length, failedRows, exactRows, kernel }
}

/**
 * Workers that calculate together, one call after the other. Once the pool is closed or a worker has failed, every call
 * rejects with `worker_failed`; results of pending calls are then partly written and meaningless.
 */
export interface BulkPool {
  readonly workers: number
  /**
   * Creates columns that this thread and the workers share: nothing is copied, so this is fastest. With `keys`, each
   * worker has its own cells for totals. Without shared memory (a page without cross-origin isolation) the columns
   * belong to this thread, and travel to the workers in blocks.
   */
  createColumns(set: CoefficientSet, options: ColumnsOptions): Columns
  /**
   * Does what `calculateColumns` does, with all workers. Do not touch the columns until it resolves. Columns of the
   * caller travel in blocks that this thread copies: the gain is small. Rejects with the errors of `calculateColumns`,
   * `buffer_unusable` for columns of another pool or memory transferred meanwhile, and `worker_failed`.
   */
  calculateColumns(
    set: CoefficientSet,
    columns: Columns | ColumnInput,
    options?: CalculateColumnsOptions,
  ): Promise<CalculatedColumns>
  /**
   * Does what `totalColumns` does, with all workers: the same bytes. The totals in `into` change only when all rows are
   * done. Rejects with the errors of `totalColumns`, and like `calculateColumns`.
   */
  totalColumns(set: CoefficientSet, columns: Columns | KeyedColumnInput, options?: TotalColumnsOptions): Promise<Totals>
  /** Terminates the workers; resolves when they have ended. */
  close(): Promise<void>
}

const owners = new WeakMap<object, WorkerPool>()

/** Returns the memory that columns share with workers, if the set can be loaded into it. */
function findSharedWorkspace(set: CoefficientSet, columns: object): Workspace | undefined {
  const workspace = workspaceOf(columns)
  const isShared = workspace !== undefined && workspace.shared !== null
  return isShared && fitsWorkspace(set, workspace) ? workspace : undefined
}

/** Returns the first rows of columns and their result columns, which are new for columns of the caller. */
function openColumns(
  set: CoefficientSet,
  columns: Columns | ColumnInput,
  options: CalculateColumnsOptions,
): { readonly input: ColumnInput; readonly into: Destination } {
  const length = isOwnColumns(columns) ? columns.rows : checkColumns(set, columns)
  const rows = checkRowCount(options.rows ?? length, 'rows', { least: 0, most: length })
  if (isOwnColumns(columns)) {
    rejectDestination(options.into)
    const first = firstRows(columns, rows)
    checkColumns(set, first, 'ours')
    return { input: first, into: first }
  }
  return { input: columns, into: destinationOf(options.into, rows, columns) }
}

/** Rows, their work, and the transfer of columns that are not shared. */
interface ColumnsJob extends Pick<Job, 'rows' | 'work'> {
  readonly otherwise: TransferStrategy
}

/** Throws `buffer_unusable` for shared columns of another pool. */
function checkOwner(columns: unknown, workers: WorkerPool): void {
  if (!isOwnColumns(columns) || workspaceOf(columns)?.shared === null || owners.get(columns) === workers) return
  const message = 'the columns were made by another pool; use them there, or make columns with this one'
  fail('', 'buffer_unusable', message)
}

/**
 * Returns a function that runs jobs on columns: in place if they are in shared memory, where it loads the set;
 * otherwise by copying.
 */
function runnerOf(workers: WorkerPool) {
  const numberOf = setNumbers(workers)
  return (set: CoefficientSet, columns: object, { otherwise, ...job }: ColumnsJob): Promise<JobResult> => {
    const workspace = findSharedWorkspace(set, columns)
    let transfer = otherwise
    if (workspace?.shared && isOwnColumns(columns)) {
      workspace.load(kernelTables(set), set.allowCredits ? 'any' : 'not_negative')
      transfer = inPlace(columns, workspace.shared)
    }
    return lendColumns(columns, () => dispatch(workers, { ...job, set: numberOf(set), transfer }))
  }
}

/** Returns the pool on a set of workers. */
export function poolOf(workers: WorkerPool): BulkPool {
  const run = runnerOf(workers)
  /** Settles when all earlier calls are done. */
  let last: Promise<unknown> = Promise.resolve()

  function checkOpen(): void {
    if (workers.ended !== undefined) throw workers.ended
  }
  function serialize<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(() => {
      checkOpen()
      return work()
    })
    last = turn.catch(() => undefined)
    return turn
  }
  return {
    workers: workers.size,
    createColumns(set, options) {
      checkOpen()
      // a page without cross-origin isolation lacks the class
      if (typeof SharedArrayBuffer !== 'function') return createColumns(set, options)
      const columns = createSharedColumns(set, options, workers.size)
      owners.set(columns, workers)
      return columns
    },
    async calculateColumns(set, columns, options = {}) {
      checkOpen()
      checkOwner(columns, workers)
      const { input, into } = openColumns(set, columns, options)
      return serialize(async () => {
        const work = { kind: 'calculate' } as const
        const { outcomes } = await run(set, columns, {
          rows: into.status.length,
          work,
          otherwise: byBlocks(input, into),
        })
        return mergeResults(outcomes, into)
      })
    },
    async totalColumns(set, columns, options = {}) {
      checkOpen()
      checkOwner(columns, workers)
      return serialize(async () => {
        const { state, rows, firstRow, status, columns: input } = placeRows(set, columns, options)
        const work = { kind: 'total', keys: state.keys, firstRow, kernel: state.workspace().kernel } as const
        const { totals } = await run(set, columns, {
          rows,
          work,
          otherwise: byBlocks(input, { results: null, status }),
        })
        for (const part of totals) state.merge(part)
        return options.into ?? new Totals(state)
      })
    },
    close: () => workers.end(workerError('the pool was closed; make another')),
  }
}

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
interface Job {
  /** Number of the set in the caches of the workers. */
  readonly set: number
  readonly rows: number
  readonly work: Work
  readonly transfer: TransferStrategy
}

/** The answers of all workers, in the order in which they came. */
interface JobResult {
  readonly outcomes: readonly RowsOutcome[]
  readonly totals: readonly TotalsPayload[]
}

/** Dispatches the rows of a job to the workers; rejects with the job's error, or the one that ended the workers. */
function dispatch(workers: WorkerPool, { set, rows, work, transfer }: Job): Promise<JobResult> {
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

/** Transfer of rows to the workers and of results back. */
interface TransferStrategy {
  /** Maximum rows per message. */
  readonly rangeRows: number
  table(worker: number): SharedTable | null
  payload(range: RowRange): RowsPayload
  take(outcome: RowsOutcome): void
}

/** Workers process the rows in place, in shared memory. */
function inPlace({ status }: Columns, workspace: SharedWorkspace): TransferStrategy {
  return {
    rangeRows: Number.POSITIVE_INFINITY,
    // the thread that allocated the memory is number 0 in it
    table: (worker) => ({ workspace, status, worker: worker + 1 }),
    payload: (range) => ({ ...range, block: null }),
    take: () => undefined,
  }
}

/** Throws `buffer_unusable` if the caller transferred the memory of columns meanwhile. */
function checkMemoryLength(columns: InputColumns, rows: number): void {
  const { value, second = value, coefficient, key = value } = columns
  for (const [path, { length }] of Object.entries({ value, second, coefficient, key })) {
    if (length >= rows) continue
    fail(path, 'buffer_unusable', 'was transferred while workers were using it; keep it until they are done')
  }
}

/** Rows travel to the workers and back in blocks; the results of totals are null, their status may be undefined. */
function byBlocks(
  columns: InputColumns,
  into: { readonly results: Destination['results'] | null; readonly status: Uint8Array | undefined },
): TransferStrategy {
  const idle: ArrayBuffer[] = []
  return {
    rangeRows: BLOCK_ROWS,
    table: () => null,
    payload(range) {
      checkMemoryLength(columns, range.to)
      const block = idle.pop() ?? blockMemory()
      copyRows(columns, range, blockOf(block, range.to - range.from))
      return { ...range, block }
    },
    take({ from, to, block: memory }) {
      if (memory === null) return
      const { results, status } = blockOf(memory, to - from)
      for (const [gas, column] of into.results?.entries() ?? []) column.set(readItem(results, gas), from)
      into.status?.set(status, from)
      idle.push(memory)
    },
  }
}
