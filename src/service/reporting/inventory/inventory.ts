import { checkChoice, collect, fail } from '../../../errors/index.ts'
import {
  CONSOLIDATION_APPROACHES,
  type ConsolidationApproach,
  type InventoryResource,
} from '../../../resources/index.ts'
import { DAY_MS } from '../../../time/index.ts'
import { shapesOf } from '../../core/context/activity-shape.ts'
import { type Activity, activitiesBefore } from '../../core/context/activity-stream.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { readAll } from '../../core/context/long-reads.ts'
import { type Moments, reachesInto, spanOf } from '../../core/context/period.ts'
import type { Revision } from '../../core/context/records.ts'
import { latestRevisions } from '../../core/ledger/latest-calculation.ts'
import type { BoundaryRule } from './boundary.ts'
import { InventoryWork } from './inventory-work.ts'
import { OverlapSweep } from './overlap-sweep.ts'
import type { InventoryRead } from './watched-record.ts'

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
  return { approach: checkChoice({ path: 'approach', value: approach }, CONSOLIDATION_APPROACHES) }
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

/** The inventory of a period, read in a transaction. */
export async function readInventory(
  tx: ReadTx,
  context: Context,
  { period, watch, watchUpstream, watchEarlier, ...options }: InventoryRead,
): Promise<Inventory> {
  const work = new InventoryWork(tx, context, { period, watch, ...options })
  const overlaps = []
  for (const shape of shapesOf(context.activities)) {
    const sweep = new OverlapSweep()
    for await (const page of activitiesBefore(tx, shape, period.to)) {
      const activities = page.filter((activity) => reachesInto(activity, period))
      if (watchEarlier !== undefined && activities.length < page.length)
        for (const activity of page) if (!reachesInto(activity, period)) await watchEarlier(activity)
      const ids = activities.map(({ id }) => id)
      const revisions = await latestRevisions(tx, ids)
      for (let index = 0; index < activities.length; index++) {
        const activity = activities[index] as Activity
        const found = work.groupsOf(activity)
        const isKnown = !(found instanceof Promise)
        // most is known at once, and a wait for nothing costs as much
        const ownGroups = isKnown ? found : await found
        const read = { activity, revision: revisions[index] as Revision, groups: ownGroups }
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
    overlaps.push(sweep.found())
  }
  await work.addSums()
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
