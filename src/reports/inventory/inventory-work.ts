import { EventLoopYield, getOrCompute, yieldToOthers } from '../../base/index.ts'
import {
  type Contribution,
  calculationOf,
  exactCo2e,
  type FactorSnapshot,
  gridKindsOf,
  gwpSetsOf,
  keyWithoutBiogenicCo2,
  type Method,
  mixedGridNotices,
  mixedSetNotices,
  scopesOf,
} from '../../core/emissions/index.ts'
import type { Notice } from '../../core/errors/index.ts'
import type { Activity } from '../../ledger/context/activity-stream.ts'
import type { Context, ReadTx } from '../../ledger/context/context.ts'
import type { Moments } from '../../ledger/context/period.ts'
import type { Revision } from '../../ledger/context/records.ts'
import { readSummaryGroup } from '../../ledger/ledger/record-summary.ts'
import { attributions, withUpstream } from '../../reference/factors/index.ts'
import type { InventoryResource } from '../../resources/index.ts'
import type { RowSummary, SummarizedRow } from '../../store/index.ts'
import { sumAmounts, takePart } from './amount-sum.ts'
import { BoundaryTally } from './boundary.ts'
import { type CountableRecord, type CountedRecord, recordReader, splitByMonth } from './counted-record.ts'
import { co2eByTier } from './data-quality.ts'
import { groupsReader, type RecordGroups, RecordsScopedByFactor } from './groups-reader.ts'
import { compareTexts } from './in-order.ts'
import { type CountedPart, countedShare, type MonthPart, monthCutter, partOfAmount } from './record-parts.ts'
import { RecordSums, type SummedRecords, type SumsByMonth, type UngroupedRecord } from './summed-records.ts'
import { hasLocationFigure, Tally } from './tally.ts'
import type { InventoryRead, SumsWatch, WatchedRecord } from './watched-record.ts'

type FactorUsed = InventoryResource['factors'][number]

/** A listed factor, and the number of records that use it. */
interface Line {
  readonly resource: Omit<FactorUsed, 'records'>
  records: number
}

/**
 * Converts a factor to a resource, under its key without the suffix for biogenic CO2, whether or not a record counts
 * biogenic CO2.
 */
function toFactorResource(factor: FactorSnapshot): Line['resource'] {
  const { id, name, unit, gwp, row, source } = factor
  const { publisher, title, table, editionYear, dataYear, licence, attribution } = source
  const published = { publisher, title, table, row, editionYear, dataYear, licence, attribution }
  return { key: keyWithoutBiogenicCo2(factor), id, name, unit, gwp, ...published }
}

/** The factors used by records. */
class UsedFactors {
  readonly #lines = new Map<string, Line>()
  readonly #lineOf = new Map<FactorSnapshot, Line>()
  readonly #total = new Set<FactorSnapshot>()
  readonly #located = new Set<FactorSnapshot>()
  readonly #attributions = new Set<string>()
  /** Factors whose attribution is already included. */
  readonly #attributed = new Set<FactorSnapshot>()

