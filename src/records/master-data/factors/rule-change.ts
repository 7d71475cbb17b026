import { fail } from '../../../core/errors/index.ts'
import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import { readInput } from '../../../ledger/context/read-input.ts'
import { requireRow } from '../../../ledger/context/require.ts'
import type { Payload } from '../../../ledger/context/use-cases.ts'
import type { WrittenRule } from '../../../ledger/references/factor-assigner.ts'
import { definedFields, type FactorRuleResource } from '../../../resources/index.ts'
import { checkRule } from './factor-rules.ts'

/** A change of the rules of a company: a new rule, the change of a rule, or the id of a rule to delete. */
export type FactorRuleChange =
  | { readonly create: Payload<'createFactorRule'> }
  | { readonly update: Payload<'updateFactorRule'> & { readonly id: string } }
  | { readonly delete: string }

/** The id of a rule that is not written yet. */
const NEW = 'new'

/** A rule before and after a change; null if it does not exist then. */
export interface ChangedRule {
  readonly before: FactorRuleResource | null
  readonly after: WrittenRule | null
}

const KINDS = ['create', 'update', 'delete'] as const

/** Throws `invalid_choice` unless exactly one change is stated. */
function checkChange(change: FactorRuleChange): void {
  const asked: Partial<Record<string, unknown>> | null = change
  const received = KINDS.filter((kind) => asked?.[kind] !== undefined)
  if (received.length === 1) return
  const expected = 'one of create, update and delete'
  fail('change', 'invalid_choice', { message: `must be ${expected}`, expected, received })
}

/**
 * Reads a change of the rules as it would be written, and checks it, except for ties. Throws `not_found`, and what
 * creating and changing a rule throw.
 */
export function ruleChangeOf(context: Context, change: FactorRuleChange): (tx: ReadTx) => Promise<ChangedRule> {
  checkChange(change)
  const find = async (tx: ReadTx, id: string) => (await requireRow(tx.factorRules, id, 'factorRuleId')).record
  if ('delete' in change) return async (tx) => ({ before: await find(tx, change.delete), after: null })
  if ('create' in change) {
    const input = readInput(context, 'createFactorRule', { value: change.create })
    const rule = { id: NEW, ...input }
    return async (tx) => ({ before: null, after: await checkRule(tx, context, { rule, input, others: [] }) })
  }
  const { id, ...value } = change.update
  const input = definedFields(readInput(context, 'updateFactorRule', { value }))
  return async (tx) => {
    const before = await find(tx, id)
    return { before, after: await checkRule(tx, context, { rule: { ...before, ...input }, input, others: [] }) }
  }
}
