import { fail } from '../../errors/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { kernelTables } from '../coefficients/kernel-tables.ts'
import {
  type CalculateColumnsOptions,
  type CalculatedColumns,
  firstRows,
  hasRoomFor,
} from '../columns/calculate-columns.ts'
import type { Destination } from '../columns/calculate-copied.ts'
import { type ColumnInput, checkColumns, checkCount, type KeyedColumnInput } from '../columns/check-columns.ts'
import {
  type Columns,
  type ColumnsOptions,
  createColumns,
  createSharedColumns,
  whileLent,
  workspaceOf,
} from '../columns/columns.ts'
import { byGas, newResults } from '../kernel/cells.ts'
import { kernelName } from '../kernel/create-workspace.ts'
import type { Workspace } from '../kernel/workspace.ts'
import { placeRows, type TotalColumnsOptions } from '../totals/placement.ts'
import { Totals } from '../totals/totals.ts'
import { dispatch, type Job, type JobResult } from './dispatch.ts'
import type { RowsOutcome } from './messages.ts'
import { setNumbers } from './set-numbers.ts'
import { byBlocks, inPlace, type TransferStrategy } from './transfer-strategies.ts'
import { type WorkerPool, workerFailed } from './worker-pool.ts'

/** The numbers of the rows that failed, in order, whoever answered first. */
function failedRowsIn(outcomes: readonly RowsOutcome[]): Uint32Array {
  const parts = [...outcomes].sort((a, b) => a.from - b.from).map(({ failedRows }) => failedRows)
  const rows = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let index = 0
  for (const part of parts) {
    rows.set(part, index)
    index += part.length
  }
  return rows
}

/**
 * Workers that calculate together, one call after the other. Once the pool is closed or a worker has failed, every call
 * rejects with `worker_failed`; results of pending calls are then partly written and meaningless.
 */
export interface BulkPool {
  readonly workers: number
  /**
   * Creates columns that this thread and the workers share: nothing is copied, so this is the fast way. With `keys`,
   * each worker has its own cells for totals. Without shared memory (a page without cross-origin isolation) the columns
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

/** The memory that columns share with workers, if the set can be loaded into it. */
function sharedBy(set: CoefficientSet, columns: object): Workspace | undefined {
  const workspace = workspaceOf(columns)
  const isShared = workspace !== undefined && workspace.shared !== null
  return isShared && hasRoomFor(set, workspace) ? workspace : undefined
}

function isOurs(columns: unknown): columns is Columns {
  return typeof columns === 'object' && columns !== null && workspaceOf(columns) !== undefined
}

/** The first rows of columns and their result columns, which are new for columns of the caller. */
function openColumns(
  set: CoefficientSet,
  columns: Columns | ColumnInput,
  options: CalculateColumnsOptions,
): { readonly given: ColumnInput; readonly into: Destination } {
  const length = isOurs(columns) ? columns.rows : checkColumns(set, columns)
  const rows = checkCount(options.rows ?? length, 'rows', { least: 0, most: length })
  if (isOurs(columns)) {
    const first = firstRows(columns, rows)
    checkColumns(set, first, 'ours')
    return { given: first, into: first }
  }
  return { given: columns, into: { results: newResults(rows), status: new Uint8Array(rows) } }
}

/** Rows, their work, and the transfer of columns that are not shared. */
interface ColumnsJob extends Pick<Job, 'rows' | 'work'> {
  readonly otherwise: TransferStrategy
}

class Pool implements BulkPool {
  readonly workers: number
  readonly #workers: WorkerPool
  readonly #numberOf: (set: CoefficientSet) => number
  /** Settles when all earlier calls are done. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(workers: WorkerPool) {
    this.workers = workers.size
    this.#workers = workers
    this.#numberOf = setNumbers(workers)
  }

  #checkOpen(): void {
    if (this.#workers.ended !== undefined) throw this.#workers.ended
  }

  #checkOwner(columns: unknown): void {
    if (!isOurs(columns) || workspaceOf(columns)?.shared === null || owners.get(columns) === this.#workers) return
    const message = 'the columns were made by another pool; use them there, or make columns with this one'
    fail('', 'buffer_unusable', message)
  }

  /** Runs `work` after all earlier calls. */
  #serialize<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(() => {
      this.#checkOpen()
      return work()
    })
    this.#last = turn.catch(() => undefined)
    return turn
  }

  /** Runs a job on columns: in place in shared memory, into which the tables of the set are loaded, or otherwise. */
  #run(set: CoefficientSet, columns: object, { otherwise, ...job }: ColumnsJob): Promise<JobResult> {
    const workspace = sharedBy(set, columns)
    let transfer = otherwise
    if (workspace?.shared) {
      workspace.load(kernelTables(set), set.allowCredits ? 'any' : 'not_negative')
      transfer = inPlace(columns as Columns, workspace.shared)
    }
    return whileLent(columns, () => dispatch(this.#workers, { ...job, set: this.#numberOf(set), transfer }))
  }

  createColumns(set: CoefficientSet, options: ColumnsOptions): Columns {
    this.#checkOpen()
    // a page without cross-origin isolation lacks the class
    if (typeof SharedArrayBuffer !== 'function') return createColumns(set, options)
    const columns = createSharedColumns(set, options, this.workers)
    owners.set(columns, this.#workers)
    return columns
  }

  async calculateColumns(
    set: CoefficientSet,
    columns: Columns | ColumnInput,
    options: CalculateColumnsOptions = {},
  ): Promise<CalculatedColumns> {
    this.#checkOpen()
    this.#checkOwner(columns)
    const { given, into } = openColumns(set, columns, options)
    return this.#serialize(async () => {
      const { results, status } = into
      const job = { rows: status.length, work: { kind: 'calculate' }, otherwise: byBlocks(given, into) } as const
      const { outcomes } = await this.#run(set, columns, job)
      const failedRows = failedRowsIn(outcomes)
      const exactRows = outcomes.reduce((sum, one) => sum + one.exactRows, 0)
      const kernel = outcomes[0]?.kernel ?? kernelName()
      return { ...byGas(results), status, failed: failedRows.length, failedRows, exactRows, kernel }
    })
  }

  async totalColumns(
    set: CoefficientSet,
    columns: Columns | KeyedColumnInput,
    options: TotalColumnsOptions = {},
  ): Promise<Totals> {
    this.#checkOpen()
    this.#checkOwner(columns)
    return this.#serialize(async () => {
      const { state, rows, firstRow, status, columns: given } = placeRows(set, columns, options)
      const work = { kind: 'total', keys: state.keys, firstRow, kernel: state.workspace().kernel } as const
      const otherwise = byBlocks(given, { results: null, status })
      const { totals } = await this.#run(set, columns, { rows, work, otherwise })
      for (const part of totals) state.merge(part)
      return options.into ?? new Totals(state)
    })
  }

  close(): Promise<void> {
    return this.#workers.end(workerFailed('the pool was closed; make another'))
  }
}

/** The pool on a set of workers. */
export function poolOf(workers: WorkerPool): BulkPool {
  return new Pool(workers)
}
