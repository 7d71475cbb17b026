import type { BatchRepository } from '../../../store/index.ts'
import type { ActivityShape } from '../context/activity-shape.ts'
import type { Context, WriteTx } from '../context/context.ts'
import type { ActivityCollection, Revision, ServiceRecords } from '../context/records.ts'
import { loggedState, type RecalculatedActivity } from './activity-ledger.ts'

/** A record that was computed again, and what is kept of that. */
export interface RevisedActivity {
  readonly change: RecalculatedActivity<ActivityCollection>
  readonly revision: Revision
}

/** Their rows differ in what is not looked at here. */
type AnyRepository = BatchRepository<'siteFuels', ServiceRecords>
type AnyChanges = Parameters<AnyRepository['updateAll']>[0]

/**
 * Changes many records of one collection that were computed again, as `changeActivity` does one by one. That none lies in a
 * locked period is for the caller to check.
 */
export async function changeActivities(
  tx: WriteTx,
  { actor, now }: Context,
  { activity, revised }: { readonly activity: ActivityShape; readonly revised: readonly RevisedActivity[] },
): Promise<void> {
  const { collection } = activity
  const repository = tx[collection] as unknown as AnyRepository
  const changes = revised.map(({ change: { row, set, computed } }) => ({ row, set, exact: computed.exactKg }))
  const rows = await repository.updateAll(changes as unknown as AnyChanges)
  const lines = revised.map(({ change: { row, computed }, revision }, index) => ({
    ...{ collection, recordId: row.record.id as string, at: now(), before: row.exact, after: computed.exactKg, actor },
    ...{ action: 'recalculate', computed: revision },
    ...loggedState(activity, rows[index] as (typeof rows)[number]),
  }))
  await tx.log.appendAll(lines)
}
