import { readByte, readDouble, readUint32 } from '../../base/index.ts'
import { ROW_STATUS } from '../../core/errors/index.ts'
import {
  multiply,
  type ParsedDouble,
  parseNumber,
  powerOfTen,
  type Rational,
  readNumber,
} from '../../core/exact/index.ts'
import { unpublishedMasks } from '../coefficients/kernel-tables.ts'
import { copyRows } from '../columns/calculate-copied.ts'
import { markUnpublishedGases, settleRows } from '../columns/calculate-rows.ts'
import type { KeyedColumnInput } from '../columns/check-columns.ts'
import { type ColumnRow, exactRow, rejectionOf } from '../columns/exact-row.ts'
import { CHUNK_ROWS, COPIED_ROWS, type RowRange, rangesOf, type Workspace } from '../kernel/workspace.ts'
import type { TotalsState } from './totals-state.ts'

/** The totals that rows of a workspace are added to; they live in that workspace. */
export interface TotalsTarget {
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

/** Returns the status of a row that a kernel left: the one of `calculateColumns`, or `unknown_key`. */
function exactRowStatus(row: ColumnRow, key: number, { set, keys }: TotalsState): number {
  const rejection = rejectionOf(row, set)
  if (rejection !== undefined) return ROW_STATUS[rejection]
  if (!isOrdinary(row.value) || !isOrdinary(row.second)) {
    const outcome = exactRow(row, set)
    if (typeof outcome === 'number') return outcome
  }
  return key < keys ? 0 : ROW_STATUS.unknown_key
}

const scratch: ParsedDouble = { m: 0, e: 0, k: 0 }

/** Returns the decimal that a finite number prints as. */
function printedDecimal(value: number): Rational {
  if (!readNumber(value, scratch)) return parseNumber(value)
  return { n: BigInt(scratch.m) + BigInt(scratch.e), d: powerOfTen(scratch.k) }
}

/** Adds the rows that a kernel left with exact arithmetic, and records those that fail. */
function gatherExactly(left: Uint32Array, workspace: Workspace, { state, status, firstRow }: TotalsTarget): void {
  const { set, failed } = state
  const { value, second, coefficient, key } = workspace
  for (const index of left) {
    const pair = readUint32(coefficient, index)
    const row = { value: readDouble(value, index), second: set.hasSecond ? readDouble(second, index) : 1, pair }
    const failure = exactRowStatus(row, readUint32(key, index), state)
    if (failure === 0) {
      const value = printedDecimal(row.value)
      const amount = set.hasSecond ? multiply(value, printedDecimal(row.second)) : value
      state.addExactly(readUint32(key, index) * set.pairs.length + pair, amount)
      state.exactRows++
    } else {
      status[index] = failure
      failed.add(firstRow + index, failure)
    }
  }
}

/** Marks the gases that rows do not publish as unknown in the totals of their keys. */
function gatherUnknown(workspace: Workspace, range: RowRange, { state, status }: TotalsTarget): void {
  const masks = unpublishedMasks(state.set)
  const { coefficient, key } = workspace
  for (let row = range.from; row < range.to; row++) {
    const mask = masks[readUint32(coefficient, row)] ?? 0
    if (mask === 0 || status[row] !== 0) continue
    const index = readUint32(key, row)
    state.unknown[index] = readByte(state.unknown, index) | mask
  }
}

function gatherChunk(left: Uint32Array, range: RowRange, gathering: TotalsTarget): void {
  const { state } = gathering
  const before = state.exactRows + state.failed.count
  const workspace = state.workspace()
  gatherExactly(left, workspace, gathering)
  if (state.set.hasUnpublished) gatherUnknown(workspace, range, gathering)
  state.settledRows += range.to - range.from - left.length
  if (state.exactRows + state.failed.count - before !== left.length) throw new Error('a row was lost on the exact path')
}

/** Adds a range of rows of the workspace of the totals. */
export function gatherRange(gathering: TotalsTarget, rows: RowRange): void {
  const { state, status } = gathering
  const workspace = state.workspace()
  status.fill(0, rows.from, rows.to)
  for (const range of rangesOf(rows, CHUNK_ROWS)) {
    gatherChunk(workspace.total(range.from, range.to), range, gathering)
  }
}

/** Rows of other columns, and the totals that they go to. */
export interface CopiedRows {
  readonly state: TotalsState
  readonly columns: KeyedColumnInput
  readonly rows: number
  readonly firstRow: number
  readonly status: Uint8Array | undefined
}

/** Copies rows, block by block, to the first rows of the workspace of the totals. */
export function* copiedRows({
  state,
  columns,
  rows,
  firstRow,
  status,
}: CopiedRows): Generator<TotalsTarget & { readonly range: RowRange }> {
  const workspace = state.ownWorkspace()
  const unread = new Uint8Array(COPIED_ROWS)
  for (const range of rangesOf({ from: 0, to: rows }, COPIED_ROWS)) {
    copyRows(columns, range, workspace)
    const statusOfRange = status?.subarray(range.from, range.to) ?? unread
    yield { state, status: statusOfRange, firstRow: firstRow + range.from, range }
  }
}

/** Adds rows of other columns. */
export function gatherCopies(copied: CopiedRows): void {
  for (const { range, ...gathering } of copiedRows(copied)) {
    gatherRange(gathering, { from: 0, to: range.to - range.from })
  }
}

/** Adds the first rows and writes their results; returns the number of rows that the kernel left to exact arithmetic. */
export function calculateAndGather(gathering: TotalsTarget, rows: number): number {
  const { state, status } = gathering
  const workspace = state.workspace()
  let exactRows = 0
  status.fill(0, 0, rows)
  for (const range of rangesOf({ from: 0, to: rows }, CHUNK_ROWS)) {
    const { calculated, totalled } = workspace.calculateAndTotal(range.from, range.to)
    exactRows += calculated.length
    if (state.set.hasUnpublished) markUnpublishedGases(workspace, range, state.set)
    settleRows(calculated, workspace, { set: state.set, status })
    gatherChunk(totalled, range, gathering)
    for (const row of totalled) {
      if (status[row] === 0) continue
      for (const column of workspace.results) column[row] = Number.NaN
    }
  }
  return exactRows
}
