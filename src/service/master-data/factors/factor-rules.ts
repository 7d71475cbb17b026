import type { DefinedFields, FactorRuleResource, Input } from '../../../resources/index.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { requireRow } from '../../core/context/require.ts'
import { stampNow } from '../../core/context/stored-record.ts'
import type { UseCases } from '../../core/context/use-cases.ts'
import { changeRecord, insertRecord } from '../../core/log/record-ledger.ts'
import { rulesOf, type WrittenRule } from '../../core/references/factor-assigner.ts'
import { recordUseCases } from '../record-use-cases.ts'
import { checkedRule } from './checked-rule.ts'

/**
 * Rules that choose the factor of records that are sent without one: of the rules of its activity whose conditions all hold,
 * the most specific one, as `createFactorAssigner` of tonne/factors ranks them. Two rules that choose for the same records are
 * refused when the second is written (`factor_rule_tie`). Records keep the factor that was chosen for them: a rule that is
 * changed or deleted moves none of them, until a restatement with `rules` chooses again. Throws beside what all use cases
 * throw: `unknown_emission_factor`, `factor_category_mismatch`, `unknown_site`, `unknown_vendor`, `unknown_product`,
 * `unknown_emission_kind`, `period_reversed`.
 */
export type FactorRules = UseCases<FactorRuleResource, 'createFactorRule', 'updateFactorRule'>

const collection = 'factorRules'

/** The rules beside one of the same activity. */
async function othersThan(tx: ReadTx, { id, activity }: WrittenRule): Promise<readonly WrittenRule[]> {
  return (await rulesOf(tx, activity)).filter((other) => other.id !== id)
}

/** The use cases of rules. */
export function factorRules(context: Context): FactorRules {
  return recordUseCases(context, {
    collection,
    inputs: { create: 'createFactorRule', update: 'updateFactorRule' },
    find: (tx, id: string) => requireRow(tx.factorRules, id, 'factorRuleId'),
    async create(tx, input: Input<'createFactorRule'>) {
      const { companyId, ...times } = stampNow(context)
      const rule = { id: context.newId(), ...input }
      const checked = await checkedRule(tx, context, { rule, input, others: await othersThan(tx, rule) })
      return { row: await insertRecord(tx, context, { collection, record: { ...checked, companyId, ...times } }) }
    },
    async update(tx, row, input: DefinedFields<Input<'updateFactorRule'>>) {
      const rule = { ...row.record, ...input }
      const { emissionFactorId } = await checkedRule(tx, context, { rule, input, others: await othersThan(tx, rule) })
      const set = { ...input, emissionFactorId, updatedAt: context.now() }
      return { row: await changeRecord(tx, context, { collection, row, set }) }
    },
  })
}
