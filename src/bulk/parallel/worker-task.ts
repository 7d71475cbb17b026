import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { fitsWorkspace } from '../columns/calculate-columns.ts'
import { calculateCopied, sliceColumns } from '../columns/calculate-copied.ts'
import { calculateRange } from '../columns/calculate-rows.ts'
import { failedRowsOf } from '../columns/failed-rows-of.ts'
import { attachWorkspace } from '../kernel/create-workspace.ts'
import { gatherCopies, gatherRange } from '../totals/gather.ts'
import { makeWorkspace, TotalsState } from '../totals/totals-state.ts'
import { type Block, blockOf } from './block.ts'
import type { BeginMessage, RowsOutcome, RowsPayload, SharedTable, TotalsPayload, Work } from './messages.ts'

/** A worker's task: processes the ranges of rows it receives. */
export interface WorkerTask {
  work(rows: RowsPayload): RowsOutcome
  /** Totals of all processed rows; null if the task computes none. */
  totals(): TotalsPayload | null
}

const NONE = new Uint32Array(0)

/** Returns the failed rows, by their number in the table. */
function listFailedRows(status: Uint8Array, from: number): Uint32Array {
  const rows = failedRowsOf(status)
  return from === 0 ? rows : rows.map((row) => row + from)
}

/** Returns the rows of a message; without a shared table the message holds them. */
function sentBlock({ block, from, to }: RowsPayload): Block {
  return blockOf(block as ArrayBuffer, to - from)
}

function calculateTask(set: CoefficientSet, table: SharedTable | null): WorkerTask['work'] {
  if (table === null) {
    return (rows) => {
      const block = sentBlock(rows)
      const done = calculateCopied(set, block, block)
      return { ...rows, ...done, failedRows: listFailedRows(block.status, rows.from) }
    }
  }
  const { status } = table
  const workspace = attachWorkspace(table.workspace, table.worker)
  return (rows) => {
    const exactRows = calculateRange(workspace, rows, { set, status })
    // a failed row is always one that the kernel left
    const failedRows = exactRows === 0 ? NONE : listFailedRows(status.subarray(rows.from, rows.to), rows.from)
    return { ...rows, failedRows, exactRows, kernel: workspace.kernel }
  }
}

/** Converts totals to a message. */
function payloadOf(state: TotalsState): TotalsPayload {
  const blocks = []
  for (const { from, words } of state.read()) {
    if (words.some((word) => word !== 0)) blocks.push({ from, words: new Int32Array(words) })
  }
  return { ...state.part(), blocks }
}

type Totalling = Extract<Work, { kind: 'total' }>

function totalTask(set: CoefficientSet, { keys, kernel, firstRow }: Totalling, table: SharedTable | null): WorkerTask {
  const workspace = table === null ? undefined : attachWorkspace(table.workspace, table.worker)
  const hasCells = workspace !== undefined && workspace.shape.keys === keys && workspace.kernel === kernel
  const isInPlace = hasCells && fitsWorkspace(set, workspace)
  const state = new TotalsState(set, isInPlace ? workspace : makeWorkspace(set, keys, kernel))
  /** Adds rows from memory other than that of the totals. */
  const addCopies = (rows: RowsPayload): void => {
    const { from, to } = rows
    const copied = { state, rows: to - from, firstRow: firstRow + from }
    if (workspace === undefined || table === null) {
      const columns = sentBlock(rows)
      gatherCopies({ ...copied, columns, status: columns.status })
    } else {
      const columns = { ...sliceColumns(workspace, { from, to }), key: workspace.key.subarray(from, to) }
      gatherCopies({ ...copied, columns, status: table.status.subarray(from, to) })
    }
  }
  return {
    work(rows) {
      if (table !== null && isInPlace) gatherRange({ state, status: table.status, firstRow }, rows)
      else addCopies(rows)
      return { ...rows, failedRows: NONE, exactRows: 0, kernel }
    },
    totals: () => payloadOf(state),
  }
}

/** Returns the task that a worker begins. */
export function workerTaskOf(set: CoefficientSet, { work, table }: BeginMessage): WorkerTask {
  if (work.kind === 'total') return totalTask(set, work, table)
  return { work: calculateTask(set, table), totals: () => null }
}
