import { type CoefficientSet, checkOptions, checkSet } from '../coefficients/coefficient-set.ts'
import { byGas, type GasColumns } from '../kernel/cells.ts'
import type { KernelName, Workspace } from '../kernel/workspace.ts'
import { calculateByCopies, type Destination, sliceColumns } from './calculate-copied.ts'
import { calculateRows, type SettledRows } from './calculate-rows.ts'
import { type ColumnInput, checkColumns, checkRowCount } from './check-columns.ts'
import { type Columns, checkColumnsFree, isOwnColumns, workspaceOf } from './columns.ts'
import { failedRowsOf } from './failed-rows-of.ts'
import { destinationOf, type ResultsInto, rejectDestination } from './result-columns.ts'

/** The rows to calculate, and where their results go. */
export interface CalculateColumnsOptions {
  /** Number of rows, from the first; defaults to all. */
  readonly rows?: number | undefined
  /**
   * Columns that receive the results of columns of the caller; new ones by default, which take time to allocate and to
   * clear.
   */
  readonly into?: ResultsInto | undefined
}

/** The results of all rows: kilograms of each gas, the nearest doubles of the exact products; NaN in a failed row. */
export interface CalculatedColumns extends GasColumns {
  /** 0, or the status number of the row's error code: `codeOfRowStatus` names it. */
  readonly status: Uint8Array
  /** Number of failed rows. */
  readonly failed: number
  /** The failed rows by number, from 0, in order. */
  readonly failedRows: Uint32Array
  /** Number of rows that the kernel left to exact arithmetic, failed ones included. */
  readonly exactRows: number
  readonly kernel: KernelName
}

/** Wraps written results and status, and lists the failed rows. */
export function outcome(
  { results, status }: Destination,
  { exactRows, failed, kernel }: Partial<SettledRows> & Pick<CalculatedColumns, 'exactRows' | 'kernel'>,
): CalculatedColumns {
  const failedRows = failedRowsOf(status, failed)
  return { ...byGas(results), status, failed: failedRows.length, failedRows, exactRows, kernel }
}

/** True if the set can be loaded into the workspace. */
export function fitsWorkspace({ pairs, hasSecond }: CoefficientSet, { shape }: Workspace): boolean {
  return pairs.length <= shape.pairs && hasSecond === shape.hasSecond
}

/** Views of the first rows of a kernel's columns. */
export function firstRows(columns: Columns, rows: number): Destination & ColumnInput {
  const { co2, ch4, n2o, co2e, status } = columns
  return {
    results: [co2.subarray(0, rows), ch4.subarray(0, rows), n2o.subarray(0, rows), co2e.subarray(0, rows)],
    status: status.subarray(0, rows),
    ...sliceColumns(columns, { from: 0, to: rows }),
  }
}

function calculateOwn(set: CoefficientSet, columns: Columns, rows: number): CalculatedColumns {
  checkColumnsFree(columns)
  const first = firstRows(columns, rows)
  const workspace = workspaceOf(columns)
  if (workspace !== undefined && fitsWorkspace(set, workspace)) {
    const settled = calculateRows(workspace, { set, rows, status: first.status })
    return outcome(first, { ...settled, kernel: workspace.kernel })
  }
  checkColumns(set, first, 'ours')
  return outcome(first, calculateByCopies(set, first, first))
}

/**
 * Calculates the emission of every row: value × (second ×) coefficient of its pair, bit for bit as the scalar functions
 * do. Columns made by `createColumns` are calculated in place; columns of the caller are copied through, into new
 * columns or those of `into`. A row that cannot be calculated is NaN in all four, has a status, and affects no other row.
 * Throws `required`, `invalid_type`, `columns_unequal`, `buffer_unusable`, `unknown_field` for the columns as a whole.
 *
 * @example
 * ```ts
 * import { calculateColumns, codeOfRowStatus, compile } from 'tonne/bulk'
 * import { findFactor } from 'tonne/factors'
 * const hgv = findFactor('desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km')
 * const set = compile({ pairs: [{ unit: 't', second: 'km', factor: hgv }] })
 * const columns = { value: Float64Array.of(8, -1), second: Float64Array.of(250, 10), coefficient: Uint8Array.of(0, 0) }
 * const rows = calculateColumns(set, columns)
 * rows.co2e[0] // => 203.26
 * Array.from(rows.failedRows, (row) => codeOfRowStatus(rows.status[row] ?? 0)) // => ['must_be_non_negative']
 * ```
 */
export function calculateColumns(
  set: CoefficientSet,
  columns: Columns | ColumnInput,
  options: CalculateColumnsOptions = {},
): CalculatedColumns {
  checkSet(set)
  checkOptions(options, { rows: true, into: true })
  if (isOwnColumns(columns)) {
    rejectDestination(options.into)
    return calculateOwn(
      set,
      columns,
      checkRowCount(options.rows ?? columns.rows, 'rows', { least: 0, most: columns.rows }),
    )
  }
  const length = checkColumns(set, columns)
  const rows = checkRowCount(options.rows ?? length, 'rows', { least: 0, most: length })
  const into = destinationOf(options.into, rows, columns)
  return outcome(into, calculateByCopies(set, columns, into))
}
