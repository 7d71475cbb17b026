import { isSameData, readItem } from '../../base/index.ts'
import { EmissionsError, fail } from '../../core/errors/index.ts'
import { add, parseNumber, printExact, type Rational, subtract, ZERO } from '../../core/exact/index.ts'
import type { ActivityRow } from '../../ledger/context/activity-shape.ts'
import type { Context, ReadTx } from '../../ledger/context/context.ts'
import type { FailedRecord, RuleAssignment } from '../../ledger/context/records.ts'
import { readerOfName, withDefaults } from '../../ledger/context/stored-record.ts'
import { read } from '../../ledger/context/write.ts'
import type { Computed } from '../../ledger/ledger/computed.ts'
import { latestCalculations } from '../../ledger/ledger/latest-calculation.ts'
import { snapshotFinder } from '../../ledger/ledger/stored-calculation.ts'
import { type LockedPeriods, readLockedPeriods } from '../../ledger/locks/locked-periods.ts'
import { assignerOf, type FactorAssigner, rulesOf, type WrittenRule } from '../../ledger/references/factor-assigner.ts'
import { activityOf } from '../../records/activities/activities.ts'
import type { ActivityDefinition } from '../../records/activities/definition/definition.ts'
import { assignmentOf } from '../../records/activities/definition/record-factor.ts'
import { type ChangedRule, type FactorRuleChange, ruleChangeOf } from '../../records/master-data/factors/rule-change.ts'
import type { AssignedFactor } from '../../reference/factors/index.ts'
import { type FactorAssignment, RULED_ACTIVITIES, type RuledCollection } from '../../resources/index.ts'
import { assignedRecord } from '../restatement/assigned-record.ts'
import { abortsRestatement, storedViolations } from '../restatement/progress.ts'
import {
  checkPreviewRequest,
  type MovePlace,
  type PreviewedPart,
  parsePlace,
  printPlace,
  type RulePreviewRequest,
} from './preview-request.ts'

/** The assigners of an activity before and after a rule changes. */
interface ChangedAssigner {
  readonly before: FactorAssigner
  /** Throws `factor_rule_tie` for an activity that two rules of the same level both fit. */
  readonly after: FactorAssigner
  /** The ids of the rules that tie with the changed rule. The change is rejected while there are any. */
  readonly ties: readonly string[]
}

function isTie(rules: readonly WrittenRule[]): boolean {
  try {
    assignerOf(rules)
    return false
  } catch (error) {
    if (EmissionsError.is(error) && error.code === 'factor_rule_tie') return true
    throw error
  }
}

function rejectTie({ rule }: AssignedFactor, other: AssignedFactor): never {
  const message = `is chosen by the rules "${rule.id}" and "${other.rule.id}" on one level; end one where the other starts, or give one a further condition`
  return fail('emissionFactorId', 'factor_rule_tie', { message, received: rule.id })
}

/** Builds the assigner of the other rules with one more rule, which may tie with some of them. */
function addRule(others: readonly WrittenRule[], rule: WrittenRule) {
  const ties = others.filter((other) => isTie([other, rule]))
  const byOthers = assignerOf(others)
  const byRule = assignerOf([rule])
  const byAll = assignerOf([...others.filter((other) => !ties.includes(other)), rule])
  const after: FactorAssigner = (activity) => {
    const [other, own] = [byOthers(activity), byRule(activity)]
    if (own === null) return other
    // a tied rule has the level of the new rule; if the levels differ, no tied rule was left out
    if (other !== null && isSameData(other.level, own.level)) return rejectTie(own, other)
    return byAll(activity)
  }
  return { after, ties: ties.map(({ id }) => id) }
}

/** Builds the assigners of an activity before and after a change. */
async function changedAssigner(
  tx: ReadTx,
  activity: RuledCollection,
  { before, after: rule }: ChangedRule,
): Promise<ChangedAssigner> {
  const rules = await rulesOf(tx, activity)
  const others = rules.filter(({ id }) => id !== before?.id)
  const assigner = rule?.activity === activity ? addRule(others, rule) : { after: assignerOf(others), ties: [] }
  return { before: assignerOf(rules), ...assigner }
}

/** A record that a rule change affects: its recomputed result, or why it cannot be recomputed. */
interface RowMove {
  readonly row: ActivityRow
  readonly after: {
    readonly computed: Computed
    readonly emissionFactorId: string
    readonly assignedBy: FactorAssignment
  } | null
  readonly violations: FailedRecord['violations']
}

