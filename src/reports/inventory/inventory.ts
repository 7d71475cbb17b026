import { cacheByObject, getOrCompute, isObject, momentText, readItem } from '../../base/index.ts'
import { comparedPlace } from '../../core/activities/index.ts'
import { isPerMoney } from '../../core/emissions/index.ts'
import { checkChoice, collect, fail } from '../../core/errors/index.ts'
import { DAY_MS, OverlapTime } from '../../core/time/index.ts'
import { type ActivityShape, shapesOf } from '../../ledger/context/activity-shape.ts'
import {
  type Activity,
  readActivities,
  readActivitiesById,
  readSummaries,
} from '../../ledger/context/activity-stream.ts'
import type { Context, ReadTx } from '../../ledger/context/context.ts'
import { readAll } from '../../ledger/context/long-reads.ts'
import { type Moments, overlapsPeriod, spanOf } from '../../ledger/context/period.ts'
import type { Revision } from '../../ledger/context/records.ts'
import { latestRevisions } from '../../ledger/ledger/latest-calculation.ts'
import { CONSOLIDATION_APPROACHES, type ConsolidationApproach, type InventoryResource } from '../../resources/index.ts'
import type { RowSummary, SummarizedRow } from '../../store/index.ts'
import type { BoundaryRule } from './boundary.ts'
import type { CountedRecord } from './counted-record.ts'
import type { RecordGroups } from './groups-reader.ts'
import { InventoryWork, type SummedGroup } from './inventory-work.ts'
import type { SumsByMonth, UngroupedRecord } from './summed-records.ts'
import type { InventoryRead, WatchedRecord } from './watched-record.ts'

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

