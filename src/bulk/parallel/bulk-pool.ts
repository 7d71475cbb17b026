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
import { kernelName } from '../kernel/choose-kernel.ts'
import type { KernelName, Workspace } from '../kernel/workspace.ts'
import { placeRows, type TotalColumnsOptions } from '../totals/placement.ts'
import { Totals } from '../totals/totals.ts'
import { dispatch } from './dispatch.ts'
import { KeptSets } from './kept-sets.ts'
import type { DoneRows } from './messages.ts'
import { partOf, type SentTotals } from './sent-totals.ts'
import { byBlocks, inPlace, type TransferStrategy } from './transfer-strategies.ts'
import { type WorkerPool, workerFailed } from './worker-pool.ts'

/** The reports of all workers on the rows of a table. */
class Tally {
  readonly #failures: DoneRows[] = []
  exactRows = 0
  /** The kernel of the workers; undefined: nothing was done. */
  kernel: KernelName | undefined

  add(done: DoneRows): void {
    this.exactRows += done.exactRows
    this.kernel = done.kernel
    if (done.failedRows.length > 0) this.#failures.push(done)
  }

  /** The numbers of the rows that failed, in order, whoever answered first. */
  failedRows(): Uint32Array {
    const parts = this.#failures.sort((a, b) => a.from - b.from).map(({ failedRows }) => failedRows)
    const rows = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0))
    let index = 0
    for (const part of parts) {
      rows.set(part, index)
      index += part.length
    }
    return rows
  }
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

/** True if threads can share memory: a page without cross-origin isolation lacks the class. */
const canShare = () => typeof SharedArrayBuffer === 'function'

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
  const results = [0, 1, 2, 3].map(() => new Float64Array(rows))
  return { given: columns, into: { results, status: new Uint8Array(rows) } }
}

class Pool implements BulkPool {
  readonly workers: number
  readonly #workers: WorkerPool
  readonly #sets: KeptSets
  /** Settles when all earlier calls are done. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(workers: WorkerPool) {
    this.workers = workers.size
    this.#workers = workers
    this.#sets = new KeptSets(workers)
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

  /** The transfer strategy of columns; in shared memory, also loads the tables of the set. */
  #wayOf(set: CoefficientSet, columns: object, otherwise: () => TransferStrategy): TransferStrategy {
    const workspace = sharedBy(set, columns)
    if (workspace === undefined || workspace.shared === null) return otherwise()
    workspace.load(kernelTables(set), set.allowCredits ? 'any' : 'not_negative')
    return inPlace(columns as Columns, workspace.shared)
  }

  createColumns(set: CoefficientSet, options: ColumnsOptions): Columns {
    this.#checkOpen()
    if (!canShare()) return createColumns(set, options)
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
    return this.#serialize(() =>
      whileLent(columns, async () => {
        const strategy = this.#wayOf(set, columns, () => byBlocks(given, into))
        const tally = new Tally()
        const take: Tally['add'] = (done) => tally.add(done)
        const job = {
          set: this.#sets.numberOf(set),
          rows: into.status.length,
          work: { kind: 'calculate' },
          way: strategy,
          take,
        } as const
        await dispatch(this.#workers, job)
        const [co2, ch4, n2o, co2e] = into.results as Workspace['results']
        const { exactRows, kernel = kernelName() } = tally
        const failedRows = tally.failedRows()
        return { co2, ch4, n2o, co2e, status: into.status, failed: failedRows.length, failedRows, exactRows, kernel }
      }),
    )
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
      const { kernel } = state.workspace()
      return whileLent(columns, async () => {
        const strategy = this.#wayOf(set, columns, () => byBlocks(given, { results: [], status }))
        const parts: SentTotals[] = []
        const work = { kind: 'total', keys: state.keys, firstRow, kernel } as const
        const add = (part: SentTotals) => parts.push(part)
        const take = () => undefined
        await dispatch(this.#workers, { set: this.#sets.numberOf(set), rows, work, way: strategy, take, add })
        for (const part of parts) state.merge(partOf(part))
        return options.into ?? new Totals(state)
      })
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