/** Everything that decides how records of one activity are affected. */
interface MoveRules extends RuleAssignment {
  readonly activity: ActivityDefinition
  readonly assigner: ChangedAssigner
  readonly locks: LockedPeriods
}

/** The choice of a rule as a record stores it, with its factor; null if no rule fits. */
function ruleChoice(found: AssignedFactor | null) {
  return found && { ...assignmentOf(found), factor: found.rule.factor }
}

/** Computes how a rule change affects a record; null if it does not. Throws if the record cannot be recomputed. */
async function computeMove(tx: ReadTx, context: Context, [row, rules]: readonly [ActivityRow, MoveRules]) {
  const { activity, assigner, locks, named } = rules
  const { ruled } = activity
  if (ruled === null || (ruled.assignmentOf(row.record) === null && !named)) return null
  const ruledActivity = ruled.activityOf(row.record)
  const found = assigner.after(ruledActivity)
  if (isSameData(ruleChoice(assigner.before(ruledActivity)), ruleChoice(found))) return null
  const recomputed = await assignedRecord(tx, context, { activity, row, assign: assigner.after, named })
  if (recomputed === null || found === null) return null
  locks.check({ activity, records: [row.record] })
  const { computed } = recomputed
  return { computed, assignedBy: assignmentOf(found), emissionFactorId: found.rule.factor }
}

/**
 * Computes how a rule change affects a row, with the violations if it cannot be recomputed; null if it is not affected.
 */
async function computeRowMove(
  tx: ReadTx,
  context: Context,
  [row, rules]: readonly [ActivityRow, MoveRules],
): Promise<RowMove | null> {
  const stored = { ...row, record: withDefaults(rules.activity, row.record) }
  try {
    const after = await computeMove(tx, context, [stored, rules])
    return after && { row: stored, after, violations: [] }
  } catch (error) {
    if (!EmissionsError.is(error) || abortsRestatement(error)) throw error
    return { row: stored, after: null, violations: storedViolations(error.violations) }
  }
}

/** The factor of a record, and the emission by it. */
export interface AssignedFigure {
  /** The rule that chose the factor; null if the record names it. A rule that is not created yet has the id 'new'. */
  readonly assignedBy: FactorAssignment | null
  readonly emissionFactorId: string
  /** The key of the factor as it is used. */
  readonly factor: string
  /** Exact kilograms of CO2e. */
  readonly co2eKg: string
}

/** A record that a rule change affects. */
export interface RuleMove {
  readonly collection: RuledCollection
  readonly recordId: string
  readonly before: AssignedFigure
  /** Null if it stays as it is, for the reasons in `violations`. */
  readonly after: AssignedFigure | null
  /** Exact kilograms of CO2e; '0' for a record that stays. */
  readonly differenceKg: string
  readonly violations: FailedRecord['violations']
}

/** A page of the records that a rule change affects, by activity, the earliest first. */
export interface FactorRulePreview {
  /** The rules that tie with the changed rule: the change is rejected (`factor_rule_tie`) while there are any. */
  readonly ties: readonly string[]
  /** Records of the page that were examined: changed, unchanged and failed. */
  readonly records: number
  readonly changed: number
  readonly unchanged: number
  readonly failed: number
  /** The total difference of the changed records of the page, in exact kilograms of CO2e. */
  readonly differenceKg: string
  /** The changed and failed records. */
  readonly moves: readonly RuleMove[]
  /** `after` of the next page; null on the last page. */
  readonly next: string | null
}

/** The most records that a page examines. */
const LOOKED_MAX = 10_000
/** The number of records read at once. */
const READ = 500

/** Searches for the records that a rule change affects, from a position on. */
class MoveSearch {
  readonly #tx: ReadTx
  readonly #context: Context
  readonly #part: PreviewedPart
  records = 0
  #moves = 0

  constructor(tx: ReadTx, context: Context, part: PreviewedPart) {
    this.#tx = tx
    this.#context = context
    this.#part = part
  }

