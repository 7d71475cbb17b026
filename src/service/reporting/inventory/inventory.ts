import type { ContributionScope } from '../../../emissions/index.ts'
import { checkChoice, collect, fail, type Notice, notice } from '../../../errors/index.ts'
import {
  CONSOLIDATION_APPROACHES,
  type ConsolidationApproach,
  type InventoryResource,
} from '../../../resources/index.ts'
import { EventLoopYield, yieldToOthers } from '../../../store/index.ts'
import { DAY_MS } from '../../../time/index.ts'
import { shapesOf } from '../../core/context/activity-shape.ts'
import { type Activity, activitiesBefore } from '../../core/context/activity-stream.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { readAll } from '../../core/context/long-reads.ts'
import { type Moments, reachesInto, spanOf } from '../../core/context/period.ts'
import type { Revision } from '../../core/context/records.ts'
import { latestCalculations } from '../../core/ledger/latest-calculation.ts'
import { scopeOfRecord } from '../../core/references/factor-scope.ts'
import type { BoundaryRule } from './boundary.ts'
import { BoundaryTally } from './boundary-tally.ts'
import type { CountedPart } from './counted-part.ts'
import { type CountableRecord, type CountedRecord, recordReader } from './counted-record.ts'
import { groupsReader, type Kind, type RecordGroups } from './groups-reader.ts'
import { inOrder } from './in-order.ts'
import { type MonthPart, monthPartsIn } from './month-parts.ts'
import { OverlapSweep } from './overlap-sweep.ts'
import { hasLocationFigure, Tally } from './tally.ts'
import { upstreamCounter } from './upstream-part.ts'
import { UsedFactors } from './used-factors.ts'

/** Records that are named; all are counted. */
const RECORDS_MAX = 100

type Resource = InventoryResource['scopeByFactor']

/** Records that count under the scope of their factor, which is not that of their kind. */
export class RecordsScopedByFactor {
  #records = 0
  readonly #first: Resource['first'] = []

