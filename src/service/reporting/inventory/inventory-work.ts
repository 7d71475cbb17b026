import type { Notice } from '../../../errors/index.ts'
import type { InventoryResource } from '../../../resources/index.ts'
import { EventLoopYield, yieldToOthers } from '../../../store/index.ts'
import type { Activity } from '../../core/context/activity-stream.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import type { Moments } from '../../core/context/period.ts'
import type { Revision } from '../../core/context/records.ts'
import { BoundaryTally } from './boundary-tally.ts'
import type { CountedPart } from './counted-part.ts'
import { type CountableRecord, recordReader } from './counted-record.ts'
import { groupsReader, type RecordGroups } from './groups-reader.ts'
import { inOrder } from './in-order.ts'
import { type MonthPart, monthPartsIn } from './month-parts.ts'
import { RecordsScopedByFactor } from './scoped-by-factor.ts'
import { RecordSums } from './summed-records.ts'
import { hasLocationFigure, Tally } from './tally.ts'
import { upstreamCounter } from './upstream-part.ts'
import { UsedFactors } from './used-factors.ts'
import type { InventoryRead, SumsWatch, WatchedRecord } from './watched-record.ts'

/** The cost of a record's month, in rows that are only read. */
const ROWS_OF_MONTH = 4

/** The part of a record that counts, and what is upstream of it, where that counts. */
interface CountedActivity extends Pick<WatchedRecord, 'groups' | 'record'> {
  readonly upstream: WatchedRecord | null
}

/** A record as it was read. */
interface ReadRecord extends Pick<WatchedRecord, 'activity' | 'revision'> {
  /** Those of its kind as that is, whatever its factor says. */
  readonly groups: RecordGroups
}

const UNWATCHED: SumsWatch = { isSummable: () => true, add: () => undefined }

/** An inventory in the making; records go by, and none is held. */
export class InventoryWork {
  /** The groups of a record: at once, and one object for all records of the same groups, or later. */
  readonly groupsOf: ReturnType<typeof groupsReader>
  readonly #read: (activity: Activity, revision: Revision) => Promise<CountableRecord>
  readonly #partsIn: (record: Moments) => readonly MonthPart[]
  readonly #boundary: BoundaryTally | null
  readonly #tally = new Tally()
  readonly #factors = new UsedFactors()
  readonly #byFactor = new RecordsScopedByFactor()
  readonly #codes = new Map<Notice['code'], number>()
  readonly #eventLoop = new EventLoopYield()
  /** Undefined: nothing upstream is counted. */
  readonly #upstream: ReturnType<typeof upstreamCounter> | undefined
  /** Null: each record is counted alone. */
  readonly #sumsWatch: SumsWatch | null
  #sums = new RecordSums()

  constructor(tx: ReadTx, context: Context, { period, boundary, upstream = false, watch, sums }: InventoryRead) {
    // who watches every record sees no sums, and shares of sites change within a month
    const isSummed = boundary === undefined && (watch === undefined || sums !== undefined)
    this.#sumsWatch = isSummed ? (sums ?? UNWATCHED) : null
    this.#upstream = upstream ? upstreamCounter(context) : undefined
    this.groupsOf = groupsReader(tx)
    this.#read = recordReader(tx, context)
    this.#partsIn = monthPartsIn(period)
    this.#boundary = boundary === undefined ? null : new BoundaryTally(tx, boundary, period)
  }

  /** Adds a record to those before that differ from it in their quantities alone; null: there are none, so `add` it. */
  sum({ activity, revision, groups }: ReadRecord): RecordGroups | null {
    const month = this.#monthOfSum(activity)
    if (month === null) return null
    const sums = this.#sums.add(activity.exactKg, { revision, groups, month })
    if (sums === null) return null
    const { groups: counted, record } = sums.first
    const { scopes } = record
    // such records are named
    if (counted.kind !== groups.kind) this.#byFactor.kindOf(groups.kind, { id: activity.id, scopes })
    return counted
  }

  /** Sums all later records that differ from one that was added in their quantities alone, where they may be. */
  sumLike(place: ReadRecord, { groups, record }: CountedActivity): void {
    const { activity, revision } = place
    const month = this.#monthOfSum(activity)
    if (month === null) return
    const first = { activity, revision, groups, record }
    this.#sums.addFirst({ month, ...place }, first, () => this.#sumsWatch?.isSummable(first) === true)
  }