  get #isFull(): boolean {
    return this.#moves >= this.#part.limit || this.records >= LOOKED_MAX
  }

  /**
   * Examines the records of an activity after a position. Returns the affected ones and the position where it stopped;
   * null at the end.
   */
  async look(rules: MoveRules, { collection, after }: MovePlace) {
    const found: RowMove[] = []
    const reader = readerOfName(this.#tx, collection)
    for (let place = after; ; ) {
      const options = { limit: READ, order: 'last', ...(place === null ? {} : { after: place }) } as const
      const { rows, next } = await reader.list({ by: 'startDate', ...this.#part.span }, options)
      for (const row of rows) {
        if (this.#isFull) return { found, next: { collection, after: place } }
        this.records += 1
        const move = await computeRowMove(this.#tx, this.#context, [row, rules])
        if (move !== null) found.push(move)
        this.#moves += move === null ? 0 : 1
        place = { at: rules.activity.periodOf(row.record).from, key: [row.record.id] }
      }
      if (next === null) return { found, next }
      place = next
    }
  }
}

function moveFigures(
  { row, after }: RowMove,
  { activity, factorKey }: { readonly activity: ActivityDefinition; readonly factorKey: string },
): Pick<RuleMove, 'before' | 'after'> {
  const { record, exact } = row
  const before = {
    assignedBy: activity.ruled?.assignmentOf(record) ?? null,
    // records of every activity with rules name their factor
    emissionFactorId: activity.naming?.factorIdOf(record) as string,
    factor: factorKey,
    co2eKg: String(exact),
  }
  if (after === null) return { before, after }
  const { computed, ...chosen } = after
  const { key: factor } = readItem(computed.calculation.contributions, 0).factor
  return { before, after: { ...chosen, factor, co2eKg: computed.exactKg } }
}

function moveDifference({ before, after }: Pick<RuleMove, 'before' | 'after'>): Rational {
  return after === null ? ZERO : subtract(parseNumber(after.co2eKg), parseNumber(before.co2eKg))
}

/** Builds the moves with the current figures and factors of the records. */
async function buildMoves(
  tx: ReadTx,
  { collection, found }: { readonly collection: RuledCollection; readonly found: readonly RowMove[] },
): Promise<readonly RuleMove[]> {
  const activity = activityOf(collection)
  const inForce = await latestCalculations(
    tx,
    found.map(({ row }) => row.record.id),
  )
  const snapshotOf = snapshotFinder(tx)
  const moves: RuleMove[] = []
  for (const [index, move] of found.entries()) {
    const { contributions } = readItem(inForce, index).calculation
    const { key: factorKey } = await snapshotOf(readItem(contributions, 0).factorSnapshotId)
    const figures = moveFigures(move, { activity, factorKey })
    const { id: recordId } = move.row.record
    const differenceKg = printExact(moveDifference(figures))
    moves.push({ collection, recordId, ...figures, differenceKg, violations: move.violations })
  }
  return moves
}

/** A page to build: the rule change, the activities of the rule, and the start position. */
interface MovesToPage {
  readonly change: ChangedRule
  readonly collections: readonly RuledCollection[]
  readonly place: MovePlace
  readonly part: PreviewedPart
}

/** Builds the next page of the records that a rule change affects. */
async function buildPage(
  tx: ReadTx,
  context: Context,
  { change, collections, place, part }: MovesToPage,
): Promise<FactorRulePreview> {
  const locks = await readLockedPeriods(tx)
  const search = new MoveSearch(tx, context, part)
  const moves: RuleMove[] = []
  const ties: string[] = []
  let next: MovePlace | null = null
  for (const collection of collections) {
    const assigner = await changedAssigner(tx, collection, change)
    ties.push(...assigner.ties)
    if (next !== null || collections.indexOf(collection) < collections.indexOf(place.collection)) continue
    const rules = { activity: activityOf(collection), assigner, locks, named: part.named }
    const from = collection === place.collection ? place : { collection, after: null }
    const { found, next: behind } = await search.look(rules, from)
    next = behind
    moves.push(...(await buildMoves(tx, { collection, found })))
  }
  const failed = moves.filter(({ after }) => after === null).length
  const changed = moves.length - failed
  const difference = moves.map(moveDifference).reduce(add, ZERO)
  return {
    ...{ ties, records: search.records, changed, unchanged: search.records - moves.length, failed },
    ...{ differenceKg: printExact(difference), moves, next: next && printPlace(next) },
  }
}

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
      const part = checkPreviewRequest(request)
      return read(context, async (tx) => {
        const changed = await changeIn(tx)
        const activities = [changed.before?.activity, changed.after?.activity]
        const collections = RULED_ACTIVITIES.filter((one) => activities.includes(one))
        const place = parsePlace(request.after, collections)
        return buildPage(tx, context, { change: changed, collections, place, part })
      })
    },
  }
}
