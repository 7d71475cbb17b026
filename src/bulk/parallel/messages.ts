import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import type { KernelName, SharedWorkspace } from '../kernel/workspace.ts'
import type { SentTotals } from './sent-totals.ts'

/** A message from a pool to a worker; `bulk` separates it from other messages to the same worker. */
export type Ask =
  | { readonly bulk: 'keep'; readonly set: number; readonly coefficients: CoefficientSet }
  | { readonly bulk: 'forget'; readonly set: number }
  | { readonly bulk: 'begin'; readonly set: number; readonly job: Job }
  | { readonly bulk: 'rows'; readonly rows: AskedRows }
  | { readonly bulk: 'end' }

/** The job of a worker until its end. */
export interface Job {
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
export interface AskedRows {
  readonly from: number
  readonly to: number
  readonly block: ArrayBuffer | null
}

/** Outcome of a range of rows. */
export interface DoneRows extends AskedRows {
  /** Failed rows, by their number in the table, in order; empty if the totals list them. */
  readonly failedRows: Uint32Array
  readonly exactRows: number
  readonly kernel: KernelName
}

/** A message from a worker to its pool. */
export type Answer =
  | { readonly bulk: 'done'; readonly rows: DoneRows }
  /** Totals of all rows that the worker received. */
  | { readonly bulk: 'ended'; readonly totals: SentTotals | null }
  | { readonly bulk: 'failed'; readonly reason: string }
