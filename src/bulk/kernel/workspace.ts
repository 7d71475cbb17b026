import type { KernelTables } from '../coefficients/kernel-tables.ts'
import type { Cells } from './cells.ts'
import type { ResultColumns } from './result-columns.ts'

/** The kernels, the fastest first. All give the same bits. */
export const KERNEL_NAMES: readonly ['wasm-simd-fma', 'wasm-simd', 'js'] = Object.freeze([
  'wasm-simd-fma',
  'wasm-simd',
  'js',
])

/** A kernel: WebAssembly with a true fused multiply-add, WebAssembly SIMD, or plain JavaScript. */
export type KernelName = (typeof KERNEL_NAMES)[number]

/** The most rows of one call of a kernel. */
export const CHUNK_ROWS = 65_536

/** Whether values may be below zero. */
export type Sign = 'any' | 'not_negative'

/** What a workspace has room for. */
export interface WorkspaceShape {
  readonly rows: number
  readonly pairs: number
  readonly hasSecond: boolean
  /** Whether there is room for the four columns of results. */
  readonly hasResults: boolean
  /** Keys of the totals; 0: there is no room for totals. */
  readonly keys: number
}

/**
 * A workspace that several workers share, as a message can carry it: each has lists and cells of its own, all have the
 * same columns and tables. The maker is worker 0.
 */
export interface SharedWorkspace {
  readonly kernel: KernelName
  readonly shape: WorkspaceShape
  readonly workers: number
  /** A WebAssembly.Memory, or a SharedArrayBuffer where the kernel is plain JavaScript. */
  readonly memory: unknown
}

/**
 * The memory of a kernel and the columns in it. Rows are settled in calls of at most `CHUNK_ROWS`. A call settles every
 * row but those it returns: rows that it cannot read as an integer of 10^-6 up to 10^15 (more digits, not finite), rows
 * below zero where those are refused, rows whose pair or key is out of range, and rows whose bracket leaves two
 * candidates. The list is a view of the workspace, in rising order, valid until the next call. What is written in the
 * results of a row that is listed means nothing.
 */
export interface Workspace {
  readonly kernel: KernelName
  readonly shape: WorkspaceShape
  readonly value: Float64Array
  /** Empty where there is no second column. */
  readonly second: Float64Array
  readonly coefficient: Uint32Array
  /** Empty where there are no totals. */
  readonly key: Uint32Array
  /** co2, ch4, n2o and co2e; empty where there are no results. */
  readonly results: ResultColumns
  /** What totals are gathered in; empty where there are none. */
  readonly cells: Cells
  /** What another worker attaches to; null where the memory is not shared. */
  readonly shared: SharedWorkspace | null
  /**
   * Takes the tables of a set that has no more pairs than there is room for, and whether rows may be below zero; for all
   * workers of a shared workspace, none of which may be at work.
   */
  load(tables: KernelTables, sign: Sign): void
  /** Writes the results of rows `from` to `to`, the nearest doubles of the exact products. */
  calculate(from: number, to: number): Uint32Array
  /** Adds rows to the cells. */
  total(from: number, to: number): Uint32Array
  /** Both from one reading. A row that is not settled is in one list, or in both. */
  calculateAndTotal(from: number, to: number): { readonly calculated: Uint32Array; readonly totalled: Uint32Array }
}
