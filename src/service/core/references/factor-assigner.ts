import { getOrInsertComputed } from '../../../errors/index.ts'
import { createFactorAssigner, type FactorRule } from '../../../factors/index.ts'
import type { FactorRuleResource, RuledCollection } from '../../../resources/index.ts'
import type { ReadTx } from '../context/context.ts'
import { recordsIn } from '../context/list-rows.ts'

/** Finds the rule of an activity: the most specific one that fits. */
export type FactorAssigner = ReturnType<typeof createFactorAssigner>

/** A rule as it is written. */
export type WrittenRule = Omit<FactorRuleResource, 'companyId' | 'createdAt' | 'updatedAt'>

/** The rule as the assigner reads it. */
function ruleOf({ id, emissionFactorId, emissionKindId, productId, ...conditions }: WrittenRule): FactorRule {
  const { siteId, vendorId, account, from, to } = conditions
  const product = productId === null ? null : String(productId)
  return { id, siteId, vendorId, productId: product, account, kind: emissionKindId, from, to, factor: emissionFactorId }
}

/** The rules of an activity, the oldest first. */
export function rulesOf(tx: ReadTx, activity: RuledCollection): Promise<readonly FactorRuleResource[]> {
  return recordsIn(tx.factorRules, { activity, by: 'createdAt' }, { order: 'last' })
}

/** By transaction and activity. */
const stored = new WeakMap<ReadTx, Map<RuledCollection, Promise<FactorAssigner>>>()

/**
 * The assigner of the rules of an activity as they are stored. They are read once in a transaction, however many records it
 * has, so that one that changes rules is not for this.
 */
export function storedAssigner(tx: ReadTx, activity: RuledCollection): Promise<FactorAssigner> {
  const assigners = getOrInsertComputed(stored, tx, () => new Map())
  return getOrInsertComputed(assigners, activity, () => rulesOf(tx, activity).then(assignerOf))
}

/** The assigner of rules of one activity. Throws `factor_rule_tie`, `period_reversed`. */
export function assignerOf(rules: readonly WrittenRule[]): FactorAssigner {
  return createFactorAssigner(rules.map(ruleOf))
}
