import { isFields, isSameData } from '../../base/index.ts'
import { checkChoice, collect, fail, Violations } from '../../core/errors/index.ts'
import type { Context } from '../../ledger/context/context.ts'
import { readInput } from '../../ledger/context/read-input.ts'
import type { EditionPair, EditionSwitch, RuleAssignment, StoredRestatement } from '../../ledger/context/records.ts'
import { ACTIVITY_COLLECTIONS, activityOf } from '../../records/activities/activities.ts'
import { definedFields, type Input } from '../../resources/index.ts'
import { addHolders, policyHolders } from './factor-holders.ts'

/** Records that begin at or after `from` and before `to`: dates, or dates and times. */
export interface RestatedSpan {
  readonly from: string
  readonly to: string
}

/** The records to recompute, and how. */
export interface RestatementScope extends RestatedSpan {
  /**
   * Recomputes only the records that name a published factor of the edition `from`, by the factor with the same key in
   * the edition `to`: { from: 'desnz-2024', to: 'desnz-2025' }, or several pairs. Default: all records, by the current
   * state of everything they name.
   */
  readonly editions?: EditionPair | readonly EditionPair[]
  /** With `editions`: also gives vehicles the factor of the edition `to`, for their further records. */
  readonly vehicles?: boolean
  /**
   * If true, recomputes only the records whose factor was chosen by a rule, by the factor that the rules choose now.
   * Cannot be combined with `editions`.
   */
  readonly rules?: boolean
  /** With `rules`: also assigns records that name their factor, if a rule fits. */
  readonly named?: boolean
}

/** A checked scope, as a restatement stores it. */
export type StoredScope = Pick<StoredRestatement, 'from' | 'to' | 'editionSwitch' | 'ruleAssignment'>

/** Checks that each source edition has one target, and that no target is itself a source. */
function checkPairs(pairs: readonly EditionPair[], ids: readonly string[]): void {
  const violations = new Violations()
  const left = pairs.map(({ from }) => from)
  for (const [index, pair] of pairs.entries()) {
    const path = `editions[${index}]`
    for (const end of ['from', 'to'] as const) {
      violations.attempt(() => checkChoice({ path: `${path}.${end}`, value: pair[end] }, ids))
    }
    if (left.indexOf(pair.from) < index) {
      violations.add(`${path}.from`, 'duplicate_item', { message: `repeats ${pair.from}; leave one of them out` })
    }
    if (left.includes(pair.to)) {
      const message = `is also a source edition; restate to ${pair.to} first, and then from it`
      const about = { expected: 'an edition that is not a source', received: pair.to }
      violations.add(`${path}.to`, 'invalid_choice', { message, ...about })
    }
  }
  violations.throwIfAny()
}

/**
 * Builds the switch of editions; null if none was requested. Throws as `checkPairs`, and for vehicles without editions.
 */
function resolveEditionSwitch(
  context: Context,
  { editions, vehicles }: Input<'createRestatement'>,
): EditionSwitch | null {
  if (editions === undefined) {
    if (!vehicles) return null
    return fail(
      'vehicles',
      'invalid_choice',
      'applies only to a switch of editions; send editions too, or leave it out',
    )
  }
  if (editions.length === 0) fail('editions', 'empty', 'has no editions; send a pair, or leave it out')
  checkPairs(
    editions,
    context.catalogue.editions.map(({ id }) => id),
  )
  const none = { withoutCounterpart: [], holders: 0, switchedHolders: 0, firstHolders: [] }
  return addHolders({ editions, vehicles, ...none }, policyHolders(context, editions))
}

/**
 * Builds the assignment by rules; null if none was requested. Throws `invalid_choice` if it is combined with editions,
 * and for `named` without `rules`.
 */
function resolveRuleAssignment({ editions, rules, named }: Input<'createRestatement'>): RuleAssignment | null {
  if (!rules) {
    if (!named) return null
    return fail(
      'named',
      'invalid_choice',
      'applies only to a restatement by rules; send rules: true too, or leave it out',
    )
  }
  if (editions === undefined) return { named }
  return fail(
    'rules',
    'invalid_choice',
    'cannot be combined with editions; restate by one of them first, and then by the other',
  )
}

/**
 * Checks the input of a restatement. Throws all violations of the input, then `invalid_choice`, `duplicate_item`,
 * `empty`.
 */
export function resolveRestatement(context: Context, scope: RestatementScope & { readonly id?: string }) {
  const value: unknown = isFields(scope?.editions) ? { ...scope, editions: [scope.editions] } : (scope ?? {})
  const input = readInput(context, 'createRestatement', { value })
  const { id, from, to } = input
  const { editionSwitch, ruleAssignment } = collect({
    editionSwitch: () => resolveEditionSwitch(context, input) ?? undefined,
    ruleAssignment: () => resolveRuleAssignment(input) ?? undefined,
  })
  return { id, scope: { from, to, ...definedFields({ editionSwitch, ruleAssignment }) } }
}

/** True if both recompute the same records by the same factors. */
export function isSameScope(a: StoredScope, b: StoredScope): boolean {
  const compared = ({ from, to, editionSwitch, ruleAssignment }: StoredScope) => {
    const { editions = null, vehicles = false } = editionSwitch ?? {}
    return { from, to, editions, vehicles, ruleAssignment: ruleAssignment ?? null }
  }
  return isSameData(compared(a), compared(b))
}

type Collection = NonNullable<StoredRestatement['next']>['collection']

const SWITCHED: readonly Collection[] = [
  'vehicles',
  ...ACTIVITY_COLLECTIONS.filter((collection) => activityOf(collection).naming !== null),
]

const RULED: readonly Collection[] = ACTIVITY_COLLECTIONS.filter((collection) => activityOf(collection).ruled !== null)

/**
 * The collections that a restatement goes through, in order: for a switch of editions those that name factors, by rules
 * those whose factors rules choose.
 */
export function restatedCollections({ editionSwitch, ruleAssignment }: StoredScope): readonly Collection[] {
  if (ruleAssignment !== undefined) return RULED
  return editionSwitch === undefined ? ACTIVITY_COLLECTIONS : SWITCHED
}
