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
import type { Workspace } from '../kernel/workspace.ts'
import { placeRows, type TotalColumnsOptions } from '../totals/placement.ts'
import { Totals } from '../totals/totals.ts'
import { type Crew, workerFailed } from './crew.ts'
import { handOut } from './hand-out.ts'
import { KeptSets } from './kept-sets.ts'
import { partOf, type SentTotals } from './sent-totals.ts'
import { Tally } from './tally.ts'
import { byBlocks, inPlace, type Way } from './ways.ts'

/**
 * Workers that calculate together. What is asked at once is done one after the other. Once it is closed, or a worker
 * failed, everything rejects with `worker_failed`; results that were under way are then partly written and mean nothing.
 */
export interface BulkPool {
  readonly workers: number
  /**
   * Columns that this thread and the workers share: nothing is copied, so this is the fast way. With `keys` there are
   * cells for totals, once for each worker. Where no memory can be shared (a page without cross-origin isolation) they are
   * this thread's, and travel to the workers in blocks.
   */
  createColumns(set: CoefficientSet, options: ColumnsOptions): Columns
  /**
   * What `calculateColumns` of one thread gives, by all workers. Leave the columns alone until it resolves. Columns of the
   * caller travel in blocks, which this thread copies: the gain is small. Rejects with what `calculateColumns` throws, with `buffer_unusable` for columns of another
   * pool or of memory that was handed away meanwhile, and `worker_failed`.
   */
  calculateColumns(
    set: CoefficientSet,
    columns: Columns | ColumnInput,
    options?: CalculateColumnsOptions,
  ): Promise<CalculatedColumns>
  /**
   * What `totalColumns` of one thread gives, by all workers: the same bytes. Totals `into` which rows go are changed only
   * when all rows are done. Rejects with what `totalColumns` throws, and as `calculateColumns` does.
   */
  totalColumns(set: CoefficientSet, columns: Columns | KeyedColumnInput, options?: TotalColumnsOptions): Promise<Totals>
  /** Ends the workers; resolves when they have ended. */
  close(): Promise<void>
}

const owners = new WeakMap<object, Crew>()

/** True where threads can share memory: a page that is not isolated has no such class. */
const canShare = () => typeof SharedArrayBuffer === 'function'

/** The memory that columns share with workers, when a set can be loaded into it. */
function sharedBy(set: CoefficientSet, columns: object): Workspace | undefined {
  const workspace = workspaceOf(columns)
  const isShared = workspace !== undefined && workspace.shared !== null
  return isShared && hasRoomFor(set, workspace) ? workspace : undefined
}

function isOurs(columns: unknown): columns is Columns {
  return typeof columns === 'object' && columns !== null && workspaceOf(columns) !== undefined
}

/** The first rows of columns, and where their results go; new columns for those of the caller. */
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
  readonly #crew: Crew
  readonly #sets: KeptSets
  /** Settles when everything that was asked before is done. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(crew: Crew) {
    this.workers = crew.size
    this.#crew = crew
    this.#sets = new KeptSets(crew)
  }

  #checkOpen(): void {
    if (this.#crew.ended !== undefined) throw this.#crew.ended
  }

  #checkOwner(columns: unknown): void {
    if (!isOurs(columns) || workspaceOf(columns)?.shared === null || owners.get(columns) === this.#crew) return
    const message = 'the columns were made by another pool; use them there, or make columns with this one'
    fail('', 'buffer_unusable', message)
  }

  /** Does work when all that was asked before is done. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(() => {
      this.#checkOpen()
      return work()
    })
    this.#last = turn.catch(() => undefined)
    return turn
  }

  /** How rows come to the workers; in shared memory the tables of the set are loaded. */
  #wayOf(set: CoefficientSet, columns: object, otherwise: () => Way): Way {
    const workspace = sharedBy(set, columns)
    if (workspace === undefined || workspace.shared === null) return otherwise()
    workspace.load(kernelTables(set), set.allowCredits ? 'any' : 'not_negative')
    return inPlace(columns as Columns, workspace.shared)
  }

  createColumns(set: CoefficientSet, options: ColumnsOptions): Columns {
    this.#checkOpen()
    if (!canShare()) return createColumns(set, options)
    const columns = createSharedColumns(set, options, this.workers)
    owners.set(columns, this.#crew)
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
    return this.#inTurn(() =>
      whileLent(columns, async () => {
        const way = this.#wayOf(set, columns, () => byBlocks(given, into))
        const tally = new Tally()
        const take: Tally['add'] = (done) => tally.add(done)
        const job = {
          set: this.#sets.numberOf(set),
          rows: into.status.length,
          work: { kind: 'calculate' },
          way,
          take,
        } as const
        await handOut(this.#crew, job)
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
    return this.#inTurn(async () => {
      const { state, rows, firstRow, status, columns: given } = placeRows(set, columns, options)
      const { kernel } = state.home()
      return whileLent(columns, async () => {
        const way = this.#wayOf(set, columns, () => byBlocks(given, { results: [], status }))
        const parts: SentTotals[] = []
        const work = { kind: 'total', keys: state.keys, firstRow, kernel } as const
        const add = (part: SentTotals) => parts.push(part)
        const take = () => undefined
        await handOut(this.#crew, { set: this.#sets.numberOf(set), rows, work, way, take, add })
        for (const part of parts) state.merge(partOf(part))
        return options.into ?? new Totals(state)
      })
    })
  }

  close(): Promise<void> {
    return this.#crew.end(workerFailed('the pool was closed; make another'))
  }
}

/** The pool of a crew. */
export function poolOf(crew: Crew): BulkPool {
  return new Pool(crew)
}
