import { fail } from '../../errors/index.ts'
import { checkOptions, checkSet } from '../coefficients/check-set.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { hasRoomFor } from '../columns/calculate-columns.ts'
import { checkColumns, checkCount, checkKeys, type KeyedColumnInput } from '../columns/check-columns.ts'
import { type Columns, checkNotLent, workspaceOf } from '../columns/columns.ts'
import type { KernelName, Workspace } from '../kernel/workspace.ts'
import { isSameSet } from './set-digest.ts'
import { isTotals, stateOf, type Totals } from './totals.ts'
import { COPIED_ROWS, makeHome, TotalsState } from './totals-state.ts'

/** Which rows are added, and to what. */
export interface TotalColumnsOptions {
  /** How many keys there are: the key column holds 0 to keys - 1. Not needed with `into`, or with columns that have keys. */
  readonly keys?: number
  /** Totals of chunks before this one; not given: new ones. */
  readonly into?: Totals
  /** Only so many rows, from the first; not given: all. */
  readonly rows?: number
  /** The number of the first row in `failedRows`; not given: the rows are counted on. */
  readonly firstRow?: number
  /** Where the status of the caller's rows goes, at least as long as they; columns of `createColumns` have their own. */
  readonly status?: Uint8Array
  /** Not given: the fastest kernel that runs here. */
  readonly kernel?: KernelName
}

/** Rows on their way into totals. */
export interface Placement {
  readonly state: TotalsState
  readonly columns: KeyedColumnInput
  readonly rows: number
  readonly firstRow: number
  readonly status: Uint8Array | undefined
  /** Columns of a kernel. */
  readonly own: Columns | undefined
  /** Whether the totals live in the memory of the columns. */
  readonly isInPlace: boolean
}

function stateInto(into: unknown, set: CoefficientSet, keys: number | undefined): TotalsState {
  if (!isTotals(into)) fail('into', 'invalid_type', { message: 'must be Totals', expected: 'Totals', received: into })
  const state = stateOf(into)
  if (keys !== undefined && keys !== state.keys) {
    const message = `have ${state.keys} keys; add to totals of ${keys}, or leave keys out`
    fail('into', 'mixed_totals', { message, expected: String(keys), received: state.keys })
  }
  if (!isSameSet(state.set, set)) {
    fail('into', 'mixed_totals', 'are totals of a set with other coefficients; start new ones for this set')
  }
  if (state.set.allowCredits !== set.allowCredits) {
    const message = 'are totals of a set that treats values below zero otherwise; compile both sets alike'
    fail('into', 'mixed_totals', { message, expected: `allowCredits: ${state.set.allowCredits}` })
  }
  return state
}

/** New totals, in the memory of columns that have room for these keys. */
function newState(set: CoefficientSet, workspace: Workspace | undefined, options: TotalColumnsOptions): TotalsState {
  const { keys = workspace?.shape.keys, kernel = workspace?.kernel } = options
  if (keys === undefined || (options.keys === undefined && keys === 0)) {
    const message = 'must be given, or `into`, or columns that were made with keys'
    fail('keys', 'required', { message, expected: 'how many keys there are' })
  }
  const count = checkKeys(keys, set)
  // not where workers share the memory: it takes the tables of other sets while these totals live on
  const isOwn = workspace !== undefined && workspace.shared === null
  const fits = isOwn && workspace.shape.keys === count && workspace.kernel === kernel
  return new TotalsState(set, fits && hasRoomFor(set, workspace) ? workspace : makeHome(set, count, kernel))
}

function checkStatus(status: unknown, rows: number): void {
  if (status === undefined || (status instanceof Uint8Array && status.length >= rows)) return
  const message = `must be a Uint8Array of at least ${rows} bytes, one for each row`
  fail('status', 'columns_unequal', { message, expected: `${rows} bytes`, received: status })
}

function withoutResults({ value, second, coefficient, key }: Columns): KeyedColumnInput {
  return { value, coefficient, key, ...(second.length > 0 ? { second } : {}) }
}

/** Where rows are and which totals they go to, all checked. */
export function placeRows(
  set: CoefficientSet,
  given: Columns | KeyedColumnInput,
  options: TotalColumnsOptions,
): Placement {
  checkSet(set)
  checkOptions(options)
  const isObject = typeof given === 'object' && given !== null
  const workspace = isObject ? workspaceOf(given) : undefined
  if (workspace !== undefined) checkNotLent(given)
  const columns = workspace === undefined ? (given as KeyedColumnInput) : withoutResults(given as Columns)
  const keyed = isObject ? { ...columns, key: columns.key } : columns // a missing key is told as such
  const length = checkColumns(set, keyed, workspace === undefined ? 'of the caller' : 'ours')
  const rows = checkCount(options.rows ?? length, 'rows', { least: 0, most: length })
  const most = Number.MAX_SAFE_INTEGER - rows
  const firstRow =
    options.firstRow === undefined ? undefined : checkCount(options.firstRow, 'firstRow', { least: 0, most })
  checkStatus(options.status, rows)
  const { into, keys } = options
  const state = into === undefined ? newState(set, workspace, options) : stateInto(into, set, keys)
  return {
    state,
    columns,
    rows,
    firstRow: firstRow ?? state.rows,
    status: workspace === undefined ? options.status : (given as Columns).status,
    own: workspace === undefined ? undefined : (given as Columns),
    isInPlace: state.home() === workspace,
  }
}

/** Copies rows into the workspace in which totals live, block by block, and does what is asked with each block. */
export function copyRows(
  { state, columns, rows, status }: Placement,
  use: (block: { readonly from: number; readonly to: number; readonly status: Uint8Array }) => void,
): void {
  const home = state.ownHome()
  const scratch = new Uint8Array(COPIED_ROWS)
  for (let from = 0; from < rows; from += COPIED_ROWS) {
    const to = Math.min(rows, from + COPIED_ROWS)
    home.value.set(columns.value.subarray(from, to))
    if (state.set.hasSecond) home.second.set((columns.second as Float64Array).subarray(from, to))
    home.coefficient.set(columns.coefficient.subarray(from, to))
    home.key.set(columns.key.subarray(from, to))
    use({ from, to, status: status?.subarray(from, to) ?? scratch.subarray(0, to - from) })
  }
}
