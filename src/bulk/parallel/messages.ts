import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import type { KernelName, SharedWorkspace } from '../kernel/workspace.ts'
import type { SentTotals } from './sent-totals.ts'

/** What a pool asks of a worker; `bulk` tells its messages from those of others in the same worker. */
export type Ask =
  | { readonly bulk: 'keep'; readonly set: number; readonly coefficients: CoefficientSet }
  | { readonly bulk: 'forget'; readonly set: number }
  | { readonly bulk: 'begin'; readonly set: number; readonly duty: Duty }
  | { readonly bulk: 'rows'; readonly rows: AskedRows }
  | { readonly bulk: 'end' }

/** What is done with the rows that a worker is asked for until the end. */
export interface Duty {
  readonly work: Work
  /** Where the rows lie; null where they come copied. */
  readonly table: SharedTable | null
}

/** What is made of rows. */
export type Work =
  | { readonly kind: 'calculate' }
  /** Totals by key; the number of the first row tells rows that failed. */
  | { readonly kind: 'total'; readonly keys: number; readonly firstRow: number; readonly kernel: KernelName }

/** A table in shared memory, and the number of the worker in it. */
export interface SharedTable {
  readonly workspace: SharedWorkspace
  readonly status: Uint8Array
  readonly worker: number
}

/** Rows of a table, and the memory of their cells where they come copied. */
export interface AskedRows {
  readonly from: number
  readonly to: number
  readonly block: ArrayBuffer | null
}

/** What became of rows that were asked for. */
export interface DoneRows extends AskedRows {
  /** Rows that failed, by their number in the table, in order; none where totals list them. */
  readonly failedRows: Uint32Array
  readonly exactRows: number
  readonly kernel: KernelName
}

/** What a worker answers. */
export type Answer =
  | { readonly bulk: 'done'; readonly rows: DoneRows }
  /** The totals of all rows that the worker was asked for. */
  | { readonly bulk: 'ended'; readonly totals: SentTotals | null }
  | { readonly bulk: 'failed'; readonly reason: string }
