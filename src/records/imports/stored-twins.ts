import { getOrCompute, yieldToOthers } from '../../base/index.ts'
import type { ActivityRow, ActivityShape } from '../../ledger/context/activity-shape.ts'
import type { Context, ReadTx } from '../../ledger/context/context.ts'
import { pagesOf } from '../../ledger/context/list-rows.ts'
import { readAll } from '../../ledger/context/long-reads.ts'
import type { ActivityCollection } from '../../ledger/context/records.ts'
import { readerOfName, withDefaults } from '../../ledger/context/stored-record.ts'
import type { RowWarning, WarnedRow } from '../../rows/index.ts'
import { ACTIVITIES } from '../activities/activities.ts'
import type { CreatedRow } from './create-records.ts'

/** Rows and stored records are compared up to this number, so that memory and time are bounded. */
const COMPARED_MAX = 200_000
const PAGE = 250
const EXAMPLES_MAX = 3

type Record = ActivityRow['record']

/** The rows of one activity by what their records are: place, period, kind and emission. */
interface RowsOfActivity {
  from: string
  to: string
  readonly byKey: Map<string, WarnedRow[]>
}

/** Identifies the event behind a record: two records of one bill have the same key. */
function eventKey(activity: ActivityShape, { record, exact }: ActivityRow): string {
  const complete = withDefaults<Record>(activity, record)
  const { from, to } = activity.periodOf(complete)
  const { siteId, vehicleId, kind } = activity.countedAs(complete)
  return JSON.stringify([siteId, vehicleId, kind, from, to, exact])
}

function shapeOf(collection: ActivityCollection): ActivityShape {
  return ACTIVITIES[collection] as unknown as ActivityShape
}

/**
 * Finds rows whose records are stored already, as after a corrected file was imported in addition to the first one. It
 * changes no number.
 */
export class StoredTwins {
  readonly #activities = new Map<ActivityCollection, RowsOfActivity>()
  #rows = 0

  /** Adds a record that was tried out for a row. */
  add({ draft: { collection, line, source }, row }: CreatedRow): void {
    if (this.#rows >= COMPARED_MAX) return
    this.#rows++
    const activity = shapeOf(collection)
    const { from } = activity.periodOf(row.record)
    const rows = getOrCompute(this.#activities, collection, () => ({ from, to: from, byKey: new Map() }))
    if (from < rows.from) rows.from = from
    if (from > rows.to) rows.to = from
    getOrCompute(rows.byKey, eventKey(activity, row), () => []).push({ line, id: source.cells.get('id')?.text })
  }

  /** Compares the rows with the stored records of their days. Empty if none is stored. */
  async warnings(context: Context): Promise<readonly RowWarning[]> {
    const twins = await readAll(context, async (tx) => {
      const found: WarnedRow[] = []
      for (const [collection, rows] of this.#activities) found.push(...(await twinsOf(tx, shapeOf(collection), rows)))
      return found.sort((a, b) => a.line - b.line)
    })
    if (twins.length === 0) return []
    return [{ cause: 'already_stored', count: twins.length, examples: twins.slice(0, EXAMPLES_MAX) }]
  }
}

/** Lists the rows of an activity whose record is stored. As many rows as stored records are twins. */
async function twinsOf(tx: ReadTx, activity: ActivityShape, rows: RowsOfActivity): Promise<readonly WarnedRow[]> {
  const reader = readerOfName(tx, activity.collection)
  const { from } = rows
  // the end of a filter is not included
  const to = new Date(Date.parse(rows.to) + 1).toISOString()
  const twins: WarnedRow[] = []
  const used = new Map<string, number>()
  let read = 0
  const list = (options: Parameters<typeof reader.list>[1]) => reader.list({ by: 'startDate', from, to }, options)
  for await (const page of pagesOf(list, { limit: PAGE, order: 'last' }, yieldToOthers)) {
    for (const row of page) {
      const key = eventKey(activity, row)
      const index = used.get(key) ?? 0
      const twin = rows.byKey.get(key)?.[index]
      if (twin === undefined) continue
      used.set(key, index + 1)
      twins.push(twin)
    }
    read += page.length
    if (read >= COMPARED_MAX) break
  }
  return twins
}
