import type { ActivityRow } from '../../core/context/activity-shape.ts'
import type { Context, WriteTx } from '../../core/context/context.ts'
import type { ActivityCollection } from '../../core/context/records.ts'
import { changeActivity } from '../../core/ledger/activity-ledger.ts'
import type { ActivityDefinition } from './definition.ts'

/** A record to be computed again, with what was found for it before the transaction. */
export interface ActivityToRecalculate<Name extends ActivityCollection, Prepared> {
  readonly activity: ActivityDefinition<Name, Prepared>
  readonly row: ActivityRow<Name>
  readonly prepared: Prepared
}

/** Computes a record by its factors and the policy as they are now, and writes it. Throws all that a new record throws. */
export async function recalculateActivity<Name extends ActivityCollection, Prepared>(
  tx: WriteTx,
  context: Context,
  { activity, row, prepared }: ActivityToRecalculate<Name, Prepared>,
): Promise<ActivityRow<Name>> {
  const { set, computed } = await activity.recalculate(tx, context, { row, prepared })
  const change = { activity, row, set, computed, reason: 'recalculated' } as const
  return activity.writer === null ? changeActivity(tx, context, change) : activity.writer.change(tx, context, change)
}
