/** A range of rows of a table. */
export interface RowRange {
  readonly from: number
  readonly to: number
}

/** Minimum rows per dispatch: their work outweighs the message. */
const RANGE_ROWS_MIN = 16_384
/** Each dispatch takes 1/4 of a worker's share of the rest: large ranges first, small ones to finish together. */
const SHARES = 4

/** Splits the rows of a table into ranges for workers, in order and without gaps. */
export function* rowRanges(rows: number, { workers, most }: { workers: number; most: number }): Generator<RowRange> {
  for (let from = 0; from < rows; ) {
    const share = Math.ceil((rows - from) / (workers * SHARES) / RANGE_ROWS_MIN) * RANGE_ROWS_MIN
    const to = Math.min(rows, from + Math.min(share, most))
    yield { from, to }
    from = to
  }
}
