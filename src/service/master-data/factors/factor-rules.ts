import { checkFactorUse, type FactorUse } from '../../../emissions/index.ts'
import type { DefinedFields, FactorRuleResource, Input, RuledCollection } from '../../../resources/index.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { gather } from '../../core/context/gather.ts'
import { requireRow } from '../../core/context/require.ts'
import { stampNow } from '../../core/context/stored-record.ts'
import type { UseCases } from '../../core/context/use-cases.ts'
import { changeRecord, insertRecord } from '../../core/log/record-ledger.ts'
import { emissionFactorOf } from '../../core/references/emission-factors.ts'
import { emissionKindOf } from '../../core/references/emission-kinds.ts'
import { assignerOf, rulesOf, type WrittenRule } from '../../core/references/factor-assigner.ts'
import { checkProduct, checkSite, checkVendor } from '../../core/references/holders.ts'
import { withPaths } from '../../core/references/with-client-paths.ts'
import { recordUseCases } from '../record-use-cases.ts'

/**
 * Rules that choose the factor of records that are sent without one: of the rules of its activity whose conditions all hold,
 * the most specific one, as `createFactorAssigner` of tonne/factors ranks them. Two rules that choose for the same records are
 * refused when the second is written (`factor_rule_tie`). Records keep the factor that was chosen for them: a rule that is
 * changed or deleted moves none of them. Throws beside what all use cases throw: `unknown_emission_factor`,
 * `factor_category_mismatch`, `unknown_site`, `unknown_vendor`, `unknown_product`, `unknown_emission_kind`, `period_reversed`.
 */
export type FactorRules = UseCases<FactorRuleResource, 'createFactorRule', 'updateFactorRule'>

const collection = 'factorRules'

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

/** Throws `factor_rule_tie` beside another rule of the activity, and `period_reversed`. */
async function checkNoTie(tx: ReadTx, rule: WrittenRule): Promise<void> {
  const others = (await rulesOf(tx, rule.activity)).filter(({ id }) => id !== rule.id)
  withPaths(fieldOf, () => assignerOf([...others, rule]))
}

/** Checks a rule with its change. Throws everything that its conditions and its factor cannot mean. */
async function checkedFactorId(
  tx: ReadTx,
  context: Context,
  [rule, input]: readonly [WrittenRule, Partial<WrittenRule>],
) {
  const { siteId, vendorId, productId, emissionKindId: kindId, emissionFactorId, activity } = input
  const isFactorAsked = emissionFactorId !== undefined || activity !== undefined
  const [id] = await gather([
    () => (isFactorAsked ? factorIdOf(tx, context, rule) : rule.emissionFactorId),
    () => checkSite(tx, siteId, 'siteId'),
    () => checkVendor(tx, vendorId, 'vendorId'),
    () => checkProduct(tx, productId, 'productId'),
    () => (kindId === null || kindId === undefined ? undefined : emissionKindOf(tx, kindId, 'emissionKindId')),
    () => checkNoTie(tx, rule),
  ])
  return id
}

/** The use cases of rules. */
export function factorRules(context: Context): FactorRules {
  return recordUseCases(context, {
    collection,
    inputs: { create: 'createFactorRule', update: 'updateFactorRule' },
    find: (tx, id: string) => requireRow(tx.factorRules, id, 'factorRuleId'),
    reader:
      () =>
      ({ record }) =>
        record,
    async create(tx, input: Input<'createFactorRule'>) {
      const { companyId, ...times } = stampNow(context)
      const rule = { id: context.newId(), ...input }
      const emissionFactorId = await checkedFactorId(tx, context, [rule, input])
      const record = { ...rule, companyId, emissionFactorId, ...times }
      return { row: await insertRecord(tx, context, { collection, record }) }
    },
    async update(tx, row, input: DefinedFields<Input<'updateFactorRule'>>) {
      const emissionFactorId = await checkedFactorId(tx, context, [{ ...row.record, ...input }, input])
      const set = { ...input, emissionFactorId, updatedAt: context.now() }
      return { row: await changeRecord(tx, context, { collection, row, set }) }
    },
  })
}
