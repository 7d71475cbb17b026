import type { FileResource } from '../../../resources/index.ts'
import { type ListOptions, yieldToOthers } from '../../../store/index.ts'
import type { ActivityRow, ActivityShape, CountedAs } from './activity-shape.ts'
import { readerIn } from './any-collection.ts'
import type { ReadTx } from './context.ts'
import { pagesOf } from './list-rows.ts'
import type { Moments } from './period.ts'
import type { ActivityCollection } from './records.ts'
import { withDefaults } from './stored-record.ts'

/** A record of an activity, as far as an inventory looks at it. */
export interface Activity extends Moments, CountedAs {
  readonly id: string
  readonly exactKg: string
  readonly collection: ActivityCollection
  readonly isMonthly: boolean
  /** The documents attached to it; null: records of the activity carry none. */
  readonly files: readonly FileResource[] | null
}

/** Records of a page: many, since a page has costs of its own, and few enough for a turn of the event loop. */
const RECORDS_AT_ONCE = 250

/**
 * The records of an activity that begin before a moment, the earliest first, page by page. There is no index by the
 * end of records, so that all are read from the first on: any of them may last into the period that is asked for.
 */
export async function* activitiesBefore(
  tx: ReadTx,
  activity: ActivityShape,
  to: string,
): AsyncGenerator<readonly Activity[]> {
  const reader = readerIn(tx, activity.collection)
  const list = (options: ListOptions) => reader.list({ by: 'startDate', to }, options)
  for await (const rows of pagesOf(list, { limit: RECORDS_AT_ONCE, order: 'last' }, yieldToOthers)) {
    yield rows.map((row) => activityIn(activity, row))
  }
}

function activityIn(activity: ActivityShape, row: ActivityRow): Activity {
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
    files: 'files' in record ? record.files : null,
    from,
    to,
    siteId: counted.siteId,
    vehicleId: counted.vehicleId,
    kind: counted.kind,
    fuel: counted.fuel,
    movedTonnes: counted.movedTonnes,
    electricity: counted.electricity,
  }
}