  /**
   * Adds a record that reaches into the period, with its calculation; returns its part, and the groups that it counts under.
   * Null: the boundary leaves it out.
   */
  async add({ activity, revision, groups: ownGroups }: ReadRecord): Promise<CountedActivity | null> {
    const countable = await this.#read(activity, revision)
    const months = this.#partsIn(activity)
    if (this.#eventLoop.isDue(ROWS_OF_MONTH * months.length)) await yieldToOthers()
    const shared = await this.#boundary?.partsOf({ activity, groups: ownGroups, countable, months })
    const parts = shared ?? months
    if (parts.length === 0) return null
    const record = countable.count(parts)
    const groups = { ...ownGroups, kind: this.#byFactor.kindOf(ownGroups.kind, record) }
    if (shared !== undefined) this.#boundary?.add(groups, countable, shared)
    this.#count({ groups, record })
    const upstream =
      activity.electricity === null ? null : this.#addUpstream({ activity, revision, groups, record }, parts)
    return { groups, record, upstream }
  }

  /** Counts a record, or several that were summed. */
  #count({ groups, record }: Pick<WatchedRecord, 'groups' | 'record'>): void {
    this.#tally.add(groups, record)
    const { contributions, beside, codes, records } = record
    const located = hasLocationFigure(groups, record) ? (beside ?? contributions) : []
    this.#factors.add({ total: contributions, located }, records)
    for (const code of codes) this.#codes.set(code, (this.#codes.get(code) ?? 0) + records)
  }

  /** The month of a record that may be summed; null: it is counted alone. */
  #monthOfSum(activity: Activity): string | null {
    const { electricity } = activity
    if (this.#sumsWatch === null || electricity?.draws !== undefined) return null
    if (electricity !== null && this.#upstream !== undefined) return null
    const months = this.#partsIn(activity)
    const [first] = months
    return first === undefined || months.length > 1 || first.span !== null ? null : first.month
  }

  /** True once as many sums are held as may be at once; `addSums` is due then, and before `resource`. */
  get isFull(): boolean {
    return this.#sums.isFull
  }

  /** Counts what was summed, and begins anew. */
  async addSums(): Promise<void> {
    for (const sums of this.#sums.all()) {
      const watched = sums.counted()
      if (watched.record.records === 0) continue
      this.#count(watched)
      this.#sumsWatch?.add(watched)
      if (this.#eventLoop.isDue(ROWS_OF_MONTH)) await yieldToOthers()
    }
    this.#sums = new RecordSums()
  }

  #addUpstream(
    { activity, revision, groups, record }: WatchedRecord,
    parts: readonly CountedPart[],
  ): WatchedRecord | null {
    if (this.#upstream === undefined) return null
    const { counted, method, isMissing } = this.#upstream(activity, { record, revision, parts })
    const code = 'upstream_not_published'
    if (isMissing) this.#codes.set(code, (this.#codes.get(code) ?? 0) + 1)
    if (counted === null) return null
    const ofUpstream = { ...groups, kind: { ...groups.kind, scope: 'SCOPE_3' } }
    this.#tally.add(ofUpstream, counted)
    this.#factors.add({ total: counted.contributions, located: [] })
    const calculation = { ...revision.calculation, method }
    return { activity, revision: { ...revision, calculation, location: null }, groups: ofUpstream, record: counted }
  }

  /** The inventory, once all records were added. */
  resource(): Omit<InventoryResource, 'companyId' | 'from' | 'to' | 'overlaps'> {
    return {
      ...this.#tally.resource(),
      scopeByFactor: this.#byFactor.resource(),
      factors: this.#factors.resource(),
      attributions: this.#factors.attributions(),
      gwpSets: this.#factors.gwpSets(),
      noticesOfRecords: [...this.#codes]
        .sort(([a], [b]) => inOrder([a], [b]))
        .map(([code, records]) => ({ code, records })),
      notices: [
        ...this.#factors.notices(),
        ...this.#tally.notices(),
        ...this.#byFactor.notices(),
        ...(this.#boundary?.notices() ?? []),
      ],
      ...(this.#boundary === null ? {} : { boundary: this.#boundary.resource() }),
    }
  }
}
