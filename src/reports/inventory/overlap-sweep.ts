import { cacheByObject, getOrCompute } from '../../base/index.ts'
import { comparedPlace } from '../../core/activities/index.ts'
import { OverlapTime } from '../../core/time/index.ts'
import type { Moments } from '../../ledger/context/period.ts'
import type { InventoryResource } from '../../resources/index.ts'
import type { CountedRecord } from './counted-record.ts'
import type { WatchedRecord } from './watched-record.ts'

type Overlap = InventoryResource['overlaps']['groups'][number]

/** The most overlaps, and the most records of one overlap, that are listed; all are counted. */
const GROUPS_MAX = 1000
const IDS_MAX = 100

/** The fields of a record that decide which records it is compared with. */
interface ComparedFields {
  readonly siteId: string
  readonly emissionKindId: string
  /** Null or default: the record names no meter. */
  readonly meter?: string | null | undefined
  /** The fuel, the gas, the waste with its route; empty if the kind says enough. */
  readonly measured: string
}

/** The names of the factors used, which are the same in every edition and unit. */
const measuredByFactors = cacheByObject((contributions: CountedRecord['contributions']): string =>
  [...new Set(contributions.map(({ factor }) => factor.name))].sort().join('\n'),
)

/** Names the thing that a record measured. Electricity from any grid or contract is one thing. */
export function measuredOf({ activity, record }: Pick<WatchedRecord, 'activity' | 'record'>): string {
  return activity.electricity === null ? measuredByFactors(record.contributions) : ''
}

/** A record of a site. */
interface SiteRecord extends Moments, ComparedFields {
  readonly id: string
}

/** Records linked by overlapping periods, so far. */
interface Chain {
  readonly start: string
  end: string
  records: number
  readonly recordIds: string[]
  readonly time: OverlapTime
}

/** Records that are compared with each other, with their current chain, which the next may extend; null before the first. */
export interface ComparedRecords extends Pick<ComparedFields, 'siteId' | 'emissionKindId'> {
  chain: Chain | null
}

/**
 * Finds the same overlaps per site, meter, kind and thing measured as `findOverlaps`, from records that come once, in the
 * order of their starts. Holds only one chain for each of these, and the listed overlaps.
 */
export class OverlapSweep {
  /** By site or meter, then kind, then the thing measured. */
  readonly #places = new Map<string, Map<string, Map<string, ComparedRecords>>>()
  /** In the order of first records. */
  readonly #open: ComparedRecords[] = []
  #from = { text: '', ms: Number.NaN }
  #to = { text: '', ms: Number.NaN }
  readonly #groups: Overlap[] = []
  #total = 0

  /** Adds the next record; a record without length overlaps nothing. */
  add(record: SiteRecord): void {
    if (record.from !== record.to) this.addAt(this.placeOf(record), record)
  }

  /** The same for a record whose place is known. */
  addAt(place: ComparedRecords, { id, from, to }: Pick<SiteRecord, 'id' | 'from' | 'to'>): void {
    if (from === to) return
    // many records have the period of the record before
    if (from !== this.#from.text) this.#from = { text: from, ms: Date.parse(from) }
    if (to !== this.#to.text) this.#to = { text: to, ms: Date.parse(to) }
    const { chain } = place
    if (chain === null || from >= chain.end) {
      if (chain !== null) this.#close(place, chain)
      else this.#open.push(place)
      const time = new OverlapTime()
      time.add(this.#from.ms, this.#to.ms)
      place.chain = { start: from, end: to, records: 1, recordIds: [id], time }
      return
    }
    chain.time.add(this.#from.ms, this.#to.ms)
    chain.records++
    if (to > chain.end) chain.end = to
    if (chain.recordIds.length < IDS_MAX) chain.recordIds.push(id)
  }

  /** Returns the overlaps; call it after all records were added. */
  overlaps(): { readonly total: number; readonly groups: readonly Overlap[] } {
    for (const place of this.#open.splice(0)) if (place.chain !== null) this.#close(place, place.chain)
    this.#places.clear()
    return { total: this.#total, groups: this.#groups }
  }

  /** The place that a record belongs to: one object for all records that are compared with each other. */
  placeOf({ siteId, meter, emissionKindId, measured }: ComparedFields): ComparedRecords {
    const byKind = getOrCompute(
      this.#places,
      comparedPlace(siteId, meter),
      () => new Map<string, Map<string, ComparedRecords>>(),
    )
    const byThing = getOrCompute(byKind, emissionKindId, () => new Map<string, ComparedRecords>())
    return getOrCompute(byThing, measured, () => ({ siteId, emissionKindId, chain: null }))
  }

  #close({ siteId, emissionKindId }: ComparedRecords, { time, ...chain }: Chain): void {
    if (chain.records < 2) return
    this.#total++
    if (this.#groups.length < GROUPS_MAX)
      this.#groups.push({ siteId, emissionKindId, ...chain, overlapDays: time.days })
  }
}
