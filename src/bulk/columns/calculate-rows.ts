import { readDouble, readItem, readUint32 } from '../../base/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { isUnknown, kernelTables, unpublishedMasks } from '../coefficients/kernel-tables.ts'
import { CHUNK_ROWS, type RowRange, rangesOf, type Workspace } from '../kernel/workspace.ts'
import { exactRow } from './exact-row.ts'

/** The set to calculate rows by, and the column that receives their status. */
export interface Settling {
  readonly set: CoefficientSet
  readonly status: Uint8Array
}

/** Number of rows of a workspace, from the first, with set and status. */
export interface RowsOf extends Settling {
  readonly rows: number
}

/** Number of rows that took exact arithmetic, and of those that failed. */
export interface SettledRows {
  readonly exactRows: number
  readonly failed: number
}

/** Calculates the rows that the kernel left with exact arithmetic; returns how many failed. */
export function settleRows(left: Uint32Array, workspace: Workspace, { set, status }: Settling): number {
  const { value, second, coefficient, results } = workspace
  let failed = 0
  for (const row of left) {
    const times = set.hasSecond ? readDouble(second, row) : 1
    const outcome = exactRow({ value: readDouble(value, row), second: times, pair: readUint32(coefficient, row) }, set)
    const failure = typeof outcome === 'number' ? outcome : 0
    if (failure !== 0) {
      status[row] = failure
      failed++
    }
    for (const [gas, column] of results.entries()) {
      column[row] = typeof outcome === 'number' ? Number.NaN : readItem(outcome, gas)
    }
  }
  return failed
}

/** Writes NaN for each gas that a row's pair does not publish. */
export function markUnpublishedGases(workspace: Workspace, { from, to }: RowRange, set: CoefficientSet): void {
  const masks = unpublishedMasks(set)
  for (let row = from; row < to; row++) {
    const mask = masks[readUint32(workspace.coefficient, row)] ?? 0
    if (mask === 0) continue
    for (const [gas, column] of workspace.results.entries()) if (isUnknown(mask, gas)) column[row] = Number.NaN
  }
}

/** Calculates a range of rows in place, with tables loaded. */
export function calculateRange(workspace: Workspace, rows: RowRange, { set, status }: Settling): SettledRows {
  status.fill(0, rows.from, rows.to)
  let exactRows = 0
  let failed = 0
  for (const range of rangesOf(rows, CHUNK_ROWS)) {
    const left = workspace.calculate(range.from, range.to)
    exactRows += left.length
    if (set.hasUnpublished) markUnpublishedGases(workspace, range, set)
    failed += settleRows(left, workspace, { set, status })
  }
  return { exactRows, failed }
}

/** Calculates rows in place. */
export function calculateRows(workspace: Workspace, { set, rows, status }: RowsOf): SettledRows {
  workspace.load(kernelTables(set), set.allowCredits ? 'any' : 'not_negative')
  return calculateRange(workspace, { from: 0, to: rows }, { set, status })
}