/** Names the thing that a record measured. Electricity of any contract is one thing, and money none: it is of several invoices. */
function measuredOf({ activity, record }: Pick<WatchedRecord, 'activity' | 'record'>): string | null {
  if (record.contributions.some(({ factor }) => isPerMoney(factor))) return null
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
interface ComparedRecords extends Pick<ComparedFields, 'siteId' | 'emissionKindId'> {
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
    const byKind = getOrCompute(this.#places, comparedPlace(siteId, meter), () => new Map())
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
  const message = `is more than ${YEARS_MAX} years after ${from}; ask for shorter periods, one after the other`
  return fail('to', 'period_too_long', { message, expected, received: to })
}

/** Throws `not_found`, because nothing was recorded in a period. */
export function failWithoutRecords(
  { from, to }: Moments,
  { path, received }: { readonly path: string; readonly received: unknown },
): never {
  const message = `has no records: nothing was recorded from ${momentText(from)} up to ${momentText(to)}; give a period with records, or record or import some first`
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

/** A record with its calculation. */
interface ReadActivity {
  readonly activity: Activity
  readonly revision: Revision
}

/** Reads the records of an activity into an inventory. */
class InventoryReader {
  readonly sweep: OverlapSweep = new OverlapSweep()
  readonly #tx: ReadTx
  readonly #shape: ActivityShape
  readonly #work: InventoryWork
  readonly #options: InventoryRead
  /** The place that the records of a group of summaries belong to. */
  readonly #places = new Map<SummedGroup, ComparedRecords>()

  constructor(
    tx: ReadTx,
    {
      shape,
      work,
      options,
    }: { readonly shape: ActivityShape; readonly work: InventoryWork; readonly options: InventoryRead },
  ) {
    this.#tx = tx
    this.#shape = shape
    this.#work = work
    this.#options = options
  }

  /** Reads all records, without their summaries. */
  async readRecords(watchEarlier: InventoryRead['watchEarlier']): Promise<void> {
    const { period } = this.#options
    for await (const page of readActivities(this.#tx, this.#shape, period.to)) {
      const activities = page.filter((activity) => overlapsPeriod(activity, period))
      if (watchEarlier !== undefined && activities.length < page.length)
        for (const activity of page) if (!overlapsPeriod(activity, period)) await watchEarlier(activity)
      const revisions = await latestRevisions(
        this.#tx,
        activities.map(({ id }) => id),
      )
      for (let index = 0; index < activities.length; index++) {
        await this.#addRecord({ activity: readItem(activities, index), revision: readItem(revisions, index) }, null)
      }
    }
  }

  /** Adds a page of summaries, and reads the records that cannot be summed without. */
  async addRows(page: readonly SummarizedRow[]): Promise<void> {
    let records: ReadonlyMap<string, ReadActivity> | null = null
    for (let index = 0; index < page.length; index++) {
      const row = readItem(page, index)
      if (!this.#mayBeInPeriod(row)) continue
      // asked for each row, because the record before may have started the sum or ended all
      if (row.group !== null && this.#addToSum(row)) continue
      records ??= await this.#readAll(this.#neededIds(page.slice(index)))
      await this.#addRead(row, records)
    }
  }

  /** Adds a row to its sum; false if its record must be read. */
  #addToSum(row: SummarizedRow & RowSummary): boolean {
    const group = this.#work.groupOf(row.group)
    const sums = group && this.#work.findSum(group, row)
    if (!group || !sums) return false
    const first = this.#work.addToSum(sums, row)
    const { site } = first.groups
    const place = site === null ? null : (this.#places.get(group) ?? this.#addPlace(group, site.id, first))
    if (place !== null) this.sweep.addAt(place, row)
    return true
  }

  #addPlace(group: SummedGroup, siteId: string, first: UngroupedRecord): ComparedRecords | null {
    const [measured, emissionKindId] = [measuredOf(first), first.groups.kind.id]
    if (measured === null) return null
    const place = this.sweep.placeOf({ siteId, meter: group.meter, emissionKindId, measured })
    this.#places.set(group, place)
    return place
  }

  async #addRead({ id, group }: SummarizedRow, records: ReadonlyMap<string, ReadActivity>): Promise<void> {
    const record = records.get(id) ?? (await this.#readAll([id])).get(id)
    if (record === undefined || !overlapsPeriod(record.activity, this.#options.period)) return
    await this.#addRecord(record, group)
  }

  #mayBeInPeriod(row: SummarizedRow): boolean {
    return row.group === null || overlapsPeriod(row, this.#options.period)
  }

  /** The ids of probably needed records: of rows that wait for the first of a group only that. */
  #neededIds(rows: readonly SummarizedRow[]): string[] {
    const begun = new Set<SumsByMonth>()
    const needed: string[] = []
    for (const row of rows) {
      if (!this.#mayBeInPeriod(row)) continue
      const group = row.group === null ? null : this.#work.groupOf(row.group)
      if (row.group !== null && group !== null) {
        const sums = this.#work.findSum(group, row)
        const isWaiting = sums === undefined && begun.has(group.sums)
        if (sums || isWaiting) continue
        begun.add(group.sums)
      }
      needed.push(row.id)
    }
    return needed
  }

  async #readAll(ids: readonly string[]): Promise<ReadonlyMap<string, ReadActivity>> {
    if (ids.length === 0) return NO_RECORDS
    const activities = await readActivitiesById(this.#tx, this.#shape, ids)
    const revisions = await latestRevisions(this.#tx, ids)
    return new Map(
      activities.map((activity, index) => [activity.id, { activity, revision: readItem(revisions, index) }]),
    )
  }

  /** Adds a record of the period, to earlier ones or individually. */
  async #addRecord({ activity, revision }: ReadActivity, summaryGroup: string | null): Promise<void> {
    const work = this.#work
    const found = work.groupsOf(activity)
    const isKnown = !(found instanceof Promise)
    // most groups are known, and awaiting each of them would be slow
    const ownGroups = isKnown ? found : await found
    const read = { activity, revision, groups: ownGroups }
    const summed = isKnown && summaryGroup === null ? work.sum(read) : null
    const counted = summed ?? (await this.#count(read, isKnown ? { summaryGroup } : null))
    const { siteId, meter, id, from, to } = activity
    if (counted === null || siteId === null) return
    const [measured, emissionKindId] = [measuredOf({ activity, record: counted.record }), counted.groups.kind.id]
    if (measured !== null) this.sweep.add({ id, siteId, meter, emissionKindId, measured, from, to })
  }

  /**
   * Counts a record individually, with its groups; null if it is outside the boundary. `later`: the group of the summary
   * of later records that may be summed.
   */
  async #count(
    read: ReadActivity & { readonly groups: RecordGroups },
    later: { readonly summaryGroup: string | null } | null,
  ): Promise<Pick<WatchedRecord, 'groups' | 'record'> | null> {
    const { watch, watchUpstream } = this.#options
    const counted = await this.#work.add(read)
    if (counted === null) return null
    const { groups, record, upstream } = counted
    const watched = watch?.({ ...read, groups, record })
    if (watched !== undefined) await watched
    if (upstream !== null) await watchUpstream?.(upstream)
    if (later !== null) this.#work.sumLike(read, counted, later.summaryGroup)
    if (this.#work.isFull) await this.#work.addSums()
    return counted
  }
}

const NO_RECORDS: ReadonlyMap<string, ReadActivity> = new Map()

/** Reads the inventory of a period in a transaction. */
export async function readInventory(
  tx: ReadTx,
  context: Context,
  { watchEarlier, ...options }: InventoryRead,
): Promise<Inventory> {
  const { period } = options
  const work = new InventoryWork(tx, context, options)
  const overlaps = []
  for (const shape of shapesOf(context.activities)) {
    const reader = new InventoryReader(tx, { shape, work, options })
    // records before the period are only in the records themselves
    const summaries = work.isSumming && watchEarlier === undefined ? readSummaries(tx, shape, period.to) : null
    if (summaries === null) await reader.readRecords(watchEarlier)
    else for await (const page of summaries) await reader.addRows(page)
    overlaps.push(reader.sweep.overlaps())
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
