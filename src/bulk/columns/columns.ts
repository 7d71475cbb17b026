import { fail } from '../../core/errors/index.ts'
import { type CoefficientSet, checkSet, requireOptions } from '../coefficients/coefficient-set.ts'
import { byGas, type GasColumns } from '../kernel/cells.ts'
import { createWorkspace } from '../kernel/create-workspace.ts'
import type { KernelName, Workspace, WorkspaceShape } from '../kernel/workspace.ts'
import { checkKeys, checkRowCount } from './check-columns.ts'

/** Maximum rows of a table: five columns of doubles and two of indexes stay below the 4 GiB a kernel can address. */
export const ROWS_MAX = 64_000_000
/** Capacity for pairs beyond those of the set, so that another set can be loaded into the same columns. */
const SPARE_PAIRS = 1024

/** Capacity of the columns. */
export interface ColumnsOptions {
  /** Capacity in rows, 1 to 64,000,000. */
  readonly rows: number
  /** Number of keys, for cells of totals and a key column; none by default. Keys times pairs: at most 67,108,864. */
  readonly keys?: number | undefined
  /** Defaults to the fastest kernel that runs here. */
  readonly kernel?: KernelName | undefined
}

/**
 * Columns in the memory of the kernel, which reads and writes them in place. Fill `value`, `coefficient` (and `second`
 * if the set has one), calculate, read the results; then refill them. The
 * columns of the gases hold kilograms, NaN in a failed row.
 */
export interface Columns extends GasColumns {
  readonly rows: number
  readonly kernel: KernelName
  readonly value: Float64Array
  /** Empty if the set has no second column. */
  readonly second: Float64Array
  readonly coefficient: Uint32Array
  /** The key of the total that each row is added to; empty for columns without keys. */
  readonly key: Uint32Array
  /** 0, or the status number of the row's error code. */
  readonly status: Uint8Array
}

const workspaces = new WeakMap<object, Workspace>()

/** Returns the workspace in whose memory the columns lie; undefined for columns of the caller. */
export function workspaceOf(columns: object): Workspace | undefined {
  return workspaces.get(columns)
}

const lent = new WeakSet<object>()

/** Marks columns as lent to workers while `work` runs; no other call may use them meanwhile. */
export async function lendColumns<T>(columns: object, work: () => Promise<T>): Promise<T> {
  lent.add(columns)
  try {
    return await work()
  } finally {
    lent.delete(columns)
  }
}

/** True for columns in the memory of a kernel. */
export function isOwnColumns(columns: unknown): columns is Columns {
  return typeof columns === 'object' && columns !== null && workspaces.has(columns)
}

/** Throws `buffer_unusable` while columns are lent to workers. */
export function checkColumnsFree(columns: object): void {
  if (!lent.has(columns)) return
  fail('', 'buffer_unusable', 'workers are still using these columns; wait for the result of the pool')
}

/** Returns the columns of a workspace. */
export function columnsOfWorkspace(workspace: Workspace): Columns {
  const { kernel, shape, value, second, coefficient, key, results } = workspace
  const status =
    workspace.shared === null ? new Uint8Array(shape.rows) : new Uint8Array(new SharedArrayBuffer(shape.rows))
  const columns = { rows: shape.rows, kernel, value, second, coefficient, key, ...byGas(results), status }
  workspaces.set(columns, workspace)
  return Object.freeze(columns)
}

function workspaceShape(set: CoefficientSet, options: ColumnsOptions): WorkspaceShape {
  checkSet(set)
  requireOptions(options, { rows: true, keys: true, kernel: true }, '{ rows }')
  const rows = checkRowCount(options.rows, 'rows', { least: 1, most: ROWS_MAX })
  const keys = options.keys === undefined ? 0 : checkKeys(options.keys, set)
  const pairs = set.pairs.length + (keys === 0 ? SPARE_PAIRS : 0)
  return { rows, pairs, hasSecond: set.hasSecond, hasResults: true, keys }
}

function kernelOf({ kernel }: ColumnsOptions): { readonly kernel?: KernelName } {
  return kernel === undefined ? {} : { kernel }
}

/**
 * Creates columns in the memory of the kernel: nothing is copied in or out, so this is fastest for many rows. Throws
 * `list_too_long` beyond 64,000,000 rows, and `invalid_type`.
 *
 * @example
 * ```ts
 * import { calculateColumns, compile, createColumns } from 'tonne/bulk'
 * import { findFactor } from 'tonne/factors'
 * const gas = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
 * const set = compile({ pairs: [{ unit: 'kWh', factor: gas }, { unit: 'MWh', factor: gas }] })
 * const columns = createColumns(set, { rows: 1000 })
 * for (let row = 0; row < 1000; row++) {
 *   columns.value[row] = row
 *   columns.coefficient[row] = row % 2
 * }
 * calculateColumns(set, columns).failed // => 0
 * columns.co2e[999] // => 182777.04
 * ```
 */
export function createColumns(set: CoefficientSet, options: ColumnsOptions): Columns {
  return columnsOfWorkspace(createWorkspace(workspaceShape(set, options), kernelOf(options)))
}

/** Creates columns in memory shared by this thread and the given number of workers. */
export function createSharedColumns(set: CoefficientSet, options: ColumnsOptions, workers: number): Columns {
  return columnsOfWorkspace(
    createWorkspace(workspaceShape(set, options), { ...kernelOf(options), sharedFor: workers + 1 }),
  )
}
