import type { InventoryAmounts } from '../../../resources/index.ts'
import { addDecimals, type Decimal, figureOf, NOTHING } from './decimal.ts'
import { AMOUNTS, type GasApart, type RecordAmounts } from './record-amounts.ts'

/** An exact sum of records or parts of them; the order of adding cannot change it. */
export class AmountSum {
  #records = 0
  readonly #sums: Record<(typeof AMOUNTS)[number], Decimal> = {
    co2e: NOTHING,
    co2: NOTHING,
    ch4: NOTHING,
    n2o: NOTHING,
    co2eWithoutGases: NOTHING,
    biogenicCo2: NOTHING,
  }
  readonly #unknown = new Set<GasApart>()
  #hasBiogenic = false

  /** Adds a record, or a part of one; returns this. */
  add({ amounts, unknown, hasBiogenic }: RecordAmounts): this {
    this.#records++
    return this.#take(amounts, unknown, { hasBiogenic })
  }

  /** Adds all of another sum, of other records; returns this. */
  merge(other: AmountSum): this {
    this.#records += other.#records
    return this.#take(other.#sums, other.#unknown, { hasBiogenic: other.#hasBiogenic })
  }

  /** The sum as it is shown. */
  shown(): InventoryAmounts {
    const { co2e, co2, ch4, n2o, co2eWithoutGases, biogenicCo2 } = this.#sums
    const known = { co2: figureOf(co2), ch4: figureOf(ch4), n2o: figureOf(n2o) }
    const completeSum = (gas: GasApart) => (this.#unknown.has(gas) ? null : known[gas])
    return {
      records: this.#records,
      co2e: figureOf(co2e),
      co2: completeSum('co2'),
      ch4: completeSum('ch4'),
      n2o: completeSum('n2o'),
      known,
      co2eWithoutGases: figureOf(co2eWithoutGases),
      biogenicCo2: this.#hasBiogenic ? figureOf(biogenicCo2) : null,
    }
  }

  #take(
    amounts: RecordAmounts['amounts'],
    unknown: Iterable<GasApart>,
    { hasBiogenic }: Pick<RecordAmounts, 'hasBiogenic'>,
  ): this {
    for (const name of AMOUNTS) this.#sums[name] = addDecimals(this.#sums[name], amounts[name])
    for (const gas of unknown) this.#unknown.add(gas)
    this.#hasBiogenic ||= hasBiogenic
    return this
  }
}
