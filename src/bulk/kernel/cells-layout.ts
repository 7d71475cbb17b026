import { BUCKET_BITS, BUCKET_ENTRIES, FINISH_KEYS, PARTS_OF_INTEGER } from './totals-state.ts'
import type { KernelName, WorkspaceShape } from './workspace.ts'

/** Cells that the caches hold between the rows; more of them are reached by buckets. */
const CACHED_CELLS = 2 ** 20

/** Where the cells of one worker are, and what they are gathered and finished with. */
export interface CellsLayout {
  readonly cells: number
  readonly highCells: number
  /** A third layer, in plain JavaScript. */
  readonly topCells: number
  readonly bucketCounts: number
  readonly buckets: number
  readonly bucketUsed: number
  /** 0: rows are added at once. */
  readonly bucketNumber: number
  readonly finished: number
  readonly parts: number
  readonly partPairs: number
}

/** Takes the room of cells; memory that is never written costs nothing, as the high cells of most workspaces. */
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
