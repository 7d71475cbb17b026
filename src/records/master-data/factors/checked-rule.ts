import { checkFactorUse, type FactorUse } from '../../../core/emissions/index.ts'
import { withPaths } from '../../../core/errors/index.ts'
import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import { gather } from '../../../ledger/context/gather.ts'
import { checkProduct, checkSite, checkVendor } from '../../../ledger/context/require.ts'
import { emissionFactorOf } from '../../../ledger/references/emission-factors.ts'
import { emissionKindOf } from '../../../ledger/references/emission-kinds.ts'
import { assignerOf, type WrittenRule } from '../../../ledger/references/factor-assigner.ts'
import type { RuledCollection } from '../../../resources/index.ts'

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
function fieldOf(path: string): string {
  return path.split('].')[1] ?? 'activity'
}

/** A rule to check before it is written. */
export interface RuleToCheck {
  readonly rule: WrittenRule
  /** The fields of the rule that the client sent. */
  readonly input: Partial<WrittenRule>
  /** The rules that it must not tie with. */
  readonly others: readonly WrittenRule[]
}

/** Checks a rule and resolves the id of its factor. Throws every violation of its conditions and its factor, and `factor_rule_tie`. */
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
