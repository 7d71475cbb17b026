import type { ListOptions } from '../../../store/index.ts'
import { shapesOf } from '../context/activity-shape.ts'
import { activitiesBefore } from '../context/activity-stream.ts'
import type { Context, ReadTx } from '../context/context.ts'
import { pagesOf } from '../context/list-rows.ts'
import { builtInKind } from '../references/emission-kinds.ts'
import { readLockedPeriods, rejectLocked } from './locked-periods.ts'

/**
 * Throws `period_locked` where a record of a locked period is counted under the kind: under which scope is asked of the kind
 * as it is now. Reads the records up to the end of the last lock, for no list goes by kinds; nothing where none is locked.
 */
export async function checkKindOpen(
  tx: ReadTx,
  { activities }: Context,
  { kindId, path }: { readonly kindId: string; readonly path: string },
): Promise<void> {
  const locks = await readLockedPeriods(tx)
  if (locks.span === null) return
  for (const shape of shapesOf(activities)) {
    for await (const page of activitiesBefore(tx, shape, locks.span.to)) {
      for (const activity of page) {
        const lock = activity.kind.id === kindId ? locks.lockOf(activity) : undefined
        if (lock !== undefined) rejectLocked(path, lock)
      }
    }
  }
}

/**
 * Throws `period_locked` where a record of the vehicle lies in a locked period and its own kind was deleted: it is counted
 * under that of the vehicle then.
 */
export async function checkVehicleKindOpen(
  tx: ReadTx,
  { activities }: Context,
  { vehicleId, path }: { readonly vehicleId: string; readonly path: string },
): Promise<void> {
  const locks = await readLockedPeriods(tx)
  if (locks.isEmpty) return
  const list = (options: ListOptions) => tx.vehicleEmissions.list({ vehicleId, by: 'createdAt' }, options)
  for await (const rows of pagesOf(list, {})) {
    for (const { record } of rows) {
      const lock = locks.lockOf(activities.vehicleEmissions.periodOf(record))
      const { emissionKindId: kindId } = record.given as { readonly emissionKindId: string }
      if (lock === undefined || builtInKind(kindId) !== undefined) continue
      if ((await tx.emissionKinds.get(kindId)) === null) rejectLocked(path, lock)
    }
  }
}
