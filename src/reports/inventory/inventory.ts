import { isObject, readItem } from '../../base/index.ts'
import { checkChoice, collect, fail } from '../../core/errors/index.ts'
import { DAY_MS, OverlapTime } from '../../core/time/index.ts'
import { shapesOf } from '../../ledger/context/activity-shape.ts'
import { readActivities } from '../../ledger/context/activity-stream.ts'
import type { Context, ReadTx } from '../../ledger/context/context.ts'
import { readAll } from '../../ledger/context/long-reads.ts'
import { type Moments, overlapsPeriod, spanOf } from '../../ledger/context/period.ts'
import { latestRevisions } from '../../ledger/ledger/latest-calculation.ts'
import { CONSOLIDATION_APPROACHES, type ConsolidationApproach, type InventoryResource } from '../../resources/index.ts'
import type { BoundaryRule } from './boundary.ts'
import { InventoryWork } from './inventory-work.ts'
import type { InventoryRead } from './watched-record.ts'

type Overlap = InventoryResource['overlaps']['groups'][number]

/** The most overlaps, and the most records of one overlap, that are listed; all are counted. */
const GROUPS_MAX = 1000
const IDS_MAX = 100

/** A record of a site. */
interface SiteRecord extends Moments {
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
    // many records have the period of the record before
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
  overlaps(): { readonly total: number; readonly groups: readonly Overlap[] } {
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

/**
 * The emissions of a company in a period, in kilograms. Each figure is the exact sum of the stored results (34 digits
 * if a result does not terminate), with the nearest double. The figures by kind, by scope, by month, and by site,
 * vehicle and company add up to the total exactly; the total of all records is the one that the store holds.
 */
export type Inventory = Readonly<InventoryResource>

/** The longest period, because an inventory lists every month. */
const YEARS_MAX = 30
const LONG_YEAR_MS = 366 * DAY_MS
/** The period of an inventory: dates, or dates and times; `to` is not included. */
export interface InventoryPeriod {
  readonly from: string
  readonly to: string
  /**
   * Counts published upstream emissions of electricity in Scope 3 category 3. A record with upstream emissions counts
   * as one record in each scope. Default: false.
   */
  readonly upstream?: boolean | undefined
}

/** A request for an inventory: its period and boundary. */
export interface InventoryRequest extends InventoryPeriod {
  /**
   * Counts each record with the share of its site. Default: sites count fully, and the inventory has no `boundary`.
   */
  readonly approach?: ConsolidationApproach | undefined
}

/** Checks an approach. Throws `invalid_choice`. */
export function checkApproach(approach: string | undefined): BoundaryRule | undefined {
  if (approach === undefined) return undefined
  return { approach: checkChoice({ path: 'approach', value: approach }, CONSOLIDATION_APPROACHES) }
}

/** Checks the period, at most 30 years. Throws `required`, `invalid_date`, `period_reversed`, `period_too_long`. */
export function inventoryPeriod(input: InventoryPeriod): Moments {
  const { from, to } = spanOf(input)
  if (Date.parse(to) - Date.parse(from) <= YEARS_MAX * LONG_YEAR_MS) return { from, to }
  const expected = `a period of at most ${YEARS_MAX} years`
  const message = `is too long after ${from}; ask for ${expected}, and for a longer one part by part`
  return fail('to', 'period_too_long', { message, expected, received: to })
}

/** Throws `not_found`, because nothing was recorded in a period. */
export function failWithoutRecords(
  { from, to }: Moments,
  { path, received }: { readonly path: string; readonly received: unknown },
): never {
  const message = `has no records: nothing was recorded from ${from} to ${to}; give a period with records`
  return fail(path, 'not_found', { message, received })
}

function deepFreeze<T>(value: T): T {
  if (!isObject(value) || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) deepFreeze(inner)
  return Object.freeze(value)
}

/**
 * Returns the emissions of a company from the start of `from` up to, not including, `to`.
 *
 * - A record that begins earlier or ends later counts with its share of time; a record without length counts at its
 *   moment.
 * - Records of a site count in the current state of the kind they name, records of a vehicle in the kind of the
 *   vehicle. If the factor has another scope than the kind, the scope of the factor counts and the record is listed
 *   under `scopeByFactor`.
 * - Scope 2 records with only a market-based figure are left out of the location-based sum and listed.
 * - With an approach, each record counts day by day with the share of its site (`company.boundaries`); `boundary` lists
 *   the shares and the emissions left out.
 *
 * Reads all records that begin before `to`, page by page, at one moment; other requests of the company wait.
 * Throws `required`, `invalid_date`, `period_reversed`, `period_too_long` (30 years), `invalid_choice`, `store_busy`.
 */
export async function computeInventory(context: Context, input: InventoryRequest): Promise<Inventory> {
  const { period, boundary } = collect({
    period: () => inventoryPeriod(input),
    boundary: () => checkApproach(input?.approach),
  })
  return readAll(context, (tx) => readInventory(tx, context, { period, boundary, upstream: input.upstream === true }))
}

/** Reads the inventory of a period in a transaction. */
export async function readInventory(
  tx: ReadTx,
  context: Context,
  { period, watch, watchUpstream, watchEarlier, ...options }: InventoryRead,
): Promise<Inventory> {
  const work = new InventoryWork(tx, context, { period, watch, ...options })
  const overlaps = []
  for (const shape of shapesOf(context.activities)) {
    const sweep = new OverlapSweep()
    for await (const page of readActivities(tx, shape, period.to)) {
      const activities = page.filter((activity) => overlapsPeriod(activity, period))
      if (watchEarlier !== undefined && activities.length < page.length)
        for (const activity of page) if (!overlapsPeriod(activity, period)) await watchEarlier(activity)
      const ids = activities.map(({ id }) => id)
      const revisions = await latestRevisions(tx, ids)
      for (let index = 0; index < activities.length; index++) {
        const activity = readItem(activities, index)
        const found = work.groupsOf(activity)
        const isKnown = !(found instanceof Promise)
        // most groups are known, and awaiting each of them would be slow
        const ownGroups = isKnown ? found : await found
        const read = { activity, revision: readItem(revisions, index), groups: ownGroups }
        let groups = isKnown ? work.sum(read) : null
        if (groups === null) {
          const counted = await work.add(read)
          if (counted === null) continue
          groups = counted.groups
          const watched = watch?.({ ...read, groups, record: counted.record })
          if (watched !== undefined) await watched
          if (counted.upstream !== null) await watchUpstream?.(counted.upstream)
          if (isKnown) work.sumLike(read, counted)
          if (work.isFull) await work.addSums()
        }
        const { siteId, id, from, to } = activity
        if (siteId !== null) sweep.add({ id, siteId, emissionKindId: groups.kind.id, from, to })
      }
    }
    overlaps.push(sweep.overlaps())
  }
  await work.addSums()
  return deepFreeze({
    companyId: context.companyId,
    ...period,
    ...work.resource(),
    overlaps: {
      total: overlaps.reduce((all, { total }) => all + total, 0),
      groups: overlaps.flatMap(({ groups }) => groups),
    },
  })
}
