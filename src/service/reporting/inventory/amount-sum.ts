import { RationalSum } from '../../../exact/index.ts'
import type { InventoryAmounts } from '../../../resources/index.ts'
import { figureOf } from './decimal.ts'
import { AMOUNTS, type GasApart, type RecordAmounts } from './record-amounts.ts'

/** An exact sum of records or parts of them; the order of adding cannot change it. */
export class AmountSum {
  #records = 0
  readonly #sums: Record<(typeof AMOUNTS)[number], RationalSum> = {
    co2e: new RationalSum(),
    co2: new RationalSum(),
    ch4: new RationalSum(),
    n2o: new RationalSum(),
    co2eWithoutGases: new RationalSum(),
    biogenicCo2: new RationalSum(),
  }
  readonly #unknown = new Set<GasApart>()
  #hasBiogenic = false

  /** Adds a record, or a part of one; returns this. */
  add({ amounts, unknown, hasBiogenic }: RecordAmounts): this {
    for (const name of AMOUNTS) this.#sums[name].add(amounts[name])
    return this.#count(1, unknown, { hasBiogenic })
  }

  /** Adds all of another sum, of other records; returns this. */
  merge(other: AmountSum): this {
    for (const name of AMOUNTS) this.#sums[name].merge(other.#sums[name])
    return this.#count(other.#records, other.#unknown, { hasBiogenic: other.#hasBiogenic })
  }

  /** The sum as it is shown. */
  shown(): InventoryAmounts {
    const figure = (name: (typeof AMOUNTS)[number]) => figureOf(this.#sums[name].exact())
    const known = { co2: figure('co2'), ch4: figure('ch4'), n2o: figure('n2o') }
    const completeSum = (gas: GasApart) => (this.#unknown.has(gas) ? null : known[gas])
    return {
      records: this.#records,
      co2e: figure('co2e'),
      co2: completeSum('co2'),
      ch4: completeSum('ch4'),
      n2o: completeSum('n2o'),
      known,
      co2eWithoutGases: figure('co2eWithoutGases'),
      biogenicCo2: this.#hasBiogenic ? figure('biogenicCo2') : null,
    }
  }

  #count(records: number, unknown: Iterable<GasApart>, { hasBiogenic }: Pick<RecordAmounts, 'hasBiogenic'>): this {
    this.#records += records
    for (const gas of unknown) this.#unknown.add(gas)
    this.#hasBiogenic ||= hasBiogenic
    return this
  }
}
