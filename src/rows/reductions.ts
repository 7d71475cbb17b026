import { getOrCompute } from '../base/index.ts'
import { printExact, type Rational, RationalSum } from '../core/exact/index.ts'
import type { SourceRow } from './source-row.ts'
import { quantityOfRow } from './total-rows.ts'

/** The rows below zero in one unit or currency: their number and the sum of their values. */
export interface ReductionState {
  readonly rows: number
  readonly sum: Rational
}

/** Counts the calculated rows whose values are below zero, such as credit notes, and adds them up by unit or currency. */
export class Reductions {
  readonly #byMeasure = new Map<string, { rows: number; readonly sum: RationalSum }>()

  /** Adds a row if its value is below zero. */
  add(row: SourceRow): void {
    const written = quantityOfRow(row)?.written
    if (written === undefined || written.n >= 0n) return
    const measure = row.cells.get('unit')?.text ?? row.cells.get('currency')?.text ?? ''
    this.#addTo(measure, { rows: 1, sum: written })
  }

  /** Adds the rows of another part of the file. */
  merge(state: ReadonlyMap<string, ReductionState>): void {
    for (const [measure, one] of state) this.#addTo(measure, one)
  }

  /** Returns the rows and sums by unit or currency, as plain data. */
  state(): ReadonlyMap<string, ReductionState> {
    return new Map([...this.#byMeasure].map(([measure, { rows, sum }]) => [measure, { rows, sum: sum.exact() }]))
  }

  /** Says how many rows reduce the total, and by how much; undefined without such rows. */
  sentence(): string | undefined {
    const all = [...this.state()].sort(([a], [b]) => (a < b ? -1 : 1))
    const rows = all.reduce((count, [, one]) => count + one.rows, 0)
    if (rows === 0) return undefined
    const sums = all.map(([measure, { sum }]) => `${printExact(sum)} ${measure}`.trim())
    const [rowsHave, reduce] = rows === 1 ? ['1 row has', 'reduces'] : [`${rows} rows have`, 'reduce']
    return `${rowsHave} a value below zero and ${reduce} the total: ${sums.join(' and ')}`
  }

  #addTo(measure: string, { rows, sum }: ReductionState): void {
    const entry = getOrCompute(this.#byMeasure, measure, () => ({ rows: 0, sum: new RationalSum() }))
    entry.rows += rows
    entry.sum.add(sum)
  }
}
