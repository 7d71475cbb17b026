import { yieldToOthers } from '../../base/index.ts'
import type { FileResource } from '../../resources/index.ts'
import type { ListOptions, SummarizedRow } from '../../store/index.ts'
import type { ActivityRow, ActivityShape, InventoryView } from './activity-shape.ts'
import type { ReadTx } from './context.ts'
import { pagesOf } from './list-rows.ts'
import type { Moments } from './period.ts'
import type { ActivityCollection } from './records.ts'
import { readerOfName, withDefaults } from './stored-record.ts'

/** An activity's record as an inventory reads it. */
export interface Activity extends Moments, InventoryView {
  readonly id: string
  readonly exactKg: string
  readonly collection: ActivityCollection
  readonly isMonthly: boolean
  /** The documents attached to it. */
  readonly files: readonly FileResource[]
}

const NO_FILES: readonly FileResource[] = Object.freeze([])

/** Records per page: many, because each page has fixed costs, but few enough for one turn of the event loop. */
const RECORDS_AT_ONCE = 250

/**
 * Reads the records of an activity that begin before `to`, page by page, earliest first. No index exists for the end
 * of records, and any record may last into the requested period, so reading starts with the first one.
 */
export async function* readActivities(
  tx: ReadTx,
  activity: ActivityShape,
  to: string,
): AsyncGenerator<readonly Activity[]> {
  const reader = readerOfName(tx, activity.collection)
  const list = (options: ListOptions) => reader.list({ by: 'startDate', to }, options)
  for await (const rows of pagesOf(list, { limit: RECORDS_AT_ONCE, order: 'last' }, yieldToOthers)) {
    yield rows.map((row) => toActivity(activity, row))
  }
}

/** Rows per page of summaries, which are small. */
const SUMMARIES_AT_ONCE = 1000

/**
 * Reads the summaries of the records of an activity that begin before `to`, page by page, earliest first. Null if the
 * store keeps none.
 */
export function readSummaries(
  tx: ReadTx,
  activity: ActivityShape,
  to: string,
): AsyncGenerator<readonly SummarizedRow[]> | null {
  const reader = readerOfName(tx, activity.collection)
  if (reader.summaries === undefined) return null
  const list = (options: ListOptions) => reader.summaries?.({ by: 'startDate', to }, options) ?? NO_SUMMARIES
  return pagesOf(list, { limit: SUMMARIES_AT_ONCE, order: 'last' }, yieldToOthers)
}

const NO_SUMMARIES = Promise.resolve({ rows: [], next: null })

/** Reads records of an activity by their ids, in the order of the ids. */
export async function readActivitiesById(
  tx: ReadTx,
  activity: ActivityShape,
  ids: readonly string[],
): Promise<readonly Activity[]> {
  const rows = await readerOfName(tx, activity.collection).getAll(ids)
  return rows.map((row, index) => {
    if (row === null) throw new TypeError(`the record ${ids[index]} is missing`)
    return toActivity(activity, row)
  })
}

function toActivity(activity: ActivityShape, row: ActivityRow): Activity {
  const record = withDefaults<ActivityRow['record']>(activity, row.record)
  const { exact } = row
  if (exact === null) throw new TypeError(`${record.id} has no exact emission`)
  const { from, to } = activity.periodOf(record)
  const counted = activity.countedAs(record)
  // fields are written out: copies of objects were a tenth of the cost of an inventory
  return {
    id: record.id,
    exactKg: exact,
    collection: activity.collection,
    isMonthly: activity.isMonthly,
    files: record.files ?? NO_FILES,
    from,
    to,
    siteId: counted.siteId,
    vehicleId: counted.vehicleId,
    kind: counted.kind,
    fuel: counted.fuel,
    meter: counted.meter,
    movedTonnes: counted.movedTonnes,
    electricity: counted.electricity,
  }
}
