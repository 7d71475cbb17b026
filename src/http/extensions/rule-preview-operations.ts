import { rulePreviewSchema } from '../extension-schemas.ts'
import { type Operation, operation, valueResult } from '../operation.ts'
import { rulePreviewQuery } from './extension-parameters.ts'

const RULE = '/v1/factor-rules/{factorRuleId}'

/** The fields that the three operations share. */
const PREVIEW = { tag: 'Factor rules', query: rulePreviewQuery, isSafe: true, answer: rulePreviewSchema } as const

/** Previews of changes of rules. */
export const RULE_PREVIEW_OPERATIONS: readonly Operation[] = [
  operation('POST', '/v1/factor-rule-previews', {
    ...PREVIEW,
    id: 'previewFactorRule',
    summary: 'Preview a new factor rule: lists the records that would get another factor, without storing anything',
    input: 'createFactorRule',
    run: async ({ factorRules }, { input, query }) => valueResult(await factorRules.preview({ create: input }, query)),
  }),
  operation('POST', `${RULE}/update-previews`, {
    ...PREVIEW,
    id: 'previewFactorRuleUpdate',
    summary:
      'Preview a change of a factor rule: lists the records that would get another factor, without storing anything',
    input: 'updateFactorRule',
    run: async ({ factorRules }, { path, input, query }) => {
      const update = { ...input, id: path.factorRuleId }
      return valueResult(await factorRules.preview({ update }, query))
    },
  }),
  operation('POST', `${RULE}/deletion-previews`, {
    ...PREVIEW,
    id: 'previewFactorRuleDeletion',
    summary:
      'Preview the deletion of a factor rule: lists the records that would get another factor, without storing anything',
    run: async ({ factorRules }, { path, query }) =>
      valueResult(await factorRules.preview({ delete: path.factorRuleId }, query)),
  }),
]
