import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import type { KernelName, RowRange, SharedWorkspace } from '../kernel/workspace.ts'
import type { CellBlock, TotalsPart } from '../totals/totals-state.ts'

/** A message from a pool to a worker; `bulk` separates it from other messages to the same worker. */
export type PoolMessage =
  | { readonly bulk: 'keep'; readonly set: number; readonly coefficients: CoefficientSet }
  | { readonly bulk: 'forget'; readonly set: number }
  | BeginMessage
  | { readonly bulk: 'rows'; readonly rows: RowsPayload }
  | { readonly bulk: 'end' }

/** Begins the task of a worker. */
export interface BeginMessage {
  readonly bulk: 'begin'
  /** Number of the set in the caches of the workers. */
  readonly set: number
  readonly work: Work
  /** The shared memory of the rows; null if they arrive as copies. */
  readonly table: SharedTable | null
}

/** The kind of calculation. */
export type Work =
  | { readonly kind: 'calculate' }
  /** Totals by key; `firstRow` numbers the failed rows. */
  | { readonly kind: 'total'; readonly keys: number; readonly firstRow: number; readonly kernel: KernelName }

/** A table in shared memory, and the worker's number in it. */
export interface SharedTable {
  readonly workspace: SharedWorkspace
  readonly status: Uint8Array
  readonly worker: number
}

/** A range of rows, and the memory of their cells if they are copies. */
export interface RowsPayload extends RowRange {
  readonly block: ArrayBuffer | null
}

/** Outcome of a range of rows. */
export interface RowsOutcome extends RowsPayload {
  /** Failed rows, by their number in the table, in order; empty if the totals list them. */
  readonly failedRows: Uint32Array
  readonly exactRows: number
  readonly kernel: KernelName
}

/** Totals in a message, without printing or parsing; blocks of all-zero cells are omitted. */
export interface TotalsPayload extends TotalsPart {
  readonly blocks: readonly (CellBlock & { readonly words: Int32Array<ArrayBuffer> })[]
}

/** A message from a worker to its pool. */
export type Answer =
  | { readonly bulk: 'done'; readonly rows: RowsOutcome }
  /** Totals of all rows that the worker received. */
  | { readonly bulk: 'ended'; readonly totals: TotalsPayload | null }
  | { readonly bulk: 'failed'; readonly reason: string }

/** True for a message of a pool or of a worker of one. */
export function isBulkMessage(data: unknown): data is PoolMessage | Answer {
  return typeof data === 'object' && data !== null && 'bulk' in data
}
