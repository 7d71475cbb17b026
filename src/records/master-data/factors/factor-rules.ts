import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import type { UseCases } from '../../../ledger/context/use-cases.ts'
import { rulesOf, type WrittenRule } from '../../../ledger/references/factor-assigner.ts'
import type { FactorRuleResource } from '../../../resources/index.ts'
import { recordUseCases } from '../record-use-cases.ts'
import { checkedRule } from './checked-rule.ts'

/**
 * Rules that choose the factor of records that are sent without one. Of the rules of the activity whose conditions all
 * hold, the most specific one chooses, as `createFactorAssigner` of tonne/factors ranks them. A second rule that would
 * choose for the same records is rejected (`factor_rule_tie`). Records keep their factor when a rule is changed or
 * deleted, until a restatement with `rules` chooses again. Throws, in addition to what all use cases throw:
 * `unknown_emission_factor`, `factor_category_mismatch`, `unknown_site`, `unknown_vendor`, `unknown_product`,
 * `unknown_emission_kind`, `period_reversed`.
 */
export type FactorRules = UseCases<FactorRuleResource, 'createFactorRule', 'updateFactorRule'>

/** The other rules of the same activity. */
async function otherRulesOf(tx: ReadTx, { id, activity }: WrittenRule): Promise<readonly WrittenRule[]> {
  return (await rulesOf(tx, activity)).filter((other) => other.id !== id)
}

/** The use cases of rules. */
export function factorRules(context: Context): FactorRules {
  return recordUseCases(context, {
    collection: 'factorRules',
    noun: 'FactorRule',
    async newRecord(tx, input, stamp) {
      const { id, ...others } = stamp()
      const rule = { id, ...input }
      const checked = await checkedRule(tx, context, { rule, input, others: await otherRulesOf(tx, rule) })
      return { fields: { ...checked, ...others } }
    },
    async changes(tx, { record }, input) {
      const rule = { ...record, ...input }
      const others = await otherRulesOf(tx, rule)
      const { emissionFactorId } = await checkedRule(tx, context, { rule, input, others })
      return { fields: { ...input, emissionFactorId } }
    },
  })
}
