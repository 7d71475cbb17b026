import { EmissionsError } from '../../../errors/index.ts'
import type { AssignedFactor } from '../../../factors/index.ts'
import type { FactorAssignment } from '../../../resources/index.ts'
import { isSameData } from '../../../store/index.ts'
import type { ActivityDefinition } from '../../activities/definition/definition.ts'
import { assignmentOf } from '../../activities/definition/record-factor.ts'
import type { ActivityRow } from '../../core/context/activity-shape.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import type { FailedRecord, RuleAssignment } from '../../core/context/records.ts'
import { withDefaults } from '../../core/context/stored-record.ts'
import type { Computed } from '../../core/ledger/computed.ts'
import type { LockedPeriods } from '../../core/locks/locked-periods.ts'
import { assignedRecord } from '../restatement/assigned-record.ts'
import { isOfStore, toldOf } from '../restatement/refused-record.ts'
import type { ChangedAssigner } from './assigner-after.ts'

/** A record that a rule change affects: its recomputed result, or why it cannot be recomputed. */
export interface RowMove {
  readonly row: ActivityRow
  readonly after: {
    readonly computed: Computed
    readonly emissionFactorId: string
    readonly assignedBy: FactorAssignment
  } | null
  readonly violations: FailedRecord['violations']
}

/** Everything that decides how records of one activity are affected. */
export interface MoveRules extends RuleAssignment {
  readonly activity: ActivityDefinition
  readonly assigner: ChangedAssigner
  readonly locks: LockedPeriods
}

/** The choice of a rule as a record stores it, with its factor; null if no rule fits. */
function choiceOf(found: AssignedFactor | null) {
  return found && { ...assignmentOf(found), factor: found.rule.factor }
}

/** Computes how a rule change affects a record; null if it does not. Throws if the record cannot be recomputed. */
async function moveOf(tx: ReadTx, context: Context, [row, rules]: readonly [ActivityRow, MoveRules]) {
  const { activity, assigner, locks, named } = rules
  const { ruled } = activity
  if (ruled === null || (ruled.assignmentOf(row.record) === null && !named)) return null
  const ruledActivity = ruled.activityOf(row.record)
  const found = assigner.after(ruledActivity)
  if (isSameData(choiceOf(assigner.before(ruledActivity)), choiceOf(found))) return null
  const recomputed = await assignedRecord(tx, context, { activity, row, assign: assigner.after, named })
  if (recomputed === null || found === null) return null
  locks.check({ activity, records: [row.record] })
  const { computed } = recomputed
  return { computed, assignedBy: assignmentOf(found), emissionFactorId: found.rule.factor }
}

/**
 * Computes how a rule change affects a row, with the violations if it cannot be recomputed; null if it is not affected.
 */
export async function rowMoveOf(
  tx: ReadTx,
  context: Context,
  [row, rules]: readonly [ActivityRow, MoveRules],
): Promise<RowMove | null> {
  const stored = { ...row, record: withDefaults(rules.activity, row.record) }
  try {
    const after = await moveOf(tx, context, [stored, rules])
    return after && { row: stored, after, violations: [] }
  } catch (error) {
    if (!EmissionsError.is(error) || isOfStore(error)) throw error
    return { row: stored, after: null, violations: toldOf(error.violations) }
  }
}
