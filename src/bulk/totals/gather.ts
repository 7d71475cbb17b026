import { ROW_STATUS } from '../../errors/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { markUnpublished, settleRows } from '../columns/calculate-rows.ts'
import { exactRow, type Row, rejectionOf } from '../columns/exact-row.ts'
import { CHUNK_ROWS, type Workspace } from '../kernel/workspace.ts'
import { type Decimal, decimalOf } from './exact-cells.ts'
import { type TotalsState, unpublishedMasks } from './totals-state.ts'

/** A range of rows of a workspace. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** The totals that rows of a workspace are added to; they live in that workspace. */
export interface Gathering {
  readonly state: TotalsState
  /** Receives the status of the rows. */
  readonly status: Uint8Array
  /** Number of the workspace's first row, counted over all chunks. */
  readonly firstRow: number
}

/** Bounds within which no product of a row overflows or underflows, since coefficients lie within 1e-200 to 1e200. */
const SIZE_MIN = 1e-50
const SIZE_MAX = 1e50

function isOrdinary(number: number): boolean {
  const size = Math.abs(number)
  return size === 0 || (size >= SIZE_MIN && size <= SIZE_MAX)
}

/** The status of a row that a kernel left: the one of `calculateColumns`, or `unknown_key`. */
function statusOf(row: Row, key: number, { set, keys }: TotalsState): number {
  const refused = rejectionOf(row, set)
  if (refused !== undefined) return ROW_STATUS[refused]
  if (!isOrdinary(row.value) || !isOrdinary(row.second)) {
    const found = exactRow(row, set)
    if (typeof found === 'number') return found
  }
  return key < keys ? 0 : ROW_STATUS.unknown_key
}

function amountOf({ value, second }: Row, { hasSecond }: CoefficientSet): Decimal {
  const amount = decimalOf(value)
  if (!hasSecond) return amount
  const by = decimalOf(second)
  return { n: amount.n * by.n, k: amount.k + by.k }
}

/** Adds the rows that a kernel left with exact arithmetic, and records those that fail. */
function gatherLeft(left: Uint32Array, workspace: Workspace, { state, status, firstRow }: Gathering): void {
  const { set, exact, failed } = state
  const { value, second, coefficient, key } = workspace
  for (const index of left) {
    const pair = coefficient[index] as number
    const row = { value: value[index] as number, second: set.hasSecond ? (second[index] as number) : 1, pair }
    const failure = statusOf(row, key[index] as number, state)
    if (failure === 0) {
      exact.add((key[index] as number) * set.pairs.length + pair, amountOf(row, set))
      state.exactRows++
    } else {
      status[index] = failure
      failed.add(firstRow + index, failure)
    }
  }
}

/** Marks the gases that rows do not publish as unknown in the totals of their keys. */
function gatherUnknown(workspace: Workspace, range: Range, { state, status }: Gathering): void {
  const masks = unpublishedMasks(state.set)
  const { coefficient, key } = workspace
  for (let row = range.from; row < range.to; row++) {
    const mask = masks[coefficient[row] as number] ?? 0
    if (mask === 0 || status[row] !== 0) continue
    const index = key[row] as number
    state.unknown[index] = (state.unknown[index] as number) | mask
  }
}

function gatherChunk(left: Uint32Array, range: Range, gathering: Gathering): void {
  const { state } = gathering
  const before = state.exactRows + state.failed.count
  const workspace = state.workspace()
  gatherLeft(left, workspace, gathering)
  if (state.set.hasUnpublished) gatherUnknown(workspace, range, gathering)
  state.settledRows += range.to - range.from - left.length
  if (state.exactRows + state.failed.count - before !== left.length) throw new Error('a row was lost on the exact path')
}

/** Adds a range of rows of the workspace in which the totals live. */
export function gatherRange(gathering: Gathering, { from: first, to: end }: Range): void {
  const { state, status } = gathering
  const workspace = state.workspace()
  status.fill(0, first, end)
  for (let from = first; from < end; from += CHUNK_ROWS) {
    const to = Math.min(end, from + CHUNK_ROWS)
    gatherChunk(workspace.total(from, to), { from, to }, gathering)
  }
}

/** Adds the first rows of the workspace in which the totals live. */
export function gatherRows(gathering: Gathering & { readonly rows: number }): void {
  gatherRange(gathering, { from: 0, to: gathering.rows })
}

/** Adds the rows and writes their results; returns the number of rows that the kernel left to exact arithmetic. */
export function calculateAndGatherRows(gathering: Gathering & { readonly rows: number }): number {
  const { state, rows, status } = gathering
  const workspace = state.workspace()
  let exactRows = 0
  status.fill(0, 0, rows)
  for (let from = 0; from < rows; from += CHUNK_ROWS) {
    const to = Math.min(rows, from + CHUNK_ROWS)
    const { calculated, totalled } = workspace.calculateAndTotal(from, to)
    exactRows += calculated.length
    if (state.set.hasUnpublished) markUnpublished(workspace, { from, to }, state.set)
    settleRows(calculated, workspace, { set: state.set, status })
    gatherChunk(totalled, { from, to }, gathering)
    for (const row of totalled) {
      if (status[row] === 0) continue
      for (const column of workspace.results) column[row] = Number.NaN
    }
  }
  return exactRows
}
