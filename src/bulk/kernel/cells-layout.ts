import { BUCKET_BITS, BUCKET_ENTRIES, FINISH_KEYS, PARTS_OF_INTEGER } from './totals-state.ts'
import type { KernelName, WorkspaceShape } from './workspace.ts'

/** Number of cells that stay cached between rows; with more, rows go through buckets. */
const CACHED_CELLS = 2 ** 20

/** Addresses of the cells of one worker, and of the buffers to gather and finish them. */
export interface CellsLayout {
  readonly cells: number
  readonly highCells: number
  /** A third layer, in plain JavaScript. */
  readonly topCells: number
  readonly bucketCounts: number
  readonly buckets: number
  readonly bucketUsed: number
  /** 0: rows are added directly. */
  readonly bucketNumber: number
  readonly finished: number
  readonly parts: number
  readonly partPairs: number
}

/** Allocates the cells; memory that is never written, such as the high cells of most workspaces, costs nothing. */
export function cellsLayout(kernel: KernelName, shape: WorkspaceShape, take: (bytes: number) => number): CellsLayout {
  const { keys, pairs, hasSecond } = shape
  const count = keys * pairs
  const isWide = hasSecond && kernel !== 'js'
  const bucketNumber = count > CACHED_CELLS && !hasSecond && kernel !== 'js' ? Math.ceil(count / 2 ** BUCKET_BITS) : 0
  const parts = keys === 0 ? 0 : pairs * PARTS_OF_INTEGER
  return {
    cells: take((isWide ? 16 : 8) * count),
    highCells: take(isWide ? 0 : 8 * count),
    topCells: take(kernel === 'js' ? 8 * count : 0),
    bucketCounts: take(4 * bucketNumber),
    buckets: take(8 * BUCKET_ENTRIES * bucketNumber),
    bucketUsed: take(8 * bucketNumber),
    bucketNumber,
    finished: take(keys === 0 ? 0 : 32 * FINISH_KEYS),
    parts: take(8 * parts),
    partPairs: take(4 * parts),
  }
}
