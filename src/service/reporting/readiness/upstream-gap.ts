import type { WatchedRecord } from '../inventory/watched-record.ts'
import type { FindingRuleName } from './finding-rules.ts'

/** Records that are named; all are counted. */
const IDS_MAX = 100
const FUEL_AND_ENERGY = 3

/** Records of which nothing upstream counts. */
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
 * Electricity and fuels of which nothing upstream counts in Scope 3 category 3. Once a record is of that category, what it
 * covers is not known, and nothing is said.
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

  /** The findings that are to be listed; of those without records the list makes none. */
  findings(): readonly (readonly [FindingRuleName, GapRecords])[] {
    if (this.#isRecorded) return []
    const ofFuels = ['fuel_upstream', this.#fuels] as const
    return this.#isElectricityCounted ? [ofFuels] : [['electricity_upstream', this.#electricity], ofFuels]
  }
}
