import type { WatchedRecord } from '../inventory/watched-record.ts'
import type { FindingRuleName } from './finding-rules.ts'

/** The most records listed; all are counted. */
const IDS_MAX = 100
const FUEL_AND_ENERGY = 3

/** Records whose upstream emissions do not count. */
interface GapRecords {
  records: number
  readonly ids: string[]
}

const none = (): GapRecords => ({ records: 0, ids: [] })

function addTo(gap: GapRecords, id: string): void {
  gap.records++
  if (gap.ids.length < IDS_MAX) gap.ids.push(id)
}

/**
 * Electricity and fuels whose upstream emissions are not counted in Scope 3 category 3. If any record is of that
 * category, its coverage is unknown and there is no finding.
 */
export class UpstreamGap {
  readonly #isElectricityCounted: boolean
  readonly #electricity = none()
  readonly #fuels = none()
  #isRecorded = false

  constructor({ isElectricityCounted }: { readonly isElectricityCounted: boolean }) {
    this.#isElectricityCounted = isElectricityCounted
  }

  add({ activity, groups: { kind }, record }: WatchedRecord): void {
    const { id, collection, electricity } = activity
    if (kind.scope === 'SCOPE_3' && record.scope3Category === FUEL_AND_ENERGY) this.#isRecorded = true
    if (electricity !== null) addTo(this.#electricity, id)
    else if (kind.scope === 'SCOPE_1' && collection === 'siteFuels') addTo(this.#fuels, id)
  }

  /** The findings; the list skips a finding without records. */
  findings(): readonly (readonly [FindingRuleName, GapRecords])[] {
    if (this.#isRecorded) return []
    const ofFuels = ['fuel_upstream', this.#fuels] as const
    return this.#isElectricityCounted ? [ofFuels] : [['electricity_upstream', this.#electricity], ofFuels]
  }
}
