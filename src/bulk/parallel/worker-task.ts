import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { hasRoomFor } from '../columns/calculate-columns.ts'
import { calculateCopied } from '../columns/calculate-copied.ts'
import { calculateRange } from '../columns/calculate-rows.ts'
import type { KeyedColumnInput } from '../columns/check-columns.ts'
import { failedRowsOf } from '../columns/failed-rows-of.ts'
import { attachWorkspace } from '../kernel/create-workspace.ts'
import { gatherRange, gatherRows } from '../totals/gather.ts'
import { copyRows } from '../totals/placement.ts'
import { makeWorkspace, TotalsState } from '../totals/totals-state.ts'
import { type Block, blockOf } from './block.ts'
import type { AskedRows, DoneRows, Job, SharedTable, Work } from './messages.ts'
import type { RowRange } from './row-ranges.ts'
import { type SentTotals, sentTotals } from './sent-totals.ts'

/** A worker's task: processes the ranges of rows it receives. */
export interface WorkerTask {
  work(asked: AskedRows): DoneRows
  /** Totals of all processed rows; null if the task computes none. */
  totals(): SentTotals | null
}

const NONE = new Uint32Array(0)

/** The failed rows, by their number in the table. */
function failedRowsFrom(status: Uint8Array, from: number): Uint32Array {
  const rows = failedRowsOf(status)
  return from === 0 ? rows : rows.map((row) => row + from)
}

function calculating(set: CoefficientSet, table: SharedTable | null): WorkerTask['work'] {
  if (table === null) {
    return (asked) => {
      const { second, ...block } = blockOf(asked.block as ArrayBuffer, asked.to - asked.from)
      const done = calculateCopied(set, set.hasSecond ? { ...block, second } : block, block)
      return { ...asked, ...done, failedRows: failedRowsFrom(block.status, asked.from) }
    }
  }
  const { status } = table
  const workspace = attachWorkspace(table.workspace, table.worker)
  return (asked) => {
    const exactRows = calculateRange(workspace, asked, { set, status })
    // a failed row is always one that the kernel left
    const failedRows = exactRows === 0 ? NONE : failedRowsFrom(status.subarray(asked.from, asked.to), asked.from)
    return { ...asked, failedRows, exactRows, kernel: workspace.kernel }
  }
}

type Totalling = Extract<Work, { kind: 'total' }>

type Cells = Pick<Block, 'value' | 'second' | 'coefficient' | 'key'>

/** A range of rows of a table or a block, as columns. */
function columnsAt(
  { value, second, coefficient, key }: Cells,
  { from, to }: RowRange,
  set: CoefficientSet,
): KeyedColumnInput {
  return {
    value: value.subarray(from, to),
    ...(set.hasSecond ? { second: second.subarray(from, to) } : {}),
    coefficient: coefficient.subarray(from, to),
    key: key.subarray(from, to),
  }
}

/** Adds rows from memory other than that of the totals. */
function totalCopies(
  state: TotalsState,
  columns: KeyedColumnInput,
  of: { status: Uint8Array; firstRow: number },
): void {
  const { status, firstRow } = of
  const placement = { state, columns, rows: status.length, firstRow, status, own: undefined, isInPlace: false }
  copyRows(placement, ({ from, to, status: some }) => {
    gatherRows({ state, rows: to - from, status: some, firstRow: firstRow + from })
  })
}

function totalling(set: CoefficientSet, work: Totalling, table: SharedTable | null): WorkerTask {
  const workspace = table === null ? undefined : attachWorkspace(table.workspace, table.worker)
  const hasCells = workspace !== undefined && workspace.shape.keys === work.keys && workspace.kernel === work.kernel
  const isInPlace = hasCells && hasRoomFor(set, workspace)
  const state = new TotalsState(set, isInPlace ? workspace : makeWorkspace(set, work.keys, work.kernel))
  const add = (asked: AskedRows): void => {
    const { from, to } = asked
    if (workspace === undefined || table === null) {
      const block = blockOf(asked.block as ArrayBuffer, to - from)
      const columns = columnsAt(block, { from: 0, to: to - from }, set)
      totalCopies(state, columns, { status: block.status, firstRow: work.firstRow + from })
    } else if (isInPlace) {
      gatherRange({ state, status: table.status, firstRow: work.firstRow }, asked)
    } else {
      const status = table.status.subarray(from, to)
      totalCopies(state, columnsAt(workspace, asked, set), { status, firstRow: work.firstRow + from })
    }
  }
  return {
    work(asked) {
      add(asked)
      return { ...asked, failedRows: NONE, exactRows: 0, kernel: work.kernel }
    },
    totals: () => sentTotals(state),
  }
}

/** The task for the work that a worker begins. */
export function workerTaskOf(set: CoefficientSet, { work, table }: Job): WorkerTask {
  if (work.kind === 'total') return totalling(set, work, table)
  return { work: calculating(set, table), totals: () => null }
}
