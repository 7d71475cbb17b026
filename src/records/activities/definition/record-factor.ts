import { type Awaitable, when } from '../../../base/index.ts'
import { fail, type Notice, notice } from '../../../core/errors/index.ts'
import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import { usedFactor } from '../../../ledger/ledger/latest-calculation.ts'
import { emissionFactorOf, type NamedFactor } from '../../../ledger/references/emission-factors.ts'
import { type FactorAssigner, storedAssigner } from '../../../ledger/references/factor-assigner.ts'
import type { AssignedFactor, RuleCondition, RuledActivity } from '../../../reference/factors/index.ts'
import type {
  EmissionFactorResource,
  FactorAssignment,
  RuledCollection,
  RuledFields,
  RuledInput,
} from '../../../resources/index.ts'

const PATH = 'emissionFactorId'

/** The inputs of a record that rules read. */
interface RuledInputs extends Pick<RuledInput, 'account' | 'productId'> {
  readonly siteId: string | null
  readonly vendorId: string | null
  /** The kind of the payload. Undefined: the kind follows from the factor. */
  readonly emissionKindId?: string | undefined
  readonly startDate: string
}

/** The factor of a stored record. */
interface RuledRecord extends Partial<RuledFields> {
  readonly id: string
  readonly emissionFactorId: string
  readonly emissionFactor: EmissionFactorResource
}

/** The factor of a record, and the rule that chose it. Null: the client named the factor. */
export interface RecordFactor extends NamedFactor {
  readonly assignedBy: FactorAssignment | null
}

/** A record whose factor has to be found. */
interface FactorToFind {
  readonly activity: RuledCollection
  /** Null: the rules of the company choose the factor. */
  readonly factorId: string | null
  /** Selects the inputs that rules read. */
  readonly ruledActivity: () => RuledActivity
  readonly stored?: RuledRecord | undefined
  /** True: the stored factor is read again. */
  readonly isNow?: boolean | undefined
  /** Default: the stored rules. */
  readonly assign?: FactorAssigner | undefined
}

/** Selects the inputs that rules read. */
export function ruledActivityOf(inputs: RuledInputs): RuledActivity {
  const { siteId, vendorId, productId, account, emissionKindId: kind = null, startDate: start } = inputs
  return { siteId, vendorId, productId: productId === null ? null : String(productId), account, kind, start }
}

/** Finds the rule that chooses the factor. Throws `required` if no rule fits. */
async function assignedFactor(tx: ReadTx, { activity, ruledActivity, assign }: FactorToFind): Promise<AssignedFactor> {
  const find = assign ?? (await storedAssigner(tx, activity))
  const found = find(ruledActivity())
  if (found !== null) return found
  const message =
    'is missing, and no rule of the company fits the record; name a factor, or create a rule that chooses it (company.factorRules, POST /v1/factor-rules)'
  return fail(PATH, 'required', { message, expected: 'the id of a factor' })
}

/** The choice of a rule, as records store it. */
export function assignmentOf({ rule, level }: AssignedFactor): FactorAssignment {
  return { ruleId: rule.id, level: [...level] }
}

/**
 * Finds the factor that a record names, or the factor that the rules of the company choose. Throws `required` if no rule
 * fits, and what naming the factor throws.
 */
export function factorOfRecord(tx: ReadTx, context: Context, of: FactorToFind): Awaitable<RecordFactor> {
  const { factorId, stored } = of
  if (factorId === null) {
    return when(assignedFactor(tx, of), (assigned) =>
      when(factorOfId(tx, context, { id: assigned.rule.factor, of }), ({ factor, resource }) => {
        return { factor, resource, assignedBy: assignmentOf(assigned) }
      }),
    )
  }
  const assignedBy = stored?.emissionFactorId === factorId ? (stored.assignedBy ?? null) : null
  return when(factorOfId(tx, context, { id: factorId, of }), ({ factor, resource }) => {
    return { factor, resource, assignedBy }
  })
}

/** Finds the factor of an id: for a stored record that has it, as it was used. */
function factorOfId(
  tx: ReadTx,
  context: Context,
  { id, of: { stored, isNow = false } }: { readonly id: string; readonly of: FactorToFind },
): Awaitable<NamedFactor> {
  if (isNow || stored?.emissionFactorId !== id) return emissionFactorOf(tx, context, { id, path: PATH })
  return when(usedFactor(tx, stored.id), (factor) => ({ factor, resource: stored.emissionFactor }))
}

const WORDS: Readonly<Record<RuleCondition, string>> = {
  siteId: 'site',
  vendorId: 'vendor',
  productId: 'product',
  account: 'account',
  kind: 'emission kind',
  period: 'period',
}

/** Reports that a rule chose the factor. */
export function assignedNotices({ assignedBy, factor }: RecordFactor): readonly Notice[] {
  if (assignedBy === null) return []
  const words = assignedBy.level.map((condition) => WORDS[condition as RuleCondition])
  const level = words.length === 0 ? 'for all records' : `by ${words.join(', ')}`
  return [notice('factor_assigned_by_rule', PATH, `rule ${assignedBy.ruleId} chose ${factor.key}, ${level}`)]
}
