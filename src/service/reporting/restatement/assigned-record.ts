import { isSameData } from '../../../store/index.ts'
import type { ActivityDefinition, Recomputed } from '../../activities/definition/definition.ts'
import { assignmentOf } from '../../activities/definition/record-factor.ts'
import type { ActivityRow } from '../../core/context/activity-shape.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import type { RuleAssignment } from '../../core/context/records.ts'
import type { FactorAssigner } from '../../core/references/factor-assigner.ts'

/** A record, and the rules that choose its factor. */
interface RecordToAssign extends RuleAssignment {
  readonly activity: ActivityDefinition
  readonly row: ActivityRow
  readonly assign: FactorAssigner
}

/** True where the rules choose nothing else for the record than it has; one that names its factor keeps it where none fits. */
function isAssigned({ activity: { naming, ruled }, row: { record }, assign, named }: RecordToAssign): boolean {
  if (ruled === null || naming === null) return true
  const before = ruled.assignmentOf(record)
  if (before === null && !named) return true
  const found = assign(ruled.activityOf(record))
  if (found === null) return before === null
  return naming.factorIdOf(record) === found.rule.factor && isSameData(before, assignmentOf(found))
}

/**
 * The record by the factor that rules choose for it; null where they choose nothing else than it has. Throws `required`
 * where none fits a record whose factor a rule chose, and all that naming the factor throws.
 */
export async function assignedRecord(tx: ReadTx, context: Context, record: RecordToAssign): Promise<Recomputed | null> {
  const { activity, row, assign } = record
  if (activity.ruled === null || isAssigned(record)) return null
  return activity.ruled.recalculate(tx, context, { row, assign })
}
