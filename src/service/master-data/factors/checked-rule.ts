import { checkFactorUse, type FactorUse } from '../../../emissions/index.ts'
import { withPaths } from '../../../errors/index.ts'
import type { RuledCollection } from '../../../resources/index.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { gather } from '../../core/context/gather.ts'
import { emissionFactorOf } from '../../core/references/emission-factors.ts'
import { emissionKindOf } from '../../core/references/emission-kinds.ts'
import { assignerOf, type WrittenRule } from '../../core/references/factor-assigner.ts'
import { checkProduct, checkSite, checkVendor } from '../../core/references/holders.ts'

/** The uses of the factor of a record, by its activity. */
const USES: Readonly<Record<RuledCollection, readonly FactorUse[]>> = {
  siteFuels: ['fuel'],
  activityRecords: ['quantity', 'spend', 'spend-capital'],
}

/** The id of the factor that a rule names. Throws what the factor of its activity cannot be. */
async function factorIdOf(tx: ReadTx, context: Context, { activity, emissionFactorId: id }: WrittenRule) {
  const path = 'emissionFactorId'
  const { factor, resource } = await emissionFactorOf(tx, context, { id, path })
  checkFactorUse({ factor, path }, USES[activity])
  return resource.id
}

/** The field of the client behind a path of the assigner, whose last rule is that of the client. */
function fieldOf(path: string): string {
  return path.split('].')[1] ?? 'activity'
}

/** A rule as it is to be. */
export interface RuleToCheck {
  readonly rule: WrittenRule
  /** The fields that are new in it. */
  readonly input: Partial<WrittenRule>
  /** The rules that it may not tie with. */
  readonly others: readonly WrittenRule[]
}

/** The rule with the id of its factor. Throws everything that its conditions and its factor cannot mean, and `factor_rule_tie`. */
export async function checkedRule<Rule extends WrittenRule>(
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
    () => withPaths(fieldOf, () => assignerOf([...others, rule])),
  ])
  return { ...rule, emissionFactorId }
}
