import { checkFactorUse, type FactorUse } from '../../../core/emissions/index.ts'
import { withPaths } from '../../../core/errors/index.ts'
import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import { gather } from '../../../ledger/context/gather.ts'
import { checkProduct, checkSite, checkVendor } from '../../../ledger/context/require.ts'
import type { RequiredFields, UseCases } from '../../../ledger/context/use-cases.ts'
import { emissionFactorOf } from '../../../ledger/references/emission-factors.ts'
import { emissionKindOf } from '../../../ledger/references/emission-kinds.ts'
import { assignerOf, rulesOf, type WrittenRule } from '../../../ledger/references/factor-assigner.ts'
import type { FactorRuleResource, RuledCollection } from '../../../resources/index.ts'
import { recordUseCases } from '../record-use-cases.ts'

/**
 * Rules that choose the factor of records that are sent without one. Of the rules of the activity whose conditions all
 * hold, the most specific one chooses, as `createFactorAssigner` of tonne/factors ranks them. A second rule that would
 * choose for the same records is rejected (`factor_rule_tie`). Records keep their factor when a rule is changed or
 * deleted, until a restatement with `rules` chooses again. Throws, in addition to what all use cases throw:
 * `unknown_emission_factor`, `factor_category_mismatch`, `unknown_site`, `unknown_vendor`, `unknown_product`,
 * `unknown_emission_kind`, `period_reversed`.
 */
export type FactorRules<Required extends RequiredFields = 'reference'> = UseCases<
  FactorRuleResource,
  'createFactorRule',
  'updateFactorRule',
  string,
  FactorRuleResource,
  Required
>

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
      const checked = await checkRule(tx, context, { rule, input, others: await otherRulesOf(tx, rule) })
      return { fields: { ...checked, ...others } }
    },
    async changes(tx, { record }, input) {
      const rule = { ...record, ...input }
      const others = await otherRulesOf(tx, rule)
      const { emissionFactorId } = await checkRule(tx, context, { rule, input, others })
      return { fields: { ...input, emissionFactorId } }
    },
  })
}

/** The uses that the factor of a rule must fit, by activity. */
const USES: Readonly<Record<RuledCollection, readonly FactorUse[]>> = {
  siteFuels: ['fuel'],
  activityRecords: ['quantity', 'spend', 'spend-capital'],
}

/** Finds the id of the factor that a rule names. Throws if the activity cannot have the factor. */
async function factorIdOf(tx: ReadTx, context: Context, { activity, emissionFactorId: id }: WrittenRule) {
  const path = 'emissionFactorId'
  const { factor, resource } = await emissionFactorOf(tx, context, { id, path })
  checkFactorUse({ factor, path }, USES[activity])
  return resource.id
}

/** Maps a path of the assigner to the field of the request. The last rule of the assigner is that of the request. */
function ruleFieldOf(path: string): string {
  return path.split('].')[1] ?? 'activity'
}

/** A rule to check before it is written. */
interface RuleToCheck {
  readonly rule: WrittenRule
  /** The fields of the rule that the client sent. */
  readonly input: Partial<WrittenRule>
  /** The rules that it must not tie with. */
  readonly others: readonly WrittenRule[]
}

/** Checks a rule and resolves the id of its factor. Throws every violation of its conditions and its factor, and `factor_rule_tie`. */
export async function checkRule<Rule extends WrittenRule>(
  tx: ReadTx,
  context: Context,
  { rule, input, others }: RuleToCheck & { readonly rule: Rule },
): Promise<Rule> {
  const { siteId, vendorId, productId, emissionKindId: kindId, emissionFactorId: factorId, activity } = input
  const isFactorAsked = factorId !== undefined || activity !== undefined
  const [emissionFactorId] = await gather([
    () => (isFactorAsked ? factorIdOf(tx, context, rule) : rule.emissionFactorId),
    () => checkSite(tx, siteId, 'siteId'),
    () => checkVendor(tx, vendorId, 'vendorId'),
    () => checkProduct(tx, productId, 'productId'),
    () => (kindId === null || kindId === undefined ? undefined : emissionKindOf(tx, kindId, 'emissionKindId')),
    () => withPaths(ruleFieldOf, () => assignerOf([...others, rule])),
  ])
  return { ...rule, emissionFactorId }
}
