import type { InventoryResource } from '../../../resources/index.ts'
import { OverlapTime } from '../../../time/index.ts'
import type { Moments } from '../../core/context/period.ts'

type Overlap = InventoryResource['overlaps']['groups'][number]

/** The most overlaps, and the most records of one overlap, that are listed; all are counted. */
const GROUPS_MAX = 1000
const IDS_MAX = 100

/** A record of a site. */
export interface SiteRecord extends Moments {
  readonly id: string
  readonly siteId: string
  readonly emissionKindId: string
}

/** Records linked by overlapping periods, so far. */
interface Chain {
  readonly siteId: string
  readonly emissionKindId: string
  readonly start: string
  end: string
  records: number
  readonly recordIds: string[]
  readonly time: OverlapTime
}

/** The current chain of a site and kind, which the next record may extend; null before the first record. */
interface Place {
  chain: Chain | null
}

/**
 * Finds the same overlaps per site and kind as `findOverlaps`, from records that come once, in the order of their
 * starts. Holds only one chain per site and kind, and the listed overlaps.
 */
export class OverlapSweep {
  /** By site, then kind. */
  readonly #places = new Map<string, Map<string, Place>>()
  /** In the order of first records. */
  readonly #open: Place[] = []
  #from = { text: '', ms: Number.NaN }
  #to = { text: '', ms: Number.NaN }
  readonly #groups: Overlap[] = []
  #total = 0

  /** Adds the next record; a record without length overlaps nothing. */
  add({ id, siteId, emissionKindId, from, to }: SiteRecord): void {
    if (from === to) return
    // // many records have the period of the record before
    if (from !== this.#from.text) this.#from = { text: from, ms: Date.parse(from) }
    if (to !== this.#to.text) this.#to = { text: to, ms: Date.parse(to) }
    const place = this.#placeOf(siteId, emissionKindId)
    const { chain } = place
    if (chain === null || from >= chain.end) {
      if (chain !== null) this.#close(chain)
      const time = new OverlapTime()
      time.add(this.#from.ms, this.#to.ms)
      place.chain = { siteId, emissionKindId, start: from, end: to, records: 1, recordIds: [id], time }
      return
    }
    chain.time.add(this.#from.ms, this.#to.ms)
    chain.records++
    if (to > chain.end) chain.end = to
    if (chain.recordIds.length < IDS_MAX) chain.recordIds.push(id)
  }

  /** Returns the overlaps; call it after all records were added. */
  found(): { readonly total: number; readonly groups: readonly Overlap[] } {
    for (const { chain } of this.#open.splice(0)) if (chain !== null) this.#close(chain)
    this.#places.clear()
    return { total: this.#total, groups: this.#groups }
  }

  #placeOf(siteId: string, emissionKindId: string): Place {
    let ofSite = this.#places.get(siteId)
    if (ofSite === undefined) {
      ofSite = new Map()
      this.#places.set(siteId, ofSite)
    }
    const known = ofSite.get(emissionKindId)
    if (known !== undefined) return known
    const place = { chain: null }
    ofSite.set(emissionKindId, place)
    this.#open.push(place)
    return place
  }

  #close({ time, ...chain }: Chain): void {
    if (chain.records < 2) return
    this.#total++
    if (this.#groups.length < GROUPS_MAX) this.#groups.push({ ...chain, overlapDays: time.days })
  }
}