  /**
   * Adds the contributions of a record, or of a sum of `records` records, to the total and to the location-based
   * figure.
   */
  add({ total, located }: Record<'total' | 'located', readonly Contribution[]>, records = 1): void {
    const lines = new Set<Line>()
    for (const contributions of [total, located]) for (const { factor } of contributions) lines.add(this.#line(factor))
    for (const line of lines) line.records += records
    for (const { factor } of total) this.#total.add(factor)
    for (const { factor } of located) this.#located.add(factor)
    for (const contributions of [total, located]) for (const one of contributions) this.#attribute(one)
  }

  /** The factors in the order of their keys. */
  resource(): FactorUsed[] {
    return [...this.#lines.values()]
      .map(({ resource, records }) => ({ ...resource, records }))
      .sort((a, b) => compareTexts([a.key, a.id], [b.key, b.id]))
  }

  attributions(): string[] {
    return [...this.#attributions].sort()
  }

  /** The GWP sets behind the CO2e. */
  gwpSets(): string[] {
    return gwpSetsOf(this.#lineOf.keys())
  }

  /**
   * Notices of mixed GWP sets and of both kinds of grid factors, checked separately for the two Scope 2 figures, which are
   * never added.
   */
  notices(): Notice[] {
    const path = 'scope2.locationBased'
    return [
      ...mixedSetNotices(gwpSetsOf(this.#total)),
      ...mixedSetNotices(gwpSetsOf(this.#located), path),
      ...mixedGridNotices(gridKindsOf(this.#total)),
      ...mixedGridNotices(gridKindsOf(this.#located), path),
    ]
  }

  #attribute(contribution: Contribution): void {
    const { factor, steps } = contribution
    const isOfFactorAlone = steps.every((step) => step.kind !== 'distance' && !('source' in step))
    if (isOfFactorAlone && this.#attributed.has(factor)) return
    if (isOfFactorAlone) this.#attributed.add(factor)
    for (const text of attributions([{ contributions: [contribution] }])) this.#attributions.add(text)
  }

  #line(factor: FactorSnapshot): Line {
    return getOrCompute(this.#lineOf, factor, () => {
      const resource = toFactorResource(factor)
      return getOrCompute(this.#lines, JSON.stringify(resource), () => ({ resource, records: 0 }))
    })
  }
}

const CATEGORY = 3
const LOCATION: Method = { id: 'electricity_location', version: 1 }

/** Returns the calculation by the delivering grid if there is one, and otherwise the calculation of the total. */
function deliveredCalculation({ locationContributions, contributions }: CountedRecord, { calculation }: Revision) {
  const [method, parts] =
    locationContributions === null ? [calculation.method, contributions] : [LOCATION, locationContributions]
  return calculationOf({ method, contributions: parts, notices: [] })
}

/** A counted record, in parts of its time. */
interface UpstreamInput {
  readonly record: CountedRecord
  readonly revision: Revision
  readonly parts: readonly CountedPart[]
}

/**
 * Returns the function that counts the upstream emissions of electricity as a record of Scope 3 category 3, by the grid
 * that delivers it: well-to-tank emissions of power station fuels, and grid losses with their own upstream emissions.
 * `counted` is null if nothing is published; `isMissing` is true if anything is not.
 */
function upstreamCounter({ catalogue }: Pick<Context, 'catalogue'>) {
  return ({ id }: Activity, { record, revision, parts }: UpstreamInput) => {
    const { method } = revision.calculation
    const { upstream, notices } = withUpstream(deliveredCalculation(record, revision), { catalogue })
    const isMissing = notices.some(({ code }) => code === 'upstream_not_published')
    const contributions: readonly Contribution[] = upstream.flatMap(({ calculation }) => calculation.contributions)
    const exactKg = exactCo2e(contributions)
    if (contributions.length === 0 || exactKg === null) return { counted: null, method, isMissing }
    const amounts = sumAmounts(contributions, exactKg)
    const part = partOfAmount(parts)
    const inPeriod = takePart(amounts, part)
    const counted: CountedRecord = {
      ...{
        id,
        records: 1,
        part,
        share: countedShare(parts),
        months: splitByMonth(parts, amounts),
        whole: inPeriod,
        contributions,
      },
      ...{ tiers: co2eByTier(contributions, inPeriod.amounts.co2e, part), location: null, locationContributions: null },
      ...{ isMarketOnly: false, kilowattHours: null, codes: new Set(), scope3Category: CATEGORY },
      // upstream emissions follow the factor of the grid that delivers the electricity
      standIn: {
        total: record.locationContributions === null ? record.standIn.total : record.standIn.location,
        location: false,
      },
      scopes: upstream.flatMap(({ calculation }) => scopesOf(calculation)),
    }
    // all upstream calculations have one method
    return { counted, method: upstream[0]?.calculation.method ?? method, isMissing }
  }
}

/** The cost of a month of a record, in rows that are only read. */
const ROWS_OF_MONTH = 4

/** A counted record, and its upstream emissions if they count. */
interface CountedActivity extends Pick<WatchedRecord, 'groups' | 'record'> {
  readonly upstream: WatchedRecord | null
}

/** A record that was read, with its calculation. */
interface ReadRecord extends Pick<WatchedRecord, 'activity' | 'revision'> {
  /** The groups by the kind of the record, before its factor may change the scope. */
  readonly groups: RecordGroups
}

const UNWATCHED: SumsWatch = { isSummable: () => true, add: () => undefined }

/** A group of summaries whose records are summed. */
export interface SummedGroup {
  /** Shared by groups that differ only in their meter. */
  readonly sums: SumsByMonth
  readonly meter: string | null
}

/** Builds an inventory. Records are added one by one and not held. */
export class InventoryWork {
  /**
   * Returns the groups of a record: synchronously as one shared object if they are known, and otherwise as a promise.
   */
  readonly groupsOf: ReturnType<typeof groupsReader>
  readonly #read: (activity: Activity, revision: Revision) => Promise<CountableRecord>
  readonly #partsIn: (record: Moments) => readonly MonthPart[]
  readonly #boundary: BoundaryTally | null
  readonly #tally = new Tally()
  readonly #factors = new UsedFactors()
  readonly #byFactor = new RecordsScopedByFactor()
  readonly #codes = new Map<Notice['code'], number>()
  readonly #eventLoop = new EventLoopYield()
  /** Undefined if upstream emissions do not count. */
  readonly #upstream: ReturnType<typeof upstreamCounter> | undefined
  /** Null if each record is counted individually. */
  readonly #sumsWatch: SumsWatch | null
  #sums = new RecordSums()
  /** The groups by the kind of the records, of sums whose factor changed the scope. */
  readonly #ownGroups = new WeakMap<SummedRecords, RecordGroups>()
  /** By the text of the group; null if records of the group are counted individually. */
  readonly #summaryGroups = new Map<string, SummedGroup | null>()

  constructor(tx: ReadTx, context: Context, { period, boundary, upstream = false, watch, sums }: InventoryRead) {
    // a watcher of all records receives no sums; with a boundary, shares of sites change within a month
    const isSummed = boundary === undefined && (watch === undefined || sums !== undefined)
    this.#sumsWatch = isSummed ? (sums ?? UNWATCHED) : null
    this.#upstream = upstream ? upstreamCounter(context) : undefined
    this.groupsOf = groupsReader(tx)
    this.#read = recordReader(tx, context)
    this.#partsIn = monthCutter(period)
    this.#boundary = boundary === undefined ? null : new BoundaryTally(tx, boundary, period)
  }

  /** Adds a record to earlier ones that differ only in quantity, and returns the first; null without any: call `add`. */
  sum({ activity, revision, groups }: ReadRecord): UngroupedRecord | null {
    const month = this.#monthOfSum(activity)
    if (month === null) return null
    const sums = this.#sums.add(activity.exactKg, { revision, groups, month })
    if (sums === null) return null
    const { groups: counted, record } = sums.first
    const { scopes } = record
    // records moved by their factor are listed one by one
    if (counted.kind !== groups.kind) this.#byFactor.kindOf(groups.kind, { id: activity.id, scopes })
    return sums.first
  }

  /** The sum of a summarized record; null if each such record must be read, undefined if only the next one must. */
  findSum({ sums: sumsByMonth }: SummedGroup, row: SummarizedRow & RowSummary): SummedRecords | null | undefined {
    const month = this.#monthOf(row)
    const sums = month === null ? null : sumsByMonth.get(month)
    return sums?.isFull === true ? null : sums
  }

  /** Adds a summarized record to its sum; returns the first record of the sum. */
  addToSum(sums: SummedRecords, { id, exact, quantities }: SummarizedRow & RowSummary): UngroupedRecord {
    this.#sums.addSummarized(sums, exact, quantities)
    const { record } = sums.first
    const own = this.#ownGroups.get(sums)
    if (own !== undefined) this.#byFactor.kindOf(own.kind, { id, scopes: record.scopes })
    return sums.first
  }

  /** Starts a sum for later records that differ from the added one only in quantity, if they may be summed. */
  sumLike(place: ReadRecord, { groups, record }: CountedActivity, summaryGroup: string | null): void {
    const { activity, revision } = place
    const month = this.#monthOfSum(activity)
    if (month === null) return
    const first = { activity, revision, groups, record }
    const isSummable = () => this.#sumsWatch?.isSummable(first) === true
    const group = summaryGroup === null ? null : this.groupOf(summaryGroup)
    if (group === null) {
      this.#sums.addFirst({ month, ...place }, first, isSummable)
      return
    }
    this.#sums.start({ sums: group.sums, month }, first, isSummable)
    const sums = group.sums.get(month)
    if (sums && groups.kind !== place.groups.kind) this.#ownGroups.set(sums, place.groups)
  }

  /**
   * Adds a record of the period. Returns the counted part and the groups it counts in; null if it is outside the
   * boundary.
   */
  async add({ activity, revision, groups: ownGroups }: ReadRecord): Promise<CountedActivity | null> {
    const countable = await this.#read(activity, revision)
    const months = this.#partsIn(activity)
    if (this.#eventLoop.isDue(ROWS_OF_MONTH * months.length)) await yieldToOthers()
    const shared = await this.#boundary?.countedParts({ activity, groups: ownGroups, countable, months })
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

  /** Counts a record, or a sum of several. */
  #count({ groups, record }: Pick<WatchedRecord, 'groups' | 'record'>): void {
    this.#tally.add(groups, record)
    const { contributions, locationContributions, codes, records } = record
    const located = hasLocationFigure(groups, record) ? (locationContributions ?? contributions) : []
    this.#factors.add({ total: contributions, located }, records)
    for (const code of codes) this.#codes.set(code, (this.#codes.get(code) ?? 0) + records)
  }

  /** The month of a record that may be summed; null if it must be counted individually. */
  #monthOfSum(activity: Activity): string | null {
    const { electricity } = activity
    if (this.#sumsWatch === null || electricity?.draws !== undefined) return null
    if (electricity !== null && this.#upstream !== undefined) return null
    return this.#monthOf(activity)
  }

  /** The month of a period that lies within one; otherwise null. */
  #monthOf(period: Moments): string | null {
    const months = this.#partsIn(period)
    const [first] = months
    return first === undefined || months.length > 1 || first.span !== null ? null : first.month
  }

  /** True if records may be summed, so that their summaries suffice. */
  get isSumming(): boolean {
    return this.#sumsWatch !== null
  }

  /** The group of a summary's text; null if each of its records must be read. */
  groupOf(text: string): SummedGroup | null {
    return this.#summaryGroups.get(text) ?? getOrCompute(this.#summaryGroups, text, this.#readGroup)
  }

  readonly #readGroup = (text: string): SummedGroup | null => {
    const group = readSummaryGroup(text)
    // upstream emissions are counted individually
    if (group === null || (group.isElectricity && this.#upstream !== undefined)) return null
    const { meter, sumKey } = group
    return { meter, sums: (sumKey === text ? null : this.groupOf(sumKey)?.sums) ?? new Map() }
  }

  /** True if no further sum can be held: call `addSums` now. Also call it before `resource`. */
  get isFull(): boolean {
    return this.#sums.isFull
  }

  /** Counts the sums and starts again without any. */
  async addSums(): Promise<void> {
    for (const sums of this.#sums.all()) {
      const watched = sums.counted()
      if (watched.record.records === 0) continue
      this.#count(watched)
      this.#sumsWatch?.add(watched)
      if (this.#eventLoop.isDue(ROWS_OF_MONTH)) await yieldToOthers()
    }
    this.#sums = new RecordSums()
    this.#summaryGroups.clear()
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

  /** Returns the inventory; call it after all records were added. */
  resource(): Omit<InventoryResource, 'companyId' | 'from' | 'to' | 'overlaps'> {
    return {
      ...this.#tally.resource(),
      scopeByFactor: this.#byFactor.resource(),
      factors: this.#factors.resource(),
      attributions: this.#factors.attributions(),
      gwpSets: this.#factors.gwpSets(),
      noticesOfRecords: [...this.#codes]
        .sort(([a], [b]) => compareTexts([a], [b]))
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
