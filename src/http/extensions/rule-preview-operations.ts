import { type Operation, ofValue, operation } from '../operation.ts'
import { rulePreviewQuery } from './extension-parameters.ts'
import { rulePreviewSchema } from './rule-preview-schema.ts'

const RULE = '/v1/factor-rules/{factorRuleId}'

/** Fields of the three operations that they share. */
const PREVIEW = {
  method: 'POST',
  tag: 'Factor rules',
  query: rulePreviewQuery,
  isSafe: true,
  answer: rulePreviewSchema,
} as const

/** Previews of changes of rules. */
export const RULE_PREVIEW_OPERATIONS: readonly Operation[] = [
  operation({
    ...PREVIEW,
    id: 'previewFactorRule',
    path: '/v1/factor-rule-previews',
    summary: 'Preview a new factor rule: the records that it would move; nothing is written',
    input: 'createFactorRule',
    run: async ({ factorRules }, { input, query }) => ofValue(await factorRules.preview({ create: input }, query)),
  }),
  operation({
    ...PREVIEW,
    id: 'previewFactorRuleUpdate',
    path: `${RULE}/update-previews`,
    summary: 'Preview the change of a factor rule: the records that it would move; nothing is written',
    input: 'updateFactorRule',
    run: async ({ factorRules }, { path, input, query }) => {
      const update = { ...input, id: path.factorRuleId }
      return ofValue(await factorRules.preview({ update }, query))
    },
  }),
  operation({
    ...PREVIEW,
    id: 'previewFactorRuleDeletion',
    path: `${RULE}/deletion-previews`,
    summary: 'Preview the deletion of a factor rule: the records that it would move; nothing is written',
    run: async ({ factorRules }, { path, query }) =>
      ofValue(await factorRules.preview({ delete: path.factorRuleId }, query)),
  }),
]
