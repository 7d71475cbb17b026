import { codeOfRowStatus, ROW_CODES, type RowCode } from '../../errors/index.ts'

/** A row that is in no total, and the reason. */
export interface FailedRow {
  /** Row number, from 0, counted over all chunks. */
  readonly row: number
  readonly code: RowCode
}

const FIRST_ROOM = 16

/** The failed rows, as two growing columns. */
export class FailedRows {
  #rows = new Float64Array(FIRST_ROOM)
  #status = new Uint8Array(FIRST_ROOM)
  #count = 0

  get count(): number {
    return this.#count
  }

  add(row: number, status: number): void {
    if (this.#count === this.#rows.length) {
      const [rows, statuses] = [this.#rows, this.#status]
      this.#rows = new Float64Array(2 * this.#count)
      this.#rows.set(rows)
      this.#status = new Uint8Array(2 * this.#count)
      this.#status.set(statuses)
    }
    this.#rows[this.#count] = row
    this.#status[this.#count] = status
    this.#count++
  }

  /** Pairs of row number and status, in row order. */
  entries(): (readonly [row: number, status: number])[] {
    const rows = Array.from(
      { length: this.#count },
      (_, index) => [this.#rows[index], this.#status[index]] as [number, number],
    )
    return rows.sort(([a, s], [b, t]) => a - b || s - t)
  }

  list(): readonly FailedRow[] {
    return this.entries().map(([row, status]) => ({ row, code: codeOfRowStatus(status) as RowCode }))
  }

  /** Number of failed rows per code. */
  byCode(): Readonly<Record<RowCode, number>> {
    const counts = new Map(ROW_CODES.map((code) => [code, 0]))
    for (let index = 0; index < this.#count; index++) {
      const code = codeOfRowStatus(this.#status[index] as number) as RowCode
      counts.set(code, (counts.get(code) ?? 0) + 1)
    }
    return Object.fromEntries(counts) as Record<RowCode, number>
  }

  clear(): void {
    this.#count = 0
  }
}
