import { isSameData } from '../../base/index.ts'
import { EmissionsError, fail } from '../../core/errors/index.ts'
import type { ActivityRow } from '../../ledger/context/activity-shape.ts'
import type { Context, ReadTx } from '../../ledger/context/context.ts'
import type { FailedRecord, RuleAssignment } from '../../ledger/context/records.ts'
import { withDefaults } from '../../ledger/context/stored-record.ts'
import type { Computed } from '../../ledger/ledger/computed.ts'
import type { LockedPeriods } from '../../ledger/locks/locked-periods.ts'
import { assignerOf, type FactorAssigner, rulesOf, type WrittenRule } from '../../ledger/references/factor-assigner.ts'
import type { ActivityDefinition } from '../../records/activities/definition/definition.ts'
import { assignmentOf } from '../../records/activities/definition/record-factor.ts'
import type { ChangedRule } from '../../records/master-data/factors/rule-change.ts'
import type { AssignedFactor } from '../../reference/factors/index.ts'
import type { FactorAssignment, RuledCollection } from '../../resources/index.ts'
import { assignedRecord } from '../restatement/assigned-record.ts'
import { abortsRestatement, storedViolations } from '../restatement/progress.ts'

/** The assigners of an activity before and after a rule changes. */
interface ChangedAssigner {
  readonly before: FactorAssigner
  /** Throws `factor_rule_tie` for an activity that two rules of the same level both fit. */
  readonly after: FactorAssigner
  /** The ids of the rules that tie with the changed rule. The change is rejected while there are any. */
  readonly ties: readonly string[]
}

function isTie(rules: readonly WrittenRule[]): boolean {
  try {
    assignerOf(rules)
    return false
  } catch (error) {
    if (EmissionsError.is(error) && error.code === 'factor_rule_tie') return true
    throw error
  }
}

function rejectTie({ rule }: AssignedFactor, other: AssignedFactor): never {
  const message = `is chosen by the rules "${rule.id}" and "${other.rule.id}" on one level; end one where the other starts, or give one a further condition`
  return fail('emissionFactorId', 'factor_rule_tie', { message, received: rule.id })
}

/** Builds the assigner of the other rules with one more rule, which may tie with some of them. */
function addRule(others: readonly WrittenRule[], rule: WrittenRule) {
  const ties = others.filter((other) => isTie([other, rule]))
  const byOthers = assignerOf(others)
  const byRule = assignerOf([rule])
  const byAll = assignerOf([...others.filter((other) => !ties.includes(other)), rule])
  const after: FactorAssigner = (activity) => {
    const [other, own] = [byOthers(activity), byRule(activity)]
    if (own === null) return other
    // a tied rule has the level of the new rule; if the levels differ, no tied rule was left out
    if (other !== null && isSameData(other.level, own.level)) return rejectTie(own, other)
    return byAll(activity)
  }
  return { after, ties: ties.map(({ id }) => id) }
}

/** Builds the assigners of an activity before and after a change. */
export async function changedAssigner(
  tx: ReadTx,
  activity: RuledCollection,
  { before, after: rule }: ChangedRule,
): Promise<ChangedAssigner> {
  const rules = await rulesOf(tx, activity)
  const others = rules.filter(({ id }) => id !== before?.id)
  const assigner = rule?.activity === activity ? addRule(others, rule) : { after: assignerOf(others), ties: [] }
  return { before: assignerOf(rules), ...assigner }
}

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
function ruleChoice(found: AssignedFactor | null) {
  return found && { ...assignmentOf(found), factor: found.rule.factor }
}

/** Computes how a rule change affects a record; null if it does not. Throws if the record cannot be recomputed. */
async function computeMove(tx: ReadTx, context: Context, [row, rules]: readonly [ActivityRow, MoveRules]) {
  const { activity, assigner, locks, named } = rules
  const { ruled } = activity
  if (ruled === null || (ruled.assignmentOf(row.record) === null && !named)) return null
  const ruledActivity = ruled.activityOf(row.record)
  const found = assigner.after(ruledActivity)
  if (isSameData(ruleChoice(assigner.before(ruledActivity)), ruleChoice(found))) return null
  const recomputed = await assignedRecord(tx, context, { activity, row, assign: assigner.after, named })
  if (recomputed === null || found === null) return null
  locks.check({ activity, records: [row.record] })
  const { computed } = recomputed
  return { computed, assignedBy: assignmentOf(found), emissionFactorId: found.rule.factor }
}

/**
 * Computes how a rule change affects a row, with the violations if it cannot be recomputed; null if it is not affected.
 */
export async function computeRowMove(
  tx: ReadTx,
  context: Context,
  [row, rules]: readonly [ActivityRow, MoveRules],
): Promise<RowMove | null> {
  const stored = { ...row, record: withDefaults(rules.activity, row.record) }
  try {
    const after = await computeMove(tx, context, [stored, rules])
    return after && { row: stored, after, violations: [] }
  } catch (error) {
    if (!EmissionsError.is(error) || abortsRestatement(error)) throw error
    return { row: stored, after: null, violations: storedViolations(error.violations) }
  }
}
