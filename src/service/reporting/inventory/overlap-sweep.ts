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

/**
 * Finds what `findOverlaps` finds, per site and kind, in records that come in the order of their starts and are seen
 * once: no more is held than one chain a site and kind, and what is shown.
 */
export class OverlapSweep {
  readonly #open = new Map<string, Chain>()
  readonly #groups: Overlap[] = []
  #total = 0

  /** Takes the next record; one without length overlaps nothing. */
  add({ id, siteId, emissionKindId, from, to }: SiteRecord): void {
    if (from === to) return
    const [fromMs, toMs] = [Date.parse(from), Date.parse(to)]
    const key = `${siteId}\n${emissionKindId}`
    const chain = this.#open.get(key)
    if (chain === undefined || from >= chain.end) {
      if (chain !== undefined) this.#close(chain)
      const time = new OverlapTime()
      time.add(fromMs, toMs)
      this.#open.set(key, { siteId, emissionKindId, start: from, end: to, records: 1, recordIds: [id], time })
      return
    }
    chain.time.add(fromMs, toMs)
    chain.records++
    if (to > chain.end) chain.end = to
    if (chain.recordIds.length < IDS_MAX) chain.recordIds.push(id)
  }

  /** Overlaps, once all records were seen. */
  found(): { readonly total: number; readonly groups: readonly Overlap[] } {
    for (const chain of this.#open.values()) this.#close(chain)
    this.#open.clear()
    return { total: this.#total, groups: this.#groups }
  }

  #close({ time, ...chain }: Chain): void {
    if (chain.records < 2) return
    this.#total++
    if (this.#groups.length < GROUPS_MAX) this.#groups.push({ ...chain, overlapDays: time.days })
  }
}