  /** The kind under the scope that a record of it counts under. */
  kindOf(kind: Kind, { id, scopes }: { readonly id: string; readonly scopes: readonly ContributionScope[] }): Kind {
    const scope = scopeOfRecord(kind, scopes)
    if (scope === kind.scope) return kind
    this.#records++
    if (this.#first.length < RECORDS_MAX) this.#first.push({ recordId: id, emissionKindId: kind.id, scope })
    return { ...kind, scope }
  }

  resource(): Resource {
    return { records: this.#records, first: this.#first }
  }

  notices(): Notice[] {
    if (this.#records === 0) return []
    const message = `holds records that count under the scope of their factor, which is not that of their kind: ${this.#records}; they are named under scopeByFactor`
    return [notice('scope_by_factor', 'scopeByFactor', message)]
  }
}

/**
 * The emissions of a company in a period, in kilograms, each figure as the nearest double and as the sum, to the last
 * digit, of what the records keep (34 digits of a result that does not end). What
 * the kinds, the scopes, the sites with the vehicles and the company-wide rest, or the months add up to is the total, to
 * the last digit; that of all records is the total that the store keeps.
 */
export type Inventory = Readonly<InventoryResource>

/** Years of an inventory, whose months are all shown. */
const YEARS_MAX = 30
const LONG_YEAR_MS = 366 * DAY_MS
/** The cost of a record's month, in rows that are only read. */
const ROWS_OF_MONTH = 4

/** The period of an inventory: dates, or dates and times; `to` is not in it. */
export interface InventoryPeriod {
  readonly from: string
  readonly to: string
  /**
   * Counts what is upstream of electricity too, in Scope 3 category 3, as far as it is published; such a record counts once
   * in either scope. Default: false.
   */
  readonly upstream?: boolean | undefined
}

/** An inventory to be made: its period, and how the boundary of the company is drawn. */
export interface InventoryRequest extends InventoryPeriod {
  /** Counts each record with the share of its site; not given: all sites whole, and no boundary is shown. */
  readonly approach?: ConsolidationApproach | undefined
}

/** An approach as it was sent. Throws `invalid_choice`. */
export function checkApproach(approach: string | undefined): BoundaryRule | undefined {
  if (approach === undefined) return undefined
  const known = checkChoice<string>({ path: 'approach', value: approach }, CONSOLIDATION_APPROACHES)
  return { approach: known as ConsolidationApproach }
}

/** The period, of at most 30 years. Throws `required`, `invalid_date`, `period_reversed`, `period_too_long`. */
export function inventoryPeriod(input: InventoryPeriod): Moments {
  const { from, to } = spanOf(input)
  if (Date.parse(to) - Date.parse(from) <= YEARS_MAX * LONG_YEAR_MS) return { from, to }
  const expected = `a period of at most ${YEARS_MAX} years`
  const message = `is too long after ${from}; ask for ${expected}, and for a longer one part by part`
  return fail('to', 'period_too_long', { message, expected, received: to })
}

/** Throws `not_found`: nothing was recorded in a period. */
export function failWithoutRecords(
  { from, to }: Moments,
  { path, received }: { readonly path: string; readonly received: unknown },
): never {
  const message = `has no records: nothing was recorded from ${from} to ${to}; give a period with records`
  return fail(path, 'not_found', { message, received })
}

/** The part of a record that counts, and what is upstream of it, where that counts. */
interface CountedActivity extends Pick<WatchedRecord, 'groups' | 'record'> {
  readonly upstream: WatchedRecord | null
}

/** An inventory in the making; records go by, and none is held. */
class InventoryWork {
  readonly #groupsOf: ReturnType<typeof groupsReader>
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

  constructor(tx: ReadTx, context: Context, { period, boundary, upstream = false }: InventoryRead) {
    this.#upstream = upstream ? upstreamCounter(context) : undefined
    this.#groupsOf = groupsReader(tx)
    this.#read = recordReader(tx, context)
    this.#partsIn = monthPartsIn(period)
    this.#boundary = boundary === undefined ? null : new BoundaryTally(tx, boundary, period)
  }

  /**
   * Adds a record that reaches into the period, with its calculation; returns its part, and the groups that it counts under.
   * Null: the boundary leaves it out.
   */
  async add(activity: Activity, revision: Revision): Promise<CountedActivity | null> {
    const ownGroups = await this.#groupsOf(activity)
    const countable = await this.#read(activity, revision)
    const months = this.#partsIn(activity)
    if (this.#eventLoop.isDue(ROWS_OF_MONTH * months.length)) await yieldToOthers()
    const shared = await this.#boundary?.partsOf({ activity, groups: ownGroups, countable, months })
    const parts = shared ?? months
    if (parts.length === 0) return null
    const record = countable.count(parts)
    const groups = { ...ownGroups, kind: this.#byFactor.kindOf(ownGroups.kind, record) }
    this.#tally.add(groups, record)
    if (shared !== undefined) this.#boundary?.add(groups, countable, shared)
    const { contributions, beside } = record
    const located = hasLocationFigure(groups, record) ? (beside ?? contributions) : []
    this.#factors.add({ total: contributions, located })
    const upstream =
      activity.electricity === null ? null : this.#addUpstream({ activity, revision, groups, record }, parts)
    for (const code of record.codes) this.#codes.set(code, (this.#codes.get(code) ?? 0) + 1)
    return { groups, record, upstream }
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

function frozen<T>(value: T): T {
  // what is not an object is frozen
  if (Object.isFrozen(value)) return value
  for (const inner of Object.values(value as object)) frozen(inner)
  return Object.freeze(value)
}

/**
 * The emissions of a company from the start of `from` up to, not including, `to`. A record that begins before or lasts
 * longer counts with its share of time, one without length where it lies. Records of a site are of the kind that they
 * name, as that is now; those of a vehicle of the vehicle's kind. Where a factor is of another scope than the kind, its own
 * counts, and the record is named (`scopeByFactor`). Scope 2 that has a market-based figure alone is left out
 * of the location-based one, and named. With an approach each record counts with the share of its site (`company.boundaries`),
 * day by day, and `boundary` says which and what was left out. Reads all records that begin before `to`, a page at a time, at
 * one moment: others wait for it.
 * Throws `required`, `invalid_date`, `period_reversed`, `period_too_long` (30 years), `invalid_choice`, `store_busy`.
 */
export async function inventoryOf(context: Context, input: InventoryRequest): Promise<Inventory> {
  const { period, boundary } = collect({
    period: () => inventoryPeriod(input),
    boundary: () => checkApproach(input?.approach),
  })
  return readAll(context, (tx) => readInventory(tx, context, { period, boundary, upstream: input.upstream === true }))
}

/** A record as it is counted. */
export interface WatchedRecord {
  readonly activity: Activity
  readonly revision: Revision
  readonly groups: RecordGroups
  readonly record: CountedRecord
}

/** A period, and who sees its records as they go by. */
interface InventoryRead {
  readonly period: Moments
  /** Counts what is upstream of electricity. */
  readonly upstream?: boolean
  /** Not given: all sites count whole. */
  readonly boundary?: BoundaryRule | undefined
  readonly watch?: (record: WatchedRecord) => Promise<void> | void
  /** Sees what is upstream of a record, as a record of Scope 3, after the record itself. */
  readonly watchUpstream?: (record: WatchedRecord) => Promise<void> | void
  /** Sees the records that lie before the period. */
  readonly watchEarlier?: (activity: Activity) => Promise<void>
}

/** The inventory of a period, read in a transaction. */
export async function readInventory(
  tx: ReadTx,
  context: Context,
  { period, watch, watchUpstream, watchEarlier, ...options }: InventoryRead,
): Promise<Inventory> {
  const work = new InventoryWork(tx, context, { period, ...options })
  const overlaps = []
  for (const shape of shapesOf(context.activities)) {
    const sweep = new OverlapSweep()
    for await (const page of activitiesBefore(tx, shape, period.to)) {
      const activities = page.filter((activity) => reachesInto(activity, period))
      if (watchEarlier !== undefined)
        for (const activity of page) if (!reachesInto(activity, period)) await watchEarlier(activity)
      const revisions = await latestCalculations(
        tx,
        activities.map(({ id }) => id),
      )
      for (const [index, activity] of activities.entries()) {
        const revision = revisions[index] as Revision
        const counted = await work.add(activity, revision)
        if (counted === null) continue
        const { groups, record, upstream } = counted
        const watched = watch?.({ activity, revision, groups, record })
        // most of what watches does so at once, and a wait for nothing costs as much
        if (watched !== undefined) await watched
        if (upstream !== null) await watchUpstream?.(upstream)
        const { siteId, id, from, to } = activity
        if (siteId !== null) sweep.add({ id, siteId, emissionKindId: groups.kind.id, from, to })
      }
    }
    overlaps.push(sweep.found())
  }
  return frozen({
    companyId: context.companyId,
    ...period,
    ...work.resource(),
    overlaps: {
      total: overlaps.reduce((all, { total }) => all + total, 0),
      groups: overlaps.flatMap(({ groups }) => groups),
    },
  })
}
