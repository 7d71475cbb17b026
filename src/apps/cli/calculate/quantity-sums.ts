import { getOrInsertComputed } from '../../../base/index.ts'
import { multiply, RationalSum } from '../../../core/exact/index.ts'
import { type HeldRow, type QuantitySum, quantityOfRow, type SourceRow } from '../../../rows/index.ts'
import type { RowPlan } from './row-plan.ts'
import { SumCells } from './sum-cells.ts'

const MICRO = 1_000_000n

/** The sums of consecutive rows, and the row after them that is named as a total; null at the end of a block. */
export interface BlockSegment {
  readonly sums: readonly QuantitySum[]
  readonly held: HeldRow | null
}

/** The exact sums of the values of rows, by measure. */
export class QuantitySums {
  readonly #known = new SumCells()
  readonly #sums = new Map<string, { readonly written: RationalSum; readonly inBase: RationalSum }>()

  /** Adds a row that was calculated by its plan: the code of the plan, and the value in millionths. */
  addKnown(code: number, micro: number): void {
    this.#known.add(0, code, micro)
  }

  /** Adds a row that was calculated from its text. */
  addRow(row: SourceRow): void {
    const quantity = quantityOfRow(row)
    if (quantity !== undefined) this.#add(quantity)
  }

  /** Removes and returns the sums, given the plans by their codes. */
  take(plans: readonly { readonly rowPlan: RowPlan }[]): readonly QuantitySum[] {
    for (const { rowPlan: code, micro } of this.#known.take()) {
      const { key, toBase } = (plans[code] as { readonly rowPlan: RowPlan }).rowPlan.measure
      const written = { n: micro, d: MICRO }
      this.#add({ key, written, inBase: multiply(written, toBase) })
    }
    const sums = [...this.#sums].map(([key, { written, inBase }]) => {
      return { key, written: written.exact(), inBase: inBase.exact() }
    })
    this.#sums.clear()
    return sums
  }

  #add({ key, written, inBase }: QuantitySum): void {
    const sums = getOrInsertComputed(this.#sums, key, () => ({ written: new RationalSum(), inBase: new RationalSum() }))
    sums.written.add(written)
    sums.inBase.add(inBase)
  }
}
