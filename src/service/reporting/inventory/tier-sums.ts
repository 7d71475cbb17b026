import { type Contribution, DATA_TIERS, type DataTier, exactCo2e, tiersOf } from '../../../emissions/index.ts'
import { type Rational, RationalSum, subtract, ZERO } from '../../../exact/index.ts'
import type { InventoryResource } from '../../../resources/index.ts'
import type { PartOfAmount } from './counted-part.ts'
import { decimalOf, figureOf } from './decimal.ts'

/** The CO2e of a record by the tier of its data. */
export type Co2eByTier = readonly (readonly [DataTier | null, Rational])[]

/**
 * Divides the CO2e of a record's part among tiers, adding up to exactly `co2e`. The first tier gets what the others
 * leave, because parts that do not terminate are cut off.
 */
export function co2eByTier(contributions: readonly Contribution[], co2e: Rational, partOf: PartOfAmount): Co2eByTier {
  const tiers = tiersOf({ contributions })
  const [first = null, ...others] = new Set(tiers)
  if (others.length === 0) return [[first, co2e]]
  const parts = others.map((tier) => {
    const exactKg = exactCo2e(contributions.filter((_, index) => tiers[index] === tier))
    const amount = exactKg === null ? ZERO : decimalOf(exactKg)
    return [tier, partOf === null ? amount : partOf(amount)] as const
  })
  return [[first, parts.reduce((rest, [, part]) => subtract(rest, part), co2e)], ...parts]
}

/** Sums of records by tier, which add up to the total. */
export class TierSums {
  readonly #sums = new Map<DataTier | null, { records: number; readonly co2e: RationalSum }>()

  /** Adds a record, or a sum of several. */
  add(record: Co2eByTier, records = 1): void {
    for (const [tier, amount] of record) {
      const sum = this.#sums.get(tier) ?? { records: 0, co2e: new RationalSum() }
      sum.records += records
      sum.co2e.add(amount)
      this.#sums.set(tier, sum)
    }
  }

  /** The sums, the best data first. */
  resource(): InventoryResource['byTier'] {
    return [...DATA_TIERS, null].flatMap((tier) => {
      const sum = this.#sums.get(tier)
      return sum === undefined ? [] : [{ tier, records: sum.records, co2e: figureOf(sum.co2e.exact()) }]
    })
  }
}
