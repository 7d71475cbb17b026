import { activityOf } from '../../activities/activities.ts'
import { withDefaults } from '../../core/activity-records/stored.ts'
import type { Context } from '../../core/context/context.ts'
import type { StoredRestatement } from '../../core/context/records.ts'
import { read } from '../../core/context/write.ts'
import { type FoundForRows, nextRows } from './page.ts'

/** Finds, before their transaction, what the next records of a restatement need from others, such as places. */
export async function findForNext(context: Context, kept: StoredRestatement, limit: number): Promise<FoundForRows> {
  const { next } = kept
  if (next === null) return new Map()
  const activity = activityOf(next.collection)
  const { preparation } = activity
  if (preparation === null) return new Map()
  const { rows } = await read(context, (tx) => nextRows(tx, kept, { next, limit }))
  const found = await Promise.all(rows.map(({ record }) => preparation.find(context, withDefaults(activity, record))))
  return new Map(rows.map(({ record, version }, index) => [record.id, { version, prepared: found[index] }]))
}
