import { fail, type KnownFields } from '../../core/errors/index.ts'
import { type CoefficientSet, checkOptions, checkSet } from '../coefficients/coefficient-set.ts'
import { fitsWorkspace } from '../columns/calculate-columns.ts'
import { inputOf } from '../columns/calculate-copied.ts'
import { checkColumns, checkKeys, checkRowCount, type KeyedColumnInput } from '../columns/check-columns.ts'
import { type Columns, checkColumnsFree, isOwnColumns, workspaceOf } from '../columns/columns.ts'
import type { KernelName, Workspace } from '../kernel/workspace.ts'
import type { CopiedRows } from './gather.ts'
import { isSameSet } from './set-digest.ts'
import { isTotals, type Totals, totalsState } from './totals.ts'
import { makeWorkspace, TotalsState } from './totals-state.ts'

/** The rows to add, and the totals to add them to. */
export interface TotalColumnsOptions {
  /** Number of keys: the key column holds 0 to keys - 1. Not needed with `into`, or with columns made with keys. */
  readonly keys?: number | undefined
  /** Totals of earlier chunks; defaults to new ones. */
  readonly into?: Totals | undefined
  /** Number of rows to read, from the first; defaults to all. */
  readonly rows?: number | undefined
  /** Number of the first row in `failedRows`; by default rows are numbered on from those already added. */
  readonly firstRow?: number | undefined
  /** Receives the status of the caller's rows and must be as long; columns of `createColumns` have their own. */
  readonly status?: Uint8Array | undefined
  /** Defaults to the fastest kernel that runs here. */
  readonly kernel?: KernelName | undefined
}

/** Checked rows and the totals that they go to. */
export interface Placement extends CopiedRows {
  /** The columns if `createColumns` made them. */
  readonly own: Columns | undefined
  /** True if the totals live in the memory of the columns. */
  readonly isInPlace: boolean
}

function extendState(into: unknown, set: CoefficientSet, keys: number | undefined): TotalsState {
  if (!isTotals(into)) fail('into', 'invalid_type', { message: 'must be Totals', expected: 'Totals', received: into })
  const state = totalsState(into)
  if (keys !== undefined && keys !== state.keys) {
    const message = `have ${state.keys} keys; add to totals of ${keys}, or leave keys out`
    fail('into', 'mixed_totals', { message, expected: String(keys), received: state.keys })
  }
  if (!isSameSet(state.set, set)) {
    fail('into', 'mixed_totals', 'are totals of a set with other coefficients; start new ones for this set')
  }
  if (state.set.allowCredits !== set.allowCredits) {
    const message =
      'are totals of a set that treats values below zero differently; compile both sets with the same options'
    fail('into', 'mixed_totals', { message, expected: `allowCredits: ${state.set.allowCredits}` })
  }
  return state
}

/** New totals, in the memory of the columns if these have room for the keys. */
function newState(set: CoefficientSet, workspace: Workspace | undefined, options: TotalColumnsOptions): TotalsState {
  const { keys = workspace?.shape.keys, kernel = workspace?.kernel } = options
  if (keys === undefined || (options.keys === undefined && keys === 0)) {
    const message = 'must be given, or `into`, or columns that were made with keys'
    fail('keys', 'required', { message, expected: 'how many keys there are' })
  }
  const count = checkKeys(keys, set)
  // memory shared with workers does not qualify: tables of other sets are loaded into it while these totals live
  const isOwn = workspace !== undefined && workspace.shared === null
  const fits = isOwn && workspace.shape.keys === count && workspace.kernel === kernel
  return new TotalsState(set, fits && fitsWorkspace(set, workspace) ? workspace : makeWorkspace(set, count, kernel))
}

function checkStatus(status: unknown, rows: number): void {
  if (status === undefined || (status instanceof Uint8Array && status.length >= rows)) return
  const message = `must be a Uint8Array of at least ${rows} bytes, one for each row`
  fail('status', 'columns_unequal', { message, expected: `${rows} bytes`, received: status })
}

const OPTION_NAMES: KnownFields<TotalColumnsOptions> = {
  ...{ keys: true, into: true, rows: true, firstRow: true, status: true, kernel: true },
}

/** Checks the columns and options, and finds the totals that the rows go to. */
export function placeRows(
  set: CoefficientSet,
  columns: Columns | KeyedColumnInput,
  options: TotalColumnsOptions,
): Placement {
  checkSet(set)
  checkOptions(options, OPTION_NAMES)
  const isObject = typeof columns === 'object' && columns !== null
  const workspace = isObject ? workspaceOf(columns) : undefined
  if (workspace !== undefined) checkColumnsFree(columns)
  // a missing key column is reported like one that is undefined
  const input = workspace === undefined ? columns : inputOf(columns)
  const keyed = isObject ? { ...input, key: columns.key } : columns
  const length = checkColumns(set, keyed, workspace === undefined ? 'of the caller' : 'ours')
  const rows = checkRowCount(options.rows ?? length, 'rows', { least: 0, most: length })
  const { into, keys, firstRow, status } = options
  if (firstRow !== undefined) checkRowCount(firstRow, 'firstRow', { least: 0, most: Number.MAX_SAFE_INTEGER - rows })
  checkStatus(status, rows)
  const state = into === undefined ? newState(set, workspace, options) : extendState(into, set, keys)
  const own = isOwnColumns(columns) ? columns : undefined
  return {
    state,
    columns: keyed,
    rows,
    firstRow: firstRow ?? state.rows,
    status: own === undefined ? status : own.status,
    own,
    isInPlace: state.workspace() === workspace,
  }
}
