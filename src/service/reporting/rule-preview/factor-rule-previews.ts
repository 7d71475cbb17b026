import { RULED_ACTIVITIES } from '../../../resources/index.ts'
import type { Context } from '../../core/context/context.ts'
import { read } from '../../core/context/write.ts'
import { type FactorRuleChange, ruleChangeOf } from '../../master-data/factors/rule-change.ts'
import { type FactorRulePreview, pageOfMoves } from './page-of-moves.ts'
import { placeOf, previewedPart, type RulePreviewRequest } from './preview-request.ts'

/** The preview of changes of rules. */
export interface FactorRulePreviews {
  /**
   * Previews a change of the rules, page by page; nothing is written. Listed are the records for which the rules choose another
   * rule, level or factor after the change than before it, and another than they have: as they are, and as a restatement by
   * rules would leave them then. A record that it could not move (`factor_rule_tie` where the rule and another would both
   * choose for it, `required` where no rule fits any longer, `unknown_emission_factor` of a factor that was deleted,
   * `period_locked`) is listed with the reasons. The figures of the pages add up. Throws what creating and changing a rule
   * throw but for ties, `not_found`, `invalid_date`, `period_reversed`, `query_invalid`.
   */
  preview(change: FactorRuleChange, request?: RulePreviewRequest): Promise<FactorRulePreview>
}

/** The use case of previews. */
export function factorRulePreviews(context: Context): FactorRulePreviews {
  return {
    async preview(change, request = {}) {
      const changeIn = ruleChangeOf(context, change)
      const part = previewedPart(request)
      return read(context, async (tx) => {
        const changed = await changeIn(tx)
        const activities = [changed.before?.activity, changed.after?.activity]
        const collections = RULED_ACTIVITIES.filter((one) => activities.includes(one))
        const place = placeOf(request.after, collections)
        return pageOfMoves(tx, context, { change: changed, collections, place, part })
      })
    },
  }
}
