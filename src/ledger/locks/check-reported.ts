import { keysOf } from '../../base/index.ts'
import { shapesOf } from '../context/activity-shape.ts'
import { activitiesBefore } from '../context/activity-stream.ts'
import type { Context, ReadTx } from '../context/context.ts'
import { END_OF_TIME } from '../context/period.ts'
import { findLock, readLockedPeriods, rejectLocked } from './locked-periods.ts'
import { type Changes, COUNTED_UNDER, REACH } from './reported-fields.ts'

/** A record before its change or deletion. */
interface ReportedRecord {
  readonly collection: string
  readonly record: object
}

/** The fields of a collection that reports read. */
function figuresOf(collection: keyof Changes): readonly string[] {
  const reaches: object = Object(REACH[collection])
  return Object.entries(reaches).flatMap(([field, reach]) => (reach === 'figure' ? [field] : []))
}

/**
 * Throws `period_locked` if an activity of a locked period counts under the record. No list has activities by record,
 * so it reads all activities up to the end of the last lock; without locks nothing.
 */
async function checkNothingCounts(tx: ReadTx, context: Context, { collection, id, path }: Held): Promise<void> {
  const rule = COUNTED_UNDER[collection]
  const locks = await readLockedPeriods(tx)
  if (rule === undefined || locks.span === null) return
  const shapes = shapesOf(context.activities).filter((shape) => rule.activities?.includes(shape.collection) !== false)
  for (const shape of shapes) {
    for await (const page of activitiesBefore(tx, shape, locks.span.to)) {
      for (const activity of page) {
        const lock = locks.lockOf(activity)
        if (lock !== undefined && (await rule.isCounted(tx, activity, id))) rejectLocked(path, lock)
      }
    }
  }
}

interface Held {
  readonly collection: keyof Changes
  readonly id: string
  readonly path: string
}

function isReported(collection: string): collection is keyof Changes {
  return keysOf(COUNTED_UNDER).includes(collection as keyof Changes)
}

/** Throws `period_locked` if a change moves a figure of a locked period, at its first field that does. */
export async function checkChangeOpen(
  tx: ReadTx,
  context: Context,
  { collection, record, set }: ReportedRecord & { readonly set: object },
): Promise<void> {
  if (!isReported(collection)) return
  const [before, after] = [record, set] as readonly Readonly<Record<string, unknown>>[]
  const path = figuresOf(collection).find((field) => after?.[field] !== undefined && after[field] !== before?.[field])
  if (path !== undefined) await checkNothingCounts(tx, context, { collection, id: String(before?.id), path })
}

/** Throws `period_locked` if a deletion moves a figure of a locked period; `path` names the record. */
export async function checkDeletionOpen(
  tx: ReadTx,
  context: Context,
  { collection, record }: ReportedRecord,
): Promise<void> {
  if (!isReported(collection) || !COUNTED_UNDER[collection]?.isHeldByDeletion) return
  const { id } = record as { readonly id: string }
  await checkNothingCounts(tx, context, { collection, id, path: `${collection.replace(/s$/, '')}Id` })
}

/** Throws `period_locked` if a lock ends after the moment, because the reports of its period have a column of the base year. */
export async function checkReportsOpen(
  tx: ReadTx,
  { from, path }: { readonly from: string; readonly path: string },
): Promise<void> {
  const lock = await findLock(tx, [{ from, to: END_OF_TIME }])
  if (lock !== undefined) rejectLocked(path, lock)
}
