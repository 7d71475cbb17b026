import { RULED_ACTIVITIES } from '../../../resources/index.ts'
import type { Context } from '../../core/context/context.ts'
import { read } from '../../core/context/write.ts'
import { type FactorRuleChange, ruleChangeOf } from '../../master-data/factors/rule-change.ts'
import { type FactorRulePreview, pageOfMoves } from './page-of-moves.ts'
import { placeOf, previewedPart, type RulePreviewRequest } from './preview-request.ts'

/** Previews changes of rules. */
export interface FactorRulePreviews {
  /**
   * Previews a change of the rules, page by page; nothing is written. It lists the records for which the rules would
   * choose another rule, level or factor than before the change and than the record has: with their current figures,
   * and with those after a restatement by rules. A record that could not be restated is listed with the reasons:
   * `factor_rule_tie` if two rules would fit, `required` if no rule fits any more, `unknown_emission_factor` if the
   * factor was deleted, `period_locked`. The figures of the pages add up. Throws what creating and changing a rule
   * throw except for ties, `not_found`, `invalid_date`, `period_reversed`, `query_invalid`.
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
