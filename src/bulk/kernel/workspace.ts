import type { KernelTables } from '../coefficients/kernel-tables.ts'
import type { Cells, ResultColumns } from './cells.ts'

/** The kernels, fastest first. All give the same bits. */
export const KERNEL_NAMES: readonly ['wasm-simd-fma', 'wasm-simd', 'js'] = Object.freeze([
  'wasm-simd-fma',
  'wasm-simd',
  'js',
])

/** A kernel: WebAssembly with a true fused multiply-add, WebAssembly SIMD, or plain JavaScript. */
export type KernelName = (typeof KERNEL_NAMES)[number]

/** Maximum rows per call of a kernel. */
export const CHUNK_ROWS = 65_536

/** Rows per copy from columns in other memory: they stay in the L1 and L2 caches. */
export const COPIED_ROWS = 2048

/** Rows `from` up to, not including, `to`. */
export interface RowRange {
  readonly from: number
  readonly to: number
}

/** Splits rows into ranges of at most `most`, in order. */
export function* rangesOf({ from: first, to: end }: RowRange, most: number): Generator<RowRange> {
  for (let from = first; from < end; from += most) yield { from, to: Math.min(end, from + most) }
}

/** Permitted signs of values. */
export type Sign = 'any' | 'not_negative'

/** Capacity of a workspace. */
export interface WorkspaceShape {
  readonly rows: number
  readonly pairs: number
  readonly hasSecond: boolean
  /** True to allocate the four columns of results. */
  readonly hasResults: boolean
  /** Keys of the totals; 0 for no totals. */
  readonly keys: number
}

/** Sharing of a memory between workers. */
export type Sharing = 'own' | 'shared'

/** Shape and memory of a workspace to be created. */
export interface NewWorkspace {
  readonly shape: WorkspaceShape
  readonly sharing: Sharing
  readonly workers: number
  /** The memory that another worker created; without it this is worker 0, which creates it. */
  readonly attached?: { readonly memory: unknown; readonly worker: number }
}

/**
 * A workspace that several workers share, in a form that messages can carry: each has its own lists and cells, and all
 * share the columns and tables. Worker 0 created it.
 */
export interface SharedWorkspace {
  readonly kernel: KernelName
  readonly shape: WorkspaceShape
  readonly workers: number
  /** A WebAssembly.Memory, or a SharedArrayBuffer if the kernel is plain JavaScript. */
  readonly memory: unknown
}

/** The columns in a workspace's memory. */
export interface WorkspaceColumns {
  readonly value: Float64Array
  /** Empty without a second column. */
  readonly second: Float64Array
  readonly coefficient: Uint32Array
  /** Empty without totals. */
  readonly key: Uint32Array
  /** co2, ch4, n2o and co2e; empty without results. */
  readonly results: ResultColumns
}

/**
 * The memory of a kernel and the columns in it. Rows are processed in calls of at most `CHUNK_ROWS`. A call returns the
 * rows it could not decide: those it cannot read as an integer of 10^-6 up to 10^15 (more digits, not finite), negative
 * ones if rejected, those whose pair or key is out of range, and those whose bracket leaves two candidates. The list is
 * a view of the workspace, in ascending order, valid until the next call. The results of a listed row are meaningless.
 */
export interface Workspace extends WorkspaceColumns {
  readonly kernel: KernelName
  readonly shape: WorkspaceShape
  /** Cells of the totals; empty without totals. */
  readonly cells: Cells
  /** Handle for other workers to attach to; null if the memory is not shared. */
  readonly shared: SharedWorkspace | null
  /**
   * Loads the tables of a set with at most the workspace's number of pairs, and the permitted sign; for all workers of
   * a shared workspace, which must not be running.
   */
  load(tables: KernelTables, sign: Sign): void
  /** Writes the results of rows `from` to `to`, the nearest doubles of the exact products. */
  calculate(from: number, to: number): Uint32Array
  /** Adds rows to the cells. */
  total(from: number, to: number): Uint32Array
  /** Does both in one pass. An undecided row is in one list or in both. */
  calculateAndTotal(from: number, to: number): { readonly calculated: Uint32Array; readonly totalled: Uint32Array }
}
