import { STAND_IN_SCOPES, type StandIns, standInsOf } from '../../../emissions/index.ts'
import { byKey } from '../../../errors/index.ts'
import { type Rational, RationalSum } from '../../../exact/index.ts'
import type { RecordAmounts } from './amount-sum.ts'

/** True for each figure of a record that uses a factor of another country or a wider region. */
export interface StandInParts {
  readonly total: boolean
  readonly location: boolean
}

/** The fields of a counted record that matter for stand-ins. */
interface CountedStandIn {
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
  add(scope: string, record: CountedStandIn, { isLocated }: { readonly isLocated: boolean }): void {
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
