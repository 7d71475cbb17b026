import { byKey, readItem } from '../../base/index.ts'
import { ROW_CODES, type RowCode } from '../../core/errors/index.ts'

/** A row that is in no total, and the reason. */
export interface FailedRow {
  /** Row number, from 0, counted over all chunks. */
  readonly row: number
  readonly code: RowCode
}

/** The failed rows, as two columns. */
export class FailedRows {
  #rows: number[] = []
  #status: number[] = []

  get count(): number {
    return this.#rows.length
  }

  add(row: number, status: number): void {
    this.#rows.push(row)
    this.#status.push(status)
  }

  /** Pairs of row number and status, in row order. */
  entries(): (readonly [row: number, status: number])[] {
    const rows = this.#status.map((status, index) => [readItem(this.#rows, index), status] as const)
    return rows.sort(([a, s], [b, t]) => a - b || s - t)
  }

  list(): readonly FailedRow[] {
    return this.entries().map(([row, status]) => ({ row, code: readItem(ROW_CODES, status - 1) }))
  }

  /** Number of failed rows per code. */
  byCode(): Readonly<Record<RowCode, number>> {
    const counts: Record<RowCode, number> = byKey(ROW_CODES, () => 0)
    for (const status of this.#status) counts[readItem(ROW_CODES, status - 1)]++
    return counts
  }

  clear(): void {
    this.#rows = []
    this.#status = []
  }
}
