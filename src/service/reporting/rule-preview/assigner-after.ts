import { EmissionsError, fail } from '../../../errors/index.ts'
import type { AssignedFactor } from '../../../factors/index.ts'
import type { RuledCollection } from '../../../resources/index.ts'
import { isSameData } from '../../../store/index.ts'
import type { ReadTx } from '../../core/context/context.ts'
import { assignerOf, type FactorAssigner, rulesOf, type WrittenRule } from '../../core/references/factor-assigner.ts'
import type { ChangedRule } from '../../master-data/factors/rule-change.ts'

/** The assigners of an activity before and after a rule changes. */
export interface ChangedAssigner {
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
function withRule(others: readonly WrittenRule[], rule: WrittenRule) {
  const ties = others.filter((other) => isTie([other, rule]))
  const byOthers = assignerOf(others)
  const byRule = assignerOf([rule])
  const byAll = assignerOf([...others.filter((other) => !ties.includes(other)), rule])
  const after: FactorAssigner = (activity) => {
    const [other, own] = [byOthers(activity), byRule(activity)]
    if (own === null) return other
    // // a tied rule has the level of the new rule; if the levels differ, no tied rule was left out
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
  const assigner = rule?.activity === activity ? withRule(others, rule) : { after: assignerOf(others), ties: [] }
  return { before: assignerOf(rules), ...assigner }
}
