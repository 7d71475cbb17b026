import type { InventoryResource } from '../../../resources/index.ts'
import { OverlapTime } from '../../../time/index.ts'
import type { Moments } from '../../core/context/period.ts'

type Overlap = InventoryResource['overlaps']['groups'][number]

/** Overlaps that are shown, and records of one that are named; all are counted. */
const GROUPS_MAX = 1000
const IDS_MAX = 100

/** A record of a site. */
export interface SiteRecord extends Moments {
  readonly id: string
  readonly siteId: string
  readonly emissionKindId: string
}

/** Records that hang together by their periods, as far as they are seen. */
interface Chain {
  readonly siteId: string
  readonly emissionKindId: string
  readonly start: string
  end: string
  records: number
  readonly recordIds: string[]
  readonly time: OverlapTime
}

/** The chain of a site and a kind that the next record may hang on to; null: none yet. */
interface Place {
  chain: Chain | null
}

/**
 * Finds what `findOverlaps` finds, per site and kind, in records that come in the order of their starts and are seen
 * once: no more is held than one chain a site and kind, and what is shown.
 */
export class OverlapSweep {
  /** By site, then kind. */
  readonly #places = new Map<string, Map<string, Place>>()
  /** In the order in which they were seen first. */
  readonly #open: Place[] = []
  #from = { text: '', ms: Number.NaN }
  #to = { text: '', ms: Number.NaN }
  readonly #groups: Overlap[] = []
  #total = 0

  /** Takes the next record; one without length overlaps nothing. */
  add({ id, siteId, emissionKindId, from, to }: SiteRecord): void {
    if (from === to) return
    // many records are of the period of the one before
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

  /** Overlaps, once all records were seen. */
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
