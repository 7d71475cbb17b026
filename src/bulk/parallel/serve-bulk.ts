import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { fitsWorkspace } from '../columns/calculate-columns.ts'
import { calculateByCopies, sliceColumns } from '../columns/calculate-copied.ts'
import { calculateRange } from '../columns/calculate-rows.ts'
import { failedRowsOf } from '../columns/failed-rows-of.ts'
import { attachWorkspace } from '../kernel/create-workspace.ts'
import { gatherCopies, gatherRange } from '../totals/gather.ts'
import { makeWorkspace, TotalsState } from '../totals/totals-state.ts'
import { type Block, blockOf } from './block.ts'
import type { BulkScope, BulkWorkerEvent } from './bulk-worker.ts'
import {
  type Answer,
  type BeginMessage,
  isBulkMessage,
  type PoolMessage,
  type RowsOutcome,
  type RowsPayload,
  type SharedTable,
  type TotalsPayload,
  type Work,
} from './messages.ts'

/** An answer, and the memory that it hands over. */
type AnswerAndTransfer = readonly [answer: Answer, transfer: readonly ArrayBuffer[]]

/**
 * Returns a worker with its cached sets and its current task: performs a message, and returns the answer if there is
 * one.
 */
function performer(): (message: PoolMessage) => AnswerAndTransfer | undefined {
  const sets = new Map<number, CoefficientSet>()
  let task: WorkerTask | undefined
  return (message) => {
    if (message.bulk === 'keep') sets.set(message.set, message.coefficients)
    else if (message.bulk === 'forget') sets.delete(message.set)
    else if (message.bulk === 'begin') {
      const set = sets.get(message.set)
      if (set === undefined) throw new RangeError(`no set ${message.set} was sent`)
      task = workerTaskOf(set, message)
    } else if (message.bulk === 'rows') {
      if (task === undefined) throw new RangeError('rows came before their task')
      const rows = task.work(message.rows)
      return [{ bulk: 'done', rows }, rows.block === null ? [] : [rows.block]]
    } else if (message.bulk === 'end') {
      const totals = task?.totals() ?? null
      task = undefined
      return [{ bulk: 'ended', totals }, totals?.blocks.map(({ words }) => words.buffer) ?? []]
    }
    return undefined
  }
}

/**
 * Makes a worker part of a pool: `serveBulk(self)` may be all that its file contains. It answers the messages of
 * `parallel` and ignores others.
 *
 * @example
 * ```ts
 * import { compile, parallel, serveBulk } from 'tonne/bulk'
 * import { findFactor } from 'tonne/factors'
 * // in a page: spawn: () => new Worker(new URL('./bulk-worker.js', import.meta.url), { type: 'module' })
 * function spawn() {
 *   const { port1, port2 } = new MessageChannel()
 *   serveBulk(port2)
 *   port1.start()
 *   return Object.assign(port1, { terminate: () => port1.close() })
 * }
 * const pool = parallel({ workers: 1, spawn })
 * const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * const set = compile({ pairs: [{ unit: 'l', factor: diesel }] })
 * const columns = { value: Float64Array.of(1234.56), coefficient: Uint8Array.of(0) }
 * const { co2e } = await pool.calculateColumns(set, columns)
 * co2e[0] // => 3173.8315392
 * await pool.close()
 * ```
 */
export function serveBulk(scope: BulkScope): void {
  const perform = performer()
  const port: { postMessage(...message: AnswerAndTransfer): unknown } = scope
  scope.addEventListener('message', ({ data }: BulkWorkerEvent & { readonly data?: unknown }) => {
    if (!isBulkMessage(data)) return
    try {
      const answer = perform(data as PoolMessage)
      if (answer !== undefined) port.postMessage(...answer)
    } catch (error) {
      port.postMessage({ bulk: 'failed', reason: error instanceof Error ? error.message : String(error) }, [])
    }
  })
  scope.start?.()
}

/** A worker's task: processes the ranges of rows it receives. */
interface WorkerTask {
  work(rows: RowsPayload): RowsOutcome
  /** Totals of all processed rows; null if the task computes none. */
  totals(): TotalsPayload | null
}

const NONE = new Uint32Array(0)

/** Returns the failed rows, as many as were counted, by their number in the table. */
function listFailedRows(status: Uint8Array, { from, failed }: { from: number; failed: number }): Uint32Array {
  const rows = failedRowsOf(status, failed)
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
      const { failed, ...done } = calculateByCopies(set, block, block)
      return { ...rows, ...done, failedRows: listFailedRows(block.status, { from: rows.from, failed }) }
    }
  }
  const { status } = table
  const workspace = attachWorkspace(table.workspace, table.worker)
  return (rows) => {
    const { exactRows, failed } = calculateRange(workspace, rows, { set, status })
    const failedRows = listFailedRows(status.subarray(rows.from, rows.to), { from: rows.from, failed })
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
function workerTaskOf(set: CoefficientSet, { work, table }: BeginMessage): WorkerTask {
  if (work.kind === 'total') return totalTask(set, work, table)
  return { work: calculateTask(set, table), totals: () => null }
}
