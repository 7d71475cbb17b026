import { byKey } from '../../base/index.ts'
import {
  type Contribution,
  DATA_TIERS,
  type DataTier,
  exactCo2e,
  STAND_IN_SCOPES,
  type StandIns,
  standInsOf,
  tiersOf,
} from '../../core/emissions/index.ts'
import { type Notice, notice } from '../../core/errors/index.ts'
import { multiply, type Rational, RationalSum, rationalOf, subtract, ZERO } from '../../core/exact/index.ts'
import { multiplierToBase, type UnitTable, units } from '../../core/units/index.ts'
import type { Electricity } from '../../ledger/context/activity-shape.ts'
import type { InventoryResource } from '../../resources/index.ts'
import type { RecordAmounts } from './amount-sum.ts'
import { cutDecimal, parseDecimal, toFigure } from './decimal.ts'
import type { PartOfAmount } from './record-parts.ts'

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
    const amount = exactKg === null ? ZERO : parseDecimal(exactKg)
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
      return sum === undefined ? [] : [{ tier, records: sum.records, co2e: toFigure(sum.co2e.exact()) }]
    })
  }
}

/** True for each figure of a record that uses a factor of another country or a wider region. */
export interface StandInParts {
  readonly total: boolean
  readonly location: boolean
}

/** The fields of a counted record that matter for stand-ins. */
interface StandInRecord {
  readonly records: number
  readonly whole: RecordAmounts
  readonly location: RecordAmounts | null
  readonly standIn: StandInParts
}

/** A sum, and the part of it that uses stand-ins. */
class StandInSum {
  #records = 0
  readonly #co2e = new RationalSum()
  readonly #sum = new RationalSum()

  add(records: number, co2e: Rational, { isStandIn }: { readonly isStandIn: boolean }): void {
    this.#sum.add(co2e)
    if (!isStandIn) return
    this.#records += records
    this.#co2e.add(co2e)
  }

  exact() {
    return { records: this.#records, co2e: this.#co2e.exact(), sum: this.#sum.exact() }
  }
}

/** The part of each scope that uses stand-ins, by the notices of the records. */
export class StandInSums {
  readonly #sums = byKey(STAND_IN_SCOPES, () => new StandInSum())

  /** Adds a record, or a sum of several. */
  add(scope: string, record: StandInRecord, { isLocated }: { readonly isLocated: boolean }): void {
    const { records, whole, location, standIn } = record
    const sum = scope === 'SCOPE_1' ? 'scope1' : scope === 'SCOPE_2' ? 'marketBased' : 'scope3'
    this.#sums[sum].add(records, whole.amounts.co2e, { isStandIn: standIn.total })
    if (!isLocated) return
    const { amounts } = location ?? whole
    const isStandIn = location === null ? standIn.total : standIn.location
    this.#sums.locationBased.add(records, amounts.co2e, { isStandIn })
  }

  resource(): StandIns {
    return standInsOf(byKey(STAND_IN_SCOPES, (scope) => this.#sums[scope].exact()))
  }
}

/** The most records listed; all are counted. */
const IDS_MAX = 100

/** Converts an amount to kilowatt hours; null if the unit table has no such conversion. */
export function toKilowattHours(table: UnitTable, { value, unitId }: Electricity): Rational | null {
  const unit = table.units.find(({ id }) => id === unitId)
  if (unit === undefined || table.baseOf(unit).id !== units.kilowattHour.id) return null
  return cutDecimal(multiply(rationalOf(value), multiplierToBase(table, unit)))
}

/** Scope 2 records without a location-based figure, whose market-based figure cannot replace it. */
export class LocationGap {
  #records = 0
  #kilowattHours: RationalSum | null = new RationalSum()
  readonly #ids: string[] = []

  /** Adds a record, and its electricity in the period; null if that is not known. */
  add(id: string, kilowattHours: Rational | null): void {
    this.#records++
    if (this.#ids.length < IDS_MAX) this.#ids.push(id)
    if (kilowattHours === null) this.#kilowattHours = null
    else this.#kilowattHours?.add(kilowattHours)
  }

  resource(): InventoryResource['scope2']['locationFigureMissing'] {
    return { records: this.#records, kWh: this.#shownKilowattHours(), recordIds: this.#ids }
  }

  notices(): Notice[] {
    if (this.#records === 0) return []
    const message = `leaves out records with only a market-based figure: ${this.#records}; they are listed under scope2.locationFigureMissing`
    return [notice('location_figure_missing', 'scope2.locationBased', message)]
  }

  #shownKilowattHours() {
    if (this.#kilowattHours === null) return null
    const { exact, kg: kWh } = toFigure(this.#kilowattHours.exact())
    return { exact, kWh }
  }
}
