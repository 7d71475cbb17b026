import { isSameData } from '../../base/index.ts'
import type { ActivityRow } from '../../ledger/context/activity-shape.ts'
import type { Context, ReadTx } from '../../ledger/context/context.ts'
import type { RuleAssignment } from '../../ledger/context/records.ts'
import type { FactorAssigner } from '../../ledger/references/factor-assigner.ts'
import type { ActivityDefinition, Recomputed } from '../../records/activities/definition/definition.ts'
import { assignmentOf } from '../../records/activities/definition/record-factor.ts'

/** A record, and the rules that choose its factor. */
interface RecordToAssign extends RuleAssignment {
  readonly activity: ActivityDefinition
  readonly row: ActivityRow
  readonly assign: FactorAssigner
}

/**
 * True if the record already has the factor that the rules choose. A record that names its factor keeps it if no rule
 * fits.
 */
function isAssigned({ activity: { naming, ruled }, row: { record }, assign, named }: RecordToAssign): boolean {
  if (ruled === null || naming === null) return true
  const before = ruled.assignmentOf(record)
  if (before === null && !named) return true
  const found = assign(ruled.activityOf(record))
  if (found === null) return before === null
  return naming.factorIdOf(record) === found.rule.factor && isSameData(before, assignmentOf(found))
}

/**
 * Recomputes a record by the factor that the rules choose; null if it already has that factor. Throws `required` if the
 * factor was chosen by a rule and no rule fits now, and everything that naming a factor throws.
 */
export async function assignedRecord(tx: ReadTx, context: Context, record: RecordToAssign): Promise<Recomputed | null> {
  const { activity, row, assign } = record
  if (activity.ruled === null || isAssigned(record)) return null
  return activity.ruled.recalculate(tx, context, { row, assign })
}
