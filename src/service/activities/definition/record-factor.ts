import { fail, type Notice, notice } from '../../../errors/index.ts'
import type { AssignedFactor, RuleCondition, RuledActivity } from '../../../factors/index.ts'
import type {
  EmissionFactorResource,
  FactorAssignment,
  RuledCollection,
  RuledFields,
  RuledInput,
} from '../../../resources/index.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { usedFactor } from '../../core/ledger/latest-calculation.ts'
import { emissionFactorOf, type NamedFactor } from '../../core/references/emission-factors.ts'
import { storedAssigner } from '../../core/references/factor-assigner.ts'
import type { ToResolve } from './definition.ts'

const PATH = 'emissionFactorId'

/** The inputs of a record that rules look at. */
interface RuledInputs extends RuledInput {
  readonly siteId: string | null
  readonly vendorId: string | null
  /** The kind that it was sent with; absent: it follows from the factor. */
  readonly emissionKindId?: string | undefined
  readonly startDate: string
}

/** A stored record, as far as its factor goes. */
interface RuledRecord extends Partial<RuledFields> {
  readonly id: string
  readonly emissionFactorId: string
  readonly emissionFactor: EmissionFactorResource
}

/** The factor of a record, and the rule that chose it; null: it was named. */
export interface RecordFactor extends NamedFactor {
  readonly assignedBy: FactorAssignment | null
}

/** A record whose factor is to be found. */
interface FactorToFind extends ToResolve<RuledInputs, RuledRecord> {
  readonly activity: RuledCollection
}

/** The inputs of a record as rules look at them. */
export function ruledActivityOf(inputs: Omit<RuledInputs, 'emissionFactorId'>): RuledActivity {
  const { siteId, vendorId, productId, account, emissionKindId: kind = null, startDate: start } = inputs
  return { siteId, vendorId, productId: productId === null ? null : String(productId), account, kind, start }
}

/** The rule that chooses the factor. Throws `required` where none fits. */
async function assignedFactor(tx: ReadTx, { activity, inputs, assign }: FactorToFind): Promise<AssignedFactor> {
  const find = assign ?? (await storedAssigner(tx, activity))
  const found = find(ruledActivityOf(inputs))
  if (found !== null) return found
  const message =
    'is missing, and no rule of the company fits the record; name a factor, or create a rule that chooses it (company.factorRules, POST /v1/factor-rules)'
  return fail(PATH, 'required', { message, expected: 'the id of a factor' })
}

/** The choice of a rule as a record keeps it. */
export function assignmentOf({ rule, level }: AssignedFactor): FactorAssignment {
  return { ruleId: rule.id, level: [...level] }
}

/**
 * The factor that a record names, or else the one that the rules of the company choose. Throws `required` where no rule fits,
 * and all that naming the factor throws.
 */
export async function factorOfRecord(tx: ReadTx, context: Context, of: FactorToFind): Promise<RecordFactor> {
  const { inputs, stored, isNow = false } = of
  const assigned = inputs.emissionFactorId === null ? await assignedFactor(tx, of) : null
  const id = inputs.emissionFactorId ?? (assigned as AssignedFactor).rule.factor
  const isSame = stored?.emissionFactorId === id
  const { factor, resource } =
    isSame && !isNow
      ? { factor: await usedFactor(tx, stored.id), resource: stored.emissionFactor }
      : await emissionFactorOf(tx, context, { id, path: PATH })
  if (assigned !== null) return { factor, resource, assignedBy: assignmentOf(assigned) }
  return { factor, resource, assignedBy: isSame ? (stored.assignedBy ?? null) : null }
}

const WORDS: Readonly<Record<RuleCondition, string>> = {
  siteId: 'site',
  vendorId: 'vendor',
  productId: 'product',
  account: 'account',
  kind: 'emission kind',
  period: 'period',
}

/** The notice that a rule chose the factor; none where it was named. */
export function assignedNotices({ assignedBy, factor }: RecordFactor): readonly Notice[] {
  if (assignedBy === null) return []
  const words = assignedBy.level.map((condition) => WORDS[condition as RuleCondition])
  const level = words.length === 0 ? 'for all records' : `by ${words.join(', ')}`
  return [notice('factor_assigned_by_rule', PATH, `rule ${assignedBy.ruleId} chose ${factor.key}, ${level}`)]
}
