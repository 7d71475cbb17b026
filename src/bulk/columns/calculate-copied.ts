import { cacheByObject, readItem } from '../../base/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import type { ResultColumns } from '../kernel/cells.ts'
import { createWorkspace } from '../kernel/create-workspace.ts'
import { COPIED_ROWS, type RowRange, rangesOf, type Workspace, type WorkspaceColumns } from '../kernel/workspace.ts'
import { calculateRows, type SettledRows } from './calculate-rows.ts'
import type { ColumnInput, KeyedColumnInput } from './check-columns.ts'

/** Columns with or without keys. */
export type InputColumns = ColumnInput & Partial<Pick<KeyedColumnInput, 'key'>>

/** Returns only the input columns, without the empty second column of a kernel. */
export function inputOf({ value, second, coefficient }: ColumnInput): ColumnInput {
  return second === undefined || second.length === 0 ? { value, coefficient } : { value, second, coefficient }
}

/** Views of a range of rows. */
export function sliceColumns(columns: ColumnInput, { from, to }: RowRange): ColumnInput {
  const { value, second, coefficient } = inputOf(columns)
  return {
    value: value.subarray(from, to),
    coefficient: coefficient.subarray(from, to),
    ...(second === undefined ? {} : { second: second.subarray(from, to) }),
  }
}

/** Copies a range of rows to the first rows of other columns. */
export function copyRows(
  { value, second, coefficient, key }: InputColumns,
  { from, to }: RowRange,
  into: Omit<WorkspaceColumns, 'results'>,
): void {
  into.value.set(value.subarray(from, to))
  if (second !== undefined && into.second.length > 0) into.second.set(second.subarray(from, to))
  into.coefficient.set(coefficient.subarray(from, to))
  if (key !== undefined && into.key.length > 0) into.key.set(key.subarray(from, to))
}

/** Copies the first results of a workspace to a range of rows. */
export function copyResults(from: Workspace, range: RowRange, results: ResultColumns): void {
  for (const [gas, column] of results.entries()) {
    column.set(readItem(from.results, gas).subarray(0, range.to - range.from), range.from)
  }
}

/** The workspace through which columns of callers are calculated, cached per set. */
const workspaceFor = cacheByObject(({ pairs, hasSecond }: CoefficientSet) =>
  createWorkspace({ rows: COPIED_ROWS, pairs: pairs.length, hasSecond, hasResults: true, keys: 0 }),
)

/** The columns that receive results and status. */
export interface Destination {
  readonly results: ResultColumns
  readonly status: Uint8Array
}

/** Calculates columns in other memory block by block. */
export function calculateByCopies(
  set: CoefficientSet,
  columns: ColumnInput,
  { results, status }: Destination,
): SettledRows & { readonly kernel: Workspace['kernel'] } {
  const workspace = workspaceFor(set)
  let exactRows = 0
  let failed = 0
  for (const range of rangesOf({ from: 0, to: status.length }, COPIED_ROWS)) {
    const rows = range.to - range.from
    copyRows(columns, range, workspace)
    const settled = calculateRows(workspace, { set, rows, status: status.subarray(range.from, range.to) })
    exactRows += settled.exactRows
    failed += settled.failed
    copyResults(workspace, range, results)
  }
  return { exactRows, failed, kernel: workspace.kernel }
}
