import { getOrCompute } from '../../base/index.ts'
import { createFactorAssigner, type FactorRule } from '../../reference/factors/index.ts'
import type { FactorRuleResource, RuledCollection } from '../../resources/index.ts'
import type { ReadTx } from '../context/context.ts'
import { readRecords } from '../context/list-rows.ts'

/** Finds the most specific rule that fits a record. */
export type FactorAssigner = ReturnType<typeof createFactorAssigner>

/** The fields of a rule that decide what it chooses. */
export type WrittenRule = Omit<FactorRuleResource, 'companyId' | 'createdAt' | 'updatedAt'>

/** Converts a rule to the form of the assigner. */
function ruleOf({ id, emissionFactorId, emissionKindId, productId, ...conditions }: WrittenRule): FactorRule {
  const { siteId, vendorId, account, from, to } = conditions
  const product = productId === null ? null : String(productId)
  return { id, siteId, vendorId, productId: product, account, kind: emissionKindId, from, to, factor: emissionFactorId }
}

/** Lists the rules of an activity. The oldest is first. */
export function rulesOf(tx: ReadTx, activity: RuledCollection): Promise<readonly FactorRuleResource[]> {
  return readRecords(tx.factorRules, { activity, by: 'createdAt' }, { order: 'last' })
}

/** Assigners by transaction and activity. */
const stored = new WeakMap<ReadTx, Map<RuledCollection, Promise<FactorAssigner>>>()

/**
 * Returns the assigner of the stored rules of an activity. Reads the rules once per transaction, so a transaction that
 * changes rules must not use it.
 */
export function storedAssigner(tx: ReadTx, activity: RuledCollection): Promise<FactorAssigner> {
  const assigners = getOrCompute(stored, tx, () => new Map())
  return getOrCompute(assigners, activity, async () => assignerOf(await rulesOf(tx, activity)))
}

/** Makes the assigner of the rules of one activity. Throws `factor_rule_tie`, `period_reversed`. */
export function assignerOf(rules: readonly WrittenRule[]): FactorAssigner {
  return createFactorAssigner(rules.map(ruleOf))
}
