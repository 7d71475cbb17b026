/** Rows of a table. */
export interface RowRange {
  readonly from: number
  readonly to: number
}

/** The fewest rows that are handed out at once: their work outweighs the message. */
const RANGE_ROWS_MIN = 16_384
/** Of the rows that are left, each worker is handed this share at once: large ranges first, small ones to end together. */
const SHARES = 4

/** The ranges of a table in which it is handed out to workers; together they are all of its rows, in order. */
export function* rowRanges(rows: number, { workers, most }: { workers: number; most: number }): Generator<RowRange> {
  for (let from = 0; from < rows; ) {
    const share = Math.ceil((rows - from) / (workers * SHARES) / RANGE_ROWS_MIN) * RANGE_ROWS_MIN
    const to = Math.min(rows, from + Math.min(share, most))
    yield { from, to }
    from = to
  }
}
